import { altOf } from '../../art/alt.js';
import type { Picture } from '../../art/picture.js';
import { atSeat, type BySeat, type Seat, seatsOf } from '../../games/game-types.js';
import type { RoundScore } from '../../games/trickadee/events.js';
import type { Words } from '../../words/words.js';
import { bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { pointsWord, seedsWord } from './card-words.js';
import { type ScoreColumn, scoreSheetBand } from './score-sheet.js';
import { titleBand } from './seat-art.js';

export interface RoundShown {
  readonly round: RoundScore;
  /** Points of each round up to this one. */
  readonly rounds: readonly BySeat<number>[];
  readonly totals: BySeat<number>;
}

/** What a round brought to everybody, and where they stand. */
export function roundPicture(shown: RoundShown, audience: Audience): Picture {
  const { round, rounds, totals } = shown;
  const { words } = audience;
  const columns: readonly ScoreColumn[] = [
    ...roundColumns(rounds, words),
    { head: words.plain('trickadee.picture.row.seeds'), values: round.seeds.map(String) },
    { head: words.plain('trickadee.picture.row.total'), values: totals.map(String), strong: true },
  ];
  return bandsPicture({
    fileName: 'round.png',
    alt: altOf(roundAlt(shown, audience)),
    bands: [
      titleBand(words.plain('trickadee.picture.round-over', { round: round.round }), ''),
      scoreSheetBand(bestFirst(totals), columns, audience),
    ],
  });
}

/** The seats by what they have scored. */
export function bestFirst(totals: BySeat<number>): readonly Seat[] {
  return seatsOf(totals.length).toSorted((one, other) => atSeat(totals, other) - atSeat(totals, one));
}

/** A column for each round. */
export function roundColumns(rounds: readonly BySeat<number>[], words: Words): readonly ScoreColumn[] {
  return rounds.map((points, index) => ({
    head: words.plain('trickadee.picture.row.round', { round: index + 1 }),
    values: points.map(String),
  }));
}

function roundAlt({ round, totals }: RoundShown, { words, names }: Audience): readonly string[] {
  return [
    words.plain('trickadee.alt.round', { round: round.round }),
    ...bestFirst(totals).map((seat) =>
      words.plain('trickadee.alt.round-seat', {
        name: atSeat(names, seat),
        points: pointsWord(atSeat(round.points, seat), words),
        total: atSeat(totals, seat),
        seeds: seedsWord(atSeat(round.seeds, seat), words),
      }),
    ),
  ];
}
