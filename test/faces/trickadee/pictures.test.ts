import { loadImage } from 'canvas';
import { describe, expect, test } from 'vitest';
import { findPosition, type Position } from '../../../scripts/gallery-trickadee-positions.js';
import { SHEET_HEIGHT_MAX, SHEET_WIDTH } from '../../../src/art/brush.js';
import type { Picture } from '../../../src/art/picture.js';
import { ALT_LENGTH_MAX } from '../../../src/discord/alt-text.js';
import type { Audience } from '../../../src/faces/face.js';
import { faceOf } from '../../../src/faces/trickadee/card-art.js';
import { writtenBird, writtenCard } from '../../../src/faces/trickadee/card-words.js';
import { trickadeeFace as face } from '../../../src/faces/trickadee/face.js';
import { flocksPictures } from '../../../src/faces/trickadee/flocks-picture.js';
import { EXAMPLE_FLOCKS } from '../../../src/faces/trickadee/rules-examples.js';
import { seatsOf } from '../../../src/games/game-types.js';
import { type Bird, PACK, SUITS } from '../../../src/games/trickadee/cards.js';
import type { FlockScore } from '../../../src/games/trickadee/events.js';
import { worthOf } from '../../../src/games/trickadee/scoring.js';
import { longestSentence } from '../../kit/longest-sentence.js';
import {
  ANA,
  audience,
  dueSituation,
  hashOf,
  longest,
  manyPositions,
  manySeats,
  peopleAt,
  seatsAt,
  tableOf,
  words,
} from './kit.js';

const FILE_NAME = /^(table|hand|trick|flocks|round|end)\.png$/;

describe('every picture of whole matches', () => {
  test('has sentences that fit an alt text, and a name that tells nothing', () => {
    let seen = 0;
    for (const position of manyPositions({ every: 6 }))
      for (const picture of picturesOf(position, longest)) {
        seen += 1;
        expect(picture.alt.length).toBeGreaterThan(20);
        expect(longestSentence(picture.alt)).toBeLessThanOrEqual(ALT_LENGTH_MAX);
        expect(picture.alt).not.toMatch(/trickadee\.|\{\{|undefined|NaN/);
        expect(picture.fileName).toMatch(FILE_NAME);
      }
    expect(seen).toBeGreaterThan(300);
  });

  test('is 1200 wide and at most 900 high, with any names', async () => {
    const kinds = new Set<string>();
    const isRoundOver = ({ events }: Position) => events.some(({ kind }) => kind === 'round-ended');
    const positions = [...manyPositions({ every: 40 }), ...[...manyPositions()].filter(isRoundOver)];
    for (const position of positions)
      for (const picture of picturesOf(position, longest)) {
        kinds.add(picture.fileName);
        const image = await loadImage(await picture.render());
        expect(image.width).toBe(SHEET_WIDTH);
        expect(image.height).toBeLessThanOrEqual(SHEET_HEIGHT_MAX);
      }
    expect(kinds.size).toBe(6);
  });
});

test('what everybody sees is the same to the byte, whoever it is made for', async () => {
  const positions = [
    findPosition({ seatCount: 3 }, (one) => tableOf(one).trick.length === 1),
    findPosition({ seatCount: 4 }, (one) =>
      one.events.some((event) => event.kind === 'birds-drawn' && event.ability === 2),
    ),
    findPosition({ seatCount: 3 }, ({ events }) => events.some(({ kind }) => kind === 'round-ended')),
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
          ...(position.outcome === undefined ? [] : [face.end(position.outcome, situation, people)]),
        ];
        return Promise.all(scenes.map(({ picture }) => hashOf(picture)));
      }),
    );
    for (const bytes of rendered) expect(bytes).toEqual(rendered[0]);
  }
});

describe('a hand', () => {
  const position = findPosition({ seatCount: 5 }, (one) => tableOf(one).trick.length === 2);
  const bytes = async (changed: Partial<ReturnType<typeof dueSituation>>) =>
    hashOf(face.panel({ ...dueSituation(position), ...changed }, audience).pictures[0]);

  test('looks different when other birds may be played, and with another Lifer', async () => {
    const situation = dueSituation(position);
    const shown = await bytes({});
    expect(await bytes({ moves: situation.moves.slice(1) })).not.toEqual(shown);
    expect(await bytes({ view: { ...situation.view, lifer: 'P1', liferSpecies: 'chickadee' } })).not.toEqual(
      shown,
    );
  });

  test('says that there are no flocks rather than what none are worth', () => {
    const situation = dueSituation(position);
    const bare = { ...situation.view, flocks: situation.view.flocks.map(() => []), chain: null };
    const [picture] = face.panel({ ...situation, view: bare }, audience).pictures;
    expect(picture?.alt).toContain('You have no flocks.');
    expect(picture?.alt).not.toContain('flocks are worth');
  });

  test('names every bird of it, and what may be chosen', () => {
    for (const { situation } of manySeats({ seatCounts: [3], every: 7 })) {
      const [picture] = face.panel(situation, audience).pictures;
      const { hand, phase } = situation.view;
      if (phase === 'finished') expect(picture).toBeUndefined();
      else for (const card of hand) expect(picture?.alt).toContain(writtenCard(card, words));
    }
  });

  test('is one picture in every position of whole matches', () => {
    for (const { position: at, situation } of manySeats({ every: 5 }))
      expect(face.panel(situation, audience).pictures).toHaveLength(at.outcome === undefined ? 1 : 0);
  });
});

