import { expect } from 'vitest';
import { menusOf, picturesOf, textOf } from '../../../playground/driver/reading.js';
import { must } from '../../../src/base/invariant.js';
import { called, offers } from './controls.js';
import type { Match } from './match.js';
import type { Choice, Player } from './player.js';

/** What somebody reads on a panel, all its pages one after another. */
export interface Page {
  readonly text: string;
  readonly options: readonly Option[];
}

/** What can be chosen, in the words that stand there. */
export interface Option {
  readonly label: string;
  /** The second line of an entry in a menu. */
  readonly more: string;
}

/** Somebody who knows of a match what they have read, and whose choices follow from it. */
export interface Reader {
  /** Reads what the thread has told since, and the panel of a seat as it is after that. */
  readonly read: (seat: number, page: Page, told: readonly string[]) => void;
  readonly choose: (seat: number, page: Page) => Option;
}

const CHOICES_MAX = 1_000;
const OVER = /^\*\*.*(?: wins\*\* | share .*\*\* )/m;
const [HAND, SETTINGS, IN_WORDS, EARLIER, LATER] = [
  called('table.my-hand'),
  called('table.panel.settings'),
  /^In words: off$/,
  called('table.panel.earlier'),
  called('table.panel.later'),
];

/** Plays a match to its end from texts alone: whose turn it is, what is asked, and what can be chosen. */
export async function playByReading(match: Match, reader: Reader): Promise<void> {
  const { players, stage } = match;
  const seen = new Set<string>();
  for (const player of players) await wantWords(player);
  let seat = 0;
  for (let count = 0; count < CHOICES_MAX; count += 1) {
    await stage.store.settled();
    const { told, isOver, live } = await readThread(match, seen);
    const { page } = isOver ? await readTable(match) : await readPanel(at(players, seat));
    reader.read(seat, page, told);
    if (isOver) return;
    const next = players.findIndex(
      ({ person }) => live.includes(person.mention) || live.includes(person.name),
    );
    const player = at(players, next);
    // Anew, so that what is read is what is true now.
    if (next !== seat) await player.openHand();
    seat = next;
    await makeChoice(player, seat, reader);
  }
  throw new Error(`The match was not over after ${CHOICES_MAX} choices.`);
}

/** By one's settings, which hold for all tables. */
async function wantWords(player: Player): Promise<void> {
  if (picturesOf(player.panel).length === 0) return;
  const { message } = await player.person.click(player.panel, { label: SETTINGS });
  await player.person.click(must(message, 'Settings open.'), { label: IN_WORDS });
  await player.openHand();
}

async function makeChoice(player: Player, seat: number, reader: Reader): Promise<void> {
  const { page, choices } = await readPanel(player);
  reader.read(seat, page, []);
  const { label } = reader.choose(seat, page);
  const choice = choices.find((one) => one.label === label);
  await player.choose(must(choice, `${label} is offered.`));
}

function at(players: readonly Player[], seat: number): Player {
  return must(players[seat], 'The table tells whose turn it is.');
}

/** What everybody was told since, and who is asked for what just now. */
async function readThread(
  { host }: Match,
  seen: Set<string>,
): Promise<{ readonly told: readonly string[]; readonly isOver: boolean; readonly live: string }> {
  const shown = (await host.messages()).filter(({ page }) => !page.ephemeral);
  const live = shown.find((message) => offers(message, HAND));
  const fresh = shown.filter(({ id }) => id !== live?.id && !seen.has(id));
  for (const { id } of fresh) seen.add(id);
  const told = fresh.map((message) => plain(textOf(message)));
  const lines = live === undefined ? [] : textOf(live).split('\n');
  return {
    told,
    isOver: told.some((text) => OVER.test(text)),
    // Whoever is asked stands above the times.
    live: lines.find((_, index) => /^-# (?:Deadline|Time|Asked)/.test(lines[index + 1] ?? '')) ?? '',
  };
}

async function readPanel(
  player: Player,
): Promise<{ readonly page: Page; readonly choices: readonly Choice[] }> {
  while (offers(player.panel, EARLIER)) await player.press(EARLIER);
  const pages = [pageOf(player)];
  const choices = [...player.choices];
  while (offers(player.panel, LATER)) {
    await player.press(LATER);
    pages.push(pageOf(player));
    choices.push(...player.choices);
  }
  // Where the text has more pages than the choices, these stand on several.
  const options = new Map(pages.flatMap((page) => page.options).map((option) => [option.label, option]));
  const text = pages.map((page) => page.text).join('\n');
  return { page: { text, options: [...options.values()] }, choices };
}

/** The whole table in words, which stays when the hands are gone. */
async function readTable({ host: { person }, thread }: Match): Promise<{ readonly page: Page }> {
  let { message } = await person.command('table text', { channel: thread });
  const texts: string[] = [];
  while (message !== undefined) {
    texts.push(plain(textOf(message)));
    if (!offers(message, LATER)) break;
    ({ message } = await person.click(message, { label: LATER }));
  }
  return { page: { text: texts.join('\n'), options: [] } };
}

function pageOf({ panel, choices }: Player): Page {
  expect(picturesOf(panel)).toEqual([]);
  // Whoever hears them must be able to tell them apart.
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  const entries = menusOf(panel).flatMap(({ options }) => options ?? []);
  return {
    text: plain(textOf(panel)),
    options: choices.map(({ label }) => ({
      label,
      more: entries.find((entry) => entry.label === label)?.description ?? '',
    })),
  };
}

/** As it is shown: without the signs that keep names from being read as formatting. */
function plain(text: string): string {
  return text.replaceAll('\\', '');
}
