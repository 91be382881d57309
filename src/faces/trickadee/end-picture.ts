import { altOf } from '../../art/alt.js';
import type { Picture } from '../../art/picture.js';
import { atSeat, type BySeat, type Outcome } from '../../games/game-types.js';
import { bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { joined } from '../lists.js';
import { resignedAlt, resignedNotes } from '../resigned.js';
import { numberColumn, standingBand } from '../standing-band.js';
import { winnerBand } from '../winner-band.js';
import { pointsWord } from './card-words.js';
import { namesIn, pictureName } from './names.js';
import { bestFirst, roundColumns, totalColumn } from './round-picture.js';

const SEEDS_COLUMN = { width: 190, strong: false } as const;

export interface EndShown {
  readonly outcome: Outcome;
  /** Points for seeds; `null` of a match that ended before its time. */
  readonly seedPoints: BySeat<number> | null;
}

/** The end of a match: who wins, and what everybody's total is made of. */
export function endPicture(shown: EndShown, audience: Audience): Picture {
  const { outcome, seedPoints } = shown;
  const { words } = audience;
  const seeds = seedPoints?.map((points) => `+${points}`);
  const columns = [
    ...roundColumns(outcome.rounds, words),
    ...(seeds ? [numberColumn(words.plain('trickadee.picture.row.seed-points'), seeds, SEEDS_COLUMN)] : []),
    totalColumn(outcome.totals, words),
  ];
  return bandsPicture({
    fileName: 'end.png',
    alt: altOf([...endAlt(shown, audience), ...resignedAlt(audience)]),
    bands: [
      winnerBand(titleOf(outcome, audience)),
      standingBand(outcome.places, columns, { names: namesIn(audience), notes: resignedNotes(audience) }),
    ],
  });
}

function seatsByPlace({ places, totals }: Outcome) {
  return bestFirst(totals).toSorted((one, other) => atSeat(places, one) - atSeat(places, other));
}

function titleOf({ places }: Outcome, audience: Audience): string {
  const { words } = audience;
  const winners = bestFirst(places).filter((seat) => atSeat(places, seat) === 1);
  const [winner] = winners;
  return winner === undefined || winners.length > 1
    ? words.plain('trickadee.picture.shared')
    : words.plain('trickadee.picture.wins', { name: pictureName(audience, winner) });
}

function endAlt({ outcome, seedPoints }: EndShown, { words, names }: Audience): readonly string[] {
  const seats = seatsByPlace(outcome).map((seat) => {
    const facts = {
      name: atSeat(names, seat),
      place: atSeat(outcome.places, seat),
      total: pointsWord(atSeat(outcome.totals, seat), words),
    };
    if (outcome.rounds.length === 0) return words.plain('trickadee.alt.end-seat-at-once', facts);
    const points = outcome.rounds.map((round) => `${atSeat(round, seat)}`);
    const rounds = joined(points, 'and', words);
    return seedPoints === null
      ? words.plain('trickadee.alt.end-seat-early', { ...facts, rounds })
      : words.plain('trickadee.alt.end-seat', { ...facts, rounds, seeds: atSeat(seedPoints, seat) });
  });
  return [words.plain('trickadee.alt.over'), ...seats];
}
