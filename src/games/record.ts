import { createHash } from 'node:crypto';
import type { BySeat, Deal, OptionValues, Outcome, Seat } from './game-types.js';

export const RECORD_FORMAT = 'thicket-match';
/** Raised when a record of the same match would be written otherwise. */
export const RECORD_VERSION = 1;

/** What a record tells of a match; `docs/record.md` says what each thing means. */
export interface RecordedMatch {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  /** What everybody was called. */
  readonly seats: BySeat<string>;
  /** SHA-256 of the seed's text, as it was shown before the first deal. */
  readonly seal: string;
  readonly seed: string;
  readonly deals: readonly RecordedDeal[];
  readonly moves: readonly RecordedMove[];
  /** Seats that were given up, in the order they left. */
  readonly resigned: readonly Seat[];
  readonly result: Outcome;
}

export interface RecordedDeal extends Deal {
  readonly afterMoves: number;
}

export interface RecordedMove {
  readonly seat: Seat;
  readonly move: string;
}

/** A match that is over, as a file from which anybody can check it. */
export interface MatchRecord extends RecordedMatch {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  /** See `checksumOf`. */
  readonly checksum: string;
}

/** The text of a record: JSON, with a line for each deal and each move. */
export function writtenRecord(match: RecordedMatch): string {
  const lines = Object.entries({ ...inOrder(match), checksum: checksumOf(match) }).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${written(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * SHA-256 of everything else in the record, which tells a damaged file from a whole one. Whoever changes a record on
 * purpose can work it out anew, so it proves nothing.
 */
export function checksumOf(match: RecordedMatch): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(match)))
    .digest('hex');
}

/** Names each field once more, since the order of a parsed record is whatever its text has. */
function inOrder(match: RecordedMatch): Omit<MatchRecord, 'checksum'> {
  const { game, rulesVersion, options, seats, seal, seed, deals, moves, resigned, result } = match;
  const { places, totals, rounds } = result;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game,
    rulesVersion,
    options: Object.fromEntries(Object.entries(options).toSorted(byName)),
    seats,
    seal,
    seed,
    deals: deals.map(({ shuffle, afterMoves, hands, others }) => ({
      shuffle,
      afterMoves,
      hands,
      others: Object.fromEntries(Object.entries(others).toSorted(byName)),
    })),
    moves: moves.map(({ seat, move }) => ({ seat, move })),
    resigned,
    result: { places, totals, rounds },
  };
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

function written(value: unknown): string {
  if (!Array.isArray(value) || typeof value[0] !== 'object') return JSON.stringify(value);
  return `[\n${value.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
}
