import { describe, expect, test } from 'vitest';
import { findPosition as findTrees } from '../../scripts/gallery-before-the-birds-positions.js';
import { findPosition as findWoodland } from '../../scripts/gallery-positions.js';
import { findPosition as findTrickadee } from '../../scripts/gallery-trickadee-positions.js';
import { beforeTheBirdsFace } from '../../src/faces/before-the-birds/face.js';
import type { Audience, Scene } from '../../src/faces/face.js';
import { handLook } from '../../src/faces/hand-look.js';
import { trickadeeFace } from '../../src/faces/trickadee/face.js';
import { woodlandTricksFace } from '../../src/faces/woodland-tricks/face.js';
import type { Seat } from '../../src/games/game-types.js';
import { wordsFor } from '../../src/words/words.js';

const words = wordsFor('en');
const BEN = 1 as Seat;

describe('somebody who is away', () => {
  const woodland = findWoodland(() => true).situation('spectator');
  const trickadee = findTrickadee({ seatCount: 3 }, () => true).situation('spectator');
  const trees = findTrees({ seatCount: 3 }, () => true).situation('spectator');
  const three = { words, names: ['Ana', 'Ben', 'Cleo'] };

  test.each<[string, (who: Audience) => Scene, Audience]>([
    ['Woodland Tricks', (who) => woodlandTricksFace.live(woodland, who), { words, names: ['Ana', 'Ben'] }],
    ['Trickadee', (who) => trickadeeFace.live(trickadee, who), three],
    ['Before The Birds', (who) => beforeTheBirdsFace.live(trees, who), three],
  ])('is marked on the table of %s, and in its alt text', async (_game, live, who) => {
    const [here, away] = [live(who).picture, live({ ...who, away: [BEN] }).picture];
    expect(here?.alt).not.toContain('stand-in');
    expect(away?.alt).toContain('A stand-in plays for Ben.');
    expect((await away?.render())?.equals((await here?.render()) ?? Buffer.alloc(0))).toBe(false);
  });
});

test.each([
  ['plain where nothing is asked', [], [], 'plain'],
  ['lit where it may be chosen', ['A'], [], 'lit'],
  ['dimmed where only others may be', ['B'], [], 'dim'],
  ['new where it has just come', ['B'], ['A'], 'new'],
  ['both where it has just come and may be chosen', ['A', 'B'], ['A'], 'new-lit'],
] as const)('a card of a hand is %s', (...[, choosable, drawn, look]) => {
  expect(handLook<string>('A', { choosable: new Set(choosable), drawn })).toBe(look);
});
