import { createCanvas, loadImage } from 'canvas';
import { describe, expect, test } from 'vitest';
import { findPosition } from '../../../scripts/gallery-positions.js';
import { SHEET_HEIGHT_MAX, SHEET_WIDTH } from '../../../src/art/brush.js';
import type { Picture } from '../../../src/art/picture.js';
import { ALT_LENGTH_MAX } from '../../../src/discord/alt-text.js';
import type { Audience } from '../../../src/faces/face.js';
import { faceOf } from '../../../src/faces/woodland-tricks/card-art.js';
import { woodlandTricksFace as face } from '../../../src/faces/woodland-tricks/face.js';
import type { Seat } from '../../../src/games/game-types.js';
import { type Card, packOf, SUITS, sortedHand } from '../../../src/games/woodland-tricks/cards.js';
import { longestSentence } from '../../kit/longest-sentence.js';
import {
  audience,
  dueSituation,
  hashOf,
  longest,
  manyPositions,
  type Position,
  STANDARD,
  tableOf,
  words,
} from './kit.js';

const HAND_BYTES_MAX = 120 * 1024;

describe('every picture of whole matches', () => {
  test('has sentences that fit an alt text, and a name that tells nothing', () => {
    let seen = 0;
    for (const position of manyPositions())
      for (const who of [audience, longest])
        for (const picture of picturesOf(position, who)) {
          seen += 1;
          expect(picture.alt.length).toBeGreaterThan(20);
          expect(longestSentence(picture.alt)).toBeLessThanOrEqual(ALT_LENGTH_MAX);
          expect(picture.fileName).toMatch(/^(table|hand|trick|round|end)\.png$/);
        }
    expect(seen).toBeGreaterThan(500);
  });

  test('is 1200 wide and at most 900 high, with any names', async () => {
    let count = 0;
    for (const position of manyPositions()) {
      count += 1;
      if (count % 12 !== 0 && position.outcome === undefined) continue;
      for (const picture of picturesOf(position, longest)) {
        const image = await loadImage(await picture.render());
        expect(image.width).toBe(SHEET_WIDTH);
        expect(image.height).toBeLessThanOrEqual(SHEET_HEIGHT_MAX);
      }
    }
  });
});