describe('flocks', () => {
  test('of five seats with 54 birds are drawn whole, each seat once', async () => {
    const deal = PACK.slice(0, 54).toSorted((one, other) => one.localeCompare(other));
    const flocks = seatsOf(5).map((seat) =>
      flocksOf(
        deal.filter((_, index) => index % 5 === seat).map((card) => ({ card, wild: [] })),
        seat + 2,
      ),
    );
    const shown = { title: 'Flocks', fileName: 'flocks.png', flocks, seeds: [1, 2, 3, 4, 5], seat: null };
    const pictures = flocksPictures(shown, audience);
    expect(pictures.flatMap(({ seats }) => seats)).toEqual([0, 1, 2, 3, 4]);
    for (const { picture } of pictures) {
      const image = await loadImage(await picture.render());
      expect(image.height).toBeLessThanOrEqual(SHEET_HEIGHT_MAX);
    }
    const alts = pictures.map(({ picture }) => picture.alt).join(' ');
    for (const card of deal) expect(alts).toContain(writtenCard(card, words));
  });

  test('of one seat show 17 birds in eight flocks, every wild aspect and what each scores for', async () => {
    const birds = PACK.slice(0, 17).map(
      (card, index): Bird => ({ card, wild: index < 8 ? ['suit', 'rank', 'species'] : [] }),
    );
    const flocks = [flocksOf(birds, 8)];
    const shown = { title: 'Flocks', fileName: 'flocks.png', flocks, seeds: [1], seat: ANA };
    const pictures = flocksPictures(shown, audience);
    expect(pictures.length).toBeGreaterThan(1);
    const plain = flocksPictures(
      {
        ...shown,
        flocks: [
          flocksOf(
            birds.map(({ card }) => ({ card, wild: [] })),
            8,
          ),
        ],
      },
      audience,
    );
    expect(await hashOf(pictures[0]?.picture)).not.toEqual(await hashOf(plain[0]?.picture));
    for (const bird of birds) expect(pictures[0]?.picture.alt).toContain(writtenBird(bird, words));
  });

  test('of a flock longer than a row go on in the next one', async () => {
    const birds = PACK.slice(0, 17).map((card): Bird => ({ card, wild: [] }));
    const shown = { title: 'Flocks', fileName: 'flocks.png', flocks: [flocksOf(birds, 1)], seeds: [1] };
    for (const seat of [ANA, null]) {
      const [one] = flocksPictures({ ...shown, seat }, audience);
      expect((await loadImage((await one?.picture.render()) ?? '')).height).toBeGreaterThan(400);
    }
  });

  test('are told apart by their numbers, also by those of two digits', async () => {
    const birds = PACK.slice(0, 1).map((card): Bird => ({ card, wild: [] }));
    const shown = { title: 'Flocks', fileName: 'flocks.png', seeds: [1], seat: null };
    const hashes: string[] = [];
    for (let label = 1; label <= 30; label += 1) {
      const flocks = [flocksOf(birds, 1).map((flock) => ({ ...flock, label }))];
      hashes.push(await hashOf(flocksPictures({ ...shown, flocks }, audience)[0]?.picture));
    }
    expect(new Set(hashes).size).toBe(30);
  });

  function flocksOf(birds: readonly Bird[], count: number): readonly FlockScore[] {
    return Array.from({ length: count }, (_, index) => {
      const own = birds.filter((_bird, at) => at % count === index);
      return { label: index + 1, birds: own, worth: worthOf(own) };
    });
  }
});

test('the example flocks of the rules score what the rules say', () => {
  for (const { birds, worth } of EXAMPLE_FLOCKS) expect(worth).toEqual(worthOf(birds));
});

test('every bird is printed with its suit by shape and letter, its rank and its name', () => {
  const faces = PACK.map((card) => faceOf(card, words));
  expect(new Set(faces.map(({ rank, letter }) => `${letter}${rank}`))).toEqual(new Set(PACK));
  expect(new Set(faces.map(({ feather, letter }) => feather + letter)).size).toBe(SUITS.length);
  expect(new Set(faces.map(({ bird, name }) => bird + name)).size).toBe(11);
});

test('the rules have a picture of each part', () => {
  const names = face.rules(words).map(({ picture }) => picture?.fileName);
  expect(names).toEqual(['cards.png', 'order.png', 'scores.png', 'abilities.png']);
});

function picturesOf(position: Position, who: Audience): readonly Picture[] {
  const people = peopleAt(position, who);
  const spectator = position.situation('spectator');
  const panels = seatsAt(position).map((seat) => face.panel(position.situation(seat), people));
  return [
    face.live(spectator, people).picture,
    ...face.story(position.events, spectator, people).map(({ picture }) => picture),
    ...panels.flatMap(({ pictures }) => pictures),
    position.outcome === undefined ? null : face.end(position.outcome, spectator, people).picture,
  ].filter((picture) => picture !== null);
}
