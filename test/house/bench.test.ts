import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chanceOf } from '../../bench/chance.js';
import { type Bound, type Finding, findingLine, isMet } from '../../bench/finding.js';
import { largestFlocks } from '../../bench/pictures/largest-flocks.js';
import { interleave, quantile, ratiosOf, spreadOf } from '../../bench/samples.js';
import { PACK } from '../../src/games/trickadee/cards.js';
import { trickadee } from '../../src/games/trickadee/game.js';

function finding(ratio: number, required: Bound | null): Finding {
  return { what: 'this to that', ratio: { median: ratio, least: ratio, most: ratio }, required, figures: '' };
}

test('a ratio is held at its bound and missed beyond it', () => {
  expect(isMet(finding(20, { kind: 'at-least', value: 20 }))).toBe(true);
  expect(isMet(finding(19.9, { kind: 'at-least', value: 20 }))).toBe(false);
  expect(isMet(finding(0.5, { kind: 'at-most', value: 0.5 }))).toBe(true);
  expect(isMet(finding(0.51, { kind: 'at-most', value: 0.5 }))).toBe(false);
  expect(isMet(finding(99, null))).toBe(true);
});

test('a line says plainly whether a ratio is held', () => {
  expect(findingLine(finding(0.4, { kind: 'at-most', value: 0.5 }))).toMatch(/^HELD .*at most 0\.5 asked/);
  expect(findingLine(finding(0.6, { kind: 'at-most', value: 0.5 }))).toMatch(/^MISS /);
  expect(findingLine(finding(0.6, null))).toMatch(/^ {2}– /);
});

test('quantiles lie between the two nearest values', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([4, 1, 2, 3], 0.5)).toBe(2.5);
  expect(quantile([10, 0], 0.99)).toBeCloseTo(9.9);
  expect(spreadOf([5, 1, 3])).toEqual({ median: 3, least: 1, most: 5 });
});

test('two things are measured in turns, and warm-ups are not counted', async () => {
  const order: string[] = [];
  const samples = await interleave({
    ours: () => order.push('ours'),
    theirs: () => order.push('theirs'),
    repeats: 2,
    warmUps: 1,
  });
  expect(order).toEqual(['ours', 'theirs', 'ours', 'theirs', 'ours', 'theirs']);
  expect(samples).toEqual({ ours: [3, 5], theirs: [4, 6] });
  expect(ratiosOf(samples)).toEqual([3 / 4, 5 / 6]);
});

test('the same seed brings the same chances', () => {
  const [one, other, another] = [chanceOf(7), chanceOf(7), chanceOf(8)];
  const [first, second, third] = [one, other, another].map((chance) => Array.from({ length: 5 }, chance));
  expect(first).toEqual(second);
  expect(first).not.toEqual(third);
  for (const number of first ?? []) expect(number >= 0 && number < 1).toBe(true);
});

test('the largest flocks are 17 birds in 8 flocks with 8 wild aspects, each with somewhere to go', () => {
  const { state, seat } = largestFlocks();
  const { view, moves, previews } = trickadee.situation(state, seat);
  const flocks = view.flocks[seat] ?? [];
  const birds = flocks.flatMap((flock) => flock.birds);
  expect([birds.length, flocks.length, view.cached[seat]]).toEqual([17, 8, 8]);
  expect(moves.filter(({ kind }) => kind === 'lift')).toHaveLength(17);
  expect(Object.keys(previews)).toHaveLength(17);
  const { round } = state;
  const inFlocks = round.flocks.flatMap((own) => own.flocks.flatMap((flock) => flock.birds));
  const cards = [...inFlocks.map(({ card }) => card), ...view.trick.map(({ card }) => card)];
  // The Lifer, of which only the species counts, lies among them.
  expect(new Set([...cards, ...round.hands.flat(), ...round.drawPile]).size).toBe(PACK.length);
  expect(cards.length + round.hands.flat().length + round.drawPile.length).toBe(PACK.length);
});

test('what the measurements compare with is no package of the bot', () => {
  const bot = readFileSync('package-lock.json', 'utf8');
  const bench = readFileSync('bench/package-lock.json', 'utf8');
  expect(bot).not.toContain('boardgame.io');
  expect(bench).toContain('node_modules/boardgame.io');
  expect(bench).not.toContain('"resolved"');
});
