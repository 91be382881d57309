import type { Outcome, PastMatch, Seat } from '../../src/games/game-types.js';
import { type HostedGame, sealOfSeed } from '../../src/games/hosting.js';
import { checksumOf, type MatchRecord } from '../../src/games/record.js';
import { GAMES } from '../../src/games/shelf.js';
import { rankedWithLeavers } from '../../src/tables/match/places.js';
import { readRecord } from './read-record.js';

/** One thing that was looked at, and what was found. */
export interface Finding {
  readonly right: boolean;
  readonly told: string;
}

/** Works everything in a record out anew. The match is as it says where every finding is right. */
export function verifyRecord(text: string): readonly Finding[] {
  const read = readRecord(text);
  if (!read.ok) return [wrong(read.error)];
  const record = read.value;
  const about = [checksumFinding(record), sealFinding(record)];
  const game = GAMES.find(({ id }) => id === record.game);
  if (game === undefined) return [...about, wrong(`There is no game "${record.game}".`)];
  const unfit = unfitness(game, record);
  if (unfit !== undefined) return [...about, wrong(unfit)];
  return [...about, ...matchFindings(game, record)];
}

function checksumFinding(record: MatchRecord): Finding {
  return checksumOf(record) === record.checksum
    ? right('Checksum: the file is whole.')
    : wrong('Checksum: the file is damaged, or somebody has changed it.');
}

function sealFinding({ seed, seal }: MatchRecord): Finding {
  return sealOfSeed(seed) === seal
    ? right(`Seal: the seed opens it. The match's first message has to show the same one:\n  ${seal}`)
    : wrong('Seal: the seed does not open it, so the deals were not settled at the start.');
}

/** Why the record cannot be of this game, if so. */
function unfitness(game: HostedGame, record: MatchRecord): string | undefined {
  const { rulesVersion, options, seats, moves, resigned } = record;
  if (rulesVersion !== game.rulesVersion)
    return `These are rules ${game.rulesVersion} of the game; the match was played by rules ${rulesVersion}.`;
  if (!game.seatCounts.includes(seats.length)) return `The game is not for ${seats.length} seats.`;
  const checked = game.checkOptions(options);
  if (!checked.ok || !isSame(checked.value, options)) return 'The game has no such options.';
  const named = [...moves.map(({ seat }) => seat), ...resigned];
  const unknown = named.find((seat) => seat >= seats.length);
  if (unknown !== undefined) return `There is no seat ${unknown}.`;
  return new Set(resigned).size < resigned.length ? 'A seat cannot be given up twice.' : undefined;
}

function matchFindings(game: HostedGame, record: MatchRecord): readonly Finding[] {
  const { options, seats, seed, moves } = record;
  const played = game.lookBack({ options, seatCount: seats.length, seed }, moves);
  if (!played.ok) {
    const { index, reason } = played.error;
    const { seat, move } = moves[index] ?? { seat: 0, move: '' };
    return [wrong(`Move ${index + 1}, "${move}" of seat ${seat}, was not possible: ${reason}.`)];
  }
  const past = played.value;
  return [
    right(`Moves: all ${moves.length} were possible.`),
    keptFinding(game, record),
    ...dealFindings(past, record),
    ...resultFindings(past, record),
  ];
}

// What was undone or replaced is nobody's business, so a record that has it was not written by the bot.
function keptFinding(game: HostedGame, { moves }: MatchRecord): Finding {
  const kept = game.keptMoves(moves);
  return isSame(kept, moves)
    ? right('Moves: none of them is one that was undone or replaced.')
    : wrong('Moves: some of them were undone or replaced, and a record does not tell those.');
}

function dealFindings({ deals }: PastMatch, record: MatchRecord): readonly Finding[] {
  if (deals.length !== record.deals.length)
    return [wrong(`Deals: there were ${deals.length}, and the record has ${record.deals.length}.`)];
  return deals.map((deal, index) =>
    isSame(deal, record.deals[index])
      ? right(`Deal ${deal.shuffle}: as the seed has it.`)
      : wrong(`Deal ${deal.shuffle}: the seed deals otherwise.`),
  );
}

function resultFindings(past: PastMatch, { seats, resigned, result }: MatchRecord): readonly Finding[] {
  const stayed = seats.length - resigned.length;
  if (stayed < 1) return [wrong('Result: a match ends as soon as one seat alone has not been given up.')];
  if (past.outcome === undefined && stayed !== 1)
    return [wrong('Result: the match was not over with the last move.')];
  if (past.outcome !== undefined && stayed === 1)
    return [wrong('Result: the match was played to its end, which it is not where one seat alone stays.')];
  const places = placesOf(
    past,
    seats.map(() => 1),
    resigned,
  );
  const { totals, rounds } = past.scores;
  return [
    found('Result: the points of each round', isSame(rounds, result.rounds)),
    found('Result: the totals', isSame(totals, result.totals)),
    found('Result: the places', isSame(places, result.places)),
  ];
}

// Whoever has given up comes last, whatever the cards say.
function placesOf(
  { outcome }: PastMatch,
  equal: Outcome['places'],
  resigned: readonly Seat[],
): Outcome['places'] {
  return rankedWithLeavers(outcome?.places ?? equal, resigned);
}

function found(what: string, isRight: boolean): Finding {
  return isRight ? right(`${what} are right.`) : wrong(`${what} are not what the moves come to.`);
}

function right(told: string): Finding {
  return { right: true, told };
}

function wrong(told: string): Finding {
  return { right: false, told };
}

/** Whatever the order of fields. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
