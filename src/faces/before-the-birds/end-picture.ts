import { altOf } from '../../art/alt.js';
import type { Picture } from '../../art/picture.js';
import type { BeforeTheBirdsView } from '../../games/before-the-birds/view.js';
import { atSeat, type BySeat, type Outcome, seatsOf } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import { bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { resignedAlt, resignedNotes } from '../resigned.js';
import { roundColumns } from '../round-columns.js';
import { numberColumn, type StandingColumn, standingBand } from '../standing-band.js';
import { titleBand } from '../title-band.js';
import { winnerBand } from '../winner-band.js';
import { endAlt, gameAlt } from './alts.js';
import { namesIn, pictureName } from './names.js';
import type { GameEnded } from './story-words.js';
import { worthColumns } from './worth-columns.js';

/** The end of a match: who wins, and by what trees, or by which games. */
export function endPicture(outcome: Outcome, view: BeforeTheBirdsView, audience: Audience): Picture {
  const { words } = audience;
  const columns = view.limit === null ? worthColumns(view.trees, words) : gameColumns(outcome, words);
  return bandsPicture({
    fileName: 'end.png',
    alt: altOf([...endAlt(outcome, view, audience), ...resignedAlt(audience)]),
    bands: [
      winnerBand(titleOf(outcome, audience)),
      standingBand(outcome.places, columns, { names: namesIn(audience), notes: resignedNotes(audience) }),
    ],
  });
}

/** A finished game of several: what its trees count for, and where everybody stands. */
export function gamePicture(event: GameEnded, audience: Audience): Picture {
  const { game, worths, totals } = event;
  const { words } = audience;
  const columns = [...worthColumns(worths, words), totalColumn(totals, words)];
  return bandsPicture({
    fileName: 'game.png',
    alt: altOf(gameAlt(event, audience)),
    bands: [
      titleBand(words.plain('before-the-birds.picture.game-over', { game }), ''),
      standingBand(placesOf(totals), columns, { names: namesIn(audience) }),
    ],
  });
}

const GAME_COLUMNS_MAX = 4;

function gameColumns({ rounds, totals }: Outcome, words: Words): readonly StandingColumn[] {
  const style = { width: 142, strong: false } as const;
  const head = (first: number, last: number) =>
    first === last
      ? words.plain('before-the-birds.picture.row.game', { game: last })
      : words.plain('before-the-birds.picture.row.earlier', { last });
  return [
    ...roundColumns(rounds, GAME_COLUMNS_MAX).map(({ first, last, points }) =>
      numberColumn(head(first, last), points, style),
    ),
    totalColumn(totals, words),
  ];
}

function totalColumn(totals: BySeat<number>, words: Words): StandingColumn {
  const head = words.plain('before-the-birds.picture.row.total');
  return numberColumn(head, totals, { width: 140, strong: true });
}

/** The lowest total is first. */
function placesOf(totals: BySeat<number>): BySeat<number> {
  return totals.map((total) => 1 + totals.filter((other) => other < total).length);
}

function titleOf({ places }: Outcome, audience: Audience): string {
  const { words } = audience;
  const winners = seatsOf(places.length).filter((seat) => atSeat(places, seat) === 1);
  const [winner] = winners;
  return winner === undefined || winners.length > 1
    ? words.plain('before-the-birds.picture.shared')
    : words.plain('before-the-birds.picture.wins', { name: pictureName(audience, winner) });
}
