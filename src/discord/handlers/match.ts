import { agreement, openProposals } from '../../tables/agreement/proposals.js';
import type { TableId } from '../../tables/ids.js';
import type { Rematched } from '../../tables/lobby/rematch.js';
import type { PlayingLook, TableLook } from '../../tables/look-at-table.js';
import { presentSeats, whyNotPresent } from '../../tables/people/presence.js';
import type { Words } from '../../words/words.js';
import { type Answer, privately, redrawn } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { lobbyLink } from '../links.js';
import { namesOf } from '../names.js';
import { type Refusal, refusalText } from '../refusals.js';
import type { Block } from '../screen.js';
import { serverOf } from '../server.js';
import { agreedTo } from './agreed.js';
import { tableOpened } from './opened.js';

/** What is asked once more before it is done. */
export type Grave = 'resign' | 'end';

/** Asks whether it is meant; what could not be done anyway is refused right away. */
export async function askWhetherSure(
  app: App,
  asker: Asker,
  { tableId, grave }: { readonly tableId: TableId; readonly grave: Grave },
): Promise<Answer> {
  const { words, userId } = asker;
  const looked = await app.tables.lookAtTable(tableId, userId);
  // A match of rules that are gone can be ended still, though nobody can look at it.
  const refusal = looked.ok ? whyNot(looked.value, asker, grave) : looked.error;
  const endable = grave === 'end' && refusal?.reason === 'other-rules';
  if (refusal !== undefined && !endable) return privately(refusalText(refusal, { words }));
  const { text, yes } = question(app, asker, { at: looked.ok ? looked.value : undefined, grave });
  return privately(text, sureButtons({ tableId, grave, yes }, words));
}

export async function resignMatch(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const { userId, words } = asker;
  const resigned = await app.tables.resign({ tableId, userId, now: app.now() });
  if (!resigned.ok) {
    const before = await resignedBefore(app, asker, tableId);
    return redrawn(before === undefined ? refusalText(resigned.error, { words }) : words.text(before));
  }
  app.log.info(
    { table: tableId, step: resigned.value.table.step, game: resigned.value.table.gameId, user: userId },
    'resigned',
  );
  const done = resigned.value.status === 'playing' ? DONE.playing : DONE.finished;
  return { ...redrawn(words.text(done)), wake: [tableId] };
}

const DONE = { playing: 'command.resign.done-stand-in', finished: 'command.resign.done' } as const;

/** What a second press of the same button answers, which has come about already. */
async function resignedBefore(
  app: App,
  { userId }: Asker,
  tableId: TableId,
): Promise<(typeof DONE)[keyof typeof DONE] | undefined> {
  const looked = await app.tables.lookAtTable(tableId, userId);
  if (!looked.ok || (looked.value.status !== 'playing' && looked.value.status !== 'finished'))
    return undefined;
  const { status, seat, table } = looked.value;
  return seat !== null && table.resigned.includes(seat) ? DONE[status] : undefined;
}

export async function endMatch(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const { userId, words, isModerator } = asker;
  const request = { tableId, userId, isModerator, now: app.now() };
  const ended = await app.tables.endTable(request);
  if (!ended.ok && ended.error.reason === 'not-playing' && ended.error.status === 'lobby')
    return cancelTable(app, asker, request);
  if (!ended.ok) return redrawn(refusalText(ended.error, { words }));
  const { step, gameId: game } = ended.value.table;
  if (ended.value.kind === 'ended') {
    app.log.info({ table: tableId, step, game, user: userId }, 'table ended');
    return { ...redrawn(words.text('command.end.done')), wake: [tableId] };
  }
  app.log.info({ table: tableId, step, game, user: userId }, 'end proposed');
  const { table, agreed } = ended.value;
  const waitingFor = presentSeats(table).filter((seat) => !agreed.includes(seat));
  return { ...agreedTo({ tableId, what: 'end' }, { table, waitingFor }, asker), wake: [tableId] };
}

// A lobby whose message is gone can be cancelled nowhere else.
async function cancelTable(
  app: App,
  { words }: Asker,
  request: Parameters<App['tables']['cancelTable']>[0],
): Promise<Answer> {
  const cancelled = await app.tables.cancelTable(request);
  if (!cancelled.ok) return redrawn(refusalText(cancelled.error, { words }));
  app.log.info({ table: request.tableId, user: request.userId }, 'lobby cancelled');
  return { ...redrawn(words.text('command.end.done')), wake: [request.tableId] };
}

