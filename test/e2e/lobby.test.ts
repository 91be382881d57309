import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answered, Person } from '../../playground/driver/person.js';
import { textOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { atOnce } from './kit/at-once.js';
import { offers } from './kit/controls.js';
import { type MatchOptions, type OpenLobby, openLobby } from './kit/match.js';
import { openStage, type Stage } from './kit/stage.js';
import { pingsIn, publicMessages } from './kit/story.js';

const WITHIN_MS = 120_000;
const LOBBY_EDIT = 'PATCH /channels/*/messages/*';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ seed: 'lobby' });
}, WITHIN_MS);
afterAll(() => stage.close());

function seated({ tableId }: OpenLobby): readonly string[] {
  return stage.store.people(tableId).map(({ name }) => name);
}

function answerOf({ message }: Answered): string {
  return textOf(must(message, 'It is answered.'));
}

/** The lobby's message as it stands, everything told. */
async function standing({ channel, message }: OpenLobby): Promise<ShownMessage> {
  await stage.store.settled();
  const messages = await publicMessages(stage, channel);
  return must(
    messages.find(({ id }) => id === message.id),
    'The lobby stands where it was posted.',
  );
}

/** Both seated, the message showing it. */
async function fullLobby(about: MatchOptions = {}): Promise<OpenLobby & { readonly full: ShownMessage }> {
  const lobby = await openLobby(stage, about);
  await lobby.guest.click(lobby.message, 'Join');
  return { ...lobby, full: await standing(lobby) };
}

test(
  'of fifty who join two seats at once, each seat takes one, and the others are told why',
  async () => {
    const lobby = await openLobby(stage, { invites: false });
    const guild = (await lobby.host.guild('The Clearing')).id;
    const crowd: Person[] = [];
    for (let index = 0; index < 50; index += 1) {
      const { id } = await stage.driver.createUser(`Wren ${index}`);
      await stage.driver.member({ action: 'join', guild, user: id });
      crowd.push(await stage.driver.person(id));
    }
    // The lobby is shown full only after everybody has pressed.
    await stage.driver.fault({ kind: 'slow', delayMs: 2_000, route: LOBBY_EDIT });
    const pressed = await Promise.all(crowd.map((person) => person.press(lobby.message, 'Join')));
    const answers = await Promise.all(
      crowd.map((person, index) => person.settled(must(pressed[index], 'Everybody pressed.'), 30_000)),
    );
    expect(answers.map(({ interaction }) => interaction.status)).toEqual(crowd.map(() => 'done'));
    const outside = crowd.filter(
      ({ id }) => !stage.store.people(lobby.tableId).some((one) => one.user_id === id),
    );
    expect(outside).toHaveLength(49);
    for (const person of outside) {
      const refused = await person.waitForMessage(lobby.channel, ({ page }) => page.ephemeral);
      expect(textOf(refused)).toBe('All 2 seats are taken. Open another table with `/play`.');
    }
    expect(seated(lobby)).toHaveLength(2);
    const full = await standing(lobby);
    expect(offers(full, 'Join')).toBe(false);
    for (const name of seated(lobby)) expect(textOf(full)).toContain(name);
  },
  WITHIN_MS,
);

test('joining twice, at once or later, takes one seat', async () => {
  const lobby = await openLobby(stage, { invites: false });
  await stage.driver.fault({ kind: 'slow', delayMs: 500, route: LOBBY_EDIT });
  await Promise.all([lobby.guest.click(lobby.message, 'Join'), lobby.guest.click(lobby.message, 'Join')]);
  expect(seated(lobby)).toEqual(['Ana', 'Ben']);
  await lobby.guest.click(await standing(lobby), 'Leave');
  expect(await lobby.host.click(await standing(lobby), 'Join').then(answerOf)).toBe(
    'You have a seat here already; **Leave** gives it up.',
  );
  expect(seated(lobby)).toEqual(['Ana']);
});

