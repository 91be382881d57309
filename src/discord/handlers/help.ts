import { whyNoSeat } from '../../tables/lobby/join-table.js';
import type { TableSummary } from '../../tables/summary.js';
import type { Answer } from '../answer.js';
import type { App } from '../app.js';
import { type Asker, isThread, type Reader } from '../asked.js';
import { whyNoTable } from '../permissions.js';
import { refusalText } from '../refusals.js';
import { type HelpShown, type Here, helpScreen } from '../screens/help.js';
import { serverOf } from '../server.js';

/** Everything there is, then what can be done where the asker is, and their tables. */
export async function help(app: App, asker: Asker): Promise<Answer> {
  const { userId, guildId } = asker;
  const [here, own, common] = await Promise.all([
    hereOf(app, asker),
    app.tables.tablesOf(userId, guildId),
    app.speech.ofServer(guildId),
  ]);
  return answer(app, asker, { here, tables: own.map(({ table }) => table), common });
}

/** The same in direct messages, with the asker's tables on every server. */
export async function helpInDirect(app: App, reader: Reader): Promise<Answer> {
  const tables = await app.tables.tablesEverywhere(reader.userId);
  return answer(app, reader, { here: { kind: 'direct' }, tables, common: reader.words });
}

function answer(
  app: App,
  { userId: viewer, words }: Reader,
  found: Pick<HelpShown, 'here' | 'tables' | 'common'>,
): Answer {
  const screen = helpScreen({
    ...found,
    games: app.games.map(({ id }) => id),
    viewer,
    words,
    now: app.now(),
  });
  return { kind: 'private', screen };
}

async function hereOf(app: App, asker: Asker): Promise<Here> {
  const { channel, guildId, words } = asker;
  const table = await app.tables.tableInThread(channel.id);
  if (table !== undefined) return atTable(table, asker);
  if (isThread(channel)) return { kind: 'nowhere', why: words.text('command.play.in-thread') };
  const why = whyNoTable(asker);
  if (why !== undefined) return { kind: 'nowhere', why };
  const { channels } = await serverOf(app, guildId);
  if (channels.length > 0 && !channels.includes(channel.id))
    return { kind: 'nowhere', why: refusalText({ reason: 'other-channels', channels }, { words }) };
  const { tables } = await app.tables.tablesIn(guildId, { skip: 0, most: LOBBIES_LOOKED_AT });
  const lobbies = tables.filter(
    (table) =>
      table.status === 'lobby' &&
      table.place.channelId === channel.id &&
      whyNoSeat(table, asker.userId, seatCountsOf(app, table.gameId)) === undefined,
  );
  return { kind: 'channel', lobbies: lobbies.length };
}

function seatCountsOf({ games }: App, gameId: string): readonly number[] {
  return games.find(({ id }) => id === gameId)?.seatCounts ?? [];
}

/** Lobbies come first, and are few. */
const LOBBIES_LOOKED_AT = 25;

function atTable(table: TableSummary, { userId }: Asker): Here {
  if (table.status !== 'playing') return { kind: 'over', table };
  const seat = table.seats.findIndex((person) => person.userId === userId);
  if (seat < 0 || table.resigned.some((left) => left === seat)) return { kind: 'watching', table };
  const isAsked = table.due.some((due) => due.must && due.seat === seat);
  return { kind: isAsked && table.paused === null ? 'your-turn' : 'waiting', table };
}
