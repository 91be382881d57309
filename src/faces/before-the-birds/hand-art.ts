import { ACORN_CARD_SIZES } from '../../art/acorn-card-layout.js';
import { paintAcornCard } from '../../art/acorn-cards.js';
import { SHEET_WIDTH } from '../../art/brush.js';
import type { CardLook } from '../../art/card-marks.js';
import { paintPill } from '../../art/frames.js';
import type { Card } from '../../games/before-the-birds/cards.js';
import type { Landing } from '../../games/before-the-birds/view.js';
import type { Words } from '../../words/words.js';
import type { Band } from '../bands.js';
import { faceOf } from './card-art.js';
import { MARGIN, paintSum, type Summand } from './seat-art.js';

/** A card of the hand, and how it looks. */
export interface HandCard {
  readonly card: Card;
  readonly look: CardLook;
}

const { width: HAND_WIDTH, height: HAND_HEIGHT } = ACORN_CARD_SIZES.hand;
const HAND_GAP_MAX = 22;
/** Between the bid and the hand it came from. */
const BID_GAP = 26;
/** With room for the light around the outermost cards. */
const HAND_ROOM = SHEET_WIDTH - 2 * MARGIN;

/** The bid apart to the left, if there is one, and the hand. */
export function handBand(bid: Card | null, hand: readonly HandCard[], words: Words): Band {
  const bidWidth = bid === null ? 0 : HAND_WIDTH + (hand.length === 0 ? 0 : BID_GAP);
  const tight = (HAND_ROOM - bidWidth - hand.length * HAND_WIDTH) / Math.max(1, hand.length - 1);
  const step = HAND_WIDTH + Math.min(HAND_GAP_MAX, Math.floor(tight));
  const handWidth = hand.length === 0 ? 0 : (hand.length - 1) * step + HAND_WIDTH;
  const left = (SHEET_WIDTH - bidWidth - handWidth) / 2;
  return {
    height: HAND_HEIGHT + (bid === null ? 22 : 30),
    paint: (brush, y) => {
      const middle = y + 8 + HAND_HEIGHT / 2;
      for (const [index, { card, look }] of hand.entries()) {
        const x = left + bidWidth + HAND_WIDTH / 2 + index * step;
        paintAcornCard(brush, faceOf(card, words), { x, y: middle, size: 'hand', look });
      }
      if (bid === null) return;
      const x = left + HAND_WIDTH / 2;
      paintAcornCard(brush, faceOf(bid, words), { x, y: middle, size: 'hand' });
      // As wide as the card, so that it hides no more than the acorn's tip and none of the hand.
      const word = words.plain('before-the-birds.picture.your-bid');
      const width = { widthMin: HAND_WIDTH, widthMax: HAND_WIDTH };
      paintPill(brush, word, { ...width, x, y: middle + HAND_HEIGHT / 2 - 12 });
    },
  };
}

const { height: GROUND_HEIGHT } = ACORN_CARD_SIZES.small;

/** The Ground, and below each card what the own tree would count for with it; what would grow is lit. */
export function landingsBand(landings: readonly Landing[], words: Words): Band {
  const step = (SHEET_WIDTH - 2 * MARGIN) / landings.length;
  return {
    height: GROUND_HEIGHT + 64,
    paint: (brush, y) => {
      for (const [index, landing] of landings.entries()) {
        const x = MARGIN + (index + 0.5) * step;
        const place = { x, y: y + 2 + GROUND_HEIGHT / 2, size: 'small' } as const;
        paintAcornCard(brush, faceOf(landing.card, words), place);
        paintSum(brush, summandsWith(landing), {
          x,
          y: y + GROUND_HEIGHT + 44,
          align: 'center',
          narrow: true,
        });
      }
    },
  };
}

/** What the tree would count for, lit where it would grow. */
function summandsWith({ length, colours, score }: Landing): readonly [Summand, Summand, Summand] {
  const summand = ({ before, after }: Landing['length']) => ({ value: after, lit: after > before });
  return [summand(length), summand(colours), summand(score)];
}