test('who joins while the match starts is told that it is too late', async () => {
  const lobby = await openLobby(stage, { invites: false });
  // Seen with a free seat, by somebody who presses as the match starts.
  const stale = lobby.message;
  await stage.driver.fault({ kind: 'slow', delayMs: 1_500, route: LOBBY_EDIT });
  await lobby.guest.click(stale, 'Join');
  await stage.store.until(() => seated(lobby).length === 2, 'both to sit');
  const late = await stage.person('Cleo');
  const [, refused] = await Promise.all([
    standing(lobby).then((full) => lobby.host.click(full, 'Start')),
    late.click(stale, 'Join'),
  ]);
  expect(answerOf(must(refused, 'Both pressed.'))).toMatch(
    /All 2 seats are taken|This match is running already/,
  );
  await stage.store.settled();
  expect(seated(lobby)).toEqual(['Ana', 'Ben']);
  expect(stage.store.table(lobby.tableId).status).toBe('playing');
});

test('leaving at the instant of the start leaves a match of two or a lobby of one', async () => {
  const lobby = await fullLobby();
  const [started, left] = await atOnce(
    stage,
    () => lobby.host.click(lobby.full, 'Start'),
    () => lobby.guest.click(lobby.full, 'Leave'),
  );
  await stage.store.settled();
  const { status } = stage.store.table(lobby.tableId);
  if (status === 'playing') {
    expect(seated(lobby)).toEqual(['Ana', 'Ben']);
    expect(answerOf(must(left, 'Both pressed.'))).toContain('This match is running already.');
  } else {
    expect(status).toBe('lobby');
    expect(seated(lobby)).toEqual(['Ana']);
    expect(answerOf(must(started, 'Both pressed.'))).toContain(
      'This game is for 2 players, and 1 sit here. It can start once others have joined or left.',
    );
  }
});

test('when the host leaves, the next one is the host', async () => {
  // Not by the server's owner, who may always cancel.
  const lobby = await fullLobby({ names: ['Ben', 'Cleo'] });
  expect(await lobby.guest.click(lobby.full, 'Start').then(answerOf)).toContain(
    `That is for the host of this table: ${lobby.host.mention}.`,
  );
  await lobby.host.click(lobby.full, 'Leave');
  const passed = await standing(lobby);
  expect(textOf(passed)).toContain("Cleo's table");
  expect(textOf(passed)).toContain('Cleo (host)');
  expect(offers(passed, 'Start')).toBe(false);
  expect(await lobby.host.click(passed, 'Cancel').then(answerOf)).toContain(
    `That is for the host of this table: ${lobby.guest.mention}.`,
  );
  // The last to leave closes the table.
  await lobby.guest.click(passed, 'Leave');
  expect(textOf(await standing(lobby))).toContain('Cancelled: this table will not be played.');
  expect(stage.store.table(lobby.tableId).status).toBe('abandoned');
});

test('a cancelled lobby has no buttons, and a click of the same instant finds it closed', async () => {
  const lobby = await openLobby(stage, { invites: false });
  await stage.driver.fault({ kind: 'slow', delayMs: 1_000, route: LOBBY_EDIT });
  await lobby.host.click(lobby.message, 'Cancel');
  expect(await lobby.guest.click(lobby.message, 'Join').then(answerOf)).toContain('This table was closed.');
  const closed = await standing(lobby);
  expect(textOf(closed)).toContain('Cancelled: this table will not be played.');
  expect(['Join', 'Leave', 'Start', 'Cancel'].filter((label) => offers(closed, label))).toEqual([]);
});

