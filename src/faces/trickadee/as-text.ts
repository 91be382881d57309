import { atSeat, type Seat } from '../../games/game-types.js';
import type { TrickadeeView } from '../../games/trickadee/view.js';
import type { Words } from '../../words/words.js';
import type { Audience, TextExtent } from '../face.js';
import { listOf, listOfLong } from '../lists.js';
import { abilityText } from './ability-words.js';
import {
  cardsTogether,
  cardsWord,
  pointsWord,
  seedsWord,
  signsOf,
  speciesWord,
  toldSign,
  writtenCard,
} from './card-words.js';
import { awaitedWords } from './panel-words.js';
import { isOver, movesOf, SEAT_MARKS, seatsAt, type TrickadeeSituation, worthTogether } from './situation.js';
import { flockLines, lastTrickLines, trickLines, tricksLines } from './text-parts.js';

/** The table in words, and for a seat its own hand. Seats are ① to ⑤ after they are named once. */
export function tableAsText(
  situation: TrickadeeSituation,
  audience: Audience,
  extent: TextExtent = 'all',
): string {
  const { view, viewer } = situation;
  return [
    ...titleLines(situation, audience, extent),
    ...(viewer === 'spectator' ? [] : handLines(situation, audience.words, extent)),
    ...trickLines(view, audience.words),
    ...seatsAt(view).map((seat) => seatLine(view, seat, audience)),
    ...flocksLines(view, audience),
    ...roundLines(view, audience.words),
    ...tricksLines(view, audience.words),
    ...scoreLines(view, audience.words),
    // Once the match is over, the last round is the one told above.
    ...(isOver(view) || extent === 'present' ? [] : lastTrickLines(view, audience.words)),
  ].join('\n');
}

function titleLines(
  situation: TrickadeeSituation,
  audience: Audience,
  extent: TextExtent,
): readonly string[] {
  const { view } = situation;
  const { words } = audience;
  if (isOver(view)) return [words.text('trickadee.text.title-over')];
  return [
    words.text('trickadee.text.title', {
      round: view.round,
      trick: view.trickNumber,
      tricks: view.tricksInRound,
    }),
    // The question, or whom one waits for, follows below the hand.
    ...(extent === 'present'
      ? []
      : [words.text('trickadee.text.turn', { whom: awaitedWords(situation, audience) })]),
  ];
}

function handLines(situation: TrickadeeSituation, words: Words, extent: TextExtent): readonly string[] {
  const { view } = situation;
  const signs = (cards: TrickadeeView['hand']) =>
    listOf(
      cards.map((card) => toldSign(card, view.liferSpecies, words)),
      words,
    );
  const playable = movesOf(situation, 'play').map(({ card }) => card);
  return [
    words.text('trickadee.text.hand', { birds: signs(view.hand) }),
    ...(playable.length === 0
      ? []
      : [
          playable.length === view.hand.length
            ? words.text('trickadee.alt.lit-all')
            : words.text('trickadee.text.may', { birds: signs(playable) }),
        ]),
    ...(view.taken === null || extent === 'present'
      ? []
      : [words.text('trickadee.text.taken', { card: toldSign(view.taken, view.liferSpecies, words) })]),
    ...chainLines(view, words, extent),
  ];
}

// What is asked tells of the ability too, and follows below the hand.
function chainLines({ chain }: TrickadeeView, words: Words, extent: TextExtent): readonly string[] {
  if (chain === null) return [];
  const flocks = [words.text('trickadee.text.own-flocks'), ...flockLines(chain.flocks, words)];
  if (extent === 'present') return flocks;
  return [
    words.text('trickadee.text.chain', { ability: chain.ability, cost: seedsWord(chain.cost, words) }),
    ...(chain.drawn.length === 0
      ? []
      : [words.text('trickadee.text.chain-drawn', { birds: signsOf(chain.drawn, words) })]),
    ...flocks,
  ];
}

function seatLine(view: TrickadeeView, seat: Seat, { words, names }: Audience): string {
  const takenUp = atSeat(view.takenUp, seat);
  const cached = atSeat(view.cached, seat);
  const facts = [
    words.text(isOver(view) ? 'trickadee.text.seat-over' : 'trickadee.text.seat', {
      mark: atSeat(SEAT_MARKS, seat),
      name: atSeat(names, seat),
      points: pointsWord(atSeat(view.totals, seat), words),
      worth: pointsWord(worthTogether(atSeat(view.flocks, seat)), words),
      seeds: seedsWord(atSeat(view.seeds, seat), words),
      cards: cardsWord(atSeat(view.handSizes, seat), words),
    }),
    ...(cached === 0 ? [] : [words.text('trickadee.text.seat-cached', { cached })]),
    ...(atSeat(view.passedRound, seat) ? [words.text('trickadee.text.seat-passed')] : []),
    ...(takenUp.length === 0
      ? []
      : [words.text('trickadee.text.seat-taken-up', { birds: cardsTogether(takenUp, words) })]),
  ];
  return listOfLong(facts);
}

function flocksLines(view: TrickadeeView, { words, names }: Audience): readonly string[] {
  return [
    words.text(isOver(view) ? 'trickadee.text.flocks-over' : 'trickadee.text.flocks'),
    ...seatsAt(view).flatMap((seat) => {
      const flocks = atSeat(view.flocks, seat);
      const head = words.text('trickadee.text.flocks-of', {
        mark: atSeat(SEAT_MARKS, seat),
        name: atSeat(names, seat),
        points: pointsWord(worthTogether(flocks), words),
      });
      return [head, ...flockLines(flocks, words)];
    }),
  ];
}

/** What holds for the whole round. */
function roundLines(view: TrickadeeView, words: Words): readonly string[] {
  return [
    words.text('trickadee.text.lifer', {
      card: writtenCard(view.lifer, words),
      species: speciesWord(view.liferSpecies, words),
      counts: words.text(`trickadee.lobby.lifer-counts.${view.liferCounts ? 'yes' : 'no'}`),
    }),
    ...view.abilities.map(({ ability, cost }) =>
      words.text('trickadee.text.ability', {
        ability,
        cost: seedsWord(cost, words),
        text: abilityText(ability, words),
      }),
    ),
    words.text('trickadee.text.supply', {
      seeds: seedsWord(view.supply, words),
      pile: cardsWord(view.drawPileSize, words),
      discards: cardsWord(view.discardPileSize, words),
      leader: atSeat(SEAT_MARKS, view.leader),
    }),
  ];
}

function scoreLines(view: TrickadeeView, words: Words): readonly string[] {
  if (view.scores.length === 0) return [];
  const bySeat = (values: readonly number[]) =>
    listOf(
      values.map((value, seat) => `${atSeat(SEAT_MARKS, seat as Seat)} ${value}`),
      words,
    );
  return [
    words.text('trickadee.text.scores'),
    ...view.scores.map(({ round, points }) =>
      words.text('trickadee.text.score', { round, points: bySeat(points) }),
    ),
    ...(view.seedPoints === null
      ? []
      : [words.text('trickadee.text.seed-points', { points: bySeat(view.seedPoints) })]),
    words.text('trickadee.text.totals', { points: bySeat(view.totals) }),
  ];
}
