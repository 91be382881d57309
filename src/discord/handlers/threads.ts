import type { ChannelId, GuildId, TableId, UserId } from '../../tables/ids.js';
import type { App } from '../app.js';
import { clip } from '../clip.js';
import { faultOf } from '../faults.js';
import { calledAt, gameName, listed } from '../names.js';

const THREAD_NAME_LENGTH_MAX = 100;

interface Person {
  readonly userId: UserId;
  readonly name: string;
}

/** Who plays what, in the words of everybody on the server: one host may have several matches. */
export async function threadName(
  { speech }: App,
  { gameId, place }: { readonly gameId: string; readonly place: { readonly guildId: GuildId } },
  people: readonly Person[],
): Promise<string> {
  const words = await speech.ofServer(place.guildId);
  const names = listed(
    words,
    people.map((person) => calledAt(person, words)),
  );
  const title = words.plain('table.thread-name', { game: gameName(words, gameId), names });
  return clip(title, THREAD_NAME_LENGTH_MAX);
}

/**
 * Says in the name of a thread that its match is played elsewhere, so that a link to it is not taken for one to where
 * that is. Once a thread, so Discord's few new names are enough; one that is shut or gone keeps its name.
 */
export async function renameLeftThread(
  app: App,
  match: {
    readonly id: TableId;
    readonly gameId: string;
    readonly place: { readonly guildId: GuildId };
    readonly threadId: ChannelId;
    readonly seats: readonly Person[];
  },
): Promise<void> {
  try {
    const mark = (await app.speech.ofServer(match.place.guildId)).plain('table.thread-left');
    const title = clip(await threadName(app, match, match.seats), THREAD_NAME_LENGTH_MAX - mark.length);
    await app.threads.rename(match.threadId, `${title}${mark}`);
  } catch (error) {
    app.log.info({ err: faultOf(error), table: match.id }, 'thread not renamed');
  }
}

/** Brings people into a thread. Somebody who cannot be added, having left the server say, still finds it by its channel. */
export async function joinPlayers(
  app: App,
  {
    tableId,
    threadId,
    people,
  }: { readonly tableId: TableId; readonly threadId: ChannelId; readonly people: readonly Person[] },
): Promise<void> {
  await Promise.all(
    people.map(async ({ userId }) => {
      try {
        await app.threads.addMember(threadId, userId);
      } catch (error) {
        const at = { err: faultOf(error), table: tableId, user: userId };
        app.log.warn(at, 'player not added to the thread');
      }
    }),
  );
}
