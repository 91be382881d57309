import { altOf } from '../../art/alt.js';
import type { Picture } from '../../art/picture.js';
import type { Seat } from '../../games/game-types.js';
import type { Card } from '../../games/trickadee/cards.js';
import type { FlockScore } from '../../games/trickadee/events.js';
import type { Preview } from '../../games/trickadee/moves.js';
import { type Band, bandsPicture, sheetsOf } from '../bands.js';
import type { Audience } from '../face.js';
import { handLook } from '../hand-look.js';
import { liferAlt } from './alts.js';
import { birdSign, listOf, pointsWord, seedsWord, signOf } from './card-words.js';
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
  const left = movesOf(situation, 'take').map(({ card }) => card);
  if (left.length > 0)
    return {
      birds: left.map((card) => ({ card, look: 'lit', lifer: isLifer(card, view) })),
      isHand: false,
    };
  return { birds: handBirds(situation), isHand: true };
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
  const signs = (cards: readonly Card[]) =>
    listOf(
      cards.map((card) => signOf(card, words)),
      words,
    );
  const choosable = movesOf(situation, 'play', 'take', 'hand', 'discard').map(({ card }) => card);
  const waiting = view.chain?.waiting?.card ?? view.taken;
  return altOf([
    view.hand.length === 0
      ? words.plain('trickadee.alt.no-hand')
      : words.plain('trickadee.alt.hand', { count: view.hand.length, birds: signs(view.hand) }),
    ...(choosable.length === 0 ? [] : [words.plain('trickadee.alt.lit', { birds: signs(choosable) })]),
    ...(waiting === null ? [] : [words.plain('trickadee.alt.waiting', { bird: signs([waiting]) })]),
    words.plain('trickadee.alt.own', {
      points: pointsWord(worthTogether(flocks), words),
      flocks: flocks.map((flock) => flockAlt(flock, situation, audience)).join('; '),
    }),
    words.plain('trickadee.alt.own-seeds', { seeds: seedsWord(view.seeds[seat] ?? 0, words) }),
    liferAlt(view, audience),
  ]);
}

function flockAlt(flock: FlockScore, situation: TrickadeeSituation, { words }: Audience): string {
  const birds = listOf(
    flock.birds.map((bird) => birdSign(bird, words)),
    words,
  );
  const preview = flockPreview(situation, flock.label);
  return preview === undefined
    ? words.plain('trickadee.alt.flock', {
        flock: flock.label,
        points: pointsWord(flock.worth.points, words),
        birds,
      })
    : words.plain('trickadee.alt.flock-change', { flock: flock.label, ...preview.flockPoints, birds });
}
