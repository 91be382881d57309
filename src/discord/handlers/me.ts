import { DAY_MS, type Instant } from '../../base/instant.js';
import type { TableId } from '../../tables/ids.js';
import type { SettingsChange } from '../../tables/people/change-settings.js';
import {
  type QuietHoursProblem,
  type QuietHoursText,
  readQuietHours,
  writtenQuietHours,
} from '../../tables/time/read-quiet-hours.js';
import { nearestCity } from '../../tables/time/zones.js';
import type { Words } from '../../words/words.js';
import type { Answer } from '../answer.js';
import { saying } from '../answer.js';
import type { App } from '../app.js';
import type { Reader } from '../asked.js';
import type { MineId } from '../mine-ids.js';
import type { MyWish } from '../my-wishes.js';
import { refusalText } from '../refusals.js';
import type { Screen } from '../screen.js';
import { mineScreen, quietForm, REMINDERS, type Said } from '../screens/me.js';

export type Mine = MineId & {
  /** What was chosen from a menu. */
  readonly values: readonly string[];
  /** What was filled into a form. */
  readonly filled: ReadonlyMap<string, string>;
};

/** The asker's settings, as a message that nobody else sees. */
export async function openMine(app: App, asker: Reader): Promise<Answer> {
  return { kind: 'private', screen: await screenOf(app, asker, { tableId: null }) };
}

/** Changes what was asked for, and shows in place what holds then. */
export async function changeMine(app: App, asker: Reader, mine: Mine): Promise<Answer> {
  const { tableId } = mine;
  if ('typed' in mine) return askQuiet(app, asker, mine);
  const { wish } = mine;
  switch (wish) {
    case 'show':
      return shown(app, asker, { tableId });
    case 'quiet':
      return askQuiet(app, asker, { tableId });
    case 'quiet-set':
      return setQuiet(app, asker, mine);
    case 'vacation':
      return goOnVacation(app, asker, mine);
    case 'vacation-end':
      return endVacation(app, asker, tableId);
    case 'reminders': {
      const reminders = REMINDERS.find((one) => one === mine.values[0]);
      return reminders === undefined
        ? shown(app, asker, { tableId })
        : changed(app, asker, { tableId, change: { reminders } });
    }
    default:
      return changed(app, asker, { tableId, change: CHANGES[wish] });
  }
}

const CHANGES = {
  'next-on': { onDeck: true },
  'next-off': { onDeck: false },
  'text-on': { asText: true },
  'text-off': { asText: false },
  'confirm-on': { confirm: true },
  'confirm-off': { confirm: false },
  'quiet-off': { quiet: null },
} as const satisfies Partial<Record<MyWish, SettingsChange>>;

async function changed(
  app: App,
  asker: Reader,
  { tableId, change }: { readonly tableId: TableId | null; readonly change: SettingsChange },
): Promise<Answer> {
  const { userId, words } = asker;
  // Whoever asks to be written to is written to as they speak.
  const spoken = { ...change, language: words.language };
  await app.tables.changeSettings({ userId, change: spoken, now: app.now() });
  return shown(app, asker, { tableId });
}

async function askQuiet(
  app: App,
  { userId, words }: Reader,
  { tableId, typed }: { readonly tableId: TableId | null; readonly typed?: QuietHoursText },
): Promise<Answer> {
  const { quiet } = await app.tables.settingsOf(userId);
  const form = quietForm(typed ?? writtenQuietHours(quiet), { tableId, words });
  return { kind: 'form', form, late: saying(words.text('mine.late')) };
}

async function setQuiet(app: App, asker: Reader, { tableId, filled }: Mine): Promise<Answer> {
  const { words } = asker;
  const typed = {
    from: filled.get('from') ?? '',
    to: filled.get('to') ?? '',
    zone: filled.get('zone') ?? '',
  };
  const quiet = readQuietHours(typed);
  if (quiet.ok) return changed(app, asker, { tableId, change: { quiet: quiet.value } });
  const problems = quiet.error.problems.map((problem) => problemText(problem, typed, words));
  const text = [words.text('mine.quiet.unclear'), ...problems].join('\n');
  return shown(app, asker, { tableId, said: { about: 'quiet', text, typed } });
}

function problemText(problem: QuietHoursProblem, typed: QuietHoursText, words: Words): string {
  switch (problem) {
    case 'empty':
      return words.text('mine.quiet.problem.empty', { time: typed.from });
    case 'zone':
      return zoneProblem(typed.zone, words);
    default:
      return words.text('mine.quiet.problem.time', { typed: typed[problem] });
  }
}

function zoneProblem(typed: string, words: Words): string {
  const city = nearestCity(typed);
  return city === undefined
    ? words.text('mine.quiet.problem.zone', { typed })
    : words.text('mine.quiet.problem.zone-near', { typed, city });
}

async function goOnVacation(app: App, asker: Reader, { tableId, values }: Mine): Promise<Answer> {
  const { userId, words } = asker;
  const now = app.now();
  const days = Number(values[0]);
  if (!Number.isInteger(days)) return shown(app, asker, { tableId });
  const set = await app.tables.setVacation({ userId, until: (now + days * DAY_MS) as Instant, now });
  if (!set.ok) return shown(app, asker, { tableId, said: onVacation(refusalText(set.error, { words })) });
  app.log.info({ user: userId, tables: set.value.changed.length }, 'on vacation');
  const said = onVacation(words.text('mine.vacation.begun'));
  return { ...(await shown(app, asker, { tableId, said })), wake: set.value.changed };
}

async function endVacation(app: App, asker: Reader, tableId: TableId | null): Promise<Answer> {
  const { userId, words } = asker;
  const ended = await app.tables.endVacation({ userId, now: app.now() });
  if (!ended.ok) return shown(app, asker, { tableId, said: onVacation(refusalText(ended.error, { words })) });
  app.log.info({ user: userId, tables: ended.value.changed.length }, 'vacation over');
  const said = onVacation(words.text('mine.vacation.ended'));
  return { ...(await shown(app, asker, { tableId, said })), wake: ended.value.changed };
}

function onVacation(text: string): Said {
  return { about: 'vacation', text };
}

interface Showing {
  readonly tableId: TableId | null;
  readonly said?: Said;
}

async function shown(app: App, asker: Reader, showing: Showing): Promise<Answer> {
  return { kind: 'redraw', screen: await screenOf(app, asker, showing) };
}

async function screenOf(app: App, { userId, words }: Reader, showing: Showing): Promise<Screen> {
  const settings = await app.tables.settingsOf(userId);
  return mineScreen({ settings, words, now: app.now(), ...showing });
}
