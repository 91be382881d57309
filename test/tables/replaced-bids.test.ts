import { describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { Card } from '../../src/games/before-the-birds/cards.js';
import { beforeTheBirds } from '../../src/games/before-the-birds/game.js';
import { type BeforeTheBirdsMove, formatMove } from '../../src/games/before-the-birds/moves.js';
import type { BeforeTheBirdsView } from '../../src/games/before-the-birds/view.js';
import { hostGame } from '../../src/games/hosting.js';
import type { TableId } from '../../src/tables/ids.js';
import type { Notice } from '../../src/tables/notice.js';
import type { Person } from '../../src/tables/table.js';
import { type Days, HOUR_MS, later, moveAt, newDays, notices, playingAt, sweepAll } from '../kit/days.js';
import { ANA, BEN, CLEO, matchOf, minute, playingLook } from '../kit/tables.js';

const GAME = hostGame(beforeTheBirds);

/** A match of three, in which the clock has bid for Ana, and the others are waited for. */
interface Match extends Days {
  readonly tableId: TableId;
  readonly now: Instant;
}

describe.each([
  ['has been late twice', 2],
  ['is away', 3],
])('the bid of whoever %s', (_what, missed) => {
  test('tells nobody anything when it is replaced, then or later', async () => {
    const plain = await anaMissed(missed);
    const replaced = await anaMissed(missed);
    const before = await notices(replaced, replaced.tableId);
    const first = await bidOf(replaced, ANA);
    await bid(replaced, ANA, { now: later(replaced.now, HOUR_MS) });
    expect(await bidOf(replaced, ANA)).not.toBe(first);
    await bid(replaced, ANA, { card: first, now: later(replaced.now, HOUR_MS) });
    expect(await notices(replaced, replaced.tableId)).toEqual(before);
    expect(await publicFacts(replaced)).toEqual(await publicFacts(plain));

    for (const match of [plain, replaced]) {
      const soon = later(match.now, 2 * HOUR_MS);
      for (const who of [BEN, CLEO]) await bid(match, who, { now: soon });
      for (const hours of [30, 60, 90]) await sweepAll(match, later(soon, hours * HOUR_MS));
    }
    expect(await told(replaced)).toEqual(await told(plain));
    expect((await told(plain)).length).toBeGreaterThan(before.length + 3);
  });
});

/** Ana lets her time pass again and again; her bank is gone after the first time, so that she is late before the others. */
async function anaMissed(missed: number): Promise<Match> {
  const days = newDays([GAME]);
  const tableId = await matchOf(days.deps, {
    gameId: GAME.id,
    people: [ANA, BEN, CLEO],
    options: { deck: 'full', limit: 30 },
    pace: 'daily',
  });
  const match = { ...days, tableId };
  let now = minute(2);
  for (let round = 1; round < missed; round += 1) {
    for (const who of [BEN, CLEO]) await bid(match, who, { now });
    now = later(now, (round === 1 ? 72 : 24) * HOUR_MS);
    await sweepAll(match, now);
  }
  now = later(now, 25 * HOUR_MS);
  await sweepAll(match, now);
  expect((await playingAt(match, tableId)).due.filter((due) => due.must).map(({ seat }) => seat)).toEqual([
    1, 2,
  ]);
  expect(await playingAt(match, tableId)).toMatchObject({ missed: [missed, 0, 0] });
  return { ...match, now };
}

/** Without a card it is the first that may be bid. */
async function bid(
  match: Days & { readonly tableId: TableId },
  who: Person,
  { card, now }: { readonly card?: Card | null; readonly now: Instant },
): Promise<void> {
  const { situation } = await playingLook(match.deps, match.tableId, who);
  const moves = situation.moves as readonly BeforeTheBirdsMove[];
  const move = moves.find((one) => card === undefined || one.card === card);
  await moveAt(match.deps, match.tableId, [who, formatMove(must(move, 'A card to bid.')), now]);
}

async function bidOf(match: Match, who: Person): Promise<Card | null> {
  const { situation } = await playingLook(match.deps, match.tableId, who);
  return (situation.view as BeforeTheBirdsView).bid;
}

async function publicFacts(match: Match): Promise<unknown> {
  const { away, missed, clocks, banks, due } = await playingAt(match, match.tableId);
  return {
    away,
    missed,
    clocks,
    banks,
    asked: due.map(({ seat, must: isAwaited, kind, since }) => ({ seat, isAwaited, kind, since })),
  };
}

async function told(match: Match): Promise<readonly unknown[]> {
  return (await notices(match, match.tableId)).map(withoutSteps);
}

// The counter of steps is shown to nobody.
function withoutSteps(notice: Notice): unknown {
  return JSON.parse(
    JSON.stringify(notice, (key, value: unknown) => (key === 'sinceStep' ? undefined : value)),
  );
}
