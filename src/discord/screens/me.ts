import { DAY_MS, type Instant } from '../../base/instant.js';
import type { TableId } from '../../tables/ids.js';
import { VACATION_DAYS_MAX } from '../../tables/people/set-vacation.js';
import { type QuietHours, type Settings, vacationAt } from '../../tables/settings.js';
import { type QuietHoursText, timeOfDay } from '../../tables/time/read-quiet-hours.js';
import type { Words } from '../../words/words.js';
import type { Form } from '../form.js';
import type { MyWish } from '../my-wishes.js';
import type { Block, Button, Menu, Screen } from '../screen.js';
import { dayOf } from './public-lines.js';

export interface MineShown {
  readonly settings: Settings;
  readonly now: Instant;
  /** The table whose hand it was opened from. */
  readonly tableId: TableId | null;
  readonly words: Words;
  /** What came of a wish, to stand where it was made: the panel is longer than a phone is high. */
  readonly said?: Said;
}

export interface Said {
  readonly about: 'quiet' | 'vacation';
  readonly text: string;
  /** What was not understood, to be corrected. */
  readonly typed?: QuietHoursText;
}

export const REMINDERS = ['mention', 'dm', 'off'] as const satisfies readonly Settings['reminders'][];

const ZONE_LENGTH_MAX = 60;
const TIME_LENGTH_MAX = 12;

/** A person's settings, each with what it means and the way to change it. */
export function mineScreen(shown: MineShown): Screen {
  const { settings, words, tableId } = shown;
  return {
    sheets: [
      [
        text(words.text('mine.title')),
        text(remindersLine(settings, words)),
        { kind: 'menu', menu: remindersMenu(shown) },
        text(
          ...SWITCHES.map(({ field }) =>
            words.text(`mine.${field}`, { state: words.plain(settings[field] ? 'mine.on' : 'mine.off') }),
          ),
        ),
        { kind: 'buttons', buttons: SWITCHES.map((one) => switchButton(one, shown)) },
        text(quietLine(settings.quiet, words), ...saidOf(shown, 'quiet')),
        { kind: 'buttons', buttons: quietButtons(shown) },
        ...vacationBlocks(shown),
        ...(tableId === null ? [] : [backRow(tableId, words)]),
      ],
    ],
  };
}

/** What somebody can say about the days they will be away: so many from now. */
function vacationDays({ settings, now }: Pick<MineShown, 'settings' | 'now'>): readonly number[] {
  const since = vacationAt(settings, now)?.since ?? now;
  const left = Math.floor((since - now) / DAY_MS + VACATION_DAYS_MAX);
  return Array.from({ length: left }, (_, index) => index + 1);
}

/** Asks for quiet hours, with that filled in. */
export function quietForm(
  filled: QuietHoursText,
  { tableId, words }: Pick<MineShown, 'tableId' | 'words'>,
): Form {
  const field = (name: keyof QuietHoursText, lengthMax: number) => ({
    name,
    label: words.plain(`mine.quiet.${name}`),
    about: words.plain(`mine.quiet.${name}.about`),
    value: filled[name].slice(0, lengthMax),
    lengthMax,
  });
  return {
    id: idOf('quiet-set', tableId),
    title: words.plain('mine.quiet.title'),
    fields: [field('from', TIME_LENGTH_MAX), field('to', TIME_LENGTH_MAX), field('zone', ZONE_LENGTH_MAX)],
  };
}

function remindersLine({ reminders, dmClosed }: Settings, words: Words): string {
  const isRefused = dmClosed && reminders === 'dm';
  return [words.text('mine.reminders'), ...(isRefused ? [words.text('mine.dm-closed')] : [])].join('\n');
}

function remindersMenu({ settings, tableId, words }: MineShown): Menu {
  return {
    id: idOf('reminders', tableId),
    placeholder: words.plain('mine.reminders.placeholder'),
    options: REMINDERS.map((value) => ({
      value,
      label: words.plain(`mine.reminders.${value}`),
      description: words.plain(`mine.reminders.${value}.about`),
      chosen: value === settings.reminders,
    })),
  };
}

