import { loadImage } from 'canvas';
import { describe, expect, test } from 'vitest';
import { findPosition, type Position } from '../../../scripts/gallery-before-the-birds-positions.js';
import { SHEET_HEIGHT_MAX, SHEET_WIDTH } from '../../../src/art/brush.js';
import type { Picture } from '../../../src/art/picture.js';
import { ALT_LENGTH_MAX } from '../../../src/discord/alt-text.js';
import { faceOf } from '../../../src/faces/before-the-birds/card-art.js';
import { beforeTheBirdsFace as face } from '../../../src/faces/before-the-birds/face.js';
import {
  EXAMPLE_CARD,
  EXAMPLE_ROUND,
  EXAMPLE_STORING,
  EXAMPLE_TREE,
} from '../../../src/faces/before-the-birds/rules-examples.js';
import type { Audience } from '../../../src/faces/face.js';
import { COLOURS, colourOf, PACK } from '../../../src/games/before-the-birds/cards.js';
import { collect } from '../../../src/games/before-the-birds/open-bids.js';
import { viewTree } from '../../../src/games/before-the-birds/view.js';
import { longestSentence } from '../../kit/longest-sentence.js';
import {
  ANA,
  audience,
  hashOf,
  longest,
  manyPositions,
  manySeats,
  peopleAt,
  seatsAt,
  TO_A_LIMIT,
  tableOf,
  words,
} from './kit.js';

const FILE_NAME = /^(table|scores|hand|bids|trees|game|end)\.png$/;

