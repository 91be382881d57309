import { altOf } from '../../art/alt.js';
import type { Picture } from '../../art/picture.js';
import { atSeat, type BySeat, type Seat, seatsOf } from '../../games/game-types.js';
import type { RoundScore } from '../../games/trickadee/events.js';
import type { Words } from '../../words/words.js';
import { bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { numberColumn, placesByTotal, type StandingColumn, standingBand } from '../standing-band.js';
import { titleBand } from '../title-band.js';
import { pointsWord, seedsWord } from './card-words.js';
import { namesIn } from './names.js';

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
  const columns = [
    ...roundColumns(rounds, words),
    totalColumn(totals, words),
    // Behind the sum, since they are no part of it.
    numberColumn(words.plain('trickadee.picture.row.seeds'), round.seeds, { width: 240, strong: false }),
  ];
  return bandsPicture({
    fileName: 'round.png',
    alt: altOf(roundAlt(shown, audience)),
    bands: [
      titleBand(words.plain('trickadee.picture.round-over', { round: round.round }), ''),
      standingBand(placesByTotal(totals), columns, { names: namesIn(audience) }),
    ],
  });
}

/** The seats by what they have scored. */
export function bestFirst(totals: BySeat<number>): readonly Seat[] {
  return seatsOf(totals.length).toSorted((one, other) => atSeat(totals, other) - atSeat(totals, one));
}

const PLAIN_COLUMN = { width: 142, strong: false } as const;

/** A column for each round. */
export function roundColumns(rounds: readonly BySeat<number>[], words: Words): readonly StandingColumn[] {
  return rounds.map((points, index) =>
    numberColumn(words.plain('trickadee.picture.row.round', { round: index + 1 }), points, PLAIN_COLUMN),
  );
}

export function totalColumn(totals: BySeat<number>, words: Words): StandingColumn {
  return numberColumn(words.plain('trickadee.picture.row.total'), totals, { width: 140, strong: true });
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
