import { describe, expect, test } from 'vitest';
import { findPosition as findTrees } from '../../scripts/gallery-before-the-birds-positions.js';
import { findPosition as findWoodland } from '../../scripts/gallery-positions.js';
import { findPosition as findTrickadee } from '../../scripts/gallery-trickadee-positions.js';
import { SHEET_WIDTH } from '../../src/art/brush.js';
import type { Picture } from '../../src/art/picture.js';
import { must } from '../../src/base/invariant.js';
import { beforeTheBirdsFace } from '../../src/faces/before-the-birds/face.js';
import type { Audience, Scene } from '../../src/faces/face.js';
import { handLook } from '../../src/faces/hand-look.js';
import { trickadeeFace } from '../../src/faces/trickadee/face.js';
import { woodlandTricksFace } from '../../src/faces/woodland-tricks/face.js';
import type { Seat } from '../../src/games/game-types.js';
import { wordsFor } from '../../src/words/words.js';
import { inkOf, watchCanvases } from '../pictures/ink.js';

const words = wordsFor('en');
const BEN = 1 as Seat;

watchCanvases();

function writtenOn(pictures: readonly (Picture | null)[]): readonly string[] {
  return pictures.flatMap((picture) =>
    picture === null ? [] : inkOf(picture, SHEET_WIDTH).writings.map(({ text }) => text),
  );
}

/** The live table of each game, as it is shown to somebody. */
function liveTables(): readonly [string, (who: Audience) => Scene, Audience][] {
  const woodland = findWoodland(() => true).situation('spectator');
  const trickadee = findTrickadee({ seatCount: 3 }, () => true).situation('spectator');
  const trees = findTrees({ seatCount: 3 }, () => true).situation('spectator');
  const three = { words, names: ['Ana', 'Ben', 'Cleo'] };
  return [
    ['Woodland Tricks', (who) => woodlandTricksFace.live(woodland, who), { words, names: ['Ana', 'Ben'] }],
    ['Trickadee', (who) => trickadeeFace.live(trickadee, who), three],
    ['Before The Birds', (who) => beforeTheBirdsFace.live(trees, who), three],
  ];
}

describe('somebody who is away', () => {
  test.each(liveTables())('is marked on the table of %s, and in its alt text', async (_game, live, who) => {
    const [here, away] = [live(who).picture, live({ ...who, away: [BEN] }).picture];
    expect(here?.alt).not.toContain('stand-in');
    expect(away?.alt).toContain('A stand-in plays for Ben.');
    expect((await away?.render())?.equals((await here?.render()) ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('somebody who has resigned', () => {
  const woodland = findWoodland(({ outcome }) => outcome !== undefined);
  const trickadee = findTrickadee({ seatCount: 3 }, ({ outcome }) => outcome !== undefined);
  const trees = findTrees({ seatCount: 3 }, ({ outcome }) => outcome !== undefined);
  const three = { words, names: ['Ana', 'Ben', 'Cleo'] };
  const two = { words, names: ['Ana', 'Ben'] };

  test.each<[string, (who: Audience) => Scene, Audience]>([
    [
      'Woodland Tricks',
      (who) =>
        woodlandTricksFace.end(must(woodland.outcome, 'It is over.'), woodland.situation('spectator'), who),
      two,
    ],
    [
      'Trickadee',
      (who) =>
        trickadeeFace.end(must(trickadee.outcome, 'It is over.'), trickadee.situation('spectator'), who),
      three,
    ],
    [
      'Before The Birds',
      (who) => beforeTheBirdsFace.end(must(trees.outcome, 'It is over.'), trees.situation('spectator'), who),
      three,
    ],
  ])('is said to have at the end of %s, and in its alt text', (_game, end, who) => {
    const [stayed, resigned] = [end(who).picture, end({ ...who, resigned: [BEN] }).picture];
    expect(writtenOn([stayed])).not.toContain('resigned');
    expect(stayed?.alt).not.toContain('resigned');
    expect(writtenOn([resigned]).filter((text) => text === 'resigned')).toHaveLength(1);
    expect(resigned?.alt).toContain('Ben resigned.');
  });
});

describe('a table that was ended', () => {
  test.each(liveTables())('of %s says so, and asks nobody for anything', (_game, live, who) => {
    const [running, ended] = [live(who).picture, live({ ...who, ended: true }).picture];
    expect(writtenOn([running])).not.toContain('Ended');
    expect(writtenOn([ended])).toContain('Ended');
    expect(writtenOn([ended])).not.toContain('to play');
    expect(running?.alt).toMatch(/It is Ana's turn|to play|Still to bid/);
    expect(ended?.alt).toContain('The table was ended before the match was over.');
    expect(ended?.alt).not.toMatch(/It is Ana's turn|to play|Still to bid/);
  });
});

test('a hand of Woodland Tricks says which of the two is its own', () => {
  const position = findWoodland(({ outcome }) => outcome === undefined);
  const pictures = woodlandTricksFace.panel(position.situation(BEN), {
    words,
    names: ['Ana', 'Ben'],
  }).pictures;
  expect(writtenOn(pictures).filter((text) => text === 'you')).toHaveLength(1);
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