describe('every picture of whole matches', () => {
  test('has sentences that fit an alt text, and a name that tells nothing', () => {
    let seen = 0;
    for (const options of [undefined, TO_A_LIMIT])
      for (const position of manyPositions({ every: 9, ...(options && { options }) }))
        for (const picture of picturesOf(position, longest)) {
          seen += 1;
          expect(picture.alt.length).toBeGreaterThan(20);
          expect(longestSentence(picture.alt)).toBeLessThanOrEqual(ALT_LENGTH_MAX);
          expect(picture.alt).not.toMatch(/before-the-birds\.|\{\{|undefined|NaN/);
          expect(picture.fileName).toMatch(FILE_NAME);
        }
    expect(seen).toBeGreaterThan(300);
  });

  test('is 1200 wide and at most 900 high, with any names', async () => {
    const kinds = new Set<string>();
    for (const options of [undefined, TO_A_LIMIT])
      for (const position of manyPositions({ every: 90, seatCounts: [3, 7], ...(options && { options }) }))
        for (const picture of picturesOf(position, longest)) {
          kinds.add(picture.fileName);
          const image = await loadImage(await picture.render());
          expect(image.width).toBe(SHEET_WIDTH);
          expect(image.height).toBeLessThanOrEqual(SHEET_HEIGHT_MAX);
        }
    expect(kinds.size).toBe(7);
  });

  test('of bids and of a finished game fits, with any names', async () => {
    for (const seatCount of [3, 5, 7] as const) {
      const ended = findPosition({ seatCount, options: TO_A_LIMIT }, ({ events }) =>
        events.some(({ kind }) => kind === 'game-ended'),
      );
      const scenes = face.story(ended.events, ended.situation('spectator'), peopleAt(ended, longest));
      const names = scenes.flatMap(({ picture }) => picture?.fileName ?? []);
      expect(names.slice(0, 3)).toEqual(['bids.png', 'bids.png', 'trees.png']);
      expect(names).toContain('game.png');
      for (const { picture } of scenes) {
        if (picture === null) continue;
        expect((await loadImage(await picture.render())).height).toBeLessThanOrEqual(SHEET_HEIGHT_MAX);
      }
    }
  });
});

test('what everybody sees is the same to the byte, whoever it is made for', async () => {
  const positions = [
    findPosition({ seatCount: 3 }, (one) => tableOf(one).hasBid.includes(true)),
    findPosition({ seatCount: 4 }, ({ events }) => events.some(({ kind }) => kind === 'bids-opened')),
    findPosition({ seatCount: 3, options: TO_A_LIMIT }, ({ events }) =>
      events.some(({ kind }) => kind === 'game-ended'),
    ),
    findPosition({ seatCount: 3 }, ({ outcome }) => outcome !== undefined),
  ];
  for (const position of positions) {
    const rendered = await Promise.all(
      (['spectator', ...seatsAt(position)] as const).map(async (viewer) => {
        const situation = position.situation(viewer);
        const people = peopleAt(position);
        const scenes = [
          face.live(situation, people),
          ...face.story(position.events, situation, people),
          ...(face.sights[0]?.scenes(situation, people, null) ?? []),
          ...(position.outcome === undefined ? [] : [face.end(position.outcome, situation, people)]),
        ];
        return Promise.all(scenes.map(({ picture }) => hashOf(picture)));
      }),
    );
    for (const bytes of rendered) expect(bytes).toEqual(rendered[0]);
  }
});

describe('the live table', () => {
  test('tells who has bid, and looks the same whatever was bid or bid instead', async () => {
    const position = findPosition({ seatCount: 4 }, (one) => tableOf(one).hasBid.includes(true));
    const situation = position.situation('spectator');
    const bytes = (hasBid: readonly boolean[]) =>
      hashOf(face.live({ ...situation, view: { ...situation.view, hasBid } }, peopleAt(position)).picture);
    const { hasBid } = situation.view;
    expect(await bytes(hasBid.map(() => false))).not.toEqual(await bytes(hasBid));
    const bidder = seatsAt(position).find((seat) => hasBid[seat] === true) ?? ANA;
    const own = position.situation(bidder);
    const [other = null] = own.view.hand;
    const replaced = { ...own, view: { ...own.view, bid: other } };
    const seen = await hashOf(face.live(own, peopleAt(position)).picture);
    expect(await hashOf(face.live(replaced, peopleAt(position)).picture)).toEqual(seen);
  });

  test('has a picture at every moment, of seven as well as of three', () => {
    for (const position of manyPositions({ every: 4 }))
      expect(face.live(position.situation('spectator'), peopleAt(position)).picture).not.toBeNull();
  });
});

describe('a hand', () => {
  const position = findPosition({ seatCount: 5 }, (one) => tableOf(one).round === 5);
  const situation = position.situation(ANA);
  const bytes = async (changed: Partial<typeof situation>) =>
    hashOf(face.panel({ ...situation, ...changed }, audience).pictures[0]);

  test('looks different when other cards may be bid, with a bid, and where cards would land otherwise', async () => {
    const shown = await bytes({});
    const { view, moves, previews } = situation;
    expect(await bytes({ moves: moves.slice(1) })).not.toEqual(shown);
    const [bid = null, ...hand] = view.hand;
    expect(await bytes({ view: { ...view, bid, hand } })).not.toEqual(shown);
    const [first, ...rest] = previews.landings;
    if (first === undefined) throw new Error('There is no Ground.');
    for (const part of ['length', 'colours', 'score'] as const) {
      const changed = { ...first, [part]: { ...first[part], after: first[part].after + 1 } };
      expect(await bytes({ previews: { landings: [changed, ...rest] } })).not.toEqual(shown);
    }
  });

  test('names every card of it and of the Ground', () => {
    for (const seen of manySeats({ seatCounts: [3, 7], every: 7 })) {
      const [picture] = face.panel(seen.situation, peopleAt(seen.position)).pictures;
      const { hand, ground, phase } = seen.situation.view;
      if (phase === 'finished') expect(picture).toBeUndefined();
      else for (const card of [...hand, ...ground]) expect(picture?.alt).toContain(card);
    }
  });

  test('is on one picture, or on two where the tree is deep', () => {
    const counts = [...manySeats({ every: 5 })].map(
      ({ situation: own, position: at }) => face.panel(own, peopleAt(at)).pictures.length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(0.8 * counts.length);
  });
});

test('every card is printed with its number, and its colour by hue and letter', () => {
  const faces = PACK.map((card) => faceOf(card, words));
  expect(faces.map(({ number }) => number)).toEqual(PACK);
  expect(faces.map(({ colour }) => colour)).toEqual(PACK.map(colourOf));
  expect(new Set(faces.map(({ colour, letter }) => colour + letter)).size).toBe(COLOURS.length);
  expect(new Set(faces.map(({ letter }) => letter)).size).toBe(COLOURS.length);
});

describe('the rules', () => {
  test('have a picture of a round, of storing and of a score', () => {
    const names = face.rules(words).map(({ picture }) => picture?.fileName);
    expect(names).toEqual(['round.png', 'storing.png', 'scores.png']);
  });

  test('show a round as the rules play it', () => {
    const { ground, bids, collections } = EXAMPLE_ROUND;
    expect(collections).toEqual(collect(ground, bids));
  });

  test('show each step on the way of 26, and where it comes to lie', () => {
    const stored = viewTree(['25', '44', EXAMPLE_CARD]).cards.find(({ card }) => card === EXAMPLE_CARD);
    expect(stored).toMatchObject({ parent: '44', side: 'left', depth: 3 });
    expect(EXAMPLE_STORING.map(({ says, lit }) => [says, lit])).toEqual([
      ['larger', '25'],
      ['smaller', '44'],
      ['lies', null],
    ]);
    expect(EXAMPLE_STORING.at(-1)?.tree.newest).toBe(EXAMPLE_CARD);
  });

  test('show a tree of nine that scores 8', () => {
    expect(EXAMPLE_TREE).toMatchObject({ length: 4, score: 8 });
    expect(EXAMPLE_TREE.cards).toHaveLength(9);
  });
});

function picturesOf(position: Position, who: Audience): readonly Picture[] {
  const people = peopleAt(position, who);
  const spectator = position.situation('spectator');
  const panels = seatsAt(position).map((seat) => face.panel(position.situation(seat), people));
  const { picture: table, below } = face.live(spectator, people);
  return [
    table,
    below,
    ...face.story(position.events, spectator, people).map(({ picture }) => picture),
    ...(face.sights[0]?.scenes(spectator, people, null).map(({ picture }) => picture) ?? []),
    ...panels.flatMap(({ pictures }) => pictures),
    position.outcome === undefined ? null : face.end(position.outcome, spectator, people).picture,
  ].filter((picture) => picture !== null && picture !== undefined);
}
