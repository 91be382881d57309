import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BotCommand } from '../../playground/bot-process.js';
import type { Person } from '../../playground/driver/person.js';
import { PlaygroundDriver } from '../../playground/driver.js';
import { type Playground, startPlayground } from '../../playground/server.js';
import { must } from '../../src/base/invariant.js';

/** A playground with one bot in it, on a folder of its own. */
export interface Stage {
  readonly driver: PlaygroundDriver;
  readonly playground: Playground;
  /** Where the bot keeps its data. */
  readonly dataFolder: string;
}

export interface Cast {
  /** The program of the bot, compiled. */
  readonly program: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Plays on a stage whose bot is connected, and leaves nothing running afterwards. Rate limits are off, so that no
 * click waits for the messages of an earlier one.
 */
export async function onStage<Value>(cast: Cast, play: (stage: Stage) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(path.join(tmpdir(), 'thicket-bench-'));
  const dataFolder = path.join(folder, 'bot');
  const playground = await startPlayground({
    port: 0,
    dataFolder: path.join(folder, 'playground'),
    bot: botCommand(cast, dataFolder),
    onBotLine: ({ line }) => process.stderr.write(`${line}\n`),
  });
  const driver = await PlaygroundDriver.open(playground.address);
  try {
    await driver.limits({ rateLimits: false });
    await driver.waitForBot();
    return await play({ driver, playground, dataFolder });
  } finally {
    driver.close();
    await playground.stop();
    await rm(folder, { recursive: true });
  }
}

function botCommand({ program, env }: Cast, dataFolder: string): BotCommand {
  return {
    command: process.execPath,
    args: [program],
    env: { THICKET_DATA: dataFolder, LOG_LEVEL: 'warn', ...env },
  };
}

/** Waits until the bot has made a command known. */
export async function commandKnown(person: Person, command: string): Promise<void> {
  await person.waitFor(
    async () =>
      (await person.state()).guilds.flatMap(({ commands }) => commands).find(({ name }) => name === command),
    { what: `the command /${command}` },
  );
}

/** The next message of a channel that a person's page shows anew, as soon as it comes. */
export interface ShownUpdate {
  readonly id: string;
  readonly attachments: readonly unknown[];
}

/** Milliseconds from the click until the person's page holds the message redrawn, with a picture in it. */
export async function timeClick(
  person: Person,
  { message, customId }: { readonly message: string; readonly customId: string },
): Promise<number> {
  const seen = person.events.length;
  const start = performance.now();
  const pressed = person.pressId(message, customId);
  const redrawn = await person.waitFor(() => updateOf(person, { message, since: seen }), {
    what: `the panel after ${customId}`,
  });
  const time = performance.now() - start;
  await pressed;
  if (redrawn.attachments.length === 0) throw new Error(`The answer to ${customId} has no picture.`);
  return time;
}

function updateOf(
  person: Person,
  { message, since }: { readonly message: string; readonly since: number },
): ShownUpdate | undefined {
  for (const event of person.events.slice(since)) {
    if (event.type !== 'message-update') continue;
    const update = event['message'] as ShownUpdate;
    if (update.id === message) return update;
  }
  return undefined;
}

/** The answer to something a person did, where there must be one. */
export function answered<Message>({ message }: { readonly message: Message | undefined }): Message {
  return must(message, 'The bot answers.');
}
