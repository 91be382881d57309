import { describe, expect, test } from 'vitest';
import {
  ANA,
  APPLICATION,
  BEN,
  CLEARING,
  DOT,
  FORUM,
  GAMES,
  GENERAL,
  NEWS,
  type Rest,
  type Stage,
  stage,
  VOICE,
} from './kit.js';

const NOWHERE = '1100000000000009999';
const HOUR_MS = 60 * 60 * 1000;

interface Unanswered {
  readonly id: string;
  readonly callback: string;
  readonly webhook: string;
}

/** An interaction that nobody has answered: Ana used a command. */
async function unanswered({ playground, rest, driver }: Stage): Promise<Unanswered> {
  await rest.put(`/applications/${APPLICATION}/commands`, [{ name: 'ping', description: 'Answers' }]);
  const ana = await driver.person('Ana');
  const { id } = await ana.startCommand('ping', { channel: GAMES });
  const token = playground.world.interactions.get(id)?.token ?? '';
  return {
    id,
    callback: `/interactions/${id}/${token}/callback`,
    webhook: `/webhooks/${APPLICATION}/${token}`,
  };
}

const HELLO = { type: 4, data: { content: 'Pong' } };

describe('what is not there', () => {
  test('10003: a channel that was deleted', async () => {
    const { rest, driver } = await stage();
    const message = await rest.message(GAMES);
    await driver.deleteChannel(GAMES);
    for (const path of ['', '/messages', `/messages/${message}`]) {
      expect((await rest.get(`/channels/${GAMES}${path}`)).body.code).toBe(10003);
    }
    expect((await rest.post(`/channels/${GAMES}/messages`, { content: 'Hi' })).status).toBe(404);
  });

  test('10003: a thread that was deleted, and then a click from before answered', async () => {
    const { rest, driver } = await stage();
    const thread = await rest.thread();
    await driver.thread(thread, 'delete');
    expect((await rest.post(`/channels/${thread}/messages`, { content: 'Hi' })).body.code).toBe(10003);
    expect((await rest.patch(`/channels/${thread}`, { archived: true })).body.code).toBe(10003);
    expect((await rest.put(`/channels/${thread}/thread-members/${ANA}`)).body.code).toBe(10003);
  });

  test('10004: a server that the bot was removed from', async () => {
    const { rest, driver } = await stage();
    expect((await rest.get(`/guilds/${CLEARING}`)).status).toBe(200);
    await driver.guild({ action: 'remove-bot', guild: CLEARING });
    expect((await rest.get(`/guilds/${CLEARING}`)).body.code).toBe(10004);
    expect((await rest.get(`/channels/${GAMES}`)).body.code).toBe(50001);
  });

  test('10007: a member who left; 10013: a user who never was', async () => {
    const { rest, driver } = await stage();
    expect((await rest.get(`/guilds/${CLEARING}/members/${BEN}`)).status).toBe(200);
    const thread = await rest.thread();
    await driver.member({ action: 'leave', guild: CLEARING, user: BEN });
    expect((await rest.get(`/guilds/${CLEARING}/members/${BEN}`)).body.code).toBe(10007);
    expect((await rest.put(`/channels/${thread}/thread-members/${BEN}`)).body.code).toBe(10007);
    expect((await rest.get(`/users/${BEN}`)).status).toBe(200);
    expect((await rest.get(`/users/${NOWHERE}`)).body.code).toBe(10013);
    expect((await rest.post('/users/@me/channels', { recipient_id: NOWHERE })).body.code).toBe(10013);
  });

  test('10008: a message that was deleted', async () => {
    const { rest, driver } = await stage();
    const message = await rest.message(GAMES);
    await driver.deleteMessage(message);
    const path = `/channels/${GAMES}/messages/${message}`;
    expect((await rest.get(path)).body.code).toBe(10008);
    expect((await rest.patch(path, { content: 'Edited' })).body.code).toBe(10008);
    expect((await rest.delete(path)).body.code).toBe(10008);
    expect((await rest.post(`${path}/threads`, { name: 'A table' })).body.code).toBe(10008);
  });

  test('a route that Discord does not have', async () => {
    const { rest, driver } = await stage();
    const answer = await rest.get('/no/such/route');
    expect(answer).toMatchObject({ status: 404, body: { code: 0 } });
    expect((await driver.requests()).at(-1)).toMatchObject({ path: '/no/such/route', status: 404 });
  });

  test('401 without the right token', async () => {
    const { playground } = await stage();
    const answer = await fetch(`${playground.botEnv.DISCORD_API}/v10/users/@me`, {
      headers: { authorization: 'Bot wrong' },
    });
    expect(answer.status).toBe(401);
  });
});