const SWITCHES = [
  { field: 'onDeck', on: 'next-on', off: 'next-off' },
  { field: 'asText', on: 'text-on', off: 'text-off' },
  { field: 'confirm', on: 'confirm-on', off: 'confirm-off' },
] as const;

// The id says what is to hold, not that it is to change, so that a double click changes it once.
function switchButton(
  { field, on, off }: (typeof SWITCHES)[number],
  { settings, tableId, words }: MineShown,
): Button {
  const isOn = settings[field];
  const state = words.plain(isOn ? 'mine.on' : 'mine.off');
  return {
    id: idOf(isOn ? off : on, tableId),
    label: words.plain(`mine.${field}.switch`, { state }),
    tone: isOn ? 'main' : 'plain',
  };
}

function quietLine(quiet: QuietHours | null, words: Words): string {
  if (quiet === null) return words.text('mine.quiet.none');
  const { from, to, zone } = quiet;
  return words.text('mine.quiet.set', { from: timeOfDay(from), to: timeOfDay(to), zone: zoneName(zone) });
}

// Fixed distances from UTC carry the other sign in their names.
function zoneName(zone: string): string {
  const fixed = /^Etc\/GMT([+-])(\d+)$/.exec(zone);
  return fixed === null ? zone.replaceAll('_', ' ') : `UTC${fixed[1] === '-' ? '+' : '−'}${fixed[2]}`;
}

function quietButtons({ settings, tableId, words, said }: MineShown): readonly Button[] {
  const { typed } = said ?? {};
  const change: Button =
    typed === undefined
      ? { id: idOf('quiet', tableId), label: words.plain('mine.quiet.change'), tone: 'plain' }
      : {
          id: { kind: 'me', wish: 'quiet-again', tableId, typed },
          label: words.plain('mine.quiet.again'),
          tone: 'main',
        };
  return [
    change,
    ...(settings.quiet === null
      ? []
      : [{ id: idOf('quiet-off', tableId), label: words.plain('mine.quiet.off'), tone: 'plain' } as const]),
  ];
}

function vacationBlocks(shown: MineShown): readonly Block[] {
  const { settings, now, tableId, words } = shown;
  const vacation = vacationAt(settings, now);
  const days = vacationDays(shown);
  const menu: Menu = {
    id: idOf('vacation', tableId),
    placeholder: words.plain(vacation === undefined ? 'mine.vacation.choose' : 'mine.vacation.change'),
    options: days.map((count) => ({
      value: String(count),
      label: words.plain('mine.vacation.days', { count }),
    })),
  };
  const over: Button = {
    id: idOf('vacation-end', tableId),
    label: words.plain('mine.vacation.over'),
    tone: 'main',
  };
  return [
    text(
      vacation === undefined
        ? words.text('mine.vacation.none', { most: VACATION_DAYS_MAX })
        : words.text('mine.vacation.set', { until: dayOf(vacation.until) }),
      ...saidOf(shown, 'vacation'),
    ),
    ...(days.length === 0 ? [] : [{ kind: 'menu', menu } as const]),
    ...(vacation === undefined ? [] : [{ kind: 'buttons', buttons: [over] } as const]),
  ];
}

function backRow(tableId: TableId, words: Words): Block {
  return {
    kind: 'buttons',
    buttons: [{ id: { kind: 'hand', tableId }, label: words.plain('mine.back'), tone: 'plain' }],
  };
}

function idOf(wish: MyWish, tableId: TableId | null): Button['id'] {
  return { kind: 'me', wish, tableId };
}

function saidOf({ said }: MineShown, about: Said['about']): readonly string[] {
  return said?.about === about ? [said.text] : [];
}

function text(...lines: readonly string[]): Block {
  return { kind: 'text', text: lines.join('\n') };
}
