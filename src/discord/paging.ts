import type { Choice, Control } from '../faces/face.js';
import type { Words } from '../words/words.js';
import type { CustomId } from './custom-ids.js';
import { type Block, BUTTONS_ACROSS_MAX, type Button, MENU_OPTIONS_MAX } from './screen.js';

/** How the controls of a panel are addressed. */
export interface ControlIds {
  move(move: string): CustomId;
  /** `row` tells the menus of one panel apart. */
  pick(row: number): CustomId;
}

/**
 * Discord allows 40 components in a message. The container, two texts, two galleries, the row for turning pages
 * and the panel's own row take at most 13 of them.
 */
const CHOICE_COMPONENTS_MAX = 26;

/** Choices as rows of buttons and menus, cut into pages that fit a message. Nothing is left out. */
export function controlPages(
  controls: readonly Control[],
  ids: ControlIds,
  words: Words,
): readonly (readonly Block[])[] {
  const pages: Block[][] = [];
  let room = 0;
  for (const block of controls.flatMap((control, index) => blocksOf(control, { index, ids, words }))) {
    const size = sizeOf(block);
    const page = pages.at(-1);
    if (page === undefined || size > room) {
      pages.push([block]);
      room = CHOICE_COMPONENTS_MAX - size;
    } else {
      page.push(block);
      room -= size;
    }
  }
  return pages;
}

interface Making {
  readonly index: number;
  readonly ids: ControlIds;
  readonly words: Words;
}

function blocksOf(control: Control, making: Making): readonly Block[] {
  return control.kind === 'buttons' ? buttonRows(control.choices, making) : menus(control, making);
}

function buttonRows(choices: readonly Choice[], { ids }: Making): readonly Block[] {
  const buttons = choices.map(
    ({ move, label, emoji, tone }): Button => ({
      ...{ id: ids.move(move), label, tone: tone ?? 'plain' },
      ...(emoji === undefined ? {} : { emoji }),
    }),
  );
  return rowsOf(buttons);
}

/** The buttons in rows that break nowhere, on a phone if that can be, and are as even as can be. */
export function rowsOf(buttons: readonly Button[]): readonly Block[] {
  const rowCount = Math.ceil(buttons.length / acrossOf(buttons));
  return Array.from({ length: rowCount }, (_, row) => ({
    kind: 'buttons',
    buttons: buttons.slice(
      Math.ceil((row * buttons.length) / rowCount),
      Math.ceil(((row + 1) * buttons.length) / rowCount),
    ),
  }));
}

/** Of what fits three times on a line of a phone, an emoji beside it. */
const SHORT_LABEL_LENGTH_MAX = 6;
/** Of what four times would be too wide for a line even on a large screen. */
const LONG_LABEL_LENGTH_MIN = 11;

// Of four short ones with emojis a phone would put the last on a line of its own; long ones stand two by two.
function acrossOf(buttons: readonly Button[]): number {
  const isMost = (some: readonly Button[]) => some.length > buttons.length / 2;
  if (isMost(buttons.filter(({ label }) => label.length >= LONG_LABEL_LENGTH_MIN))) return 2;
  const short = buttons.filter(
    ({ emoji, label }) => emoji !== undefined && label.length <= SHORT_LABEL_LENGTH_MAX,
  );
  return isMost(short) ? BUTTONS_ACROSS_MAX - 1 : BUTTONS_ACROSS_MAX;
}

function menus(
  { placeholder, choices }: Extract<Control, { kind: 'menu' }>,
  { index, ids, words }: Making,
): readonly Block[] {
  const parts = cut(choices, MENU_OPTIONS_MAX);
  return parts.map((part, number) => {
    const first = number * MENU_OPTIONS_MAX + 1;
    const last = first + part.length - 1;
    const all = choices.length;
    return {
      kind: 'menu',
      menu: {
        id: ids.pick(index * MENUS_OF_ONE_CONTROL_MAX + number),
        placeholder:
          parts.length === 1
            ? placeholder
            : words.plain('table.panel.menu-part', { placeholder, first, last, all }),
        options: part.map(({ move, label, emoji, description }) => ({
          value: move,
          label,
          ...(emoji === undefined ? {} : { emoji }),
          ...(description === undefined ? {} : { description }),
        })),
      },
    };
  });
}

/** Keeps the rows of one control's menus apart from the next one's. */
const MENUS_OF_ONE_CONTROL_MAX = 1_000;

// The row itself is a component too.
function sizeOf(block: Block): number {
  return block.kind === 'buttons' ? 1 + block.buttons.length : 2;
}

function cut<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** A text cut at line ends into pieces of at most `lengthMax`; a longer line is cut where it must. */
export function textPages(text: string, lengthMax: number): readonly string[] {
  const pages: string[] = [];
  for (const line of text.split('\n').flatMap((whole) => pieces(whole, lengthMax))) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= lengthMax)
      pages[pages.length - 1] = `${last}\n${line}`;
    else pages.push(line);
  }
  return pages;
}

function pieces(line: string, lengthMax: number): readonly string[] {
  if (line.length <= lengthMax) return [line];
  return Array.from({ length: Math.ceil(line.length / lengthMax) }, (_, index) =>
    line.slice(index * lengthMax, (index + 1) * lengthMax),
  );
}
