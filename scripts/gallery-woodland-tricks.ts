import type { Audience, Scene } from '../src/faces/face.js';
import { woodlandTricksFace as face } from '../src/faces/woodland-tricks/face.js';
import type { Seat } from '../src/games/game-types.js';
import { words } from './gallery-asked.js';
import { type Exhibit, exhibits, numbered } from './gallery-exhibits.js';
import { findPosition, type Position, seatDue } from './gallery-positions.js';

const audience: Audience = { words, names: ['Ana', 'Ben'] };
const longNames: Audience = {
  words,
  names: ['Alexandria Featherstonehaugh III', '🦔 Людмила Преображенская-Вознес'],
};
const BEN = 1 as Seat;

/** Every kind of picture of Woodland Tricks, of real matches. */
export function woodlandTricksExhibits(): readonly Exhibit[] {
  return [...liveExhibits(), ...handExhibits(), ...storyExhibits(), ...endExhibits()];
}

function liveExhibits(): readonly Exhibit[] {
  const live = (name: string, position: Position, who = audience): readonly Exhibit[] =>
    exhibits(name, [face.live(position.situation('spectator'), who)]);
  const tableOf = (position: Position) => position.situation('spectator').view;
  return [
    ...live(
      'live-start',
      findPosition(() => true),
    ),
    ...live(
      'live-answer',
      findPosition((position) => {
        const { trick, trickNumber, round } = tableOf(position);
        return trick.length === 1 && trickNumber === 6 && round === 2;
      }),
    ),
    ...live(
      'live-swap',
      findPosition((position) => tableOf(position).phase === 'exchanging'),
    ),
    ...live(
      'live-put-back',
      findPosition(
        (position) => tableOf(position).phase === 'putting-back' && tableOf(position).trick.length === 2,
      ),
    ),
    ...live(
      'live-late-long-names',
      findPosition((position) => tableOf(position).trickNumber === 12 && tableOf(position).round === 4, {
        target: '21',
        suits: 'HDC',
      }),
      longNames,
    ),
    ...live(
      'live-away',
      findPosition((position) => tableOf(position).trick.length === 1),
      { ...audience, away: [1 as Seat] },
    ),
    ...live(
      'live-over',
      findPosition((position) => position.outcome !== undefined),
    ),
  ];
}

function handExhibits(): readonly Exhibit[] {
  const hand = (name: string, position: Position, who = audience): readonly Exhibit[] => {
    const panel = face.panel(position.situation(seatDue(position)), who);
    return numbered(name, panel.pictures);
  };
  const own = (position: Position) => position.situation(seatDue(position));
  return [
    ...hand(
      'hand-lead',
      findPosition(() => true),
    ),
    ...hand(
      'hand-follow',
      findPosition((position) => {
        if (position.outcome !== undefined) return false;
        const { view, moves } = own(position);
        return view.trick.length === 1 && view.hand.length > 11 && moves.length > 2 && moves.length < 7;
      }),
    ),
    ...hand(
      'hand-swap',
      findPosition((position) => {
        const { phase, handSizes } = position.situation('spectator').view;
        return phase === 'exchanging' && Math.max(...handSizes) > 8;
      }),
      longNames,
    ),
    ...hand(
      'hand-put-back',
      findPosition(
        (position) => own0(position).phase === 'putting-back' && own(position).view.hand.length > 9,
      ),
    ),
    ...hand(
      'hand-seven',
      findPosition((position) => own0(position).trickNumber === 7, { target: '16', suits: 'SDC' }),
    ),
    ...hand(
      'hand-three',
      findPosition((position) => own0(position).trickNumber === 11),
    ),
  ];
}

function own0(position: Position) {
  return position.situation('spectator').view;
}

function storyExhibits(): readonly Exhibit[] {
  const trick = (
    name: string,
    wanted: (event: Extract<Position['events'][number], { kind: 'trick-taken' }>) => boolean,
    who = audience,
  ): readonly Exhibit[] => {
    const position = findPosition(({ events }) =>
      events.some((event) => event.kind === 'trick-taken' && wanted(event)),
    );
    return exhibits(name, face.story(position.events, position.situation('spectator'), who).slice(0, 1));
  };
  const round = findPosition(({ events }) =>
    events.some((event) => event.kind === 'round-ended' && event.round === 2),
  );
  return [
    ...trick(
      'trick-plain',
      ({ plays, ambush }) => !ambush && plays.every(({ card }) => /^[2468]/.test(card)),
    ),
    ...trick('trick-ambush', ({ ambush }) => ambush),
    ...trick('trick-comeback', ({ comeback }) => comeback),
    ...trick('trick-sevens-long-names', ({ bonus }) => bonus > 0, longNames),
    ...swapExhibit(),
    ...exhibits('round', face.story(round.events, round.situation('spectator'), audience).slice(-1)),
    ...exhibits(
      'round-long-names',
      face.story(round.events, round.situation('spectator'), longNames).slice(-1),
    ),
  ];
}

function swapExhibit(): readonly Exhibit[] {
  const position = findPosition(({ events, situation }) => {
    const { exchanges } = situation('spectator').view;
    return events.some(
      (event) => event.kind === 'trick-taken' && event.number === exchanges.at(-1)?.trickNumber,
    );
  });
  return exhibits('trick-swap', face.story(position.events, position.situation('spectator'), audience));
}

function endExhibits(): readonly Exhibit[] {
  const end = findPosition(({ outcome }) => outcome !== undefined);
  const long = findPosition(({ outcome }) => (outcome?.rounds.length ?? 0) >= 5);
  const ending = ({ outcome, situation }: Position, who: Audience): Scene[] =>
    outcome === undefined ? [] : [face.end(outcome, situation('spectator'), who)];
  return [
    ...exhibits('end', ending(end, audience)),
    ...exhibits('end-long', ending(long, longNames)),
    ...exhibits('end-resigned', ending(end, { ...audience, resigned: [BEN] })),
    ...exhibits('powers', face.rules(words).slice(-1)),
  ];
}
