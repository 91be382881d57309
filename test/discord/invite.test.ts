import { expect, test } from 'vitest';
import { DAY_MS, type Instant } from '../../src/base/instant.js';
import type { TableId, UserId } from '../../src/tables/ids.js';
import { newDesk, timeStandsStill } from './desk.js';
import { pressOf } from './interactions.js';
import { ANA, BEN, CLEO, GAMES, type House, person } from './kit.js';

timeStandsStill();

/** Chosen from the menu of people, as Discord sends it. */
function chosen(tableId: TableId, people: readonly UserId[], bots: readonly UserId[] = []) {
  const users = Object.fromEntries(
    people.map((id) => [id, { id, username: person(id).name, bot: bots.includes(id) }]),
  );
  return pressOf(
    { userId: ANA },
    { kind: 'invite-people', tableId },
    { isPrivate: true, values: people, users },
  );
}

function lobbyIn(house: House): string {
  return house.discord.texts(GAMES).at(-1) ?? '';
}

test('whoever is chosen is called once, the choice stays for the free seats', async () => {
  const { route, replies, house } = newDesk();
  const tableId = await house.open();
  await house.deliver(tableId);
  await route(pressOf({ userId: ANA }, { kind: 'invite', tableId }));
  expect(replies.sent.at(-1)?.text).toContain('Whom do you want to play with?');
  expect(replies.sent.at(-1)?.text).toContain('{Invite up to 3 people}');

  await route(chosen(tableId, [BEN, CLEO]));
  expect(replies.sent.at(-1)?.text).toBe('Invited: Ben and Cleo.\n{Invite somebody}');
  expect(house.discord.notified).toEqual([BEN, CLEO]);
  expect(lobbyIn(house)).toContain('kept for Ben');
  expect(house.discord.texts(GAMES)).toHaveLength(1);

  await route(chosen(tableId, [BEN, CLEO]));
  expect(replies.sent.at(-1)?.text).toContain('Ben and Cleo are invited already and have been told.');
  await house.deliver(tableId);
  expect(house.discord.notified).toEqual([BEN, CLEO]);
});

test('who declines is named in the lobby, without a ping, and is not called again', async () => {
  const { route, replies, house } = newDesk();
  const tableId = await house.open([BEN, CLEO]);
  await house.deliver(tableId);
  expect(lobbyIn(house)).toContain('[Decline]');
  await route(pressOf({ userId: BEN }, { kind: 'decline', tableId }));
  expect(replies.sent.at(-1)?.text).toContain('You have declined');
  await house.deliver(tableId);
  expect(lobbyIn(house)).toContain('Ben cannot play this time.');
  // The one who is still asked stays called.
  expect(lobbyIn(house)).toMatch(/<@103>: Ana asks you to play\./);
  await route(chosen(tableId, [BEN]));
  expect(replies.sent.at(-1)?.text).toContain('Ben has declined');
  await route(pressOf({ userId: CLEO }, { kind: 'leave', tableId }));
  expect(replies.sent.at(-1)?.text).toContain('You have declined');
  await house.deliver(tableId);
  expect(lobbyIn(house)).toContain('Ben and Cleo cannot play this time.');
  expect(lobbyIn(house)).not.toContain('[Decline]');
  expect(house.discord.notified).toEqual([BEN, CLEO]);
});

test('bots, oneself and too many are refused in words, and the choice stays', async () => {
  const { route, replies, house } = newDesk();
  const tableId = await house.open();
  await route(chosen(tableId, [BEN, CLEO], [CLEO]));
  expect(replies.sent.at(-1)?.text).toBe(
    'Bots do not play. Choose a person, or leave the seat open.\n{Invite up to 3 people}',
  );
  await route(chosen(tableId, [BEN, ANA]));
  expect(replies.sent.at(-1)?.text).toContain('You cannot invite yourself.');
  for (const userId of ['105', '106'] as UserId[]) await house.join(tableId, userId);
  await route(chosen(tableId, [BEN, CLEO]));
  expect(replies.sent.at(-1)?.text).toBe(
    'Only one seat is free here. Nobody was invited: choose again.\n{Invite somebody}',
  );
  await house.deliver(tableId);
  expect(house.discord.notified).toEqual([]);
});

test('a table that has filled, started or closed meanwhile says so', async () => {
  const { route, replies, house } = newDesk();
  const full = await house.open();
  for (const userId of [BEN, CLEO, '105' as UserId]) await house.join(full, userId);
  await route(chosen(full, ['106' as UserId]));
  expect(replies.sent.at(-1)?.text).toBe('All seats are taken, or kept for those who are invited.');
  await route(chosen(await house.match(), [CLEO]));
  expect(replies.sent.at(-1)?.text).toContain('This match is running already.');
  const closed = await house.open();
  await house.app.tables.cancelTable({
    tableId: closed,
    userId: ANA,
    isModerator: false,
    now: house.app.now(),
  });
  await route(chosen(closed, [CLEO]));
  expect(replies.sent.at(-1)?.text).toContain('This table was closed.');
  expect(replies.sent.every(({ way }) => way !== 'follow-up')).toBe(true);
});

test('only the host invites', async () => {
  const { route, replies, house } = newDesk();
  const tableId = await house.open();
  await route(pressOf({ userId: BEN }, { kind: 'invite', tableId }));
  expect(replies.sent.at(-1)?.text).toContain('That is for the host of this table: ');
});

test('where the lobby cannot be written, the call waits and is made once', async () => {
  const { route, replies, house } = newDesk();
  const tableId = await house.open();
  await house.deliver(tableId);
  house.discord.failNext.push({ op: 'send', kind: 'no-access' });
  await route(chosen(tableId, [BEN]));
  expect(replies.sent.at(-1)?.text).toContain('A seat is kept for Ben, but I cannot tell them.');
  expect(house.discord.notified).toEqual([]);
  await house.deliver(tableId);
  await house.deliver(tableId);
  expect(house.discord.notified).toEqual([BEN]);
});

test('the host is told who is on vacation', async () => {
  const { route, replies, house } = newDesk();
  const tableId = await house.open();
  const now = house.app.now();
  const until = (now + 3 * DAY_MS) as Instant;
  const away = await house.app.tables.setVacation({ userId: BEN, until, now });
  expect(away.ok).toBe(true);
  await route(chosen(tableId, [BEN]));
  expect(replies.sent.at(-1)?.text).toMatch(/Invited: Ben\.\nBen is on vacation until <t:\d+:\w>\./);
});
