import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { hostGame } from '../../src/games/hosting.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import type { StandingsDeps } from '../../src/standings/deps.js';
import { readLeaderboard } from '../../src/standings/leaderboard.js';
import { type Cursor, type LeaderboardPage, MEASURES } from '../../src/standings/types.js';
import { openStore } from '../../src/store/store.js';
import type { GuildId, UserId } from '../../src/tables/ids.js';
import { chanceOf } from '../chance.js';
import { digits, type Finding, type Measurement } from '../finding.js';
import { type DuelSamples, interleave, ratiosOf, spreadOf } from '../samples.js';
import { fillBoard } from './fill-board.js';

const MANY = 100_000;
const FEW = 10;
const NOW = Date.UTC(2026, 10, 30) as Instant;
const GUILD = '1' as GuildId;
/** Pages in one sample. */
const PAGES = 100;
const REPEATS = 25;
const WARM_UPS = 5;
/** Pages turned before those in the middle are measured; with few people there is one page only. */
const TURNS = 20;

/** One page of a leaderboard with the asker's own row, among many people and among few. */
export const leaderboard: Measurement = { name: 'leaderboard', run: measureLeaderboard };

async function measureLeaderboard(): Promise<readonly Finding[]> {
  return withPeople(MANY, (many) =>
    withPeople(FEW, async (few) => {
      const first = await duel(many, few);
      return [
        findingOf('the first page of a leaderboard and the own row', first),
        findingOf('a page further on and the own row', await duel(await furtherOn(many), few)),
      ];
    }),
  );
}

interface Side {
  readonly deps: StandingsDeps;
  readonly people: number;
  /** By measure; the first page where there is none. */
  readonly cursors: readonly (Cursor | null)[];
}

function duel(many: Side, few: Side): Promise<DuelSamples> {
  return interleave({
    ours: () => timePages(many),
    theirs: () => timePages(few),
    repeats: REPEATS,
    warmUps: WARM_UPS,
  });
}

async function timePages(side: Side): Promise<number> {
  const chance = chanceOf(1);
  const begin = performance.now();
  for (let count = 0; count < PAGES; count += 1) {
    const which = count % MEASURES.length;
    const page = await pageOf(side, which, {
      asker: Math.floor(chance() * side.people),
      cursor: side.cursors[which] ?? null,
    });
    if (page.rows.length !== Math.min(10, side.people) || page.own === null)
      throw new Error('The page is not whole.');
  }
  return (performance.now() - begin) / PAGES;
}

function pageOf(
  { deps }: Side,
  which: number,
  { asker, cursor }: { readonly asker: number; readonly cursor: Cursor | null },
): Promise<LeaderboardPage> {
  return readLeaderboard(deps, {
    guildId: GUILD,
    gameId: woodlandTricks.id,
    measure: must(MEASURES[which], 'There are measures.'),
    span: 'all',
    presentOnly: which % 2 === 0,
    cursor,
    asker: `person-${asker}` as UserId,
    now: NOW,
  });
}

async function furtherOn(side: Side): Promise<Side> {
  const cursors: (Cursor | null)[] = [];
  for (const which of MEASURES.keys()) {
    let cursor: Cursor | null = null;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const page: LeaderboardPage = await pageOf(side, which, { asker: 0, cursor });
      cursor = page.after;
    }
    cursors.push(cursor);
  }
  return { ...side, cursors };
}

function findingOf(what: string, samples: DuelSamples): Finding {
  const [ours, theirs] = [spreadOf(samples.ours), spreadOf(samples.theirs)];
  return {
    what: `${what}, with ${MANY} people to ${FEW}`,
    ratio: spreadOf(ratiosOf(samples)),
    required: { kind: 'at-most', value: 1.5 },
    figures: `${digits(ours.median)} ms against ${digits(theirs.median)} ms, ${PAGES} pages ${REPEATS} times each`,
  };
}

async function withPeople<Value>(people: number, use: (side: Side) => Promise<Value>): Promise<Value> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'thicket-leaderboard-'));
  try {
    (await openStore({ dataFolder })).close();
    fillBoard(path.join(dataFolder, 'thicket.db'), { guildId: GUILD, gameId: woodlandTricks.id, people });
    const store = await openStore({ dataFolder });
    try {
      const deps = { boards: store.boards, games: [hostGame(woodlandTricks)] };
      return await use({ deps, people, cursors: [] });
    } finally {
      store.close();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
