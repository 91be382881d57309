import fc from 'fast-check';
import { expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import type { Seat } from '../../src/games/game-types.js';
import { pause } from '../../src/tables/agreement/pause.js';
import { resume } from '../../src/tables/agreement/resume.js';
import type { PeopleDeps } from '../../src/tables/deps.js';
import type { TableId } from '../../src/tables/ids.js';
import { changeSettings } from '../../src/tables/people/change-settings.js';
import { comeBack } from '../../src/tables/people/come-back.js';
import { setVacation } from '../../src/tables/people/set-vacation.js';
import type { QuietHours } from '../../src/tables/settings.js';
import type { Playing } from '../../src/tables/table.js';
import { isQuiet } from '../../src/tables/time/quiet-hours.js';
import { sweepDue } from '../../src/tables/time/sweep.js';
import { hostedToy } from '../kit/toy-game.js';
import { ANA, BEN, CLEO, type House, newHouse, THREAD } from './kit.js';

const PEOPLE = [ANA, BEN, CLEO] as const;
const HOUR_MS = 60 * 60_000;
const NIGHT: QuietHours = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin' };

/** Something that happens at or around a table. Numbers choose among what is possible then. */
type Happening =
  | { readonly kind: 'move'; readonly seat: number; readonly choice: number }
  | {
      readonly kind: 'take-back' | 'resign' | 'pause' | 'resume' | 'come-back' | 'vacation';
      readonly seat: number;
    }
  | { readonly kind: 'time'; readonly hours: number }
  | { readonly kind: 'reminders'; readonly seat: number; readonly how: 'off' | 'mention' | 'dm' }
  | { readonly kind: 'quiet'; readonly seat: number; readonly on: boolean }
  | { readonly kind: 'deliver' }
  | { readonly kind: 'fault'; readonly op: 'send' | 'edit' | 'delete'; readonly arrives: boolean };

const seats = fc.nat(PEOPLE.length - 1);
const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('move' as const), seat: seats, choice: fc.nat(9) }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('time' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 8, arbitrary: fc.constant({ kind: 'deliver' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('take-back', 'pause', 'resume', 'come-back', 'vacation'),
      seat: seats,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resign' as const), seat: seats }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('reminders' as const),
      seat: seats,
      how: fc.constantFrom('off', 'mention', 'dm'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('quiet' as const), seat: seats, on: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      op: fc.constantFrom('send', 'edit', 'delete'),
      arrives: fc.boolean(),
    }),
  },
);

/** Seat 1 is pinged and reminded of a decision that is then withdrawn, and comes again days later. */
const WITHDRAWN: Happening[] = [
  { kind: 'time', hours: 72 },
  { kind: 'move', seat: 0, choice: 0 },
  { kind: 'deliver' },
  { kind: 'time', hours: 18 },
  { kind: 'deliver' },
  { kind: 'take-back', seat: 0 },
  { kind: 'time', hours: 24 },
  { kind: 'time', hours: 18 },
  { kind: 'deliver' },
];

interface History {
  readonly house: House;
  readonly deps: PeopleDeps;
  readonly tableId: TableId;
  /** Pings and reminders since somebody last acted, by seat. */
  readonly pings: Map<Seat, number>;
}

async function begin(): Promise<History> {
  const house = newHouse();
  const { store, app } = house;
  const deps: PeopleDeps = {
    store: store.tables,
    people: store.people,
    games: [hostedToy],
    newSeed: () => 'ab'.repeat(32),
    newTableId: () => 'other' as TableId,
  };
  const opened = await app.tables.openTable({
    gameId: 'toy',
    options: { rounds: 3 },
    host: { userId: ANA, name: 'Ana' },
    place: { guildId: '200' as never, channelId: '300' as never },
    invited: [],
    now: app.now(),
  });
  const tableId = opened.ok ? opened.value.id : ('' as TableId);
  await house.join(tableId, BEN);
  await house.join(tableId, CLEO);
  await house.start(tableId);
  return { house, deps, tableId, pings: new Map() };
}

async function playing({ house, tableId }: History): Promise<Playing | undefined> {
  const table = await house.store.tables.find(tableId);
  return table?.status === 'playing' ? table : undefined;
}

/** Lets it happen, as far as it can. */
async function happen(history: History, what: Happening): Promise<void> {
  const { house, deps, tableId } = history;
  const now = house.app.now();
  const person = 'seat' in what ? must(PEOPLE[what.seat], 'Somebody sits there.') : ANA;
  const who = { tableId, userId: person, now };
  switch (what.kind) {
    case 'move':
      await move(history, what);
      return;
    case 'take-back': {
      const look = await house.app.tables.lookAtTable(tableId, person);
      const moveStep = look.ok && look.value.status === 'playing' ? look.value.takeBackStep : null;
      if (moveStep !== null) await house.app.tables.takeBack({ ...who, moveStep });
      return;
    }
    case 'resign':
      await house.app.tables.resign(who);
      return;
    case 'pause':
      await pause(deps, who);
      return;
    case 'resume':
      await resume(deps, who);
      return;
    case 'come-back':
      await comeBack(deps, who);
      return;
    case 'vacation':
      await setVacation(deps, { userId: person, until: (now + 48 * HOUR_MS) as typeof now, now });
      return;
    case 'reminders':
      await changeSettings(deps, { userId: person, change: { reminders: what.how }, now });
      return;
    case 'quiet':
      await changeSettings(deps, { userId: person, change: { quiet: what.on ? NIGHT : null }, now });
      return;
    case 'time':
      house.advance(what.hours * HOUR_MS);
      await sweepDue({ ...deps, timers: house.store.timers, members: house.places }, house.app.now());
      return;
    case 'fault':
      house.discord.failNext.push({ op: what.op, kind: 'passing', arrives: what.arrives });
      return;
    default:
      await deliver(history);
  }
}