describe('an interaction', () => {
  test('40060: acknowledged twice', async () => {
    const opened = await stage();
    const { callback } = await unanswered(opened);
    expect((await opened.rest.post(callback, HELLO)).status).toBe(204);
    expect(await opened.rest.post(callback, HELLO)).toMatchObject({ status: 400, body: { code: 40060 } });
  });

  test('10062: acknowledged after three seconds', async () => {
    const opened = await stage();
    const { callback } = await unanswered(opened);
    await opened.driver.advanceClock(3001);
    expect(await opened.rest.post(callback, HELLO)).toMatchObject({ status: 404, body: { code: 10062 } });
  });

  test('acknowledged within three seconds', async () => {
    const opened = await stage();
    const { callback } = await unanswered(opened);
    await opened.driver.advanceClock(2500);
    expect((await opened.rest.post(callback, HELLO)).status).toBe(204);
  });

  test('10062: of no such token', async () => {
    const opened = await stage();
    const { id } = await unanswered(opened);
    expect((await opened.rest.post(`/interactions/${id}/wrong/callback`, HELLO)).body.code).toBe(10062);
  });

  test('10015: followed up before it was acknowledged, or by a stranger token', async () => {
    const opened = await stage();
    const { webhook } = await unanswered(opened);
    expect((await opened.rest.post(webhook, { content: 'More' })).body.code).toBe(10015);
    expect((await opened.rest.post(`/webhooks/${APPLICATION}/wrong`, { content: 'More' })).body.code).toBe(
      10015,
    );
  });

  test('50027: followed up or edited after fifteen minutes', async () => {
    const opened = await stage();
    const { callback, webhook } = await unanswered(opened);
    await opened.rest.post(callback, HELLO);
    await opened.driver.advanceClock(14 * 60_000);
    expect((await opened.rest.post(webhook, { content: 'More' })).status).toBe(200);
    await opened.driver.advanceClock(2 * 60_000);
    expect(await opened.rest.post(webhook, { content: 'More' })).toMatchObject({
      status: 401,
      body: { code: 50027 },
    });
    expect((await opened.rest.patch(`${webhook}/messages/@original`, { content: 'Pong!' })).body.code).toBe(
      50027,
    );
  });

  test('10008: whose answer was deleted', async () => {
    const opened = await stage();
    const { callback, webhook } = await unanswered(opened);
    await opened.rest.post(callback, HELLO);
    expect((await opened.rest.delete(`${webhook}/messages/@original`)).status).toBe(204);
    expect((await opened.rest.patch(`${webhook}/messages/@original`, { content: 'Pong!' })).body.code).toBe(
      10008,
    );
  });
});

