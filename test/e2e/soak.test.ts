import { expect, test } from 'vitest';
import { soak } from '../soak/soak.js';

/** A machine that does much else at the same time needs many times as long as a quiet one. */
const WITHIN_MS = 1_800_000;

test('ten matches with a hundred kills and five hundred faults: nothing is lost, doubled or left behind', {
  timeout: WITHIN_MS,
}, async () => {
  const seed = String(Date.now());
  const told: string[] = [`Seed ${seed}.`];
  // Nine more matches are those of the bot that is measured.
  const report = await soak(
    { matches: 4, kills: 100, faults: 500, seed, bots: 3, sideBySide: 2, withinMs: WITHIN_MS },
    (line) => told.push(line),
  );
  expect(report.wrong, told.join('\n')).toEqual([]);
  const faults = [...report.faults.values()].reduce((all, count) => all + count, 0);
  expect(report.matches).toBeGreaterThanOrEqual(10);
  expect(report.kills).toBeGreaterThanOrEqual(100);
  expect(faults).toBeGreaterThanOrEqual(500);
  // Every kind of fault was among them.
  expect([...report.faults.keys()].sort()).toEqual([
    'disk full',
    'dropped socket',
    'duplicate',
    'lost-answer',
    'op 7',
    'op 9 for good',
    'op 9 resumable',
    'rate-limit',
    'reorder',
    'slow',
    'status',
  ]);
  expect(report.atRest.length).toBeGreaterThan(0);
});
