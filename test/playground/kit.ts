import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { onTestFinished } from 'vitest';
import { PlaygroundDriver } from '../../playground/driver.js';
import { type Playground, type PlaygroundOptions, startPlayground } from '../../playground/server.js';

export const CLEARING = '1100000000000002000';
export const GAMES = '1100000000000002001';
export const GENERAL = '1100000000000002002';
export const FORUM = '1100000000000002003';
export const VOICE = '1100000000000002004';
export const NEWS = '1100000000000002005';
export const ANA = '1100000000000001001';
export const BEN = '1100000000000001002';
export const APPLICATION = '1100000000000000001';

/** A PNG of one dot. */
export const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const COMPONENTS_V2 = 1 << 15;
export const EPHEMERAL = 1 << 6;

/** A folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'playground-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Stage {
  readonly playground: Playground;
  readonly driver: PlaygroundDriver;
  readonly rest: Rest;
  /** What the playground would have put on its console. */
  readonly told: readonly string[];
}

/** A playground of this test's own, without a bot of its own and without rate limits. */
export async function stage(options: Partial<PlaygroundOptions> = {}): Promise<Stage> {
  const dataFolder = options.dataFolder ?? temporaryFolder();
  const told: string[] = [];
  const playground = await startPlayground({
    port: 0,
    bot: null,
    ...options,
    dataFolder,
    tell: (sentence) => told.push(sentence),
  });
  const driver = await PlaygroundDriver.open(playground.address);
  await driver.limits({ rateLimits: false });
  onTestFinished(async () => {
    driver.close();
    await playground.stop();
    // A mistake of the playground's own must not pass for an answer of Discord's.
    const crashes = told.filter((sentence) => sentence.startsWith('The playground failed'));
    if (crashes.length > 0) throw new Error(crashes.join('\n'));
  });
  return { playground, driver, rest: new Rest(playground.botEnv), told };
}

export interface RestAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & { readonly id: string; readonly code: number };
  readonly headers: Headers;
}

export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Discord's REST API by bare requests. */
export class Rest {
  readonly #api: string;
  readonly #token: string;

  constructor({ DISCORD_API: api, DISCORD_TOKEN: token }: Playground['botEnv']) {
    this.#api = `${api}/v10`;
    this.#token = token;
  }

  get(path: string): Promise<RestAnswer> {
    return this.send('GET', path);
  }

  post(path: string, body?: unknown, files?: readonly SentFile[]): Promise<RestAnswer> {
    return this.send('POST', path, { body, files });
  }

  patch(path: string, body?: unknown, files?: readonly SentFile[]): Promise<RestAnswer> {
    return this.send('PATCH', path, { body, files });
  }

  put(path: string, body?: unknown): Promise<RestAnswer> {
    return this.send('PUT', path, { body });
  }

  delete(path: string): Promise<RestAnswer> {
    return this.send('DELETE', path);
  }

  /** The id of a new plain message of the bot's. */
  async message(channel: string, body: object = { content: 'Hello' }): Promise<string> {
    const { status, body: message } = await this.post(`/channels/${channel}/messages`, body);
    if (status !== 200) throw new Error(`The message was refused: ${JSON.stringify(message)}`);
    return message.id;
  }

  /** The id of a new thread from a new message. */
  async thread(channel: string = GAMES): Promise<string> {
    const message = await this.message(channel);
    const { status, body } = await this.post(`/channels/${channel}/messages/${message}/threads`, {
      name: 'A table',
    });
    if (status !== 201) throw new Error(`The thread was refused: ${JSON.stringify(body)}`);
    return body.id;
  }

  async send(
    method: string,
    path: string,
    { body, files }: { readonly body?: unknown; readonly files?: readonly SentFile[] | undefined } = {},
  ): Promise<RestAnswer> {
    const response = await fetch(this.#api + path, {
      method,
      headers: {
        authorization: `Bot ${this.#token}`,
        ...(files === undefined && body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: files === undefined ? JSON.stringify(body) : formOf(body, files) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? {} : JSON.parse(text)) as RestAnswer['body'],
    };
  }
}

/** An unmodified discord.js client that is logged in; it answers interactions as the test says. */
export async function logIn(
  playground: Playground,
  {
    onInteraction,
    intents = [GatewayIntentBits.Guilds],
  }: {
    readonly onInteraction?: (interaction: Interaction) => Promise<unknown>;
    readonly intents?: readonly GatewayIntentBits[];
  } = {},
): Promise<Client<true>> {
  const client = new Client({ intents, rest: { api: playground.botEnv.DISCORD_API, retries: 0 } });
  const failures: unknown[] = [];
  client.on(Events.Error, (error) => failures.push(error));
  if (onInteraction) {
    client.on(Events.InteractionCreate, (interaction) => {
      onInteraction(interaction).catch((error: unknown) => failures.push(error));
    });
  }
  const ready = once(client, Events.ClientReady);
  await client.login(playground.botEnv.DISCORD_TOKEN);
  await ready;
  onTestFinished(async () => {
    await client.destroy();
    if (failures.length > 0)
      throw new AggregateError(failures, `The test's bot failed: ${failures.map(String).join('; ')}`);
  });
  return client as Client<true>;
}

/** Waits for the next event of a client. */
export function once(client: Client, event: Events): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    client.once(event as never, (...args: readonly unknown[]) => resolve(args));
  });
}

export const container = (...components: readonly object[]): object => ({ type: 17, components });
export const text = (content: string): object => ({ type: 10, content });
export const row = (...components: readonly object[]): object => ({ type: 1, components });
export const button = (customId: string, more: object = {}): object => ({
  type: 2,
  style: 1,
  label: customId,
  custom_id: customId,
  ...more,
});
export const menu = (customId: string, values: readonly string[], more: object = {}): object => ({
  type: 3,
  custom_id: customId,
  options: values.map((value) => ({ label: value, value })),
  ...more,
});
export const picture = (url: string, description?: string): object => ({
  type: 12,
  items: [{ media: { url }, ...(description !== undefined && { description }) }],
});

function formOf(body: unknown, files: readonly SentFile[]): FormData {
  const form = new FormData();
  form.set('payload_json', JSON.stringify(body));
  files.forEach((file, index) => {
    form.set(`files[${index}]`, new Blob([new Uint8Array(file.bytes)]), file.name);
  });
  return form;
}
