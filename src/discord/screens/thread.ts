import type { Instant } from '../../base/instant.js';
import type { Scene } from '../../faces/face.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import { type ClockPhase, clockPhase, currentEnd } from '../../tables/clock.js';
import type { ChannelId, TableId } from '../../tables/ids.js';
import type { NoticeTable } from '../../tables/notice.js';
import { escapeMarkdown, type Words } from '../../words/words.js';
import type { AnyFace } from '../app.js';
import {
  type EndNotice,
  type LiveNotice,
  lastingLines,
  type OpeningNotice,
  type StoryNotice,
} from '../delivery/plan.js';
import { calledAt, gameName, listed, mention, nicknames, peopleAt } from '../names.js';
import type { Block, Button, Screen, Sheet } from '../screen.js';
import { endButtons } from './end-buttons.js';
import { endedText, resignedLines } from './end-words.js';
import { dayOf, factLines, momentOf, publicLine } from './public-lines.js';
import { ratingLines } from './rating-line.js';
import { rulesButton } from './rules-button.js';

type Due = LiveNotice['due'][number];

/** The first message of the thread: what to do now, and the seal of all deals to come; short, since the table stands below it. */
export function openingScreen(table: NoticeTable, { kind, seal }: OpeningNotice, words: Words): Screen {
  const text = words.text(kind === 'started' ? 'table.opening' : 'table.reopening', {
    game: gameName(words, table.gameId),
  });
  return {
    sheets: [
      [
        { kind: 'text', text },
        { kind: 'buttons', buttons: [rulesButton(table.gameId, words)] },
        { kind: 'text', text: words.text('table.seal', { seal }) },
      ],
    ],
  };
}

/** What is left of the live table where the match is not played any more. */
export function movedOnScreen(threadId: ChannelId, words: Words): Screen {
  return { sheets: [[{ kind: 'text', text: words.text('table.moved-on', { thread: `<#${threadId}>` }) }]] };
}

/** What one step leaves in the thread for good: a screen for each message. */
export function storyScreens(face: AnyFace, notice: StoryNotice, words: Words): readonly Screen[] {
  const { situation, seats } = notice;
  if (notice.kind === 'told') {
    const lines = lastingLines(notice).map((line) => publicLine(line, seats, words));
    return [{ sheets: [[{ kind: 'text', text: lines.join('\n') }]] }];
  }
  const { events } = notice;
  const scenes = face.story(events, situation, { words, names: nicknames(seats, words) });
  return scenes.map((scene) => ({ sheets: [sceneBlocks(scene)] }));
}

export interface LiveShown {
  readonly tableId: TableId;
  readonly face: AnyFace;
  readonly notice: LiveNotice;
  /** Who is notified by this message; everybody else is named without it. */
  readonly pings: readonly Seat[];
  readonly now: Instant;
}

/** The table as it stands: picture, whose turn it is and until when, and the way to one's hand. */
export function liveScreen(shown: LiveShown, words: Words): Screen {
  const { tableId, face, notice } = shown;
  const { situation, seats, facts } = notice;
  const scene = face.live(situation, { words, names: nicknames(seats, words), away: seatsGone(facts) });
  const lines = [
    ...takenBackLine(notice, words),
    scene.text,
    ...reminderLine(notice, words),
    ...turnLines(shown, words),
    ...factLines(facts, seats, words),
  ];
  const buttons = tableButtons({ tableId, face }, words);
  const wishes = wishRows(tableId, facts, words);
  return { sheets: [[...sceneBlocks({ ...scene, text: lines.join('\n') }), buttons, ...wishes]] };
}

// Everybody sees the same buttons; whom one does not concern is told so.
function wishRows(
  tableId: TableId,
  { paused, proposals }: LiveNotice['facts'],
  words: Words,
): readonly Block[] {
  const resume: Button = {
    id: { kind: 'resume', tableId },
    label: words.plain('table.resume'),
    tone: 'main',
  };
  return [
    ...(paused === null ? [] : [{ kind: 'buttons', buttons: [resume] } as const]),
    ...proposals.map(
      ({ kind }): Block => ({
        kind: 'buttons',
        buttons: [
          {
            id: { kind: `agree-${kind}`, tableId },
            label: words.plain(`table.agree.${kind}`),
            tone: 'plain',
          },
          { id: { kind: `withdraw-${kind}`, tableId }, label: words.plain('table.withdraw'), tone: 'plain' },
        ],
      }),
    ),
  ];
}

/** The last message of a match, whether it was played out or not. */
export function endScreen(
  {
    table,
    face,
    ratings,
  }: {
    readonly table: NoticeTable;
    readonly face: AnyFace;
    /** As they are after the match, where it counts. */
    readonly ratings?: Parameters<typeof ratingLines>[1];
  },
  notice: EndNotice,
  words: Words,
): Screen {
  const seed = words.text('table.seed', { seed: notice.seed });
  const [pictures, lines] =
    notice.kind === 'finished' ? finishedParts(face, notice, words) : endedParts(face, notice, words);
  const text: Block = {
    kind: 'text',
    text: [...lines, ...ratingLines(notice.seats, ratings, words), seed].join('\n'),
  };
  const watched = { tableId: table.id, face };
  const sights = notice.kind === 'finished' ? [finishedButtons(watched, words)] : [];
  return { sheets: [[...pictures, text, endButtons(watched, notice, words), ...sights]] };
}

/** A picture, and what has no room on it, with its line of words below. */
export function sceneBlocks({ picture, below, text }: Scene): Sheet {
  const pictures = [picture, below].filter((one) => one !== null && one !== undefined);
  return [
    ...(pictures.length === 0 ? [] : [{ kind: 'pictures', pictures } as const]),
    ...(text === '' ? [] : [{ kind: 'text', text } as const]),
  ];
}