describe('what is not allowed', () => {
  test('50001: a channel the bot cannot see', async () => {
    const { rest, driver } = await stage();
    await driver.permissions({ guild: CLEARING, channel: GAMES, deny: ['ViewChannel'] });
    expect(await rest.get(`/channels/${GAMES}`)).toMatchObject({ status: 403, body: { code: 50001 } });
    expect((await rest.post(`/channels/${GAMES}/messages`, { content: 'Hi' })).body.code).toBe(50001);
    await driver.permissions({ guild: CLEARING, channel: GAMES, clear: ['ViewChannel'] });
    expect((await rest.get(`/channels/${GAMES}`)).status).toBe(200);
  });

  const inParent: readonly (readonly [
    string,
    (rest: Rest) => Promise<{ readonly status: number; readonly body: object }>,
  ])[] = [
    ['SendMessages', (rest) => rest.post(`/channels/${GAMES}/messages`, { content: 'Hi' })],
    [
      'AttachFiles',
      (rest) => rest.post(`/channels/${GAMES}/messages`, { content: 'Hi' }, [{ name: 'a.png', bytes: DOT }]),
    ],
    ['EmbedLinks', (rest) => rest.post(`/channels/${GAMES}/messages`, { embeds: [{ title: 'Hi' }] })],
  ];
  test.each(inParent)('50013: sending without %s', async (permission, send) => {
    const { rest, driver } = await stage();
    expect((await send(rest)).status).toBe(200);
    await driver.permissions({ guild: CLEARING, deny: [permission] });
    expect(await send(rest)).toMatchObject({ status: 403, body: { code: 50013 } });
    await driver.permissions({ guild: CLEARING, clear: [permission] });
    expect((await send(rest)).status).toBe(200);
  });

  test('50013: starting a thread without Create Public Threads', async () => {
    const { rest, driver } = await stage();
    const message = await rest.message(GAMES);
    await driver.permissions({ guild: CLEARING, channel: GAMES, deny: ['CreatePublicThreads'] });
    const answer = await rest.post(`/channels/${GAMES}/messages/${message}/threads`, { name: 'A table' });
    expect(answer.body.code).toBe(50013);
  });

  test('in a thread it is Send Messages in Threads that counts', async () => {
    const { rest, driver } = await stage();
    const thread = await rest.thread();
    await driver.permissions({ guild: CLEARING, channel: GAMES, deny: ['SendMessages'] });
    expect((await rest.post(`/channels/${thread}/messages`, { content: 'Hi' })).status).toBe(200);
    await driver.permissions({ guild: CLEARING, channel: GAMES, deny: ['SendMessagesInThreads'] });
    expect((await rest.post(`/channels/${thread}/messages`, { content: 'Hi' })).body.code).toBe(50013);
    expect((await rest.put(`/channels/${thread}/thread-members/${ANA}`)).body.code).toBe(50013);
  });

  test('50013: locking without Manage Threads', async () => {
    const { rest, driver } = await stage();
    const thread = await rest.thread();
    expect((await rest.patch(`/channels/${thread}`, { locked: true })).body.code).toBe(50013);
    await driver.permissions({ guild: CLEARING, allow: ['ManageThreads'] });
    expect((await rest.patch(`/channels/${thread}`, { locked: true })).status).toBe(200);
  });

  test('without Read Message History nothing can be listed or looked up', async () => {
    const { rest, driver } = await stage();
    const message = await rest.message(GAMES);
    await driver.permissions({ guild: CLEARING, channel: GAMES, deny: ['ReadMessageHistory'] });
    expect((await rest.get(`/channels/${GAMES}/messages`)).body).toEqual([]);
    expect((await rest.get(`/channels/${GAMES}/messages/${message}`)).body.code).toBe(50013);
    const reply = { content: 'Hi', message_reference: { message_id: message } };
    expect((await rest.post(`/channels/${GAMES}/messages`, reply)).body.code).toBe(160002);
  });

  test('50005: editing a message of somebody else', async () => {
    const { rest, driver } = await stage();
    const { id } = await (await driver.person('Ana')).write(GAMES, 'Hello');
    expect((await rest.patch(`/channels/${GAMES}/messages/${id}`, { content: 'Bye' })).body.code).toBe(50005);
    expect((await rest.delete(`/channels/${GAMES}/messages/${id}`)).body.code).toBe(50013);
  });

  test('50007: a direct message to somebody who takes none', async () => {
    const { rest, driver } = await stage();
    const { body: channel } = await rest.post('/users/@me/channels', { recipient_id: ANA });
    expect((await rest.post(`/channels/${channel.id}/messages`, { content: 'Hi' })).status).toBe(200);
    await driver.changeUser({ user: ANA, directMessages: false });
    const { body: other } = await rest.post('/users/@me/channels', { recipient_id: BEN });
    await driver.member({ action: 'leave', guild: CLEARING, user: BEN });
    expect((await rest.post(`/channels/${other.id}/messages`, { content: 'Hi' })).body.code).toBe(50007);
    expect(await rest.post(`/channels/${channel.id}/messages`, { content: 'Hi' })).toMatchObject({
      status: 403,
      body: { code: 50007 },
    });
  });

  test('200000: a blocked word', async () => {
    const { rest, driver } = await stage();
    await driver.guild({ action: 'block-words', guild: CLEARING, words: ['acorn'] });
    expect((await rest.post(`/channels/${GAMES}/messages`, { content: 'An Acorn!' })).body.code).toBe(200000);
    expect((await rest.post(`/channels/${GAMES}/messages`, { content: 'A leaf' })).status).toBe(200);
  });
});

