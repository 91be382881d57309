import { ACORN_CARD_SIZES } from '../../art/acorn-card-layout.js';
import { paintAcornCard } from '../../art/acorn-cards.js';
import { altOf } from '../../art/alt.js';
import { SHEET_HEIGHT_MAX, SHEET_WIDTH } from '../../art/brush.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { writeText } from '../../art/text.js';
import type { BeforeTheBirdsView } from '../../games/before-the-birds/view.js';
import type { Words } from '../../words/words.js';
import { type Band, bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { scoreBands, scoresAlt } from '../score-band.js';
import { liveAlt } from './alts.js';
import { faceOf } from './card-art.js';
import type { GroveLook } from './grove-art.js';
import { planGrove } from './grove-plan.js';
import { EDGES, MARGIN } from './seat-art.js';
import { type BeforeTheBirdsSituation, isOver, ROUNDS_IN_GAME, scoresOf, seatsAt } from './situation.js';
import { summaryBands } from './summary-art.js';
import { GROVE_WIDTH, groveBand } from './trees-picture.js';

/**
 * The table as everybody sees it: the Ground, who has bid, and the trees, or what they count for where these are
 * too many; and the points of finished games, below each other on a sheet of their own where trees need the room.
 */
export function livePictures(
  { view }: BeforeTheBirdsSituation,
  audience: Audience,
): readonly [Picture, below?: Picture] {
  const head = groundBand(view, audience);
  const scores = scoreBands(scoresOf(view), audience.words);
  const alt = altOf(liveAlt(view, audience));
  const table = (bands: readonly Band[]) => bandsPicture({ fileName: 'table.png', alt, bands });
  const look = {
    audience,
    hasBid: isOver(view) || audience.ended === true ? null : view.hasBid,
    totals: null,
  };
  const together = treesBands(view, look, [head, ...scores]);
  if (together !== undefined) return [table([head, ...together, ...scores])];
  const alone = treesBands(view, look, [head]) ?? summaryBands(seatsAt(view), view.trees, look);
  if (scores.length === 0) return [table([head, ...alone])];
  const below = { fileName: 'scores.png', alt: altOf(scoresAlt(scoresOf(view), audience)), bands: scores };
  return [table([head, ...alone]), bandsPicture(below)];
}

/** The trees, if they have room beside these other bands. */
function treesBands(
  view: BeforeTheBirdsView,
  look: GroveLook,
  others: readonly Band[],
): readonly Band[] | undefined {
  const taken = others.reduce((sum, { height }) => sum + height, EDGES);
  const room = { ...GROVE_WIDTH, heightMax: SHEET_HEIGHT_MAX - taken };
  const grove = planGrove(seatsAt(view), view.trees, room);
  return grove && [groveBand(grove, look)];
}

const { width: CARD_WIDTH, height: CARD_HEIGHT } = ACORN_CARD_SIZES.medium;
const STEP = CARD_WIDTH + 10;

/** Which round it is, and the Ground in ascending order to the right of it. */
export function groundBand(
  view: BeforeTheBirdsView,
  { words, ended = false }: Pick<Audience, 'words' | 'ended'>,
): Band {
  const left = SHEET_WIDTH - MARGIN - view.ground.length * STEP + 10;
  const type = { x: MARGIN, widthMax: left - MARGIN - 24 } as const;
  const round = words.plain('before-the-birds.picture.round', { round: view.round, rounds: ROUNDS_IN_GAME });
  const title = isOver(view) ? words.plain('before-the-birds.picture.over') : round;
  return {
    height: CARD_HEIGHT + 24,
    paint: (brush, y) => {
      writeText(brush, ended ? words.plain('table.picture.ended') : title, {
        ...type,
        y: y + 50,
        typeface: 'display',
        size: 52,
        colour: PALETTE.cream,
      });
      const ground = { ...type, y: y + 100, typeface: 'text', size: 42, colour: PALETTE.creamSoft } as const;
      writeText(brush, ended ? round : groundWord(view, words), ground);
      for (const [index, card] of view.ground.entries())
        paintAcornCard(brush, faceOf(card, words), {
          x: left + index * STEP + CARD_WIDTH / 2,
          y: y + 4 + CARD_HEIGHT / 2,
          size: 'medium',
        });
    },
  };
}

/** In a match of several games which one it is, too. */
function groundWord(view: BeforeTheBirdsView, words: Words): string {
  const { game, limit } = view;
  if (isOver(view)) return words.plain('before-the-birds.picture.left-over');
  return limit === null
    ? words.plain('before-the-birds.picture.ground')
    : words.plain('before-the-birds.picture.ground-of-game', { game });
}
