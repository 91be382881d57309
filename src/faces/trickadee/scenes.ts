import { must } from '../../base/invariant.js';
import {
  atSeat,
  type BySeat,
  type OptionValues,
  type Outcome,
  type Seat,
  seatsOf,
} from '../../games/game-types.js';
import { ABILITIES } from '../../games/trickadee/cards.js';
import type { FinishedTrick, RoundScore, TrickadeePublicEvent } from '../../games/trickadee/events.js';
import type { TrickadeeOptions } from '../../games/trickadee/options.js';
import type { TrickadeeView } from '../../games/trickadee/view.js';
import type { Words } from '../../words/words.js';
import type { Audience, Scene } from '../face.js';
import { listOf } from '../lists.js';
import { abilityText } from './ability-words.js';
import { namesTogether, pointsWord } from './card-words.js';
import { endPicture } from './end-picture.js';
import { flocksPictures } from './flocks-picture.js';
import { livePicture } from './live-picture.js';
import { liveLines } from './live-words.js';
import { roundPicture } from './round-picture.js';
import { abilitiesPicture, cardsPicture, orderPicture, scoresPicture } from './rules-pictures.js';
import { isOver, type TrickadeeSituation, worthTogether } from './situation.js';
import { eventTold, trickTold } from './story-words.js';
import { trickPicture } from './trick-picture.js';

export function lobbyLines(options: OptionValues, words: Words): string {
  // The game itself has checked them before anyone is told.
  const { 'lifer-counts': counts } = options as TrickadeeOptions;
  const about = words.text('trickadee.lobby');
  return counts === 'yes' ? about : `${about}\n${words.text('trickadee.lobby.lifers-apart')}`;
}

export function liveScene(situation: TrickadeeSituation, audience: Audience): Scene {
  return {
    text: liveLines(situation.view, audience).join('\n'),
    picture: livePicture(situation, audience),
  };
}

/** A line for what an ability did, a picture for each trick that is finished, and the sheets of each round. */
export function storyScenes(
  events: readonly TrickadeePublicEvent[],
  { view }: TrickadeeSituation,
  audience: Audience,
): readonly Scene[] {
  return events.flatMap((event): readonly Scene[] => {
    if (event.kind === 'trick-finished') return [trickScene(event, view, audience)];
    if (event.kind === 'round-ended')
      return events.some(({ kind }) => kind === 'match-ended')
        ? lastFlocksScenes(event, audience)
        : roundScenes(event, view, audience);
    const told = eventTold(event, audience);
    if (told === undefined) return [];
    if (event.kind === 'round-started') return [{ text: told, picture: null }];
    const trick = trickOf(event, events, view);
    return [{ text: audience.words.text('trickadee.story.in-trick', { trick, told }), picture: null }];
  });
}

// The choice that ends a trick may begin the next one by the same step.
function trickOf(
  event: TrickadeePublicEvent,
  events: readonly TrickadeePublicEvent[],
  { trickNumber }: TrickadeeView,
): number {
  const ended = events.slice(events.indexOf(event)).find(({ kind }) => kind === 'trick-finished');
  return ended?.kind === 'trick-finished' ? ended.number : trickNumber;
}

export function endScene(outcome: Outcome, situation: TrickadeeSituation, audience: Audience): Scene {
  const { seedPoints } = situation.view;
  return {
    text: endText(outcome, situation, audience),
    picture: endPicture({ outcome, seedPoints }, audience),
  };
}

export function rulesScenes(words: Words): readonly Scene[] {
  const abilities = ABILITIES.map((ability) =>
    words.text('trickadee.rules.ability', { ability, text: abilityText(ability, words) }),
  ).join('\n');
  return [
    { text: words.text('trickadee.rules.text'), picture: cardsPicture(words) },
    { text: words.text('trickadee.rules.trick'), picture: orderPicture(words) },
    { text: words.text('trickadee.rules.scores'), picture: scoresPicture(words) },
    { text: words.text('trickadee.rules.abilities', { abilities }), picture: abilitiesPicture(words) },
  ];
}

function trickScene(
  trick: FinishedTrick & { readonly round: number },
  view: TrickadeeView,
  audience: Audience,
): Scene {
  const { round, number } = trick;
  // The step that ends a round also deals the next one, with a Lifer of its own.
  const lifer = view.round === round ? view.lifer : (view.lastRound?.lifer ?? view.lifer);
  return {
    text: audience.words.text('trickadee.story.trick', {
      round,
      trick: number,
      told: trickTold(trick, audience),
    }),
    picture: trickPicture({ trick, round, lifer }, audience),
  };
}

/** The flocks of everybody as they are now, or of one seat with what each of them scores for. */
export function flocksScenes(
  { view }: TrickadeeSituation,
  audience: Audience,
  seat: Seat | null,
): readonly Scene[] {
  const { words, names } = audience;
  const { round, flocks, seeds } = view;
  const title = words.plain('trickadee.picture.flocks-title', { round });
  const pictures = flocksPictures({ title, fileName: 'flocks.png', flocks, seeds, seat }, audience);
  const key = isOver(view) ? 'trickadee.flocks.text-over' : 'trickadee.flocks.text';
  return pictures.map(({ picture, seats }) => {
    const told = seats.map((owner) =>
      words.text('trickadee.flocks.seat', {
        name: atSeat(names, owner),
        points: worthTogether(atSeat(flocks, owner)),
      }),
    );
    return { text: words.text(key, { round, seats: listOf(told, words) }), picture };
  });
}

/** The flocks of everybody as they were scored, then what they brought. */
function roundScenes(event: RoundEnded, view: TrickadeeView, audience: Audience): readonly Scene[] {
  const { words, names } = audience;
  const { round } = event;
  const rounds = view.scores.filter((scored) => scored.round <= round).map(({ points }) => points);
  return [
    ...scoredFlocks(event, audience).map(({ picture, seats }) => {
      const owners = namesTogether(
        seats.map((seat) => atSeat(names, seat)),
        words,
      );
      return { text: words.text('trickadee.round.sheet', { round, names: owners }), picture };
    }),
    {
      text: roundText(event, audience),
      picture: roundPicture({ round: event, rounds, totals: event.totals }, audience),
    },
  ];
}

/** What the last round brought stands on the sheet of the match, which follows. */
function lastFlocksScenes(event: RoundEnded, audience: Audience): readonly Scene[] {
  const { words, names } = audience;
  return scoredFlocks(event, audience).map(({ picture, seats }) => {
    const told = seats.map((seat) =>
      words.text('trickadee.flocks.seat', { name: atSeat(names, seat), points: atSeat(event.points, seat) }),
    );
    const text = words.text('trickadee.flocks.text-over', { round: event.round, seats: listOf(told, words) });
    return { text, picture };
  });
}

function scoredFlocks({ round, sheets, seeds }: RoundEnded, audience: Audience) {
  const title = audience.words.plain('trickadee.picture.flocks-scored', { round });
  return flocksPictures({ title, fileName: 'flocks.png', flocks: sheets, seeds, seat: null }, audience);
}

type RoundEnded = RoundScore & { readonly totals: BySeat<number> };

function roundText({ round, points, totals }: RoundEnded, { words, names }: Audience): string {
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
