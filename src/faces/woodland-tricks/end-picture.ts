import { altOf } from '../../art/alt.js';
import type { Picture } from '../../art/picture.js';
import { atSeat, type Outcome } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import { bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { joined } from '../lists.js';
import { resignedAlt, resignedNotes } from '../resigned.js';
import { roundColumns } from '../round-columns.js';
import { numberColumn, type StandingColumn, standingBand } from '../standing-band.js';
import { winnerBand } from '../winner-band.js';
import { pointsWord } from './card-words.js';
import { namesIn, pictureName } from './names.js';
import { SEATS } from './sight.js';

const ROUND_COLUMNS_MAX = 6;

/** The end of a match: who wins, and the rounds that made the totals. */
export function endPicture(outcome: Outcome, audience: Audience): Picture {
  const columns = columnsOf(outcome, audience.words);
  return bandsPicture({
    fileName: 'end.png',
    alt: altOf([...endAlt(outcome, audience), ...resignedAlt(audience)]),
    bands: [
      winnerBand(titleOf(outcome, audience)),
      standingBand(outcome.places, columns, { names: namesIn(audience), notes: resignedNotes(audience) }),
    ],
  });
}

function columnsOf({ rounds, totals }: Outcome, words: Words): readonly StandingColumn[] {
  const head = (first: number, last: number) =>
    first === last
      ? words.plain('table.scores.round', { number: last })
      : words.plain('table.scores.rounds', { first, last });
  return [
    ...roundColumns(rounds, ROUND_COLUMNS_MAX).map(({ first, last, points }) =>
      numberColumn(head(first, last), points, { width: first === last ? 100 : 124, strong: false }),
    ),
    numberColumn(words.plain('woodland-tricks.picture.row.total'), totals, { width: 140, strong: true }),
  ];
}

function titleOf({ places }: Outcome, audience: Audience): string {
  const { words } = audience;
  const winners = SEATS.filter((seat) => atSeat(places, seat) === 1);
  const [winner] = winners;
  return winner === undefined || winners.length > 1
    ? words.plain('woodland-tricks.picture.shared')
    : words.plain('woodland-tricks.picture.wins', { name: pictureName(audience, winner) });
}

function endAlt(outcome: Outcome, audience: Audience): readonly string[] {
  const { words, names } = audience;
  const seats = SEATS.toSorted(
    (one, other) => atSeat(outcome.places, one) - atSeat(outcome.places, other),
  ).map((seat) => {
    const facts = {
      name: atSeat(names, seat),
      place: atSeat(outcome.places, seat),
      total: pointsWord(atSeat(outcome.totals, seat), words),
    };
    if (outcome.rounds.length === 0) return words.plain('woodland-tricks.alt.end-seat-early', facts);
    const points = outcome.rounds.map((round) => `${atSeat(round, seat)}`);
    return words.plain('woodland-tricks.alt.end-seat', { ...facts, rounds: joined(points, 'and', words) });
  });
  return [words.plain('woodland-tricks.alt.over'), ...seats];
}