async function move(
  { house, tableId }: History,
  { seat, choice }: Extract<Happening, { readonly kind: 'move' }>,
): Promise<void> {
  const userId = must(PEOPLE[seat], 'Somebody sits there.');
  const look = await house.app.tables.lookAtTable(tableId, userId);
  if (!look.ok || look.value.status !== 'playing' || look.value.due === null) return;
  const { situation, due } = look.value;
  const picked = situation.moves[choice % situation.moves.length];
  if (picked === undefined) return;
  const text = formatted(
    picked as { readonly kind: string; readonly number?: number; readonly height?: number },
  );
  await house.app.tables.makeMove({
    tableId,
    userId,
    sinceStep: due.sinceStep,
    move: text,
    now: house.app.now(),
  });
}

function formatted({ kind, number, height }: { kind: string; number?: number; height?: number }): string {
  return kind === 'pick' ? `pick-${number ?? 0}` : kind === 'top' ? `top-${height ?? 1}` : kind;
}

/** Delivers, and looks at whom it pings. */
async function deliver(history: History): Promise<void> {
  const { house, tableId, pings } = history;
  const before = house.discord.notified.length;
  const end = await house.deliver(tableId);
  const table = await playing(history);
  for (const userId of house.discord.notified.slice(before)) {
    const seat = PEOPLE.indexOf(userId as (typeof PEOPLE)[number]) as Seat;
    expect(table, 'nobody is called to a match that is over').toBeDefined();
    const asked = table?.due.some((due) => due.must && due.seat === seat) === true;
    expect(asked, `seat ${seat} is pinged for what it is asked`).toBe(true);
    expect(table?.away.includes(seat) === true || table?.resigned.includes(seat) === true).toBe(false);
    pings.set(seat, (pings.get(seat) ?? 0) + 1);
    expect(pings.get(seat), `seat ${seat} is pinged once and reminded once`).toBeLessThanOrEqual(2);
  }
  if (end.kind === 'delivered') expectOnePingEach(history);
}

/**
 * Whoever has moved, or for whom a move was made, may be called again. Whose decision was withdrawn by somebody's
 * taking back may be reminded of it when it falls due anew, but not pinged.
 */
async function forgetPings(history: History, rowsBefore: number): Promise<number> {
  const { house, tableId, pings } = history;
  const loaded = await house.store.tables.findWithLog(tableId);
  const rows = loaded?.log ?? [];
  for (const row of rows.slice(rowsBefore)) if (row.kind === 'move') pings.delete(row.seat);
  const due = loaded?.table.status === 'playing' ? loaded.table.due : [];
  for (const [seat, count] of pings)
    if (!due.some((one) => one.must && one.seat === seat)) pings.set(seat, Math.min(count, 1));
  return rows.length;
}

/** At most one ping that a player has not answered stands in the thread. */
function expectOnePingEach({ house }: History): void {
  const standing = house.discord.messages.filter(({ channelId }) => channelId === THREAD);
  for (const person of PEOPLE) {
    const called = standing.filter(({ pings }) => pings.includes(person));
    expect(called.length, `pings of ${person} that stand`).toBeLessThanOrEqual(1);
  }
}

test('whatever happens, nobody is called more than twice for one decision, nor after having acted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happenings, { maxLength: 60, size: 'max' }), async (script) => {
      const history = await begin();
      let rows = 0;
      for (const what of [...script, { kind: 'deliver' } as const, { kind: 'deliver' } as const]) {
        await happen(history, what);
        rows = await forgetPings(history, rows);
      }
    }),
    { numRuns: 150, examples: [[WITHDRAWN]] },
  );
}, 120_000);

test('in quiet hours nobody is called', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happenings, { maxLength: 60, size: 'max' }), async (script) => {
      const history = await begin();
      const { house, deps } = history;
      for (const userId of PEOPLE)
        await changeSettings(deps, { userId, change: { quiet: NIGHT }, now: house.app.now() });
      const calm = script.filter(({ kind }) => kind !== 'quiet' && kind !== 'fault');
      await house.deliver(history.tableId);
      for (const what of calm) {
        await happen(history, what);
        const before = house.discord.notified.length;
        // Told as soon as it has happened, as the running bot does.
        await house.deliver(history.tableId);
        if (isQuiet(NIGHT, house.app.now())) expect(house.discord.notified.slice(before)).toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
}, 120_000);
