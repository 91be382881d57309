import { cut } from '../base/cut.js';
import type { Choice, Control } from '../faces/face.js';
import type { Words } from '../words/words.js';
import { rowsOf } from './button-rows.js';
import type { CustomId } from './custom-ids.js';
import { type Block, type Button, MENU_OPTIONS_MAX } from './screen.js';

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
