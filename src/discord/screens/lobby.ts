import type { TableId, UserId } from '../../tables/ids.js';
import { freeSeats } from '../../tables/lobby/lobby-change.js';
import type { NoticeTable } from '../../tables/notice.js';
import type { Words } from '../../words/words.js';
import type { AnyFace, GameCard } from '../app.js';
import type { EndNotice, LobbyNotice } from '../delivery/plan.js';
import { calledAt, gameName, listed, mention, type Named, nameAmong, namesOf } from '../names.js';
import type { Block, Button, Screen } from '../screen.js';
import { endButtons } from './end-buttons.js';
import { endSentence } from './end-words.js';
import { paceAbout, paceName } from './pace.js';
import { dayOf } from './public-lines.js';
import { rulesButton } from './rules-button.js';

export interface LobbyShown {
  readonly table: NoticeTable;
  readonly notice: LobbyNotice;
  readonly game: GameCard;
  readonly face: AnyFace;
  /** Who is notified by this message. */
  readonly pings: readonly UserId[];
  /** Whether those are mentioned; else they are named. */
  readonly mentions: boolean;
}

/** Of the picture at the head of a lobby: whether it is uploaded, has stayed from before, or is left out. */
export type LobbyBanner = 'new' | 'kept' | 'none';

/** The lobby: the game and its options, the seats, and what can be done. */
export function lobbyScreen(shown: LobbyShown, banner: LobbyBanner, words: Words): Screen {
  const { notice, game } = shown;
  const about = aboutLines(shown, notice.people, words);
  if (notice.kind === 'lobby-closed') {
    const people = [
      takenLine(notice.people, shown.table.host, words),
      words.text(`table.lobby.${notice.why}`),
    ];
    return { sheets: [[...head(shown, banner, words), ...textsOf(about, people)]] };
  }
  const people = [seatsLine(shown, notice, words), ...openLines(shown, notice, words)];
  const blocks = [...head(shown, banner, words), ...textsOf(about, people)];
  return { sheets: [[...blocks, ...controls({ ...shown, notice, game }, words)]] };
}

/**
 * What is left of a lobby once its match is over: who played, how it ended, the way to it, and what can be done, since
 * nothing can be pressed any more in the thread once that is archived.
 */
export function lobbyOverScreen(
  shown: {
    readonly table: NoticeTable;
    readonly notice: EndNotice;
    readonly face: AnyFace;
    /** Whether the thread is there still. */
    readonly isReached: boolean;
  },
  banner: LobbyBanner,
  words: Words,
): Screen {
  const { table, notice, face, isReached } = shown;
  const { seats, threadId } = notice;
  const end = [
    // Who is the host now is nobody's concern any more.
    takenLine(seats, null, words),
    ...endSentence(face, notice, words),
    ...(isReached ? [words.text('table.lobby.over', { thread: `<#${threadId}>` })] : []),
  ];
  const buttons = endButtons({ tableId: table.id, face }, notice, words);
  const title = words.text('table.lobby.title-over', { game: gameName(words, table.gameId) });
  const texts = textsOf([title, ...rulesLines(shown, words)], end);
  return { sheets: [[...head(shown, banner, words), ...texts, buttons]] };
}

function head({ face }: Shown, banner: LobbyBanner, words: Words): readonly Block[] {
  return banner === 'none' ? [] : [{ kind: 'banner', picture: face.banner(words), kept: banner === 'kept' }];
}

type Shown = Pick<LobbyShown, 'table' | 'face'>;

function aboutLines({ table, face }: Shown, people: readonly Named[], words: Words): readonly string[] {
  const host = nameAmong(people, table.host, words);
  const title = words.text('table.lobby.title', { game: gameName(words, table.gameId), host });
  return [title, ...rulesLines({ table, face }, words)];
}

/** The options and the pace. */
function rulesLines({ table, face }: Shown, words: Words): readonly string[] {
  return [
    face.lobby(table.options, words),
    words.text('table.lobby.pace', {
      pace: paceName(table.pace, words),
      about: paceAbout(table.pace, words),
    }),
  ];
}

// Apart, so that what changes stands by itself above the buttons.
function textsOf(...parts: readonly (readonly string[])[]): readonly Block[] {
  return parts.map((lines) => ({ kind: 'text', text: lines.filter((line) => line !== '').join('\n') }));
}

type OpenNotice = Extract<LobbyNotice, { kind: 'lobby' }>;

const CIRCLED_ONE = 0x2460;

function seatsLine({ table, game }: LobbyShown, { people, invited }: OpenNotice, words: Words): string {
  const free = Array.from({ length: Math.max(...game.seatCounts) - people.length }, (_, index) =>
    freeSeat(seatNumber(people.length + index), invited[index], words),
  );
  return seatsText([...takenSeats(people, table.host, words), ...free], words);
}

function takenLine(people: readonly Named[], host: UserId | null, words: Words): string {
  return seatsText(takenSeats(people, host, words), words);
}

function seatsText(seats: readonly string[], words: Words): string {
  return seats.length === 0 ? '' : words.text('table.lobby.seats', { seats: seats.join('  ') });
}

