import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { hostGame } from '../../src/games/hosting.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import { openStore, type Store } from '../../src/store/store.js';
import type { ChannelId, GuildId, TableId, UserId } from '../../src/tables/ids.js';
import { type SweepDeps, sweepDue } from '../../src/tables/time/sweep.js';
import { digits, type Finding, type Measurement } from '../finding.js';
import { type DuelSamples, interleave, ratiosOf, spreadOf } from '../samples.js';
import { fillStore } from './fill-store.js';

const MANY = 100_000;
const FEW = 10;
const SINCE = Date.UTC(2026, 0, 1) as Instant;
/** Sweeps in one sample, where nothing is due. */
const SWEEPS = 500;
const REPEATS = 15;
const WARM_UPS = 3;
/** About as many as ten matches have that nobody goes on with. */
const REMINDERS = 30;
const FAR = Number.MAX_SAFE_INTEGER as Instant;

/** The look for what is due by itself, with many matches waiting and with few. */
export const sweep: Measurement = { name: 'sweep', run: measureSweep };

async function measureSweep(): Promise<readonly Finding[]> {
  return withStore(MANY, (many) =>
    withStore(FEW, async (few) => {
      const idle = await interleave({
        ours: () => timeIdle(many),
        theirs: () => timeIdle(few),
        repeats: REPEATS,
        warmUps: WARM_UPS,
      });
      const reminding = await timeReminders(many, few);
      return [
        findingOf('a sweep that finds nothing due', idle, `${SWEEPS} sweeps ${REPEATS} times each`),
        findingOf('a sweep that reminds one seat', reminding, `${reminding.ours.length} sweeps each`),
      ];
    }),
  );
}

async function timeIdle(deps: SweepDeps): Promise<number> {
  const begin = performance.now();
  for (let count = 0; count < SWEEPS; count += 1) await sweepDue(deps, SINCE);
  return (performance.now() - begin) / SWEEPS;
}

function timeReminders(many: SweepDeps, few: SweepDeps): Promise<DuelSamples> {
  return interleave({
    ours: () => timeReminder(many),
    theirs: () => timeReminder(few),
    repeats: REMINDERS,
    warmUps: WARM_UPS,
  });
}

/** The sweep at the instant of the next reminder; whatever falls due before is swept before. */
async function timeReminder(deps: SweepDeps): Promise<number> {
  for (;;) {
    const [next] = await deps.timers.due(FAR, 1);
    const { kind, at } = must(next, 'There is another reminder.');
    const begin = performance.now();
    const { changed } = await sweepDue(deps, at);
    const ms = performance.now() - begin;
    if (changed.length === 0) throw new Error('The sweep has changed nothing.');
    if (kind === 'remind' && changed.length === 1) return ms;
  }
}

async function withStore<Value>(count: number, use: (deps: SweepDeps) => Promise<Value>): Promise<Value> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'thicket-sweep-'));
  try {
    const store = await filledStore(dataFolder, count);
    try {
      return await use(depsOn(store));
    } finally {
      store.close();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function filledStore(dataFolder: string, count: number): Promise<Store> {
  const store = await openStore({ dataFolder });
  const people = Array.from({ length: 100 }, (_, index) => ({
    userId: `${8_000_000_000_000_000 + index}` as UserId,
    name: `Person ${index}`,
  }));
  const place = { guildId: '1' as GuildId, channelId: '2' as ChannelId };
  await fillStore(store, FEW, { place, people, since: SINCE });
  store.close();
  multiply(path.join(dataFolder, 'thicket.db'), count / FEW);
  return openStore({ dataFolder });
}

/** Copies every table of the store, with all that belongs to it, under other ids and at later times. */
function multiply(file: string, times: number): void {
  const database = new Sqlite(file);
  database.pragma('foreign_keys = OFF');
  database.transaction(() => {
    for (const name of ['tables', 'people', 'log', 'timers']) copyRows(database, name, times);
  })();
  database.close();
}

function copyRows(database: Sqlite.Database, name: string, times: number): void {
  const columns = (database.pragma(`table_info(${name})`) as readonly { readonly name: string }[]).map(
    (column) => column.name,
  );
  const copied = columns.map((column) => {
    const isId = column === 'table_id' || (name === 'tables' && column === 'id');
    if (isId) return `printf('c%06d%s', n, substr(${column}, -3))`;
    return name === 'timers' && column === 'at' ? `"at" + n * ${FEW * 1000}` : `"${column}"`;
  });
  database.exec(`
    WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${times - 1})
    INSERT INTO ${name} (${columns.map((column) => `"${column}"`).join(', ')})
    SELECT ${copied.join(', ')} FROM copies, (SELECT * FROM ${name}) WHERE ${times} > 1`);
}

function depsOn(store: Store): SweepDeps {
  return {
    store: store.tables,
    timers: store.timers,
    members: { isMember: () => Promise.resolve(true) },
    games: [hostGame(woodlandTricks)],
    newSeed: () => '0'.repeat(64),
    newTableId: () => 'none' as TableId,
  };
}

function findingOf(what: string, samples: DuelSamples, counted: string): Finding {
  const [many, few] = [spreadOf(samples.ours).median, spreadOf(samples.theirs).median];
  return {
    what: `${what} with ${MANY} tables waiting, to the same with ${FEW}`,
    ratio: spreadOf(ratiosOf(samples)),
    required: { kind: 'at-most', value: 1.5 },
    figures: `${digits(many)} ms against ${digits(few)} ms; ${counted}`,
  };
}
