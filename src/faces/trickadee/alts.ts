import { atSeat, type Seat } from '../../games/game-types.js';
import type { FinishedTrick, FlockScore, PlacedTrick } from '../../games/trickadee/events.js';
import type { TrickadeeView } from '../../games/trickadee/view.js';
import { awayAlt } from '../away.js';
import type { Audience } from '../face.js';
import { scoresAlt } from '../score-band.js';
import { displayWords } from './ability-words.js';
import {
  birdSign,
  listOf,
  placeNumber,
  placeWord,
  pointsWord,
  seedsWord,
  signOf,
  speciesWord,
  suitsTogether,
} from './card-words.js';
import { awaitedWords } from './panel-words.js';
import { isOver, scoresOf, seatsAt, type TrickadeeSituation } from './situation.js';
import { usedTold } from './story-words.js';

/** What the live table shows, for whoever does not see it; the most pressing first. */
export function liveAlt(situation: TrickadeeSituation, audience: Audience): readonly string[] {
  const { view } = situation;
  const { words } = audience;
  const over = isOver(view);
  return [
    over
      ? words.plain('trickadee.alt.over')
      : words.plain('trickadee.alt.table', {
          round: view.round,
          trick: view.trickNumber,
          tricks: view.tricksInRound,
        }),
    ...(over ? [] : [words.plain('trickadee.alt.turn', { whom: awaitedWords(situation, audience) })]),
    ...(over ? [] : trickAlts(view, audience)),
    liferAlt(view, audience),
    words.plain('trickadee.alt.abilities', { abilities: displayWords(view.abilities, words) }),
    ...seatsAt(view).map((seat) => seatAlt(view, seat, audience)),
    ...awayAlt(audience),
    ...scoresAlt(scoresOf(view), audience),
    words.plain('trickadee.alt.supply', {
      supply: view.supply,
      pile: view.drawPileSize,
      discards: view.discardPileSize,
    }),
  ];
}

/** A finished trick, by place. */
export function trickAlt(
  { trick, round, told }: { readonly trick: FinishedTrick; readonly round: number; readonly told: string },
  audience: Audience,
): readonly string[] {
  const order = orderWords(trick, audience);
  return [
    audience.words.plain('trickadee.alt.trick', { round, trick: trick.number, order }),
    told,
    ...usedTold(trick, audience),
  ];
}

/** The flocks of one seat, each with its birds and points. */
export function flocksAlt(flocks: readonly FlockScore[], words: Audience['words']): string {
  return flocks
    .map(({ label, birds, worth }) =>
      words.plain('trickadee.alt.flock', {
        flock: label,
        points: pointsWord(worth.points, words),
        birds: listOf(
          birds.map((bird) => birdSign(bird, words)),
          words,
        ),
      }),
    )
    .join('; ');
}

export function liferAlt(view: TrickadeeView, { words }: Audience): string {
  return words.plain('trickadee.alt.lifer', {
    card: signOf(view.lifer, words),
    species: speciesWord(view.liferSpecies, words),
  });
}

/** What lies on the table and what has become of it. */
export function trickAlts(view: TrickadeeView, audience: Audience): readonly string[] {
  const { words, names } = audience;
  const { placed, picks, trick, suitsOnTable } = view;
  if (placed !== null) {
    const picked = picks.map((pick) =>
      words.plain('trickadee.alt.pick', {
        name: atSeat(names, pick.seat),
        card: signOf(pick.card, words),
        to: placeWord(pick, words),
      }),
    );
    return [
      words.plain('trickadee.alt.order', { order: orderWords(placed, audience) }),
      ...(picked.length === 0 ? [] : [words.plain('trickadee.alt.picked', { picks: listOf(picked, words) })]),
    ];
  }
  if (trick.length === 0)
    return [words.plain('trickadee.alt.nothing-on-table', { name: atSeat(names, view.leader) })];
  const plays = trick.map(({ seat, card }) =>
    words.plain('trickadee.alt.play', { name: atSeat(names, seat), card: signOf(card, words) }),
  );
  return [
    words.plain('trickadee.alt.on-table', {
      plays: listOf(plays, words),
      suits: suitsTogether(suitsOnTable, 'or', words),
    }),
  ];
}

/** "1st Ana B7 Dove +0, …". */
function orderWords({ order, plays, paid }: PlacedTrick, { words, names }: Audience): string {
  const places = order.flatMap((seat, index) => {
    const card = plays.find((play) => play.seat === seat)?.card;
    return card === undefined
      ? []
      : [
          words.plain('trickadee.alt.placed', {
            place: placeNumber(index + 1, words),
            name: atSeat(names, seat),
            card: signOf(card, words),
            paid: atSeat(paid, seat),
          }),
        ];
  });
  return listOf(places, words);
}

function seatAlt(view: TrickadeeView, seat: Seat, { words, names }: Audience): string {
  return words.plain('trickadee.alt.seat', {
    name: atSeat(names, seat),
    points: pointsWord(atSeat(view.totals, seat), words),
    seeds: seedsWord(atSeat(view.seeds, seat), words),
    cards: words.plain('trickadee.cards', { count: atSeat(view.handSizes, seat) }),
  });
}
