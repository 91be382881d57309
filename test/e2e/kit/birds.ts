import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { textOf } from '../../../playground/driver/reading.js';
import { must } from '../../../src/base/invariant.js';
import type { BeforeTheBirdsState } from '../../../src/games/before-the-birds/state.js';
import type { Match } from './match.js';
import type { Choice, Player } from './player.js';
import { publicMessages } from './story.js';

/** What the thread tells of one seat's bid. */
export interface ToldBid {
  readonly name: string;
  readonly bid: string;
  readonly collected: string;
}

export interface ToldRound {
  readonly round: number;
  readonly bids: readonly ToldBid[];
}

const ROUND = /^\*\*Round (?<round>\d)\*\*(?:, the last acorns of all hands)? · (?<bids>.*)\.$/;
const BID = /^(?<name>\w+)'s (?<bid>\d\d) takes (?<collected>\d\d) \w+$/;

/** The rounds of a match of Before The Birds, as its thread tells them to everybody. */
export async function toldRounds({ stage, thread }: Match): Promise<readonly ToldRound[]> {
  const texts = (await publicMessages(stage, thread)).map(textOf);
  return texts.flatMap((text) => {
    const { round, bids } = ROUND.exec(text)?.groups ?? {};
    if (round === undefined || bids === undefined) return [];
    return [{ round: Number(round), bids: bids.split(', ').map(toldBid) }];
  });
}

function toldBid(text: string): ToldBid {
  const { name = '', bid = '', collected = '' } = must(BID.exec(text)?.groups, `Not a bid: ${text}`);
  return { name, bid, collected };
}

/** The score of the tree that grows of these cards, worked out without the game's own rules. */
export function scoreOf(collected: readonly string[]): number {
  const depths = new Map<number, number>();
  for (const card of collected.map(Number)) {
    const above = Math.max(...[...depths.keys()].filter((other) => other < card), -1);
    const below = Math.min(...[...depths.keys()].filter((other) => other > card), 70);
    // A new card lies under whichever of its two neighbours in order lies deeper.
    depths.set(card, 1 + Math.max(depths.get(above) ?? 0, depths.get(below) ?? 0));
  }
  const colours = new Set(collected.map((card) => Number(card) % 7));
  return Math.max(...depths.values()) + colours.size;
}

/** The state of a match, hidden cards included. */
export function birdsStateOf({ stage, tableId }: Match): BeforeTheBirdsState {
  return JSON.parse(must(stage.store.table(tableId).state, 'A match has a state.')) as BeforeTheBirdsState;
}

/** A bid for this card, or one in place of the bid that lies there. */
export function bidding(player: Player, card: string): Choice {
  const found = player.choices.find(({ move }) => move.endsWith(`bid-${card}`));
  return must(found, `${player.person.name} can bid ${card}.`);
}

/**
 * Deals what only a seat knows, its hand and its bid, for cards that were dealt to nobody, in the database of a bot that
 * is down; and every deal to come.
 */
export function redealBirds(
  dataFolder: string,
  { tableId, seat }: { readonly tableId: string; readonly seat: number },
): void {
  const database = new Sqlite(path.join(dataFolder, 'thicket.db'));
  try {
    const row = database.prepare('SELECT state FROM tables WHERE id = ?').get(tableId) as {
      readonly state: string;
    };
    const after = dealtDifferently(JSON.parse(row.state) as BeforeTheBirdsState, seat);
    database
      .prepare('UPDATE tables SET state = ?, seed = ? WHERE id = ?')
      .run(JSON.stringify(after), OTHER_SEED, tableId);
  } finally {
    database.close();
  }
}

const OTHER_SEED = 'f'.repeat(64);

function dealtDifferently(state: BeforeTheBirdsState, seat: number): BeforeTheBirdsState {
  const { match, game } = state;
  const hand = must(game.hands[seat], 'hand');
  const bid = game.bids[seat] ?? null;
  const own = bid === null ? hand : [...hand, bid];
  const drawn = game.leftOut.filter((_, index) => index % 2 === 0).slice(0, own.length);
  const swapped = drawn.slice(0, hand.length);
  return {
    ...state,
    match: { ...match, seed: OTHER_SEED },
    game: {
      ...game,
      hands: game.hands.map((held, index) => (index === seat ? swapped.toSorted() : held)),
      bids: game.bids.map((laid, index) =>
        index === seat && bid !== null ? must(drawn.at(-1), 'bid') : laid,
      ),
      leftOut: [...game.leftOut.filter((card) => !drawn.includes(card)), ...own].toSorted(),
    },
  };
}
