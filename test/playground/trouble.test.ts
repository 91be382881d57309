import { once } from 'node:events';
import { connect } from 'node:net';
import { DiscordAPIError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { APPLICATION, GAMES, GENERAL, logIn, stage } from './kit.js';

const MESSAGES = `/channels/${GAMES}/messages`;

test.each(['application/json', 'multipart/form-data; boundary=x'])(
  'a request of %s that breaks off was never made',
  async (type) => {
    const { driver, playground, rest } = await stage();
    const socket = connect(playground.port, '127.0.0.1');
    await once(socket, 'connect');
    const head = [
      `POST /api/v10${MESSAGES} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Authorization: Bot ${playground.botEnv.DISCORD_TOKEN}`,
      `Content-Type: ${type}`,
      'Content-Length: 1000',
    ];
    await new Promise((resolve) => {
      socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`, resolve);
    });
    // It has arrived when the next one, sent after it, is answered.
    await rest.get(MESSAGES);
    socket.destroy();
    await once(socket, 'close');
    expect((await rest.get(MESSAGES)).body).toEqual([]);
    expect((await driver.requests()).filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

describe('a fault', () => {
  test('answers with a status instead of doing it, as often as asked, where asked', async () => {
    const { driver, rest } = await stage();
    await driver.fault({ kind: 'status', status: 500, route: 'POST /channels/*/messages', count: 2 });
    expect((await rest.get(MESSAGES)).status).toBe(200);
    expect((await rest.post(MESSAGES, { content: 'a' })).status).toBe(500);
    expect((await rest.post(`/channels/${GENERAL}/messages`, { content: 'a' })).status).toBe(500);
    expect((await rest.post(MESSAGES, { content: 'a' })).status).toBe(200);
    expect((await rest.get(MESSAGES)).body).toHaveLength(1);
  });

  test('says 429 with the time to wait', async () => {
    const { driver, rest } = await stage();
    await driver.fault({ kind: 'rate-limit', retryAfter: 7, route: `POST ${MESSAGES}` });
    const answer = await rest.post(MESSAGES, { content: 'a' });
    expect(answer).toMatchObject({ status: 429, body: { retry_after: 7, global: false } });
    expect(answer.headers.get('retry-after')).toBe('7');
    await driver.fault({ kind: 'rate-limit', retryAfter: 1, global: true, route: '* /**' });
    expect((await rest.get(MESSAGES)).headers.get('x-ratelimit-global')).toBe('true');
  });

  test('loses the answer to what was done, and counts what it has hit', async () => {
    const { playground, driver, rest } = await stage();
    await driver.fault({ kind: 'lost-answer', route: `POST ${MESSAGES}` });
    await expect(rest.post(MESSAGES, { content: 'Done' })).rejects.toThrow();
    expect((await rest.get(MESSAGES)).body).toMatchObject([{ content: 'Done' }]);
    expect(playground.faults.hits).toEqual(new Map([['lost-answer', 1]]));
    expect(playground.faults.armed).toBe(0);
  });

  test('makes an answer slow', async () => {
    const { driver, rest } = await stage();
    await driver.fault({ kind: 'slow', delayMs: 150, route: `GET ${MESSAGES}` });
    await rest.get(MESSAGES);
    const { tookMs } = await driver.waitForRequest(
      ({ method, path }) => method === 'GET' && path === MESSAGES,
    );
    expect(tookMs).toBeGreaterThanOrEqual(149);
  });

  test('is forgotten when asked', async () => {
    const { driver, rest } = await stage();
    await driver.fault({ kind: 'status', status: 503, route: '* /**', count: 100 });
    await driver.clearFaults();
    expect((await rest.get(MESSAGES)).status).toBe(200);
  });

  test('must be one', async () => {
    const { driver } = await stage();
    await expect(driver.http.post('/control/faults', { kind: 'fire', route: 'GET /' })).rejects.toMatchObject(
      { reason: 'bad-request' },
    );
    await expect(driver.fault({ kind: 'status', status: 500, route: '/channels' })).rejects.toMatchObject({
      reason: 'bad-request',
    });
  });
});

describe('rate limits', () => {
  test('five messages in five seconds a channel, counted in the headers', async () => {
    const { driver, rest } = await stage();
    await driver.limits({ rateLimits: true });
    const first = await rest.post(MESSAGES, { content: 'a' });
    expect(first.headers.get('x-ratelimit-limit')).toBe('5');
    expect(first.headers.get('x-ratelimit-remaining')).toBe('4');
    for (let count = 0; count < 4; count += 1) await rest.post(MESSAGES, { content: 'a' });
    const sixth = await rest.post(MESSAGES, { content: 'a' });
    expect(sixth).toMatchObject({ status: 429, body: { global: false } });
    expect(sixth.headers.get('x-ratelimit-scope')).toBe('user');
    expect(Number(sixth.body['retry_after'])).toBeGreaterThan(0);
    expect((await rest.post(`/channels/${GENERAL}/messages`, { content: 'a' })).status).toBe(200);
  });

  test('fifty requests a second in all, answers to interactions not counted', async () => {
    const { driver, rest } = await stage();
    await driver.limits({ rateLimits: true });
    // Each of its own route, so that no other limit is met.
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, index) => rest.get(`/channels/${1000 + index}`)),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(limited[0]?.headers.get('x-ratelimit-scope')).toBe('global');
    expect((await rest.post(`/webhooks/${APPLICATION}/none`, { content: 'a' })).status).toBe(404);
  });

  test('are kept by an unmodified client', async () => {
    const { driver, playground, rest } = await stage();
    await driver.limits({ rateLimits: true });
    const bot = await logIn(playground);
    const channel = await bot.channels.fetch(GAMES);
    if (channel?.isSendable() !== true) throw new Error('The channel takes no messages.');
    await Promise.all(Array.from({ length: 6 }, (_, index) => channel.send(`${index}`)));
    expect((await driver.requests()).filter(({ status }) => status === 429)).toEqual([]);
    expect((await rest.get(MESSAGES)).body).toHaveLength(6);
  });
});

test('every request of the bot is recorded, with what was refused', async () => {
  const { driver, playground } = await stage();
  const bot = await logIn(playground);
  const channel = await bot.channels.fetch(GAMES);
  if (channel?.isSendable() !== true) throw new Error('The channel takes no messages.');
  await channel.send({ content: 'Hello', files: [{ attachment: Buffer.from('words'), name: 'a.txt' }] });
  await expect(channel.send('x'.repeat(2001))).rejects.toBeInstanceOf(DiscordAPIError);
  const [sent, refused] = (await driver.requests()).filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject({
    path: MESSAGES,
    status: 200,
    body: { content: 'Hello' },
    files: [{ name: 'a.txt', size: 5 }],
  });
  expect(refused).toMatchObject({ status: 400, response: { code: 50035, errors: { content: {} } } });
});