describe('threads', () => {
  test('50083: an archived thread takes no edits', async () => {
    const { rest, driver } = await stage();
    const thread = await rest.thread();
    const message = await rest.message(thread);
    await driver.thread(thread, 'archive');
    expect(
      (await rest.patch(`/channels/${thread}/messages/${message}`, { content: 'Edited' })).body.code,
    ).toBe(50083);
    expect((await rest.patch(`/channels/${thread}`, { name: 'Another' })).body.code).toBe(50083);
    expect((await rest.put(`/channels/${thread}/thread-members/${ANA}`)).body.code).toBe(50083);
  });

  test('a message opens an archived thread again', async () => {
    const { rest, driver } = await stage();
    const thread = await rest.thread();
    await driver.thread(thread, 'archive');
    await rest.message(thread);
    expect((await rest.get(`/channels/${thread}`)).body).toMatchObject({
      thread_metadata: { archived: false },
    });
  });

  test('160005: a locked thread stays shut, until the bot may manage threads', async () => {
    const { rest, driver } = await stage();
    const thread = await rest.thread();
    await driver.thread(thread, 'lock');
    await driver.thread(thread, 'archive');
    expect((await rest.post(`/channels/${thread}/messages`, { content: 'Hi' })).body.code).toBe(160005);
    expect((await rest.patch(`/channels/${thread}`, { archived: false })).body.code).toBe(160005);
    await driver.permissions({ guild: CLEARING, allow: ['ManageThreads'] });
    expect((await rest.post(`/channels/${thread}/messages`, { content: 'Hi' })).status).toBe(200);
  });

  test('an open thread may be renamed and archived by the bot that started it, as discord.js asks', async () => {
    const { rest, driver } = await stage();
    const thread = await rest.thread();
    const change = (body: object) => rest.patch(`/channels/${thread}`, { name: 'A table', ...body });
    expect((await change({ archived: true })).status).toBe(200);
    expect((await change({ archived: false })).status).toBe(200);
    const { body } = await rest.get(`/channels/${thread}`);
    expect(body).toMatchObject({ thread_metadata: { archived: false, locked: false } });
    const hers = { user: ANA, channel: GAMES, name: 'Hers' };
    const { channel } = await driver.http.post<{ readonly channel: { readonly id: string } }>(
      '/page/thread',
      hers,
    );
    expect((await rest.patch(`/channels/${channel.id}`, { archived: true })).body.code).toBe(50013);
    await driver.thread(channel.id, 'archive');
    expect((await rest.patch(`/channels/${channel.id}`, { name: 'Hers', archived: false })).status).toBe(200);
  });

  test('whoever is pinged in a thread is in it from then on', async () => {
    const { rest, driver } = await stage();
    const thread = await rest.thread();
    await rest.message(thread, { content: `<@${BEN}>` });
    expect((await (await driver.person('Ben')).channel('A table')).page.members).toEqual([APPLICATION, BEN]);
  });

  test('160004: a message has one thread at most', async () => {
    const { rest } = await stage();
    const thread = await rest.thread();
    const again = await rest.post(`/channels/${GAMES}/messages/${thread}/threads`, { name: 'Again' });
    expect(again.body.code).toBe(160004);
  });

  test('160006: too many open threads; an archived one makes room', async () => {
    const { rest, driver } = await stage();
    await driver.limits({ activeThreadsMax: 1 });
    const first = await rest.thread();
    const message = await rest.message(GAMES);
    const start = () => rest.post(`/channels/${GAMES}/messages/${message}/threads`, { name: 'Second' });
    expect((await start()).body.code).toBe(160006);
    await driver.thread(first, 'archive');
    expect((await start()).status).toBe(201);
    expect((await rest.post(`/channels/${first}/messages`, { content: 'Open up' })).body.code).toBe(160006);
  });

  test.each([
    ['a voice channel', VOICE, 50024],
    ['a thread', undefined, 50024],
  ])('no thread starts in %s', async (_place, place, code) => {
    const { rest } = await stage();
    const channel = place ?? (await rest.thread());
    const message = await rest.message(channel);
    const answer = await rest.post(`/channels/${channel}/messages/${message}/threads`, { name: 'A table' });
    expect(answer.body.code).toBe(code);
  });

  test('no thread starts in a direct channel', async () => {
    const { rest } = await stage();
    const { body: channel } = await rest.post('/users/@me/channels', { recipient_id: ANA });
    const message = await rest.message(channel.id);
    const answer = await rest.post(`/channels/${channel.id}/messages/${message}/threads`, {
      name: 'A table',
    });
    expect(answer.body.code).toBe(50003);
  });

  test('a forum takes posts, not messages', async () => {
    const { rest } = await stage();
    expect((await rest.post(`/channels/${FORUM}/messages`, { content: 'Hi' })).body.code).toBe(50008);
    const post = await rest.post(`/channels/${FORUM}/threads`, {
      name: 'A post',
      message: { content: 'First' },
    });
    expect(post).toMatchObject({ status: 201, body: { parent_id: FORUM, type: 11 } });
    expect((await rest.post(`/channels/${FORUM}/threads`, { name: 'A post' })).body.code).toBe(50035);
  });

  test('an announcement channel makes announcement threads', async () => {
    const { rest } = await stage();
    const thread = await rest.thread(NEWS);
    expect((await rest.get(`/channels/${thread}`)).body).toMatchObject({ type: 10 });
  });

  test('idle threads archive themselves; only some things count as activity', async () => {
    const { rest, driver } = await stage();
    const archived = async (): Promise<unknown> =>
      ((await rest.get(`/channels/${thread}`)).body['thread_metadata'] as { readonly archived: boolean })
        .archived;
    const parent = await rest.message(GAMES);
    const { body } = await rest.post(`/channels/${GAMES}/messages/${parent}/threads`, {
      name: 'T',
      auto_archive_duration: 60,
    });
    const thread = body.id;
    const message = await rest.message(thread);
    await driver.advanceClock(HOUR_MS / 2);
    await rest.patch(`/channels/${thread}/messages/${message}`, { content: 'An edit is no activity' });
    await driver.advanceClock(HOUR_MS / 2 + 1000);
    expect(await archived()).toBe(true);
    await rest.message(thread);
    await driver.advanceClock(HOUR_MS / 2);
    await rest.message(thread);
    await driver.advanceClock(HOUR_MS / 2 + 1000);
    expect(await archived()).toBe(false);
  });
});

