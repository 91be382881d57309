import { MessageFlags, REST } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { isTooOldToEdit } from '../../src/discord/client.js';
import { DiscordFault } from '../../src/discord/faults.js';
import { restMembers } from '../../src/discord/places/client-places.js';
import { restReplyPort } from '../../src/discord/replies.js';
import { restMessagePort, restThreadPort } from '../../src/discord/rest-ports.js';
import type { ChannelId, GuildId, MessageId, UserId } from '../../src/tables/ids.js';

const CHANNEL = '300' as ChannelId;
const MESSAGE = '500' as MessageId;
const HAND = { name: 'hand.png', contentType: 'image/png', data: Buffer.from('png'), alt: 'a hand' };
const DRAWN = { components: [], files: [HAND] };

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface Given {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** discord.js's own REST client over answers given in advance; the last one is given again and again. */
function restOf(...answers: readonly (Given | Error)[]): {
  readonly rest: REST;
  readonly requests: Request[];
} {
  const requests: Request[] = [];
  const rest = new REST({
    retries: 0,
    rejectOnRateLimit: isTooOldToEdit,
    async makeRequest(url, init) {
      requests.push({
        method: init.method ?? '',
        path: new URL(url).pathname,
        body: await bodyOf(init.body),
      });
      const answer = answers[Math.min(requests.length, answers.length) - 1] ?? { status: 204 };
      if (answer instanceof Error) throw answer;
      const { status, body, headers } = answer;
      const json = body === undefined ? null : JSON.stringify(body);
      return new Response(json, {
        status,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      });
    },
  }).setToken('secret-token');
  return { rest, requests };
}

async function bodyOf(body: unknown): Promise<unknown> {
  if (typeof body === 'string') return JSON.parse(body);
  if (!(body instanceof FormData)) return undefined;
  const payload = body.get('payload_json');
  return JSON.parse(typeof payload === 'string' ? payload : '{}');
}

describe('a message', () => {
  test('goes out with its nonce, its pings and nothing else that notifies', async () => {
    const { rest, requests } = restOf({ status: 200, body: { id: '501' } });
    const message = { drawn: DRAWN, pings: ['101' as UserId], nonce: 'table-1' };
    expect(await restMessagePort(rest).send(CHANNEL, message)).toBe('501');
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/api/v10/channels/300/messages',
        body: {
          flags: 32_768,
          components: [],
          attachments: [{ id: '0', filename: 'hand.png', description: 'a hand' }],
          allowed_mentions: { parse: [], users: ['101'] },
          nonce: 'table-1',
          enforce_nonce: true,
        },
      },
    ]);
  });

  test('is not sent again by the client itself, whatever Discord answers', async () => {
    const { rest, requests } = restOf({ status: 500 });
    const sent = restMessagePort(rest).send(CHANNEL, { drawn: DRAWN, pings: [], nonce: 'n' });
    await expect(sent).rejects.toMatchObject({ kind: 'passing' });
    expect(requests).toHaveLength(1);
  });

  test('is found again by the integer ids of its containers, and only among those of bots', async () => {
    const container = { type: 17, id: 77, components: [] };
    const { rest } = restOf({
      status: 200,
      body: [
        { id: '3', author: { bot: true }, components: [container] },
        { id: '2', author: {}, components: [container] },
      ] as never,
    });
    expect(await restMessagePort(rest).ownMessagesAfter(CHANNEL, '1')).toEqual([
      { messageId: '3', markers: [77] },
    ]);
  });
});

describe('a fault', () => {
  test.each([
    [404, 10_003, 'channel-gone'],
    [404, 10_008, 'message-gone'],
    [404, 10_062, 'interaction-over'],
    [400, 40_060, 'interaction-over'],
    [401, 50_027, 'interaction-over'],
    [403, 50_001, 'no-access'],
    [403, 50_013, 'missing-permission'],
    [400, 50_083, 'archived'],
    [400, 160_005, 'locked'],
    [400, 160_006, 'too-many-threads'],
    [400, 30_046, 'too-old-to-edit'],
    [400, 50_035, 'refused'],
    [401, 0, 'token-refused'],
    [503, 0, 'passing'],
  ])('%i with code %i is %s', async (status, code, kind) => {
    const { rest } = restOf({ status, body: { code, message: 'no' } });
    const edited = restMessagePort(rest).edit(CHANNEL, MESSAGE, DRAWN);
    await expect(edited).rejects.toBeInstanceOf(DiscordFault);
    await expect(edited).rejects.toMatchObject({ kind });
  });

  test('of too many edits of an old message is told at once, though it comes as a rate limit', async () => {
    const { rest, requests } = restOf({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: { code: 30_046, message: 'no', retry_after: 3600, global: false },
    });
    const edited = restMessagePort(rest).edit(
      '300000000000000001' as ChannelId,
      '500000000000000001' as MessageId,
      DRAWN,
    );
    await expect(edited).rejects.toMatchObject({ kind: 'too-old-to-edit', code: 30_046 });
    expect(requests).toHaveLength(1);
  });

  test('of the network is a passing one', async () => {
    const { rest } = restOf(Object.assign(new Error('reset'), { code: 'ECONNREFUSED' }));
    await expect(restMessagePort(rest).delete(CHANNEL, MESSAGE)).rejects.toMatchObject({ kind: 'passing' });
  });

  test('names no token, neither ours nor an interaction’s', async () => {
    const { rest } = restOf({ status: 404, body: { code: 10_062, message: 'Unknown interaction' } });
    const replies = restReplyPort(rest)({ id: '1', token: 'hush', application_id: '900' } as never);
    for (const answered of [
      replies.acknowledge('update'),
      replies.edit(DRAWN),
      replies.retract(),
      replies.followUp(DRAWN),
    ]) {
      const fault: unknown = await answered.catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(DiscordFault);
      expect(JSON.stringify(fault) + String(fault)).not.toMatch(/hush|secret/);
    }
  });
});

