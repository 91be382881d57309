import { atSeat, type Seat } from '../../games/game-types.js';
import type { FinishedTrick, FlockScore, PlacedTrick } from '../../games/trickadee/events.js';
import type { TrickadeeView } from '../../games/trickadee/view.js';
import type { Words } from '../../words/words.js';
import { awayAlt } from '../away.js';
import { endedAlt } from '../ended.js';
import type { Audience } from '../face.js';
import { joined, listOfLong } from '../lists.js';
import { scoresAlt } from '../score-band.js';
import { abilityName, displayWords } from './ability-words.js';
import {
  cardsWord,
  placeNumber,
  placeWord,
  pointsWord,
  seedsWord,
  speciesWord,
  suitsTogether,
  writtenBird,
  writtenCard,
} from './card-words.js';
import { awaitedWords } from './panel-words.js';
import { isOver, scoresOf, seatsAt, type TrickadeeSituation, worthTogether } from './situation.js';

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
    ...endedAlt(audience),
    ...(over || audience.ended === true
      ? []
      : [words.plain('trickadee.alt.turn', { whom: awaitedWords(situation, audience) })]),
    ...(over ? [] : trickAlts(view, audience)),
    liferAlt(view, audience),
    ...(over
      ? []
      : [words.plain('trickadee.alt.abilities', { abilities: displayWords(view.abilities, words) })]),
    ...seatsAt(view).map((seat) => seatAlt(view, seat, audience)),
    ...awayAlt(audience),
    ...scoresAlt(scoresOf(view), audience),
    words.plain('trickadee.alt.supply', {
      seeds: seedsWord(view.supply, words),
      pile: cardsWord(view.drawPileSize, words),
      discards: cardsWord(view.discardPileSize, words),
    }),
  ];
}

/** A finished trick: who came where with which card, and what it brought. */
export function trickAlt(
  { trick, round }: { readonly trick: FinishedTrick; readonly round: number },
  audience: Audience,
): readonly string[] {
  const { words, names } = audience;
  const places = trick.order.flatMap((seat, index) => {
    const card = trick.plays.find((play) => play.seat === seat)?.card;
    const took = trick.picks.find((pick) => pick.seat === seat)?.card;
    if (card === undefined || took === undefined) return [];
    return words.plain('trickadee.alt.trick-place', {
      place: placeNumber(index + 1, words),
      name: atSeat(names, seat),
      card: writtenCard(card, words),
      seeds: seedsWord(atSeat(trick.paid, seat), words),
      took: writtenCard(took, words),
    });
  });
  return [
    words.plain('trickadee.alt.trick', { round, trick: trick.number }),
    ...places,
    ...usedAlt(trick, audience),
  ];
}

/** Which abilities were used after a trick, if any. */
function usedAlt({ order, used }: FinishedTrick, { words, names }: Audience): readonly string[] {
  const users = order.flatMap((seat) => {
    const ability = used[seat] ?? null;
    if (ability === null) return [];
    const title = abilityName(ability, words);
    return words.plain('trickadee.alt.used-ability', { name: atSeat(names, seat), ability, title });
  });
  return users.length === 0 ? [] : [words.plain('trickadee.alt.used', { used: listOfLong(users) })];
}

/** The flocks of one seat in a sentence each, with their birds and points. */
export function flocksAlt(flocks: readonly FlockScore[], words: Words): string {
  return flocks.map((flock) => flockAlt(flock, pointsWord(flock.worth.points, words), words)).join(' ');
}

/** One flock in a sentence. `points` is what it is worth, or what it would be. */
export function flockAlt({ label, birds }: FlockScore, points: string, words: Words): string {
  const written = birds.map((bird) => writtenBird(bird, words));
  return words.plain('trickadee.alt.flock', { flock: label, points, birds: joined(written, 'and', words) });
}

export function liferAlt(view: TrickadeeView, { words }: Audience): string {
  return words.plain('trickadee.alt.lifer', {
    card: writtenCard(view.lifer, words),
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
        card: writtenCard(pick.card, words),
        to: placeWord(pick, words),
      }),
    );
    return [
      words.plain('trickadee.alt.order', { order: orderWords(placed, audience) }),
      ...(picked.length === 0
        ? []
        : [words.plain('trickadee.alt.picked', { picks: joined(picked, 'and', words) })]),
    ];
  }
  if (trick.length === 0)
    return [words.plain('trickadee.alt.nothing-on-table', { name: atSeat(names, view.leader) })];
  const plays = trick.map(({ seat, card }) =>
    words.plain('trickadee.alt.play', { name: atSeat(names, seat), card: writtenCard(card, words) }),
  );
  return [
    words.plain('trickadee.alt.on-table', {
      count: suitsOnTable.length,
      plays: joined(plays, 'and', words),
      suits: suitsTogether(suitsOnTable, 'or', words),
    }),
  ];
}

/** "1st Ana with Blue Dove 7, 0 seeds; …". */
function orderWords({ order, plays, paid }: PlacedTrick, { words, names }: Audience): string {
  const places = order.flatMap((seat, index) => {
    const card = plays.find((play) => play.seat === seat)?.card;
    return card === undefined
      ? []
      : [
          words.plain('trickadee.alt.placed', {
            place: placeNumber(index + 1, words),
            name: atSeat(names, seat),
            card: writtenCard(card, words),
            seeds: seedsWord(atSeat(paid, seat), words),
          }),
        ];
  });
  return listOfLong(places);
}

function seatAlt(view: TrickadeeView, seat: Seat, { words, names }: Audience): string {
  return words.plain(isOver(view) ? 'trickadee.alt.seat-over' : 'trickadee.alt.seat', {
    name: atSeat(names, seat),
    points: pointsWord(atSeat(view.totals, seat), words),
    worth: pointsWord(worthTogether(atSeat(view.flocks, seat)), words),
    seeds: seedsWord(atSeat(view.seeds, seat), words),
    cards: cardsWord(atSeat(view.handSizes, seat), words),
  });
}
