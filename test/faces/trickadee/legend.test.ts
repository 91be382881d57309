import { expect, test } from 'vitest';
import { livePicture } from '../../../src/faces/trickadee/live-picture.js';
import { isOver } from '../../../src/faces/trickadee/situation.js';
import { watchPainting } from '../../kit/painted.js';
import { audience, manyPositions, words } from './kit.js';

const painted = watchPainting();
const three = { ...audience, names: audience.names.slice(0, 3) };

// The end first: what has been set once is stamped from then on, and no longer written.
test('the table says what its numbers are, as long as flocks are counted apart', async () => {
  const legend = [words.plain('trickadee.picture.counted'), words.plain('trickadee.picture.added')];
  const positions = [...manyPositions({ seatCounts: [3], every: 40 })];
  const [first, last] = [positions[0], positions.at(-1)].map((position) => position?.situation('spectator'));
  if (first === undefined || last === undefined) throw new Error('A match begins and ends.');
  expect([first, last].map(({ view }) => isOver(view))).toEqual([false, true]);
  await livePicture(last, three).render();
  expect(painted.length).toBeGreaterThan(5);
  for (const text of legend) expect(painted).not.toContain(text);
  await livePicture(first, three).render();
  for (const text of legend) expect(painted).toContain(text);
});