describe('a thread', () => {
  test('that is there already is the one of that message', async () => {
    const { rest } = restOf({ status: 400, body: { code: 160_004, message: 'exists' } });
    expect(await restThreadPort(rest).open(CHANNEL, MESSAGE, 'name')).toBe(MESSAGE);
  });

  test('that belongs to no message is a public one, which rests for a week before it is put away', async () => {
    const { rest, requests } = restOf({ status: 201, body: { id: '401' } });
    expect(await restThreadPort(rest).make(CHANNEL, 'name')).toBe('401');
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/api/v10/channels/300/threads',
        body: { name: 'name', type: 11, auto_archive_duration: 10_080 },
      },
    ]);
  });
});

describe('whether somebody is on a server', () => {
  const isMember = ({ rest }: ReturnType<typeof restOf>) =>
    restMembers({ rest }).isMember('200' as GuildId, '101' as UserId);

  test('is asked of Discord', async () => {
    const asked = restOf({ status: 200, body: { roles: [] } });
    expect(await isMember(asked)).toBe(true);
    expect(asked.requests).toMatchObject([{ method: 'GET', path: '/api/v10/guilds/200/members/101' }]);
  });

  test.each([
    ['they have left', 10_007],
    ['their account is gone', 10_013],
  ])('is denied where %s', async (_why, code) => {
    expect(await isMember(restOf({ status: 404, body: { code, message: 'Unknown' } }))).toBe(false);
  });

  test.each([
    ['Discord fails', { status: 503 }],
    ['the bot itself is not there any more', { status: 404, body: { code: 10_004, message: 'Unknown' } }],
    ['the bot may not look', { status: 403, body: { code: 50_001, message: 'Missing Access' } }],
    ['the network fails', Object.assign(new Error('reset'), { code: 'ECONNRESET' })],
  ])('is taken for granted where %s', async (_why, answer) => {
    expect(await isMember(restOf(answer))).toBe(true);
  });
});

describe('an answer to an interaction', () => {
  const interaction = { id: '1', token: 'hush', application_id: '900' } as never;

  test('is tried again where Discord fails', async () => {
    const { rest, requests } = restOf({ status: 500 }, { status: 204 });
    await restReplyPort(rest)(interaction).answer('message', DRAWN);
    expect(requests).toHaveLength(2);
  });

  test('that had arrived after all is no fault', async () => {
    const { rest } = restOf(
      { status: 500 },
      { status: 400, body: { code: 40_060, message: 'acknowledged' } },
    );
    await expect(restReplyPort(rest)(interaction).answer('update', DRAWN)).resolves.toBeUndefined();
  });

  test('is private, unless it is for everybody', async () => {
    const { rest, requests } = restOf({ status: 204 });
    const replies = restReplyPort(rest)(interaction);
    for (const mode of ['message', 'public'] as const) await replies.acknowledge(mode);
    for (const mode of ['message', 'public'] as const)
      await replies.answer(mode, { components: [], files: [] });
    const sent = requests.map(({ body }) => body as { readonly data?: { readonly flags?: number } });
    const isPrivate = sent.map(({ data }) => ((data?.flags ?? 0) & MessageFlags.Ephemeral) !== 0);
    expect(isPrivate).toEqual([true, false, true, false]);
  });

  test('to somebody who types offers no more than Discord shows, each as short as it allows', async () => {
    const { rest, requests } = restOf({ status: 204 });
    const many = Array.from({ length: 30 }, (_, index) => ({ label: 'x'.repeat(120), value: String(index) }));
    await restReplyPort(rest)(interaction).suggest(many);
    const { type, data } = must(requests[0], 'It is sent.').body as {
      readonly type: number;
      readonly data: { readonly choices: readonly { readonly name: string }[] };
    };
    expect(type).toBe(8);
    expect(data.choices).toHaveLength(25);
    expect(data.choices.every(({ name }) => name.length === 100)).toBe(true);
  });

  test('is a private message, or redraws the one it came from', async () => {
    const { rest, requests } = restOf({ status: 204 });
    const replies = restReplyPort(rest)(interaction);
    await replies.answer('message', DRAWN);
    await replies.answer('update', DRAWN);
    await replies.acknowledge('message');
    await replies.acknowledge('update');
    await replies.openForm({ custom_id: 'me.-.quiet-set', title: 'Form', components: [] });
    expect(requests.map(({ body }) => body)).toMatchObject([
      { type: 4, data: { flags: 32_768 | 64 } },
      { type: 7, data: { flags: 32_768, attachments: [{ filename: 'hand.png' }] } },
      { type: 5, data: { flags: 64 } },
      { type: 6 },
      { type: 9, data: { custom_id: 'me.-.quiet-set', title: 'Form', components: [] } },
    ]);
  });
});
