import type { OwnTable } from '../../tables/find-tables.js';
import type { TableId, UserId } from '../../tables/ids.js';
import { type Answer, privately, redrawn } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import type { GivenUser } from '../command.js';
import type { CustomId } from '../custom-ids.js';
import { listed, mention } from '../names.js';
import { refusalText } from '../refusals.js';
import { about, offerTables, peopleOf } from './own-tables.js';
import { joinPlayers } from './threads.js';

export interface HandingOver {
  readonly to: GivenUser;
  /** Nothing where it is asked for outside of any table. */
  readonly tableId: TableId | undefined;
}

/** Makes somebody else the host of this table, or of the one that the asker is host of and where both sit. */
export async function handOverTo(app: App, asker: Asker, { to, tableId }: HandingOver): Promise<Answer> {
  const { words, userId, guildId } = asker;
  if (to.isBot) return privately(words.text('table.refusal.invited-bot'));
  if (tableId !== undefined) return handTableOver(app, asker, { tableId, to: to.userId });
  const own = await app.tables.tablesOf(userId, guildId);
  const common = own.filter(({ table }) => table.host === userId && sits(table, to.userId));
  if (common.length === 0) return privately(words.text('command.host.none', { name: to.name }));
  return offerTables(app, asker, {
    wayTo: ({ id }): Way | undefined =>
      common.some(({ table }) => table.id === id)
        ? { kind: 'make-host', tableId: id, userId: to.userId }
        : undefined,
    go: (way) => handTableOver(app, asker, { tableId: way.tableId, to: way.userId }),
  });
}

type Way = Extract<CustomId, { readonly kind: 'make-host' }>;

/** Makes somebody else of the table its host. */
export async function handTableOver(
  app: App,
  { userId, words }: Asker,
  { tableId, to }: { readonly tableId: TableId; readonly to: UserId },
): Promise<Answer> {
  const handed = await app.tables.handOver({ tableId, userId, to, now: app.now() });
  if (!handed.ok) return redrawn(refusalText(handed.error, { words }));
  app.log.info({ table: tableId, step: handed.value.step, user: userId }, 'host handed over');
  return { ...redrawn(words.text('command.host.done', { host: mention(to) })), wake: [tableId] };
}

export interface Replacing {
  readonly leaver: GivenUser;
  readonly newcomer: GivenUser;
  /** Nothing where it is asked for outside of any table. */
  readonly tableId: TableId | undefined;
}

/** Gives an away player's seat at this table, or at the one where they are away, to somebody else. */
export async function replacePlayer(
  app: App,
  asker: Asker,
  { leaver, newcomer, tableId }: Replacing,
): Promise<Answer> {
  const { words, guildId, isModerator } = asker;
  if (newcomer.isBot) return privately(words.text('table.refusal.invited-bot'));
  if (!isModerator) return privately(refusalText({ reason: 'not-moderator' }, { words }));
  const request = { leaver: leaver.userId, newcomer };
  if (tableId !== undefined) return replaceAt(app, asker, { ...request, tableId });
  const theirs = await app.tables.tablesOf(leaver.userId, guildId);
  const left = theirs.flatMap(({ table }) => (isAwayAt(table, leaver.userId) ? [table] : []));
  const [only] = left;
  if (only === undefined) return privately(words.text('command.replace.none', { name: leaver.name }));
  if (left.length === 1)
    return about(only, await replaceAt(app, asker, { ...request, tableId: only.id }), asker);
  const threads = left.flatMap((table) => (table.status === 'playing' ? [`<#${table.threadId}>`] : []));
  return privately(
    words.text('command.replace.several', { name: leaver.name, threads: listed(words, threads) }),
  );
}

// They find the hand as the stand-in has left it.
async function replaceAt(
  app: App,
  { userId, words, isModerator }: Asker,
  {
    tableId,
    leaver,
    newcomer,
  }: { readonly tableId: TableId; readonly leaver: UserId; readonly newcomer: GivenUser },
): Promise<Answer> {
  const person = { userId: newcomer.userId, name: newcomer.name };
  const request = { tableId, leaver, newcomer: person, isModerator, now: app.now() };
  const replaced = await app.tables.replacePlayer(request);
  if (!replaced.ok) return privately(replacingRefused(replaced.error, words));
  const { table, status } = replaced.value;
  app.log.info({ table: tableId, step: table.step, user: userId }, 'player replaced');
  if (status === 'playing') await joinPlayers(app, { tableId, threadId: table.threadId, people: [person] });
  return { ...privately(words.text('command.replace.done', { name: person.name })), wake: [tableId] };
}

// What is refused is about others, not about whoever asks.
function replacingRefused(
  refusal: Extract<Awaited<ReturnType<App['tables']['replacePlayer']>>, { readonly ok: false }>['error'],
  words: Asker['words'],
): string {
  switch (refusal.reason) {
    case 'not-seated':
    case 'seated-already':
      return words.text(`command.replace.${refusal.reason}`);
    default:
      return refusalText(refusal, { words });
  }
}

function sits(table: OwnTable['table'], userId: UserId): boolean {
  return peopleOf(table).some((person) => person.userId === userId);
}

function isAwayAt(table: OwnTable['table'], userId: UserId): boolean {
  return table.status === 'playing' && table.away.some((seat) => table.seats[seat]?.userId === userId);
}
