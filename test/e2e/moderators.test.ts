import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answered, Person } from '../../playground/driver/person.js';
import { textOf } from '../../playground/driver/reading.js';
import { must } from '../../src/base/invariant.js';
import { type Match, matchOf, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { expectWholeThread } from './kit/thread.js';

const TEST_MS = 90_000;
const policy = steadyPolicy('moderators');

let stage: Stage;
let guild: string;
let general: string;
/** Manages the server, and plays nowhere. */
let hana: Person;

beforeAll(async () => {
  stage = await openStage({ seed: 'moderators' });
  hana = await stage.person('Hana');
  ({ id: guild } = await hana.guild('The Clearing'));
  ({ id: general } = await hana.channel('general'));
  await stage.driver.member({ action: 'give-manage-server', guild, user: hana.id });
}, TEST_MS);
afterAll(() => stage.close());

/** A match of a few moves whose thread is deleted, and that is known to be gone. */
async function lostMatch(): Promise<Match> {
  const match = await seat(stage);
  await playOn(match, { policy, clicks: 2 });
  await stage.store.settled();
  await stage.driver.thread(match.thread, 'delete');
  await match.host.person.waitForMessage(match.channel, (one) => textOf(one).includes('match is gone'));
  return match;
}

function offered(person: Person, text: string): ReturnType<Person['autocomplete']> {
  return person.autocomplete('table move', { channel: general, options: { table: text }, focused: 'table' });
}

function say({ message }: Answered): string {
  return textOf(must(message, 'It is answered.'));
}

test(
  'a match whose thread is gone is found by a moderator who does not play, and carried on',
  async () => {
    const match = await lostMatch();
    expect(await offered(await stage.person('Gus'), '')).toEqual([]);
    const [found, ...others] = await offered(hana, 'ben');
    expect(others).toEqual([]);
    expect(found?.name).toBe('Woodland Tricks (thread gone or closed): Ana and Ben');
    const table = must(found, 'It is offered.').value;

    const gus = await stage.person('Gus');
    expect(say(await gus.command('table move', { channel: general, options: { table } }))).toContain(
      'You have no such table here.',
    );
    const moved = say(await hana.command('table move', { channel: general, options: { table } }));
    const [, thread = ''] = /^The match goes on in <#(\d+)>\.$/.exec(moved) ?? [];
    const people = match.players.map(({ person }) => person);
    const carried = matchOf(stage, { ...match, channel: general, thread, people });
    for (const player of carried.players) await player.openHand();
    await playOn(carried, { policy, clicks: 2 });
    await stage.store.settled();
    await expectWholeThread(carried);
    expect((await offered(hana, 'ben'))[0]?.name).toBe('Woodland Tricks: Ana and Ben');
  },
  TEST_MS,
);

test(
  'a match is ended from elsewhere, though nobody can reach its thread',
  async () => {
    const match = await lostMatch();
    const options = { table: match.tableId };
    const sure = await hana.command('table end', { channel: general, options });
    await hana.click(must(sure.message, 'It asks whether.'), 'Yes, end it');
    await stage.store.settled();
    expect(stage.store.table(match.tableId).status).toBe('abandoned');
    expect((await offered(hana, '')).map(({ value }) => value)).not.toContain(match.tableId);
  },
  TEST_MS,
);