describe('a hand', () => {
  test('of every size is at most 120 KB', async () => {
    const sizes = new Set<number>();
    for (const position of manyPositions()) {
      if (position.outcome !== undefined) continue;
      const situation = dueSituation(position);
      if (sizes.has(situation.view.hand.length)) continue;
      sizes.add(situation.view.hand.length);
      for (const picture of face.panel(situation, longest).pictures)
        expect((await picture.render()).length).toBeLessThanOrEqual(HAND_BYTES_MAX);
    }
    expect(sizes.size).toBeGreaterThan(9);
  });

  test.each([
    ['the cards with most ink', (card: Card) => /^(10|J|9|5|3)/.test(card)],
    ['the even cards', (card: Card) => /^(2|4|6|8|10)/.test(card)],
  ])('of thirteen of %s, none dimmed or all but one, is at most 120 KB', async (_what, wanted) => {
    const start = findPosition(() => true);
    const situation = dueSituation(start);
    const hand = sortedHand(packOf(SUITS).filter(wanted)).slice(0, 13);
    expect(hand).toHaveLength(13);
    const moves = hand.map((card) => ({ kind: 'play' as const, card }));
    for (const legal of [moves, moves.slice(0, 1), []]) {
      const [picture] = face.panel(
        { ...situation, view: { ...situation.view, hand }, moves: legal },
        longest,
      ).pictures;
      expect((await picture?.render())?.length).toBeLessThanOrEqual(HAND_BYTES_MAX);
    }
  });

  test('looks different when other cards may be played, and when a card was drawn', async () => {
    const position = findPosition((one) => tableOf(one).phase === 'putting-back');
    const situation = dueSituation(position);
    const bytes = async (changed: Partial<typeof situation>) =>
      hashOf(face.panel({ ...situation, ...changed }, audience).pictures[0]);
    const shown = await bytes({});
    expect(await bytes({ moves: situation.moves.slice(1) })).not.toEqual(shown);
    const drawn = situation.view.hand.find((card) => card !== situation.view.drawn) ?? null;
    expect(await bytes({ view: { ...situation.view, drawn } })).not.toEqual(shown);
  });

  test('tells the own tricks from those of the other in its alt text', () => {
    const { view, viewer, ...rest } = dueSituation(findPosition(() => true));
    const told = { ...rest, viewer, view: { ...view, tricksTaken: [4, 1] as const } };
    const alt = face.panel(told, audience).pictures[0]?.alt;
    const other = audience.names[viewer === 0 ? 1 : 0];
    expect(alt).toContain(`You have taken ${viewer === 0 ? '4 tricks' : '1 trick'} in this round.`);
    expect(alt).toContain(`${other} has taken ${viewer === 0 ? '1 trick' : '4 tricks'} in this round.`);
  });

  test('names every card in its alt text', () => {
    const situation = dueSituation(findPosition(() => true));
    const suits = { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs' };
    for (const card of packOf(SUITS)) {
      const alt = face.panel({ ...situation, view: { ...situation.view, hand: [card] } }, audience)
        .pictures[0]?.alt;
      const rank = { A: 'Ace', J: 'Jack' }[card.slice(0, -1)] ?? card.slice(0, -1);
      expect(alt).toContain(`1 card. ${suits[card.slice(-1) as keyof typeof suits]}: ${rank}.`);
    }
  });
});

test('every suit and rank is printed with shape, letter and rank', () => {
  const faces = packOf(SUITS).map((card) => faceOf(card, words));
  expect(new Set(faces.map(({ rank, pip }) => rank + pip)).size).toBe(44);
  expect(new Set(faces.map(({ pip, letter }) => pip + letter))).toEqual(
    new Set(['spadeS', 'heartH', 'diamondD', 'clubC']),
  );
  for (const { rank, badge } of faces)
    expect(badge !== null).toBe(['A', '3', '5', '7', '9', 'J'].includes(rank));
});

describe('names in pictures', () => {
  const position = findPosition((one) => tableOf(one).trick.length === 1);
  const livePicture = (names: readonly string[]) =>
    face.live(position.situation('spectator'), { words, names }).picture;
  const live = (names: readonly string[]) => hashOf(livePicture(names));

  test('keep their emojis and their letters, in plain type', async () => {
    expect(await live(['Ana', '𝓑𝓮𝓷'])).toEqual(await live(['Ana', 'Ben']));
    expect(await live(['🦔Ana', 'Ben'])).not.toEqual(await live(['Ana', 'Ben']));
    expect(await live(['🦔Ana', 'Ben'])).not.toEqual(await live(['🎉Ana', 'Ben']));
    expect(await live(['Ana', 'Ben'])).not.toEqual(await live(['Ana', 'Bea']));
  });

  test('of which nothing can be drawn give way to the seat', async () => {
    expect(await live(['漢字', 'かな'])).toEqual(await live(['Player 1', 'Player 2']));
  });

  test('of any length stay on their own side', async () => {
    const band = async (names: readonly string[]) => {
      const image = await loadImage((await livePicture(names)?.render()) ?? Buffer.alloc(0));
      const brush = createCanvas(image.width, image.height).getContext('2d');
      brush.drawImage(image, 0, 0);
      // The round and trick in the middle, and everything below the names.
      const middle = brush.getImageData(512, 0, 176, 730).data;
      const below = brush.getImageData(0, 116, SHEET_WIDTH, image.height - 116).data;
      return Buffer.concat([Buffer.from(middle), Buffer.from(below)]);
    };
    expect((await band(['W'.repeat(32), 'Ж'.repeat(32)])).equals(await band(['Ana', 'Ben']))).toBe(true);
  });
});

function picturesOf(position: Position, who: Audience): readonly Picture[] {
  const spectator = position.situation('spectator');
  const panels = [0, 1].map((seat) => face.panel(position.situation(seat as Seat), who));
  return [
    face.live(spectator, who).picture,
    ...face.story(position.events, spectator, who).map(({ picture }) => picture),
    ...panels.flatMap(({ pictures }) => pictures),
    position.outcome === undefined ? null : face.end(position.outcome, spectator, who).picture,
  ].filter((picture) => picture !== null);
}

test('matches with other suits draw them', async () => {
  const start = findPosition(() => true, { ...STANDARD, suits: 'HDC' });
  const [picture] = face.panel(dueSituation(start), audience).pictures;
  expect(picture?.alt).toContain('Clubs');
  expect((await picture?.render())?.length).toBeGreaterThan(10_000);
});