test('a server moderator may cancel, anybody may read how to play', async () => {
  const lobby = await openLobby(stage, { invites: false });
  const moderator = await stage.person('Gus');
  const rules = await moderator.click(lobby.message, 'How to play');
  expect(answerOf(rules)).toContain('### Thirteen tricks');
  expect(rules.message?.page.ephemeral).toBe(true);
  const guild = (await lobby.host.guild('The Clearing')).id;
  expect(await moderator.click(lobby.message, 'Cancel').then(answerOf)).toContain(
    'for the host of this table',
  );
  await stage.driver.member({ action: 'give-manage-server', guild, user: moderator.id });
  await moderator.click(lobby.message, 'Cancel');
  expect(stage.store.table(lobby.tableId).status).toBe('abandoned');
});

describe('an invitation', () => {
  test('pings whom it is for once, however often the lobby changes', async () => {
    const { id: channel } = await (await stage.person('Ana')).channel('games');
    const before = (await pingsIn(stage, channel)).length;
    const lobby = await openLobby(stage, { names: ['Ana', 'Dev'] });
    const pings = async () => (await pingsIn(stage, channel)).slice(before);
    expect(await pings()).toEqual([[lobby.guest.id]]);
    await lobby.guest.click(await standing(lobby), 'Join');
    await lobby.guest.click(await standing(lobby), 'Leave');
    await lobby.guest.click(await standing(lobby), 'Join');
    await lobby.host.click(await standing(lobby), 'Start');
    await stage.store.settled();
    expect(await pings()).toEqual([[lobby.guest.id]]);
  });

  test(
    'by the menu pings each once, whoever declines stands in the lobby, and a restart loses nothing',
    async () => {
      const host = await stage.person('Ana');
      const [ben, cleo, dev] = await Promise.all(['Ben', 'Cleo', 'Dev'].map((name) => stage.person(name)));
      if (ben === undefined || cleo === undefined || dev === undefined) throw new Error('All are there.');
      const { id: channel } = await host.channel('games');
      const before = (await pingsIn(stage, channel)).length;
      const pings = async () => (await pingsIn(stage, channel)).slice(before).map((ids) => ids.toSorted());
      const opened = must((await host.command('play trickadee', { channel })).message, 'It is answered.');
      await host.select(opened, [ben.id, cleo.id]);
      const isAnswer = (one: ShownMessage) => one.page.ephemeral && textOf(one) === 'Invited: Ben and Cleo.';
      await host.waitForMessage(channel, isAnswer, { what: 'what came of it' });
      expect(await pings()).toEqual([[ben.id, cleo.id].toSorted()]);
      const isLobby = (one: ShownMessage) => offers(one, 'Decline');
      const lobby = await ben.waitForMessage(channel, isLobby);
      expect(answerOf(await ben.click(lobby, 'Decline'))).toContain('You have declined');
      await stage.crash();
      await stage.start();
      await stage.store.settled();
      const stands = must(await host.message(channel, lobby.id), 'The lobby stands.');
      expect(textOf(stands)).toContain('Ben cannot play this time.');
      const menu = must((await host.click(stands, 'Invite')).message, 'It is answered.');
      await host.select(menu, [ben.id, dev.id]);
      await host.waitForMessage(
        channel,
        (one) => one.page.ephemeral && /Ben has declined/.test(textOf(one)),
        {
          what: 'what came of it',
        },
      );
      expect(await pings()).toEqual([[ben.id, cleo.id].toSorted(), [dev.id]]);
    },
    WITHIN_MS,
  );

  test('of oneself or of a bot is refused in words', async () => {
    const host = await stage.person('Ana');
    const { id: channel } = await host.channel('games');
    const tables = stage.store.all('SELECT id FROM tables').length;
    const { application } = await host.state();
    const itself = await host.command('play woodland-tricks', { channel, options: { invite: host.id } });
    expect(answerOf(itself)).toContain('You cannot invite yourself.');
    const bot = await host.command('play woodland-tricks', {
      channel,
      options: { invite: application.id },
    });
    expect(answerOf(bot)).toContain('Bots do not play.');
    expect(stage.store.all('SELECT id FROM tables')).toHaveLength(tables);
  });
});
