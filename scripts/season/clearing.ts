import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { must } from '../../src/base/invariant.js';
import type { ChannelId, GuildId, UserId } from '../../src/tables/ids.js';
import type { Person, Place } from '../../src/tables/table.js';
import type { Season } from './season.js';

/** A server in a playground of its own, on which nobody plays yet. */
export interface Clearing {
  readonly place: Place;
  /** Everybody on it, once people with these names have joined. */
  people(joining: readonly string[]): Promise<readonly Person[]>;
  /** Gives people the names that they have come to, and takes away those who have left. */
  follow(season: Season): Promise<void>;
  close(): Promise<void>;
}

type Ask = (path: string, body?: unknown) => Promise<unknown>;

/** Begins the world of the folder anew. */
export async function openClearing(folder: string): Promise<Clearing> {
  const { child, address } = await startedPlayground(folder);
  const ask = askAt(address);
  const place = await firstPlace(ask);
  const change = (about: object) => ask('/control/members', { guild: place.guildId, ...about });
  return {
    place,
    async people(joining) {
      for (const name of joining) {
        const { user } = (await ask('/control/users', { name })) as {
          readonly user: { readonly id: string };
        };
        await change({ action: 'join', user: user.id });
      }
      const { users } = await known(ask);
      return users
        .filter(({ bot }) => bot !== true)
        .map(({ id, global_name: name }) => ({ userId: id as UserId, name }));
    },
    async follow({ renamed, left }) {
      for (const [user, name] of renamed) await change({ action: 'rename', user, name });
      for (const user of left) await change({ action: 'leave', user });
    },
    async close() {
      const closed = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await closed;
    },
  };
}

const TOLD = /^The playground is at (?<address>\S+)$/;

async function startedPlayground(
  folder: string,
): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const given = ['dist/playground/main.js', '--data', folder, '--fresh', '--no-bot', '--port', '0'];
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const { address } = TOLD.exec(line)?.groups ?? {};
    if (address === undefined) continue;
    child.stdout.resume();
    return { child, address };
  }
  throw new Error('The playground did not start. It has to be built first: npm run build.');
}

function askAt(address: string): Ask {
  return async (path: string, body?: unknown) => {
    // Each on a connection of its own: while the season is played, nobody notices one that is closed.
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const asked = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(new URL(path, address), { headers, ...asked });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
}

interface Known {
  readonly users: readonly { readonly id: string; readonly global_name: string; readonly bot?: boolean }[];
  readonly guilds: readonly { readonly id: string }[];
}

async function known(ask: Ask): Promise<Known> {
  return (await ask('/page/users')) as Known;
}

interface Seen {
  readonly guilds: readonly {
    readonly id: string;
    readonly channels: readonly { readonly id: string; readonly type: number }[];
  }[];
}

async function firstPlace(ask: Ask): Promise<Place> {
  const [somebody] = (await known(ask)).users;
  const { guilds } = (await ask(`/page/state?user=${somebody?.id}`)) as Seen;
  const guild = must(guilds[0], 'A new world has a server.');
  const channel = must(
    guild.channels.find(({ type }) => type === 0),
    'A server has a channel for text.',
  );
  return { guildId: guild.id as GuildId, channelId: channel.id as ChannelId };
}
