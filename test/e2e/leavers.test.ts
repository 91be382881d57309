import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../playground/driver/person.js';
import { textOf } from '../../playground/driver/reading.js';
import { HOUR_MS, pass, pingsOf, untilTurnOf } from './kit/days.js';
import { type Match, openLobby, seat } from './kit/match.js';
import { newcomers } from './kit/newcomers.js';
import { playOn } from './kit/play.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { publicMessages } from './kit/story.js';

const TEST_MS = 120_000;
const SEED = 'leavers';
const policy = steadyPolicy(SEED);
/** When a reminder is due. */
const THREE_QUARTERS_MS = 18.1 * HOUR_MS;

let stage: Stage;
let guild: string;

beforeAll(async () => {
  stage = await openStage({ seed: SEED });
  ({ id: guild } = await (await stage.person('Ana')).guild('The Clearing'));
}, TEST_MS);
afterAll(() => stage.close());

function goes({ id: user }: Person): Promise<void> {
  return stage.driver.member({ action: 'leave', guild, user });
}

function comes({ id: user }: Person): Promise<void> {
  return stage.driver.member({ action: 'join', guild, user });
}

function resignations({ tableId }: Match): readonly unknown[] {
  return stage.store
    .log(tableId)
    .filter(({ kind }) => kind === 'resign')
    .map(({ seat: leaver, by, user_id: user }) => ({ leaver, by, user }));
}

async function said({ thread }: Match, what: string): Promise<number> {
  return (await publicMessages(stage, thread)).filter((one) => textOf(one).includes(what)).length;
}

test(
  'who has left the server is missed when the match next wants something of them, and leaves all its tables',
  async () => {
    const names = await newcomers(stage, 1);
    const match = await seat(stage, { names, game: 'trickadee' });
    const { guest } = match;
    const { person } = guest;
    const other = await openLobby(stage, { names: [names[0], names[1]], invites: false });
    await other.guest.click(other.message, 'Join');
    await untilTurnOf(match, guest, policy);
    const before = await pingsOf(stage, person, match.thread);
    await goes(person);
    await pass(stage, match, THREE_QUARTERS_MS);

    expect(resignations(match)).toEqual([{ leaver: 1, by: 'clock', user: null }]);
    const line = `${names[1]} is not on this server any more. A stand-in plays on`;
    expect(await said(match, line)).toBe(1);
    expect(stage.store.people(other.tableId).map(({ name }) => name)).toEqual([names[0]]);
    expect(await pingsOf(stage, person, match.thread)).toBe(before);

    // The others go on, and nobody waits for who has left.
    await playOn(match, { policy, clicks: 6 });
    await stage.store.settled();
    const rows = stage.store.log(match.tableId).filter(({ seat: mover }) => mover === 1);
    expect(rows.filter(({ by }) => by === 'stand-in').length).toBeGreaterThan(0);
    expect(await pingsOf(stage, person, match.thread)).toBe(before);
  },
  TEST_MS,
);

test(
  'whoever is back before that plays on as if nothing had been',
  async () => {
    const match = await seat(stage, { names: await newcomers(stage) });
    const { guest } = match;
    await untilTurnOf(match, guest, policy);
    await goes(guest.person);
    await pass(stage, match, HOUR_MS);
    await comes(guest.person);
    await pass(stage, match, THREE_QUARTERS_MS);
    expect(resignations(match)).toEqual([]);
    await guest.choose(policy(await guest.lookThrough()));
    expect(stage.store.log(match.tableId).at(-1)).toMatchObject({ by: 'player', user_id: guest.person.id });
  },
  TEST_MS,
);

test(
  'a match of two is won by who stays; who comes back afterwards finds it over, and may play anew',
  async () => {
    const names = await newcomers(stage);
    const match = await seat(stage, { names });
    const { guest, host } = match;
    await untilTurnOf(match, guest, policy);
    await goes(guest.person);
    await pass(stage, match, THREE_QUARTERS_MS);
    expect(stage.store.table(match.tableId).status).toBe('finished');
    const outcome = JSON.parse(stage.store.table(match.tableId).detail) as {
      readonly outcome: { readonly places: readonly number[] };
    };
    expect(outcome.outcome.places).toEqual([1, 2]);
    await stage.store.until(() => presence(guest.person) !== undefined, 'the result to be recorded');
    expect(presence(guest.person)).toBe(false);

    await comes(guest.person);
    const again = await seat(stage, { names });
    expect(again.guest.choices.length + again.host.choices.length).toBeGreaterThan(0);
    await stage.store.until(() => presence(guest.person) === true, 'the return to be noticed');
    expect(presence(host.person)).toBe(true);
  },
  TEST_MS,
);

/** Whether standings take somebody for a member still. */
function presence({ id }: Person): boolean | undefined {
  const [row] = stage.store.all<{ readonly present: number }>(
    'SELECT present FROM members WHERE guild_id = ? AND user_id = ?',
    guild,
    id,
  );
  return row && row.present === 1;
}

test(
  'whom Discord cannot tell of is taken to be there, and reminded',
  async () => {
    const match = await seat(stage, { names: await newcomers(stage) });
    const { guest } = match;
    await untilTurnOf(match, guest, policy);
    const before = await pingsOf(stage, guest.person, match.thread);
    await stage.driver.fault({
      kind: 'status',
      status: 503,
      route: `GET /guilds/*/members/${guest.person.id}`,
    });
    await pass(stage, match, THREE_QUARTERS_MS);
    expect(resignations(match)).toEqual([]);
    expect(await pingsOf(stage, guest.person, match.thread)).toBe(before + 1);
  },
  TEST_MS,
);