function takenSeats(people: readonly Named[], host: UserId | null, words: Words): readonly string[] {
  return people.map((person, index) => {
    const key = person.userId === host ? 'table.lobby.seat-host' : 'table.lobby.seat';
    return words.text(key, { number: seatNumber(index), name: calledAt(person, words) });
  });
}

function seatNumber(index: number): string {
  return String.fromCodePoint(CIRCLED_ONE + index);
}

function freeSeat(number: string, invited: { readonly name: string } | undefined, words: Words): string {
  return invited === undefined
    ? words.text('table.lobby.seat-free', { number })
    : words.text('table.lobby.seat-kept', { number, name: invited.name });
}

function openLines(
  shown: LobbyShown,
  { people, invited, declined = [], closesAt }: OpenNotice,
  words: Words,
): readonly string[] {
  const { table, game, pings } = shown;
  const host = nameAmong(people, table.host, words);
  const warned = pings.filter((userId) => userId === table.host);
  // Whoever is called stays named until they answer: their client goes on marking the message as one for them.
  const asked = invited.map(({ userId }) => userId);
  // The bot gives a lobby the time that it was not there itself, so only the earliest moment is sure.
  const closes = closesAt === null ? '' : dayOf(closesAt);
  return [
    stateLine(people.length, { game, host }, words),
    ...declinedLine(declined, words),
    ...(asked.length === 0
      ? []
      : [words.text('table.lobby.ping', { mentions: called(shown, asked, words), host })]),
    ...(warned.length === 0
      ? []
      : [
          warning(
            { mentions: called(shown, warned, words), closes, missing: missing(people.length, game) },
            words,
          ),
        ]),
    ...(closesAt === null || warned.length > 0 ? [] : [words.text('table.lobby.closes', { closes })]),
  ];
}

function declinedLine(declined: readonly Named[], words: Words): readonly string[] {
  const told = { names: namesOf(words, declined), count: declined.length };
  return declined.length === 0 ? [] : [words.text('table.lobby.declined', told)];
}

function called({ notice, mentions }: LobbyShown, userIds: readonly UserId[], words: Words): string {
  const invited = notice.kind === 'lobby' ? notice.invited : [];
  const known = [...notice.people, ...invited];
  return listed(
    words,
    userIds.map((userId) => (mentions ? mention(userId) : nameAmong(known, userId, words))),
  );
}

function stateLine(
  seated: number,
  { game, host }: { readonly game: GameCard; readonly host: string },
  words: Words,
): string {
  if (seated === Math.max(...game.seatCounts)) return words.text('table.lobby.ready-full', { host });
  if (game.seatCounts.includes(seated)) return words.text('table.lobby.ready', { host });
  return words.text('table.lobby.missing', { count: missing(seated, game) });
}

/** How many more players it takes to start. */
function missing(seated: number, { seatCounts }: GameCard): number {
  return seatCounts.includes(seated) ? 0 : Math.min(...seatCounts.filter((count) => count > seated)) - seated;
}

function warning(
  {
    missing: count,
    ...told
  }: { readonly mentions: string; readonly closes: string; readonly missing: number },
  words: Words,
): string {
  return count === 0
    ? words.text('table.lobby.warning', told)
    : words.text('table.lobby.warning-few', { ...told, count });
}

// Three to a row, as fit on a phone. What comes and goes stands last, so that nothing moves under a finger.
function controls(
  { table, notice, game }: LobbyShown & { readonly notice: OpenNotice },
  words: Words,
): readonly Block[] {
  const tableId = table.id;
  const seated = notice.people.length;
  const full = seated >= Math.max(...game.seatCounts);
  const startable = game.seatCounts.includes(seated);
  return [
    buttons(
      { id: { kind: 'join', tableId }, label: words.plain('table.join'), tone: 'main', disabled: full },
      { id: { kind: 'leave', tableId }, label: words.plain('table.leave'), tone: 'plain' },
      {
        id: { kind: 'start', tableId },
        label: words.plain('table.start'),
        tone: startable ? 'main' : 'plain',
        disabled: !startable,
      },
    ),
    buttons(
      {
        id: { kind: 'invite', tableId },
        label: words.plain('table.invite'),
        tone: 'plain',
        disabled: freeSeats(notice, game.seatCounts) === 0,
      },
      { id: { kind: 'pace', tableId }, label: words.plain('table.pace'), tone: 'plain' },
      { id: { kind: 'cancel', tableId }, label: words.plain('table.cancel'), tone: 'danger' },
    ),
    buttons(rulesButton(table.gameId, words), ...declineButton({ tableId, notice }, words)),
  ];
}

function declineButton(
  { tableId, notice }: { readonly tableId: TableId; readonly notice: OpenNotice },
  words: Words,
): readonly Button[] {
  if (notice.invited.length === 0) return [];
  return [{ id: { kind: 'decline', tableId }, label: words.plain('table.decline'), tone: 'plain' }];
}

function buttons(...some: readonly Button[]): Block {
  return { kind: 'buttons', buttons: some };
}
