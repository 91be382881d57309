import { altOf } from '../../art/alt.js';
import type { Picture } from '../../art/picture.js';
import type { Seat } from '../../games/game-types.js';
import type { Card } from '../../games/trickadee/cards.js';
import type { FlockScore } from '../../games/trickadee/events.js';
import type { Preview } from '../../games/trickadee/moves.js';
import type { TrickadeeView } from '../../games/trickadee/view.js';
import type { Words } from '../../words/words.js';
import { type Band, bandsPicture, sheetsOf } from '../bands.js';
import type { Audience } from '../face.js';
import { handLook } from '../hand-look.js';
import { flockAlt, liferAlt, trickAlts } from './alts.js';
import { cardsTogether, pointsWord, seedsWord, writtenCard } from './card-words.js';
import { flockBands } from './flock-art.js';
import { cardBands, type HandBird, handHeaderBand, tilesBand } from './hand-art.js';
import { lineBand } from './seat-art.js';
import {
  isLifer,
  movesOf,
  ownFlocks,
  previewOf,
  type TrickadeeSituation,
  worthTogether,
} from './situation.js';

/**
 * What is the viewer's own: the birds in question, which may be the hand, those left in the trick or one that waits
 * for its flock; below them the flocks, with what a choice would make of each.
 */
export function handPictures(
  situation: TrickadeeSituation,
  seat: Seat,
  audience: Audience,
): readonly Picture[] {
  const { view } = situation;
  const { words } = audience;
  const shown = birdsInQuestion(situation);
  const inQuestion = new Set(shown.birds.map(({ card }) => card));
  const otherBirds = handBirds(situation).filter(({ card }) => !inQuestion.has(card));
  const flocks = ownFlocks(view, seat);
  const worth = pointsWord(worthTogether(flocks), words);
  const handToo = shown.isHand || otherBirds.length === 0 ? [] : [tilesBand(otherBirds, words)];
  const blocks: readonly (readonly Band[])[] = [
    [handHeaderBand(view, seat, words), ...cardBands(shown.birds, words)],
    ...handToo.map((band) => [band]),
    [
      lineBand(words.plain('trickadee.picture.your-flocks'), worth),
      ...flockBands(flocks, {
        words,
        caption: (flock) => captionOf(flock, situation),
        litFlocks: new Set(flocks.flatMap(({ label }) => (flockPreview(situation, label) ? [label] : []))),
        litBirds: new Set(movesOf(situation, 'lift', 'cache').map(({ card }) => card)),
      }),
    ],
  ];
  const alt = handAlt(situation, seat, audience);
  return sheetsOf(blocks, []).map((bands) => bandsPicture({ fileName: 'hand.png', alt, bands }));
}

interface InQuestion {
  readonly birds: readonly HandBird[];
  readonly isHand: boolean;
}

function birdsInQuestion(situation: TrickadeeSituation): InQuestion {
  const { view } = situation;
  const waiting = view.chain?.waiting?.card ?? view.taken;
  if (waiting !== null)
    return { birds: [{ card: waiting, look: 'new', lifer: isLifer(waiting, view) }], isHand: false };
  if (view.asked === 'take') {
    const choosable = new Set(movesOf(situation, 'take').map(({ card }) => card));
    const birds = birdsLeft(view).map((card) => ({
      card,
      look: handLook(card, { choosable, drawn: [] }),
      lifer: isLifer(card, view),
    }));
    return { birds, isHand: false };
  }
  return { birds: handBirds(situation), isHand: true };
}

// Those that nobody has taken yet, whatever may be chosen of them.
function birdsLeft({ placed, picks }: TrickadeeView): readonly Card[] {
  const taken = new Set(picks.map(({ card }) => card));
  return (placed?.plays ?? []).flatMap(({ card }) => (taken.has(card) ? [] : [card]));
}

// Out of turn nothing is asked of the hand, so nothing is dimmed either.
function handBirds(situation: TrickadeeSituation): readonly HandBird[] {
  const { view } = situation;
  const choosable = new Set(movesOf(situation, 'play', 'hand', 'discard').map(({ card }) => card));
  const drawn = view.chain?.drawn ?? [];
  return view.hand.map((card) => ({
    card,
    look: handLook(card, { choosable, drawn }),
    lifer: isLifer(card, view),
  }));
}

/** "4", or "4 → 6" where the bird in question could go to it. */
function captionOf(flock: FlockScore, situation: TrickadeeSituation): string {
  const preview = flockPreview(situation, flock.label);
  return preview === undefined
    ? `${flock.worth.points}`
    : `${preview.flockPoints.before} → ${preview.flockPoints.after}`;
}

function flockPreview(situation: TrickadeeSituation, label: number): Preview | undefined {
  const move = movesOf(situation, 'into').find(({ flock }) => flock === label);
  return move && previewOf(situation, move);
}

function handAlt(situation: TrickadeeSituation, seat: Seat, audience: Audience): string {
  const { view } = situation;
  const { words } = audience;
  const flocks = ownFlocks(view, seat);
  const waiting = view.chain?.waiting?.card ?? view.taken;
  return altOf([
    view.hand.length === 0
      ? words.plain('trickadee.alt.no-hand')
      : words.plain('trickadee.alt.hand', {
          count: view.hand.length,
          birds: cardsTogether(view.hand, words),
        }),
    ...litAlt(situation, words),
    ...(view.placed === null && view.trick.length > 0 ? trickAlts(view, audience) : []),
    ...(waiting === null
      ? []
      : [words.plain('trickadee.alt.waiting', { bird: writtenCard(waiting, words) })]),
    flocks.length === 0
      ? words.plain('trickadee.alt.no-flocks')
      : words.plain('trickadee.alt.own', {
          points: pointsWord(worthTogether(flocks), words),
          flocks: flocks.map((flock) => ownFlockAlt(flock, situation, words)).join(' '),
        }),
    words.plain('trickadee.alt.own-seeds', { seeds: seedsWord(view.seeds[seat] ?? 0, words) }),
    liferAlt(view, audience),
  ]);
}

// What is lit: birds of the hand, of the trick or of the flocks.
function litAlt(situation: TrickadeeSituation, words: Words): readonly string[] {
  const { hand } = situation.view;
  const lit = new Set(
    movesOf(situation, 'play', 'take', 'hand', 'discard', 'lift', 'cache').map(({ card }) => card),
  );
  if (lit.size === 0) return [];
  if (lit.size === hand.length && hand.every((card) => lit.has(card)))
    return [words.plain('trickadee.alt.lit-all')];
  return [words.plain('trickadee.alt.lit', { birds: cardsTogether([...lit], words) })];
}

function ownFlockAlt(flock: FlockScore, situation: TrickadeeSituation, words: Words): string {
  const preview = flockPreview(situation, flock.label);
  const now = pointsWord(flock.worth.points, words);
  return flockAlt(flock, preview === undefined ? now : changeAlt(preview.flockPoints, words), words);
}

function changeAlt({ before, after }: Preview['flockPoints'], words: Words): string {
  const points = pointsWord(after, words);
  return before === after
    ? words.plain('trickadee.alt.points-same', { points })
    : words.plain('trickadee.alt.points-change', { before, after: points });
}
