import { altOf } from '../../art/alt.js';
import type { Picture } from '../../art/picture.js';
import { atSeat, type BySeat } from '../../games/game-types.js';
import type { RoundScore } from '../../games/woodland-tricks/events.js';
import type { Words } from '../../words/words.js';
import { bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { numberColumn, placesByTotal, type StandingColumn, standingBand } from '../standing-band.js';
import { titleBand } from '../title-band.js';
import { pointsWord, tricksWord } from './card-words.js';
import { namesIn } from './names.js';
import { SEATS } from './sight.js';

export interface RoundShown extends RoundScore {
  readonly totals: BySeat<number>;
  readonly target: number;
}

/** What a round brought, from tricks to totals. */
export function roundPicture(shown: RoundShown, audience: Audience): Picture {
  const { round, target, totals } = shown;
  const { words } = audience;
  return bandsPicture({
    fileName: 'round.png',
    alt: altOf(roundAlt(shown, audience)),
    bands: [
      titleBand(
        words.plain('woodland-tricks.picture.scores-title', { round }),
        words.plain('woodland-tricks.picture.to-target', { target }),
      ),
      standingBand(placesByTotal(totals), columnsOf(shown, words), { names: namesIn(audience) }),
    ],
  });
}

function columnsOf(shown: RoundShown, words: Words): readonly StandingColumn[] {
  const column = (
    name: 'tricks' | 'trick-points' | 'sevens' | 'round' | 'total',
    values: BySeat<number | string>,
  ) =>
    numberColumn(words.plain(`woodland-tricks.picture.row.${name}`), values, {
      width: name === 'total' ? 140 : 134,
      strong: name === 'total',
    });
  return [
    column('tricks', shown.tricks),
    column('trick-points', shown.trickPoints),
    column('sevens', shown.bonuses.map(signed)),
    column('round', shown.points.map(signed)),
    column('total', shown.totals),
  ];
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : `${points}`;
}

function roundAlt(shown: RoundShown, { words, names }: Audience): readonly string[] {
  return [
    words.plain('woodland-tricks.alt.round', { round: shown.round }),
    ...SEATS.map((seat) =>
      words.plain('woodland-tricks.alt.round-seat', {
        name: atSeat(names, seat),
        tricks: tricksWord(atSeat(shown.tricks, seat), words),
        trickPoints: atSeat(shown.trickPoints, seat),
        bonus: atSeat(shown.bonuses, seat),
        points: pointsWord(atSeat(shown.points, seat), words),
        total: atSeat(shown.totals, seat),
      }),
    ),
  ];
}
