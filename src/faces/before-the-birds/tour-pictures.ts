import { ACORN_CARD_SIZES } from '../../art/acorn-card-layout.js';
import { paintAcornCard } from '../../art/acorn-cards.js';
import { altOf } from '../../art/alt.js';
import { SHEET_WIDTH } from '../../art/brush.js';
import type { Picture } from '../../art/picture.js';
import type { StoredCollection } from '../../games/before-the-birds/events.js';
import type { BeforeTheBirdsView } from '../../games/before-the-birds/view.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import { type Band, bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { handAlt } from './alts.js';
import { paintBidder } from './bids-art.js';
import { faceOf } from './card-art.js';
import { cardsTogether, writtenCard } from './card-words.js';
import { handBand } from './hand-art.js';
import { groundBand } from './live-picture.js';
import { MARGIN, paintPlot } from './seat-art.js';
import type { BeforeTheBirdsSituation } from './situation.js';

/** All acorns that somebody sees before the first bid: the Ground and the own hand. */
export function acornsPicture(situation: BeforeTheBirdsSituation, seat: Seat, words: Words): Picture {
  const { view } = situation;
  const hand = view.hand.map((card) => ({ card, look: 'plain' }) as const);
  return bandsPicture({
    fileName: 'acorns.png',
    alt: altOf([groundAlt(view, words), ...handAlt(situation, seat, words)]),
    bands: [groundBand(view, { words }), handBand(null, hand, words)],
  });
}

/** Open bids before anybody has taken an acorn: the Ground, and below it who bids what. */
export function openBidsPicture(
  view: BeforeTheBirdsView,
  bids: readonly StoredCollection[],
  audience: Audience,
): Picture {
  const { words, names } = audience;
  return bandsPicture({
    fileName: 'bids.png',
    alt: altOf([
      groundAlt(view, words),
      ...bids.map(({ seat, bid }) =>
        words.plain('before-the-birds.alt.bid-open', {
          name: atSeat(names, seat),
          bid: writtenCard(bid, words),
        }),
      ),
    ]),
    bands: [groundBand(view, audience), openBidsBand(bids, audience)],
  });
}

function groundAlt({ ground }: BeforeTheBirdsView, words: Words): string {
  return words.plain('before-the-birds.alt.ground', { ground: cardsTogether(ground, words) });
}

const NAME_HEIGHT = 62;
const { height: CARD_HEIGHT } = ACORN_CARD_SIZES.medium;
const GAP = 8;

function openBidsBand(bids: readonly StoredCollection[], audience: Audience): Band {
  const width = (SHEET_WIDTH - 2 * MARGIN) / bids.length;
  const height = NAME_HEIGHT + CARD_HEIGHT + 18;
  return {
    height: height + 4,
    paint: (brush, y) => {
      for (const [index, { seat, bid }] of bids.entries()) {
        const x = MARGIN + index * width;
        const middle = x + width / 2;
        paintPlot(brush, { x: x + GAP / 2, y, width: width - GAP, height });
        paintBidder(brush, seat, { middle, y, width, audience });
        const at = { x: middle, y: y + NAME_HEIGHT + CARD_HEIGHT / 2, size: 'medium' } as const;
        paintAcornCard(brush, faceOf(bid, audience.words), at);
      }
    },
  };
}