describe('old messages', () => {
  test('30046: the fourth edit of a message older than an hour, as a rate limit', async () => {
    const { rest, driver } = await stage();
    const message = await rest.message(GENERAL);
    const edit = () => rest.patch(`/channels/${GENERAL}/messages/${message}`, { content: 'Edited' });
    for (let time = 0; time < 5; time += 1) expect((await edit()).status).toBe(200);
    await driver.advanceClock(HOUR_MS + 1000);
    for (let time = 0; time < 3; time += 1) expect((await edit()).status).toBe(200);
    const fourth = await edit();
    expect(fourth).toMatchObject({ status: 429, body: { code: 30046 } });
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3000);
  });
});

describe('sizes', () => {
  test('40005: a file larger than 10 MiB', async () => {
    const { rest } = await stage();
    const big = { name: 'big.bin', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) };
    expect(await rest.post(`/channels/${GAMES}/messages`, { content: 'Hi' }, [big])).toMatchObject({
      status: 413,
      body: { code: 40005 },
    });
    const fits = { name: 'fits.bin', bytes: Buffer.alloc(10 * 1024 * 1024) };
    expect((await rest.post(`/channels/${GAMES}/messages`, { content: 'Hi' }, [fits])).status).toBe(200);
  });

  test('50006: an empty message', async () => {
    const { rest } = await stage();
    expect((await rest.post(`/channels/${GAMES}/messages`, {})).body.code).toBe(50006);
    expect((await rest.post(`/channels/${GAMES}/messages`, { content: '  ' })).body.code).toBe(50006);
  });

  test('50109: what is no JSON', async () => {
    const { playground } = await stage();
    const answer = await fetch(`${playground.botEnv.DISCORD_API}/v10/channels/${GAMES}/messages`, {
      method: 'POST',
      body: '{',
      headers: {
        'content-type': 'application/json',
        authorization: `Bot ${playground.botEnv.DISCORD_TOKEN}`,
      },
    });
    expect(await answer.json()).toMatchObject({ code: 50109 });
  });
});
