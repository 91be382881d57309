import { atSeat, type Seat } from '../../games/game-types.js';
import type { BirdPick, FinishedTrick, FlockScore, PlacedTrick } from '../../games/trickadee/events.js';
import type { StandView, TrickadeeView } from '../../games/trickadee/view.js';
import type { Words } from '../../words/words.js';
import { joined, listOf, listOfLong } from '../lists.js';
import {
  birdSign,
  birdsWord,
  placeNumber,
  placeWord,
  pointsWord,
  seedsWord,
  signOf,
  suitsTogether,
  toldSign,
  writtenCard,
} from './card-words.js';
import { isOver, SEAT_MARKS } from './situation.js';

/** One line for each flock, with its birds and how its points come about. */
export function flockLines(flocks: readonly FlockScore[], words: Words): readonly string[] {
  return flocks.map(({ label, birds, worth }) =>
    words.text('trickadee.text.flock', {
      flock: label,
      birds: listOf(
        birds.map((bird) => words.text('trickadee.name-alone', { name: birdSign(bird, words) })),
        words,
      ),
      sum: sumWord({ label, birds, worth }, words),
    }),
  );
}

/** The trick that is being played or resolved. */
export function trickLines(view: TrickadeeView, words: Words): readonly string[] {
  if (isOver(view)) return [];
  const { placed, trick } = view;
  return [
    words.text('trickadee.text.trick'),
    ...(placed === null ? playLines(view, words) : placeLines(view, placed, words)),
    ...(placed !== null || trick.length === 0
      ? []
      : [
          words.text('trickadee.text.suits', {
            count: view.suitsOnTable.length,
            suits: suitsTogether(view.suitsOnTable, 'and', words),
          }),
        ]),
  ];
}

/** The finished tricks of the round. */
export function tricksLines(view: TrickadeeView, words: Words): readonly string[] {
  if (view.tricks.length === 0) return [];
  return [words.text('trickadee.text.tricks'), ...view.tricks.map((trick) => finishedLine(trick, words))];
}

/** The tricks of the round before. */
export function lastTrickLines({ lastRound }: TrickadeeView, words: Words): readonly string[] {
  if (lastRound === null) return [];
  const { round, lifer, tricks } = lastRound;
  return [
    words.text('trickadee.text.last-tricks', { round, lifer: writtenCard(lifer, words) }),
    ...tricks.map((trick) => finishedLine(trick, words)),
  ];
}

function playLines({ trick, liferSpecies }: TrickadeeView, words: Words): readonly string[] {
  if (trick.length === 0) return [words.text('trickadee.text.no-play')];
  return trick.map(({ seat, card }, index) =>
    words.text('trickadee.text.play', {
      number: index + 1,
      mark: atSeat(SEAT_MARKS, seat),
      card: toldSign(card, liferSpecies, words),
    }),
  );
}

function placeLines(view: TrickadeeView, placed: PlacedTrick, words: Words): readonly string[] {
  return placed.order.map((seat, index) =>
    words.text('trickadee.text.placed', {
      place: placeNumber(index + 1, words),
      mark: atSeat(SEAT_MARKS, seat),
      card: cardOf(placed, seat, (card) => toldSign(card, view.liferSpecies, words)),
      paid: seedsWord(atSeat(placed.paid, seat), words),
      stand: standWords(view, seat, words),
    }),
  );
}

function standWords({ stands, picks }: TrickadeeView, seat: Seat, words: Words): string {
  const stand = stands?.[seat];
  if (stand === undefined) return '';
  if (stand.status === 'waiting' || stand.status === 'picking')
    return words.text(`trickadee.text.stand.${stand.status}`);
  const pick = picks.find((picked) => picked.seat === seat);
  const took = pick === undefined ? '' : pickWords(pick, signOf(pick.card, words), words);
  return words.text('trickadee.text.stand.took', { took, ability: abilityState(stand, words) });
}

function abilityState(
  stand: Exclude<StandView, { readonly status: 'waiting' | 'picking' }>,
  words: Words,
): string {
  switch (stand.status) {
    case 'choosing':
      return words.plain('trickadee.text.stand.choosing');
    case 'using':
      return words.plain('trickadee.text.stand.using', {
        ability: stand.ability,
        birds: stand.shown === null ? birdsWord(stand.drawn, words) : signOf(stand.shown, words),
      });
    case 'done':
      return stand.used === null
        ? words.plain('trickadee.text.stand.passed')
        : words.plain('trickadee.text.stand.used', { ability: stand.used });
  }
}

function pickWords(pick: BirdPick, card: string, words: Words): string {
  return words.plain('trickadee.text.pick', { card, to: placeWord(pick, words) });
}

function finishedLine(trick: FinishedTrick, words: Words): string {
  const places = trick.order.map((seat) => {
    const pick = trick.picks.find((picked) => picked.seat === seat);
    const ability = trick.used[seat] ?? null;
    return words.text('trickadee.text.finished-place', {
      mark: atSeat(SEAT_MARKS, seat),
      card: cardOf(trick, seat, (card) => writtenCard(card, words)),
      paid: seedsWord(atSeat(trick.paid, seat), words),
      took: pick === undefined ? '' : pickWords(pick, writtenCard(pick.card, words), words),
      used: ability === null ? '' : words.text('trickadee.text.finished-used', { ability }),
    });
  });
  return words.text('trickadee.text.finished', { number: trick.number, places: listOfLong(places) });
}

function cardOf(
  { plays }: PlacedTrick,
  seat: Seat,
  write: (card: PlacedTrick['plays'][number]['card']) => string,
): string {
  const play = plays.find((played) => played.seat === seat);
  return play === undefined ? '' : write(play.card);
}

function sumWord({ birds, worth }: FlockScore, words: Words): string {
  const points = pointsWord(worth.points, words);
  if (worth.points === 0) return points;
  const categories = worth.categories.map((category) => words.plain(`trickadee.category.${category}`));
  return words.text('trickadee.text.sum', {
    points,
    birds: birdsWord(birds.length, words),
    multiplier: worth.multiplier,
    categories: joined(categories, 'and', words),
  });
}
