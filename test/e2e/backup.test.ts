import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { type Match, seat } from './kit/match.js';
import { playOn, whoseTurn } from './kit/play.js';
import { steadyPolicy } from './kit/policies.js';
import { temporaryFolder } from './kit/program.js';
import { openStage, type Stage } from './kit/stage.js';
import { publicMessages } from './kit/story.js';
import { expectWholeThread } from './kit/thread.js';

const TEST_MS = 120_000;
const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const policy = steadyPolicy('backup');

let stage: Stage;
let match: Match;
beforeAll(async () => {
  stage = await openStage({ seed: 'backup' });
  match = await seat(stage, { options: { target: '21' } });
}, TEST_MS);
afterAll(() => stage.close());

function movesIn(file: string): readonly (string | null)[] {
  const database = new Sqlite(file, { readonly: true });
  const rows = database.prepare('SELECT move FROM log ORDER BY step').all() as { move: string | null }[];
  database.close();
  return rows.map(({ move }) => move);
}

async function backup(folder: string): Promise<string> {
  const before = new Set(readdirSync(folder));
  await run('scripts/backup', [folder, '--data', stage.dataFolder], { cwd: ROOT });
  const name = readdirSync(folder).find((one) => !before.has(one));
  return path.join(folder, must(name, 'It is there.'));
}

/** Loses the data folder, and goes on from the backup in a fresh one. */
async function restore(file: string): Promise<void> {
  await stage.driver.stopBot();
  stage.store.close();
  rmSync(stage.dataFolder, { recursive: true });
  await run('scripts/restore', [file, '--data', stage.dataFolder], { cwd: ROOT });
  await stage.start();
}

test('backups made while moves are stored are each whole, at some moment of the match', {
  timeout: TEST_MS,
}, async () => {
  const folder = temporaryFolder();
  const playing = playOn(match, { policy, clicks: 14 });
  const files: string[] = [];
  for (let made = 0; made < 4; made += 1) files.push(await backup(folder));
  await playing;
  const moves = stage.store.log(match.tableId).map(({ move }) => move);
  expect(moves).toHaveLength(14);
  for (const file of files) {
    const then = movesIn(file);
    expect(then).toEqual(moves.slice(0, then.length));
  }
});

test('restored, a match goes on from the backup, and its thread forgets what came after', {
  timeout: TEST_MS,
}, async () => {
  const file = await backup(temporaryFolder());
  const then = movesIn(file);
  const mover = must(await whoseTurn(match), 'Somebody is to move.');
  await playOn(match, { policy, clicks: 7 });
  await stage.store.settled();
  const forgotten = mover.panel;
  const lost = await publicMessages(stage, match.thread);

  await restore(file);
  expect(movesIn(path.join(stage.dataFolder, 'thicket.db'))).toEqual(then);
  // The thread is told anew without anybody doing anything.
  await stage.store.until(
    () => stage.store.all('SELECT 1 FROM timers WHERE kind = ?', 'tell').length === 0,
    'it',
  );
  await stage.store.settled();
  await expectWholeThread(match);
  const last = must((await publicMessages(stage, match.thread)).at(-1), 'The live table.');
  expect(lost.map(({ id }) => id)).not.toContain(last.id);

  // A button from the time that is forgotten answers with what is true now, and moves nothing.
  const button = mover.choices[0]?.customId ?? '';
  if (button !== '') await mover.person.settled(await mover.person.pressId(forgotten.id, button));
  expect(movesIn(path.join(stage.dataFolder, 'thicket.db'))).toEqual(then);

  for (const player of match.players) await player.openHand();
  await playOn(match, { policy, clicks: 8 });
  await stage.store.settled();
  await expectWholeThread(match);
  expect(movesIn(path.join(stage.dataFolder, 'thicket.db'))).toHaveLength(then.length + 8);
});
