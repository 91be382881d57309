import type { UserId } from '../../tables/ids.js';
import type { NoticeTable } from '../../tables/notice.js';
import type { Words } from '../../words/words.js';
import type { AnyFace, GameCard } from '../app.js';
import type { LobbyNotice } from '../delivery/plan.js';
import { calledAt, gameName, listed, mention, nameAmong } from '../names.js';
import type { Block, Screen } from '../screen.js';
import { paceAbout, paceName } from './pace.js';
import { momentOf } from './public-lines.js';

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

/** The lobby: the game and its options, the seats, and what can be done. */
export function lobbyScreen(shown: LobbyShown, words: Words): Screen {
  const { table, notice, face } = shown;
  const host = nameAmong(notice.people, table.host, words);
  const about = [
    words.text('table.lobby.title', { game: gameName(words, table.gameId), host }),
    face.lobby(table.options, words),
    words.text('table.lobby.pace', {
      pace: paceName(table.pace, words),
      about: paceAbout(table.pace, words),
    }),
  ];
  const people = [
    seatsLine(shown, words),
    ...(notice.kind === 'lobby'
      ? openLines(shown, notice, words)
      : [words.text(`table.lobby.${notice.why}`)]),
  ];
  // Apart, so that what changes stands by itself above the buttons.
  const texts = [about, people].map(
    (lines): Block => ({ kind: 'text', text: lines.filter((line) => line !== '').join('\n') }),
  );
  return { sheets: [notice.kind === 'lobby' ? [...texts, ...controls(shown, words)] : texts] };
}

const CIRCLED_ONE = 0x2460;

function seatsLine({ table, notice, game }: LobbyShown, words: Words): string {
  const { people } = notice;
  const invited = notice.kind === 'lobby' ? notice.invited : [];
  const seatCount = notice.kind === 'lobby' ? Math.max(...game.seatCounts) : people.length;
  const seats = Array.from({ length: seatCount }, (_, index) => {
    const number = String.fromCodePoint(CIRCLED_ONE + index);
    const person = people[index];
    if (person === undefined) return freeSeat(number, invited[index - people.length], words);
    const key = person.userId === table.host ? 'table.lobby.seat-host' : 'table.lobby.seat';
    return words.text(key, { number, name: calledAt(person, words) });
  });
  return seats.length === 0 ? '' : words.text('table.lobby.seats', { seats: seats.join('  ') });
}

function freeSeat(number: string, invited: { readonly name: string } | undefined, words: Words): string {
  return invited === undefined
    ? words.text('table.lobby.seat-free', { number })
    : words.text('table.lobby.seat-kept', { number, name: invited.name });
}

function openLines(
  shown: LobbyShown,
  { people, closesAt }: Extract<LobbyNotice, { kind: 'lobby' }>,
  words: Words,
): readonly string[] {
  const { table, game, pings } = shown;
  const host = nameAmong(people, table.host, words);
  const warned = pings.filter((userId) => userId === table.host);
  const asked = pings.filter((userId) => userId !== table.host);
  const closes = closesAt === null ? '' : momentOf(closesAt);
  return [
    stateLine(people.length, { game, host }, words),
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

// Three to a row, as fit on a phone.
function controls({ table, notice, game }: LobbyShown, words: Words): readonly Block[] {
  const tableId = table.id;
  const seated = notice.people.length;
  const full = seated >= Math.max(...game.seatCounts);
  const startable = game.seatCounts.includes(seated);
  return [
    {
      kind: 'buttons',
      buttons: [
        { id: { kind: 'join', tableId }, label: words.plain('table.join'), tone: 'main', disabled: full },
        { id: { kind: 'leave', tableId }, label: words.plain('table.leave'), tone: 'plain' },
        {
          id: { kind: 'start', tableId },
          label: words.plain('table.start'),
          tone: startable ? 'main' : 'plain',
          disabled: !startable,
        },
      ],
    },
    {
      kind: 'buttons',
      buttons: [
        {
          id: { kind: 'lesson', topic: table.gameId, look: null, page: 0, answer: null },
          label: words.plain('table.how-to-play'),
          tone: 'plain',
        },
        { id: { kind: 'pace', tableId }, label: words.plain('table.pace'), tone: 'plain' },
        { id: { kind: 'cancel', tableId }, label: words.plain('table.cancel'), tone: 'danger' },
      ],
    },
  ];
}
