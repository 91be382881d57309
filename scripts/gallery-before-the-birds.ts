import { must } from '../src/base/invariant.js';
import { beforeTheBirdsFace as face } from '../src/faces/before-the-birds/face.js';
import type { Audience } from '../src/faces/face.js';
import type { Card } from '../src/games/before-the-birds/cards.js';
import type { BeforeTheBirdsOptions } from '../src/games/before-the-birds/options.js';
import { viewTree } from '../src/games/before-the-birds/view.js';
import { type Seat, seatsOf } from '../src/games/game-types.js';
import { words } from './gallery-asked.js';
import { findPosition, type MatchAsked, type Position } from './gallery-before-the-birds-positions.js';
import { type Exhibit, exhibits, named, numbered } from './gallery-exhibits.js';

const audience: Audience = { words, names: ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus'] };
const longNames: Audience = {
  words,
  names: [
    'Alexandria Featherstonehaugh III',
    '🦔 Людмила Преображенская-Вознес',
    'Wolfgang Amadeus Theophilus Mozar',
    'Maximiliane von und zu Hohenfels',
    'Bartholomew Fitzgerald-Cholmondel',
    'Χαράλαμπος Παπαδόπουλος ο Γέρων',
    'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  ],
};
const TO_A_LIMIT: BeforeTheBirdsOptions = { deck: 'full', limit: 25 };
const LONG_MATCH: BeforeTheBirdsOptions = { deck: 'trimmed', limit: 100 };
const ANA = 0 as Seat;

/** Of which match, and for whom. */
interface Shown extends MatchAsked {
  readonly who?: Audience;
}

/** Every kind of picture of Before The Birds, of real matches, and trees as extreme as they come. */
export function beforeTheBirdsExhibits(): readonly Exhibit[] {
  return [...liveExhibits(), ...handExhibits(), ...storyExhibits(), ...treesExhibits(), ...lastExhibits()];
}

const tableOf = (position: Position) => position.situation('spectator').view;
const bidsIn = (position: Position) => tableOf(position).hasBid.filter((has) => has).length;

function liveExhibits(): readonly Exhibit[] {
  const live = (name: string, { who = audience, ...match }: Shown, wanted: (at: Position) => boolean) => {
    const position = findPosition(match, wanted);
    return exhibits(name, [face.live(position.situation('spectator'), at(who, match))]);
  };
  return named('live', [
    ...live('start', { seatCount: 3 }, () => true),
    ...live('four', { seatCount: 4 }, (one) => tableOf(one).round === 5 && bidsIn(one) === 2),
    ...live('three-late', { seatCount: 3 }, (one) => tableOf(one).round === 8 && bidsIn(one) === 1),
    ...live('seven', { seatCount: 7 }, (one) => tableOf(one).round === 4 && bidsIn(one) === 5),
    ...live(
      'seven-late-long-names',
      { seatCount: 7, who: longNames, options: TO_A_LIMIT },
      (one) => tableOf(one).game === 2 && tableOf(one).round === 8 && bidsIn(one) === 3,
    ),
    ...live(
      'five-long-names',
      { seatCount: 5, who: longNames, options: TO_A_LIMIT },
      (one) => tableOf(one).game === 2 && tableOf(one).round === 7 && bidsIn(one) === 3,
    ),
    ...live(
      'five-third-game',
      { seatCount: 5, options: TO_A_LIMIT },
      (one) => tableOf(one).game === 3 && tableOf(one).round === 3 && bidsIn(one) === 2,
    ),
    ...live(
      'seven-many-games',
      { seatCount: 7, who: longNames, options: LONG_MATCH },
      (one) => tableOf(one).scores.length === 9 && tableOf(one).round === 6 && bidsIn(one) === 3,
    ),
    ...live(
      'away',
      { seatCount: 4, who: { ...audience, away: [ANA] } },
      (one) => tableOf(one).round === 4 && bidsIn(one) === 2,
    ),
    ...live('over', { seatCount: 4 }, ({ outcome }) => outcome !== undefined),
  ]);
}

function handExhibits(): readonly Exhibit[] {
  const own = (position: Position) => position.situation(ANA);
  type Own = ReturnType<typeof own>;
  const hand = (name: string, match: MatchAsked, wanted: (situation: Own) => boolean) => {
    const position = findPosition(match, (one) => one.outcome === undefined && wanted(own(one)));
    const { pictures } = face.panel(own(position), audience);
    return numbered(name, pictures);
  };
  const treeOf = ({ view }: Own) => must(view.trees[ANA], 'Ana has a tree.');
  return named('hand', [
    ...hand('start', { seatCount: 3 }, ({ view }) => view.bid === null),
    ...hand('start-seven', { seatCount: 7 }, ({ view }) => view.bid !== null),
    ...hand(
      'choice',
      { seatCount: 4 },
      ({ view, previews }) =>
        view.round === 6 &&
        view.bid !== null &&
        new Set(previews.landings.map(({ parent, side }) => `${parent}/${side}`)).size === 4 &&
        new Set(previews.landings.map(({ score }) => score.after)).size === 3,
    ),
    ...hand('bid', { seatCount: 4 }, ({ view }) => view.round === 5 && view.bid !== null),
    ...hand('bushy', { seatCount: 6 }, (one) => one.view.round === 8 && treeOf(one).length === 4),
    ...hand('deep', { seatCount: 7 }, (one) => one.view.round === 8 && treeOf(one).length >= 6),
    ...hand('two-left', { seatCount: 5 }, ({ view }) => view.round === 8 && view.bid === null),
    ...deepestHand(),
  ]);
}

const GROUND_BELOW: readonly Card[] = ['01', '09', '17', '25', '33', '41', '49'];

/** Eight cards in a chain, and seven Ground cards that would all go below it. */
function deepestHand(): readonly Exhibit[] {
  const position = findPosition({ seatCount: 7 }, (one) => tableOf(one).round === 8);
  const situation = position.situation(ANA);
  const chain = viewTree(['61', '60', '59', '58', '57', '56', '55', '54']);
  const trees = situation.view.trees.map((tree, seat) => (seat === ANA ? chain : tree));
  const landings = GROUND_BELOW.map((card) => ({
    card,
    parent: '54' as const,
    side: 'left' as const,
    depth: 9,
    length: { before: 8, after: 9 },
    colours: { before: 7, after: 7 },
    newColour: null,
    score: { before: 15, after: 16 },
  }));
  const { pictures } = face.panel(
    { ...situation, view: { ...situation.view, trees }, previews: { landings } },
    audience,
  );
  return numbered('deepest', pictures);
}

function storyExhibits(): readonly Exhibit[] {
  const bids = (name: string, { who = audience, ...match }: Shown, round: number) => {
    const position = findPosition(match, ({ events }) =>
      events.some((event) => event.kind === 'bids-opened' && event.round === round),
    );
    const opened = position.events.filter((event) => event.kind === 'bids-opened' && event.round === round);
    return exhibits(name, face.story(opened, position.situation('spectator'), at(who, match)));
  };
  const game = (name: string, { who = audience, ...match }: Shown) => {
    const position = findPosition(match, ({ events }) => events.some(({ kind }) => kind === 'game-ended'));
    const ended = position.events.filter(({ kind }) => kind === 'game-ended');
    return exhibits(name, face.story(ended, position.situation('spectator'), at(who, match)));
  };
  return [
    ...bids('bids-three', { seatCount: 3 }, 6),
    ...bids('bids-four', { seatCount: 4 }, 7),
    ...bids('bids-five-long-names', { seatCount: 5, who: longNames }, 5),
    ...bids('bids-first', { seatCount: 7 }, 1),
    ...bids('bids-seven', { seatCount: 7, options: TO_A_LIMIT }, 6),
    ...bids('bids-last', { seatCount: 7 }, 9),
    ...game('game', { seatCount: 4, options: TO_A_LIMIT }),
    ...game('game-long-names', { seatCount: 7, who: longNames, options: TO_A_LIMIT }),
  ];
}

/** All left, all right, to and fro, as bushy as can be, and some between. */
const EXTREME_TREES: readonly (readonly Card[])[] = [
  ['69', '61', '53', '45', '37', '29', '21', '13', '05'],
  ['00', '08', '16', '24', '32', '40', '48', '56', '64'],
  ['01', '68', '02', '67', '03', '66', '04', '65', '06'],
  ['33', '17', '49', '09', '25', '41', '57', '07', '60'],
];

function treesExhibits(): readonly Exhibit[] {
  const trees = (name: string, { who = audience, ...match }: Shown, seat: Seat | null) => {
    const position = findPosition(match, ({ outcome }) => outcome !== undefined);
    const [sight] = face.sights;
    return exhibits(name, sight?.scenes(position.situation('spectator'), at(who, match), seat) ?? []);
  };
  const situation = findPosition({ seatCount: 4 }, ({ outcome }) => outcome !== undefined).situation(
    'spectator',
  );
  const extreme = { ...situation, view: { ...situation.view, trees: EXTREME_TREES.map(viewTree) } };
  return [
    ...trees('trees-seven', { seatCount: 7 }, null),
    ...trees('trees-seven-long-names', { seatCount: 7, who: longNames, options: TO_A_LIMIT }, null),
    ...trees('trees-three', { seatCount: 3 }, null),
    ...trees('trees-five', { seatCount: 5 }, null),
    ...trees('trees-one', { seatCount: 4 }, ANA),
    ...exhibits('trees-extreme', face.sights[0]?.scenes(extreme, audience, null) ?? []),
    ...exhibits('trees-chain', face.sights[0]?.scenes(extreme, audience, ANA) ?? []),
  ];
}

function lastExhibits(): readonly Exhibit[] {
  const end = (name: string, { who = audience, ...match }: Shown) => {
    const { outcome, situation } = findPosition(match, (one) => one.outcome !== undefined);
    return outcome === undefined
      ? []
      : exhibits(name, [face.end(outcome, situation('spectator'), at(who, match))]);
  };
  return [
    ...end('end', { seatCount: 3 }),
    ...end('end-seven', { seatCount: 7, who: longNames }),
    ...end('end-games', { seatCount: 4, options: TO_A_LIMIT }),
    ...end('end-many-games', { seatCount: 7, who: longNames, options: LONG_MATCH }),
    ...end('end-resigned', { seatCount: 4, who: { ...audience, resigned: [ANA] } }),
    ...end('end-all-but-one-resigned', {
      seatCount: 7,
      who: { ...longNames, resigned: seatsOf(6) },
      options: LONG_MATCH,
    }),
    ...exhibits('rules', face.rules(words)),
  ];
}

/** As many people as there are seats. */
function at(who: Audience, { seatCount }: MatchAsked): Audience {
  return { ...who, names: who.names.slice(0, seatCount) };
}
