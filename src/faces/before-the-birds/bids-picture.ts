import { altOf } from '../../art/alt.js';
import type { Picture } from '../../art/picture.js';
import type { BeforeTheBirdsView } from '../../games/before-the-birds/view.js';
import { bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { titleBand } from '../title-band.js';
import { bidsAlt } from './alts.js';
import { type BidShown, bidsBand } from './bids-art.js';
import type { BidsOpened } from './story-words.js';
import { treeOfSeat } from './trees.js';

/** The bids of a round turned up: what each takes, and where that comes to lie. `limit` tells whether games are counted. */
export function bidsPicture(
  event: BidsOpened,
  { limit }: Pick<BeforeTheBirdsView, 'limit'>,
  audience: Audience,
): Picture {
  const { words } = audience;
  const { game, round, forced } = event;
  const counted = limit === null ? 'bids' : 'bids-of-game';
  const note = words.plain(`before-the-birds.picture.${forced ? 'forced' : 'new-ground'}`);
  const shown = event.collections.map(
    (collection): BidShown => ({ ...collection, tree: treeOfSeat(event.stored, collection.seat) }),
  );
  return bandsPicture({
    fileName: 'bids.png',
    alt: altOf(bidsAlt(event, { limit }, audience)),
    bands: [
      titleBand(words.plain(`before-the-birds.picture.${counted}`, { game, round }), note),
      bidsBand(shown, audience),
    ],
  });
}