/** For whom a stand-in plays, for now or for good. */
export function seatsGone({
  away,
  resigned,
}: Pick<LiveNotice['facts'], 'away' | 'resigned'>): readonly Seat[] {
  return [...away, ...resigned];
}

// What others may have read already is not gone without a word, also where another choice follows at once.
function takenBackLine(notice: LiveNotice, words: Words): readonly string[] {
  if (notice.kind === 'taken-back') return [words.text('table.taken-back', { name: moverOf(notice, words) })];
  return notice.kind === 'moved' && notice.anew === true
    ? [words.text('table.chosen-anew', { name: moverOf(notice, words) })]
    : [];
}

function moverOf({ seat, seats }: Extract<LiveNotice, { readonly seat: Seat }>, words: Words): string {
  return calledAt(atSeat(seats, seat), words);
}

// Several reminders go out in one message, which names whom it waits for below.
function reminderLine(notice: LiveNotice, words: Words): readonly string[] {
  if (notice.kind !== 'told' || notice.reminded.length === 0) return [];
  return [words.text('table.reminded')];
}

// Seats that are asked the same, by clocks of the same kind, stand in one line, with the first of their times.
function turnLines(
  { face, notice, pings, now }: Omit<LiveShown, 'tableId'>,
  words: Words,
): readonly string[] {
  const awaited = notice.due.filter((due) => due.must);
  const groups = new Map<string, { readonly asked: string; readonly turns: Turn[] }>();
  for (const due of awaited) {
    const asked = face.asked(due, words);
    const turn = turnOf(due, notice, now);
    const key = `${turn.key} ${asked}`;
    groups.set(key, { asked, turns: [...(groups.get(key)?.turns ?? []), turn] });
  }
  return [...groups.values()].map(({ asked, turns }) => {
    const [first] = turns;
    const names = listed(
      words,
      turns.flatMap(({ seat }) => askedName(notice, pings, seat)),
    );
    const moment = momentOf(Math.min(...turns.map(({ at }) => at)));
    const extra = dayOf(Math.min(...turns.map(({ extraUntil }) => extraUntil)));
    return words.text(first?.key ?? 'table.turn', { names, asked, moment, extra });
  });
}

/** The times to be shown of a seat's decision: when it was asked, or what its clock runs to and where that ends. */
interface Turn {
  readonly seat: Seat;
  readonly key: 'table.turn' | `table.turn-${ClockPhase}`;
  readonly at: Instant;
  readonly extraUntil: Instant;
}

function turnOf({ seat, since }: Due, { facts }: LiveNotice, now: Instant): Turn {
  const clock = facts.paused === null ? facts.clocks.find((one) => one.seat === seat) : undefined;
  if (clock === undefined) return { seat, key: 'table.turn', at: since, extraUntil: since };
  const key = `table.turn-${clockPhase(clock, now)}` as const;
  return { seat, key, at: currentEnd(clock, now), extraUntil: clock.endsAt };
}

function askedName({ seats }: LiveNotice, pings: readonly Seat[], seat: Seat): readonly string[] {
  return peopleAt(seats, [seat]).map(({ userId, name }) =>
    pings.includes(seat) ? mention(userId) : `**${escapeMarkdown(name)}**`,
  );
}

/** A table and what can be seen of its game. */
export interface Watched {
  readonly tableId: TableId;
  readonly face: AnyFace;
}

/** The way to one's own hand, to all else there is to see, and to the table in words. */
export function tableButtons({ tableId, face }: Watched, words: Words): Block {
  return {
    kind: 'buttons',
    buttons: [
      { id: { kind: 'hand', tableId }, label: words.plain('table.my-hand'), tone: 'main' },
      ...sightButtons({ tableId, face }, words),
      textButton(tableId, words),
    ],
  };
}

/** Where no hand is left to look at. */
export function finishedButtons({ tableId, face }: Watched, words: Words): Block {
  return {
    kind: 'buttons',
    buttons: [...sightButtons({ tableId, face }, words), textButton(tableId, words)],
  };
}

function sightButtons({ tableId, face }: Watched, words: Words): readonly Button[] {
  return face.sights.map(({ id, label }) => ({
    id: { kind: 'sight', tableId, sight: id, seat: null },
    label: label(words),
    tone: 'plain',
  }));
}

function textButton(tableId: TableId, words: Words): Button {
  return { id: { kind: 'table-text', tableId, page: 0 }, label: words.plain('table.as-text'), tone: 'plain' };
}

function finishedParts(
  face: AnyFace,
  { outcome, situation, seats, resigned }: Extract<EndNotice, { kind: 'finished' }>,
  words: Words,
): readonly [readonly Block[], readonly string[]] {
  const scene = face.end(outcome, situation, { words, names: nicknames(seats, words), resigned });
  const pictures: readonly Block[] =
    scene.picture === null ? [] : [{ kind: 'pictures', pictures: [scene.picture] }];
  return [pictures, [...resignedLines({ seats, resigned }, words), scene.text]];
}

// Without a result there is the table to show, as it was left.
function endedParts(
  face: AnyFace,
  notice: Extract<EndNotice, { kind: 'ended' }>,
  words: Words,
): readonly [readonly Block[], readonly string[]] {
  const { situation, seats } = notice;
  const scene = situation && face.live(situation, { words, names: nicknames(seats, words), ended: true });
  const pictures: readonly Block[] = scene?.picture ? [{ kind: 'pictures', pictures: [scene.picture] }] : [];
  return [pictures, [endedText(notice, words)]];
}
