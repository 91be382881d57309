import type { BeforeTheBirdsView } from '../../games/before-the-birds/view.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { Audience, TextExtent } from '../face.js';
import { listOf } from '../lists.js';
import { landingWord, namesOfSeats, pointsWord, writtenCard, writtenCards } from './card-words.js';
import {
  type BeforeTheBirdsSituation,
  isOver,
  missingSeats,
  ROUNDS_IN_GAME,
  SEAT_MARKS,
  seatsAt,
} from './situation.js';
import { roundLines, treeLines } from './text-parts.js';

/** The table in words, and for a seat its own hand. Seats are ① to ⑦ after they are named once. */
export function tableAsText(
  situation: BeforeTheBirdsSituation,
  audience: Audience,
  extent: TextExtent = 'all',
): string {
  const { view, viewer } = situation;
  const { words } = audience;
  return [
    ...titleLines(view, audience, extent),
    ...(viewer === 'spectator' ? [] : handLines(situation, words)),
    groundLine(view, words),
    ...(viewer === 'spectator' ? [] : landingLines(situation, words)),
    ...treesLines(view, audience),
    ...roundsLines(view, words),
    ...scoreLines(view, words),
    ...(extent === 'present' ? [] : lastGameLines(view, audience)),
  ].join('\n');
}

function titleLines(view: BeforeTheBirdsView, audience: Audience, extent: TextExtent): readonly string[] {
  const { words } = audience;
  const { limit, game, round } = view;
  const key = limit === null ? 'before-the-birds.text.title' : 'before-the-birds.text.title-game';
  return [
    ...(isOver(view)
      ? [words.text('before-the-birds.text.title-over')]
      : [
          words.text(key, { game, round, rounds: ROUNDS_IN_GAME }),
          // Whoever has bid reads it below the hand.
          ...(extent === 'present' && view.bid !== null
            ? []
            : [words.text('before-the-birds.still', { whom: namesOfSeats(missingSeats(view), audience) })]),
        ]),
    ...(limit === null ? [] : [words.text('before-the-birds.text.limit', { limit })]),
  ];
}

function handLines({ view }: BeforeTheBirdsSituation, words: Words): readonly string[] {
  return [
    words.text('before-the-birds.text.hand', { cards: writtenCards(view.hand, words) }),
    ...(view.bid === null
      ? []
      : [words.text('before-the-birds.text.bid', { bid: writtenCard(view.bid, words) })]),
  ];
}

function groundLine(view: BeforeTheBirdsView, words: Words): string {
  const key = isOver(view) ? 'before-the-birds.text.left-over' : 'before-the-birds.text.ground';
  return words.text(key, { cards: writtenCards(view.ground, words) });
}

function landingLines({ previews }: BeforeTheBirdsSituation, words: Words): readonly string[] {
  if (previews.landings.length === 0) return [];
  return [
    words.text('before-the-birds.text.landings'),
    ...previews.landings.map((landing) => landingWord(landing, words)),
  ];
}

function treesLines(view: BeforeTheBirdsView, { words, names }: Audience): readonly string[] {
  return [
    words.text('before-the-birds.text.trees'),
    ...seatsAt(view).flatMap((seat) =>
      treeLines(
        {
          tree: atSeat(view.trees, seat),
          mark: atSeat(SEAT_MARKS, seat),
          name: atSeat(names, seat),
          facts: seatFacts(view, seat, words),
        },
        words,
      ),
    ),
  ];
}

function seatFacts(view: BeforeTheBirdsView, seat: Seat, words: Words): string {
  if (isOver(view)) return '';
  const cards = words.plain('before-the-birds.cards', { count: atSeat(view.handSizes, seat) });
  const points = pointsWord(atSeat(view.totals, seat), words);
  return [
    ...(view.scores.length === 0 ? [] : [words.text('before-the-birds.text.in-games', { points })]),
    words.text('before-the-birds.text.in-hand', { cards }),
    ...(atSeat(view.hasBid, seat) ? [words.text('before-the-birds.text.has-bid')] : []),
  ].join('');
}

function roundsLines({ rounds }: BeforeTheBirdsView, words: Words): readonly string[] {
  if (rounds.length === 0) return [];
  return [words.text('before-the-birds.text.rounds'), ...roundLines(rounds, words)];
}

function scoreLines({ limit, scores, totals }: BeforeTheBirdsView, words: Words): readonly string[] {
  if (limit === null || scores.length === 0) return [];
  const bySeat = (values: readonly number[]) =>
    listOf(
      values.map((value, seat) => `${atSeat(SEAT_MARKS, seat as Seat)} ${value}`),
      words,
    );
  return [
    words.text('before-the-birds.text.scores'),
    ...scores.map(({ game, points }) =>
      words.text('before-the-birds.text.score', { game, points: bySeat(points) }),
    ),
    words.text('before-the-birds.text.totals', { points: bySeat(totals) }),
  ];
}

function lastGameLines({ lastGame }: BeforeTheBirdsView, { words, names }: Audience): readonly string[] {
  if (lastGame === null) return [];
  const { game, trees, rounds, leftOver } = lastGame;
  return [
    words.text('before-the-birds.text.last-game', { game }),
    ...trees.flatMap((tree, seat) =>
      treeLines(
        {
          tree,
          mark: atSeat(SEAT_MARKS, seat as Seat),
          name: atSeat(names, seat as Seat),
          facts: '',
        },
        words,
      ),
    ),
    words.text('before-the-birds.text.left-over', { cards: writtenCards(leftOver, words) }),
    words.text('before-the-birds.text.rounds-of', { game }),
    ...roundLines(rounds, words),
  ];
}
