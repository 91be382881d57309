import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { type Match, seat } from './kit/match.js';
import { playOn, whoseTurn } from './kit/play.js';
import { steadyPolicy } from './kit/policies.js';
import { type Program, startNode } from './kit/program.js';
import { openStage, type Stage } from './kit/stage.js';

const TEST_MS = 60_000;
const HELD_MS = 1_000;
/** Longer than is waited for a lock. */
const LONG_MS = 8_000;
const policy = steadyPolicy('locked');
/** Another program that keeps the database locked for a while. */
const HOLDER = `
  const database = require('better-sqlite3')(process.argv[1]);
  database.exec('BEGIN IMMEDIATE');
  console.log('locked');
  setTimeout(() => database.exec('COMMIT'), Number(process.argv[2]));
`;

let stage: Stage;
let match: Match;
beforeAll(async () => {
  stage = await openStage({ seed: 'locked-database' });
  match = await seat(stage);
  await stage.store.settled();
}, TEST_MS);
afterAll(() => stage.close());

/** Done once it is locked; gives the end of it to wait for. */
async function lockFor(heldMs: number): Promise<Program> {
  const file = path.join(stage.dataFolder, 'thicket.db');
  const holder = startNode(['-e', HOLDER, file, String(heldMs)], {});
  await holder.line(/^locked$/);
  return holder;
}

test('a lock held for a second by another program makes a click wait, not fail, and others go on', {
  timeout: TEST_MS,
}, async () => {
  const mover = must(await whoseTurn(match), 'Somebody is to move.');
  const other = must(
    match.players.find((player) => player !== mover),
    'Two play.',
  );
  const choice = policy(mover.choices);
  await lockFor(HELD_MS);
  const pressed = await mover.person.pressId(mover.panel.id, choice.customId);
  // What only reads is answered meanwhile: the event loop is not held up.
  await other.lookAgain();
  expect(stage.store.log(match.tableId)).toEqual([]);
  expect((await mover.person.settled(pressed)).interaction.status).toBe('done');
  // A second is long enough for an acknowledgement to go out first.
  await stage.store.until(() => stage.store.log(match.tableId).length > 0, 'the move to be stored');
  expect(stage.store.log(match.tableId).map(({ move }) => move)).toEqual([choice.move]);
  expect(stage.lines.filter(({ line }) => /"level":[456]0/.test(line))).toEqual([]);
  await mover.openHand();
  await playOn(match, { policy, clicks: 3 });
  await stage.store.settled();
});

test('a lock that is not given up is told in words, nothing is half done, and the click can be made again', {
  timeout: TEST_MS,
}, async () => {
  const mover = must(await whoseTurn(match), 'Somebody is to move.');
  const choice = policy(mover.choices);
  const rows = stage.store.log(match.tableId).length;
  const holder = await lockFor(LONG_MS);
  const pressed = await mover.person.pressId(mover.panel.id, choice.customId);
  const { interaction } = await mover.person.settled(pressed, 15_000);
  expect(interaction.status).toBe('done');
  await mover.person.waitForMessage(match.thread, ({ components }) =>
    JSON.stringify(components).includes('Something went wrong'),
  );
  expect(stage.store.log(match.tableId)).toHaveLength(rows);
  await stage.driver.waitForBotLine((line) =>
    /has been locked by another program.*something went wrong/.test(line),
  );

  await holder.ended();
  await mover.openHand();
  await playOn(match, { policy, clicks: 2 });
  expect(stage.store.log(match.tableId)).toHaveLength(rows + 2);
});
