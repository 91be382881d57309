import { must } from '../../base/invariant.js';
import { atSeat, type BySeat, type OptionValues, type Outcome, seatsOf } from '../../games/game-types.js';
import { ABILITIES } from '../../games/trickadee/cards.js';
import type { RoundScore, TrickadeePublicEvent } from '../../games/trickadee/events.js';
import type { TrickadeeOptions } from '../../games/trickadee/options.js';
import type { Words } from '../../words/words.js';
import type { Audience, Scene } from '../face.js';
import { abilityText } from './ability-words.js';
import { listOf, namesTogether, pointsWord } from './card-words.js';
import { liveLines } from './live-words.js';
import { isOver, type TrickadeeSituation } from './situation.js';
import { eventTold, trickTold } from './story-words.js';

export function lobbyLines(options: OptionValues, words: Words): string {
  // The game itself has checked them before anyone is told.
  const { 'lifer-counts': counts } = options as TrickadeeOptions;
  return words.text('trickadee.lobby', { lifer: words.text(`trickadee.lobby.lifer-counts.${counts}`) });
}

export function liveScene({ view }: TrickadeeSituation, audience: Audience): Scene {
  return { text: liveLines(view, audience).join('\n'), picture: null };
}

/** A line for what an ability did, a picture for each trick that is finished, and the sheets of each round. */
export function storyScenes(
  events: readonly TrickadeePublicEvent[],
  _situation: TrickadeeSituation,
  audience: Audience,
): readonly Scene[] {
  return events.flatMap((event): readonly Scene[] => {
    if (event.kind === 'trick-finished') {
      const { round, number: trick } = event;
      const told = trickTold(event, audience);
      return [{ text: audience.words.text('trickadee.story.trick', { round, trick, told }), picture: null }];
    }
    if (event.kind === 'round-ended') return [{ text: roundText(event, audience), picture: null }];
    const told = eventTold(event, audience);
    return told === undefined ? [] : [{ text: told, picture: null }];
  });
}

export function endScene(outcome: Outcome, situation: TrickadeeSituation, audience: Audience): Scene {
  return { text: endText(outcome, situation, audience), picture: null };
}

export function rulesScenes(words: Words): readonly Scene[] {
  const abilities = ABILITIES.map((ability) =>
    words.text('trickadee.rules.ability', { ability, text: abilityText(ability, words) }),
  ).join('\n');
  return [
    { text: words.text('trickadee.rules.text'), picture: null },
    { text: words.text('trickadee.rules.scores'), picture: null },
    { text: words.text('trickadee.rules.abilities', { abilities }), picture: null },
  ];
}

function roundText(
  { round, points, totals }: RoundScore & { readonly totals: BySeat<number> },
  { words, names }: Audience,
): string {
  const seats = seatsOf(points.length).map((seat) =>
    words.text('trickadee.round.seat', {
      name: atSeat(names, seat),
      points: atSeat(points, seat),
      total: atSeat(totals, seat),
    }),
  );
  return words.text('trickadee.round.text', { round, seats: seats.join('; ') });
}

function endText(
  { places, totals }: Outcome,
  { view }: TrickadeeSituation,
  { words, names }: Audience,
): string {
  const seats = seatsOf(places.length);
  const winners = seats.filter((seat) => atSeat(places, seat) === 1);
  const others = seats
    .filter((seat) => !winners.includes(seat))
    .toSorted((one, other) => atSeat(places, one) - atSeat(places, other))
    .map((seat) =>
      words.text('trickadee.end.other', { name: atSeat(names, seat), total: atSeat(totals, seat) }),
    );
  const first = must(winners[0], 'Somebody wins every match.');
  // A match that ends before its time ends with any score.
  const key = winners.length > 1 ? 'shared' : isOver(view) ? 'won' : 'won-anyhow';
  const text = words.text(`trickadee.end.${key}`, {
    winners: namesTogether(
      winners.map((seat) => atSeat(names, seat)),
      words,
    ),
    points: pointsWord(atSeat(totals, first), words),
  });
  return others.length === 0 ? text : `${text} ${listOf(others, words)}.`;
}
