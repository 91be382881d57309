import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../playground/driver/reading.js';
import { must } from '../../src/base/invariant.js';
import { GAMES } from '../../src/games/shelf.js';
import { offers } from './kit/controls.js';
import { type MatchOptions, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import { atRandom } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { publicMessages } from './kit/story.js';

const SEED = 'shelf';
const WITHIN_MS = 240_000;
const NAMES = ['Cleo', 'Dev', 'Eli', 'Fay', 'Gus'];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ seed: SEED });
}, WITHIN_MS);
afterAll(() => stage.close());

test.each(GAMES.map(({ id, seatCounts }) => ({ id, seats: Math.min(...seatCounts) })))(
  `$id is played to its end by $seats who press whatever they are offered (seed ${SEED})`,
  async ({ id, seats }) => {
    const names: MatchOptions['names'] = ['Ana', 'Ben', ...NAMES.slice(0, seats - 2)];
    const match = await seat(stage, { game: id, names });
    const clicks = await playOn(match, atRandom(`${SEED}/${id}`));
    await stage.store.settled();
    expect(stage.store.table(match.tableId).status).toBe('finished');
    expect(clicks).toBeGreaterThanOrEqual(stage.store.log(match.tableId).length);
    const end = must((await publicMessages(stage, match.thread)).at(-1), 'A thread has an end.');
    expect(offers(end, 'Rematch')).toBe(true);
    expect(textOf(end)).toMatch(/wins?\b|share/);
    expect(stage.lines.filter(({ line }) => /"level":(50|60)/.test(line))).toEqual([]);
  },
  WITHIN_MS,
);
