import type { Audience, Scene } from '../src/faces/face.js';
import { trickadeeFace as face } from '../src/faces/trickadee/face.js';
import { flocksPictures } from '../src/faces/trickadee/flocks-picture.js';
import { type Seat, seatsOf } from '../src/games/game-types.js';
import { words } from './gallery-asked.js';
import { type Exhibit, exhibits, named } from './gallery-exhibits.js';
import { findPosition, type MatchAsked, type Position, seatDue } from './gallery-trickadee-positions.js';

const audience: Audience = { words, names: ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli'] };
const longNames: Audience = {
  words,
  names: [
    'Alexandria Featherstonehaugh III',
    '🦔 Людмила Преображенская-Вознес',
    'Wolfgang Amadeus Theophilus Mozar',
    'Maximiliane von und zu Hohenfels',
    'Bartholomew Fitzgerald-Cholmondel',
  ],
};

const manyScripts: Audience = {
  words,
  names: ['🦔 Ana', 'שלום', 'محمد', 'सिद्धार्थ', 'สมชาย'],
};

/** Of which match, and for whom. */
interface Shown extends MatchAsked {
  readonly who?: Audience;
}

/** Every kind of picture of Trickadee, of real matches. */
export function trickadeeExhibits(): readonly Exhibit[] {
  return [...liveExhibits(), ...handExhibits(), ...storyExhibits(), ...flocksExhibits(), ...lastExhibits()];
}

const tableOf = (position: Position) => position.situation('spectator').view;
const own = (position: Position) => position.situation(seatDue(position));
type Own = ReturnType<typeof own>;

function liveExhibits(): readonly Exhibit[] {
  const live = (name: string, { who = audience, ...match }: Shown, wanted: (at: Position) => boolean) =>
    exhibits(name, [face.live(findPosition(match, wanted).situation('spectator'), who)]);
  return named('live', [
    ...live('start', { seatCount: 3 }, () => true),
    ...live(
      'following',
      { seatCount: 5 },
      (at) => tableOf(at).trick.length === 4 && tableOf(at).suitsOnTable.length === 3,
    ),
    ...live(
      'placed',
      { seatCount: 4 },
      (at) => tableOf(at).placed !== null && tableOf(at).picks.length === 0,
    ),
    ...live(
      'picking',
      { seatCount: 5 },
      (at) => tableOf(at).picks.length === 3 && at.situation('spectator').decisions.length === 3,
    ),
    ...live('drawn', { seatCount: 4 }, (at) =>
      at.events.some((event) => event.kind === 'birds-drawn' && event.shown !== null),
    ),
    ...live(
      'long-names',
      { seatCount: 5, who: longNames },
      (at) => tableOf(at).round === 3 && tableOf(at).trick.length === 3,
    ),
    ...live(
      'many-scripts',
      { seatCount: 5, who: manyScripts },
      (at) => tableOf(at).round === 3 && tableOf(at).trick.length === 3,
    ),
    ...live(
      'away',
      { seatCount: 5, who: { ...audience, away: [1 as Seat, 3 as Seat] } },
      (at) => tableOf(at).round === 2 && tableOf(at).trick.length === 3,
    ),
    ...live('over', { seatCount: 3 }, ({ outcome }) => outcome !== undefined),
  ]);
}

function handExhibits(): readonly Exhibit[] {
  const hand = (name: string, seatCount: MatchAsked['seatCount'], wanted: (situation: Own) => boolean) => {
    const position = findPosition({ seatCount }, (at) => at.outcome === undefined && wanted(own(at)));
    return face.panel(own(position), audience).pictures.map((picture) => ({ name, picture }));
  };
  const asked = (situation: Own) => situation.view.asked;
  return named('hand', [
    ...hand('lead', 4, ({ view }) => view.round === 1 && view.trick.length === 0),
    ...hand(
      'follow',
      5,
      ({ view, moves }) => view.hand.length === 8 && view.trick.length === 2 && moves.length < 6,
    ),
    ...hand(
      'follow-four',
      5,
      ({ view, moves }) =>
        view.trick.length === 4 &&
        new Set(view.suitsOnTable).size > 2 &&
        moves.length > 1 &&
        moves.length < view.hand.length,
    ),
    ...hand('take', 5, (at) => asked(at) === 'take' && at.moves.length === 4 && at.view.round === 2),
    ...hand('into', 4, (at) => asked(at) === 'into' && at.view.chain === null && at.moves.length > 4),
    ...hand('use', 3, (at) => asked(at) === 'use' && at.view.round === 3 && at.view.hand.length === 2),
    ...hand('move', 3, (at) => asked(at) === 'lift' && at.moves.length > 5),
    ...hand('swap', 3, (at) => asked(at) === 'hand' && at.view.hand.length > 3),
    ...hand('discard', 3, (at) => asked(at) === 'discard' && at.view.chain?.ability === 6),
    ...hand('wild', 3, (at) => asked(at) === 'wild'),
    ...hand('seeds-cached', 4, (at) => asked(at) === 'play' && (at.view.cached[seatOf(at)] ?? 0) > 1),
  ]);
}

function seatOf({ viewer }: Own): number {
  return viewer === 'spectator' ? 0 : viewer;
}

function storyExhibits(): readonly Exhibit[] {
  const story = (name: string, { who = audience, ...match }: Shown, wanted: (at: Position) => boolean) => {
    const position = findPosition(match, wanted);
    return exhibits(name, face.story(position.events, position.situation('spectator'), who));
  };
  const trickOf = (at: Position, number: number) =>
    tableOf(at).round === 2 &&
    at.events.some((event) => event.kind === 'trick-finished' && event.number === number);
  const roundOver = ({ events }: Position) =>
    events.some((event) => event.kind === 'round-ended' && event.round === 2);
  return [
    ...story('trick', { seatCount: 3 }, (at) => trickOf(at, 2)),
    ...story('trick-long-names', { seatCount: 5, who: longNames }, (at) => trickOf(at, 3)),
    ...story('round', { seatCount: 4 }, roundOver),
    ...story('round-long-names', { seatCount: 5, who: longNames }, roundOver),
  ];
}

function flocksExhibits(): readonly Exhibit[] {
  const full = findPosition({ seatCount: 5 }, (at) => {
    const { round, trickNumber, cached } = tableOf(at);
    return round === 3 && trickNumber === 8 && cached.some((seeds) => seeds > 0);
  });
  const { flocks, seeds } = tableOf(full);
  const shown = {
    title: words.plain('trickadee.picture.flocks-title', { round: 3 }),
    fileName: 'flocks.png',
    flocks,
    seeds,
  };
  return [null, 1 as Seat].flatMap((seat) =>
    flocksPictures({ ...shown, seat }, audience).map(({ picture }, index) => ({
      name: `flocks-${seat === null ? 'all' : 'one'}-${index + 1}`,
      picture,
    })),
  );
}

function lastExhibits(): readonly Exhibit[] {
  const end = (seatCount: MatchAsked['seatCount'], who: Audience): Scene[] => {
    const { outcome, situation } = findPosition({ seatCount }, (at) => at.outcome !== undefined);
    return outcome === undefined ? [] : [face.end(outcome, situation('spectator'), who)];
  };
  return [
    ...exhibits('end', end(3, audience)),
    ...exhibits('end-long-names', end(5, longNames)),
    ...exhibits('end-resigned', end(5, { ...longNames, resigned: seatsOf(2) })),
    ...exhibits('rules', face.rules(words)),
  ];
}