export function stay({ words }: Asker): Answer {
  return redrawn(words.text('command.stayed'));
}

/** Opens the next match of the same people, or leads to the one that is open already. */
export async function askForRematch(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const { userId, guildId, words } = asker;
  const { channels } = await serverOf(app, guildId);
  const asked = await app.tables.rematch({ tableId, userId, channels, now: app.now() });
  if (!asked.ok) return privately(refusalText(asked.error, { words }));

  const { table, how } = asked.value;
  if (how === 'opened') {
    app.log.info({ table: table.id, game: table.gameId, rematchOf: tableId, user: userId }, 'rematch opened');
    const saying = (link: string) => words.text('command.rematch.opened', { link });
    return tableOpened(app, asker, { lobby: table, saying });
  }
  const text = words.text(`command.rematch.${rematchKey(asked.value)}`, { link: await linkOf(app, table) });
  return { ...privately(text), wake: [table.id] };
}

function rematchKey({ table, how }: Rematched): 'joined' | 'standing' | 'playing' | 'played' {
  if (how === 'joined') return how;
  if (table.status === 'lobby') return 'standing';
  return table.status === 'playing' ? 'playing' : 'played';
}

async function linkOf(app: App, table: Rematched['table']): Promise<string> {
  const threadId = table.status === 'lobby' ? null : table.threadId;
  return threadId === null ? lobbyLink(app, table) : `<#${threadId}>`;
}

function whyNot(at: TableLook, { userId, isModerator }: Asker, grave: Grave): Refusal | undefined {
  const isOpen = at.status === 'playing' || (at.status === 'lobby' && grave === 'end');
  if (!isOpen) return { reason: 'not-playing', status: at.status };
  const { host } = at.table;
  if (grave === 'end') return host === userId || isModerator ? undefined : whyNoVote(at);
  return at.status === 'playing' ? whyNotResign(at) : undefined;
}

// Whoever plays may propose it.
function whyNoVote(at: TableLook): Refusal | undefined {
  return at.status === 'playing' && at.seat !== null
    ? whyNotPresent(at.table, at.seat)
    : { reason: 'not-host', host: at.table.host };
}

function whyNotResign(at: PlayingLook): Refusal | undefined {
  if (at.seat === null) return { reason: 'not-seated' };
  return at.table.resigned.includes(at.seat) ? { reason: 'resigned-already' } : undefined;
}

interface Question {
  readonly text: string;
  /** What the button says that means it. */
  readonly yes: string;
}

function question(
  app: App,
  asker: Asker,
  { at, grave }: { readonly at: TableLook | undefined; readonly grave: Grave },
): Question {
  const { words, userId } = asker;
  if (grave === 'end') return endQuestion(app, asker, at);
  const { seats, resigned } = at?.status === 'playing' ? at.table : { seats: [], resigned: [] };
  const staying = seats.filter(
    (person, seat) => person.userId !== userId && !resigned.some((left) => left === seat),
  );
  const key = staying.length === 1 ? 'command.resign.sure' : 'command.resign.sure-many';
  return {
    text: words.text(key, { names: namesOf(words, staying) }),
    yes: words.plain('command.resign.yes'),
  };
}

function endQuestion(app: App, { words, userId, isModerator }: Asker, at: TableLook | undefined): Question {
  const yes = words.plain('command.end.yes');
  if (at?.status === 'lobby') return { text: words.text('command.end.sure-lobby'), yes };
  const alone = isModerator || at?.table.host === userId;
  if (at?.status !== 'playing' || at.seat === null || alone)
    return { text: words.text('command.end.sure'), yes };
  const now = app.now();
  const isProposed = openProposals(at.table, now).some(({ kind }) => kind === 'end');
  const { needed } = agreement(at.table, { kind: 'end', seat: at.seat, now });
  const present = presentSeats(at.table).length;
  const way = isProposed ? 'agree' : 'propose';
  return {
    text: words.text(`command.end.sure-${way}`, { needed, present }),
    yes: words.plain(`command.end.yes-${way}`),
  };
}

function sureButtons(
  { tableId, grave, yes }: { readonly tableId: TableId; readonly grave: Grave; readonly yes: string },
  words: Words,
): Block {
  return {
    kind: 'buttons',
    buttons: [
      { id: { kind: `${grave}-sure`, tableId }, label: yes, tone: 'danger' },
      { id: { kind: 'stay', tableId }, label: words.plain('command.stay'), tone: 'plain' },
    ],
  };
}
