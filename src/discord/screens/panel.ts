import type { Instant } from '../../base/instant.js';
import type { Choice, Hint, Panel } from '../../faces/face.js';
import type { FinishedLook, PlayingLook } from '../../tables/look-at-table.js';
import type { Settings } from '../../tables/settings.js';
import { escapeMarkdown, type Words } from '../../words/words.js';
import type { AnyFace } from '../app.js';
import { rowsOf } from '../button-rows.js';
import type { Look } from '../custom-ids.js';
import { nicknames } from '../names.js';
import { controlPages, textPages } from '../paging.js';
import type { Block, Button, Screen } from '../screen.js';
import { standingButtons, standingLines } from './own-standing.js';
import { sceneBlocks } from './thread.js';

export interface PanelShown {
  readonly face: AnyFace;
  readonly words: Words;
  readonly look: Look;
  readonly page: number;
  /** What just happened, or why a choice was refused, to stand before the sentence. */
  readonly lead?: string;
  /** Of whoever looks. */
  readonly settings: Settings;
  readonly now: Instant;
}

/** Leaves room for the sentence below; Discord counts all text of a message together. */
const HAND_TEXT_LENGTH_MAX = 3_000;

/** A player's own panel: hand, what is asked, and the choices. */
export function panelScreen(at: PlayingLook, shown: PanelShown): Screen {
  const { words, look, lead } = shown;
  const panel = panelNow(at, shown);
  const texts = handTexts(at, shown);
  const choices = choicePages(at, panel, shown);
  const pageCount = Math.max(texts.length, choices.length, 1);
  const page = Math.min(shown.page, pageCount - 1);

  const hint = newHint(at, shown);
  const sentence = [
    lead,
    panel.sentence,
    ...(hint === null ? [] : [words.text('table.panel.hint', { hint: hint.text })]),
    ...standingLines({ at, ...shown }),
  ]
    .filter((line) => line !== undefined && line !== '')
    .join('\n');
  return {
    sheets: [
      [
        ...handBlocks(panel, look, texts[page]),
        ...(sentence === '' ? [] : [{ kind: 'text', text: sentence } as const]),
        ...(choices[Math.min(page, choices.length - 1)] ?? []),
        ...rowsOf(standingButtons(at, shown)),
        ...rowsOf(turnButtons(at, { ...shown, page }, pageCount)),
        ...rowsOf(ownButtons(at, panel, { ...shown, page })),
      ],
    ],
  };
}

/** What is asked, where its owner has never answered such a thing. */
export function newHint(
  { table, situation, due }: PlayingLook,
  { face, words, settings }: Pick<PanelShown, 'face' | 'words' | 'settings'>,
): Hint | null {
  if (due === null || table.paused !== null) return null;
  const hint = face.hint(situation, words);
  return hint === null || settings.learned.includes(learnedAs(face.gameId, hint)) ? null : hint;
}

/** How it is remembered that a hint needs not be given again. */
export function learnedAs(gameId: string, { step }: Hint): string {
  return `${gameId}/${step}`;
}

/** The choice that a player has made and is asked for once more; nothing where the panel does not offer it. */
export function choiceToConfirm(at: PlayingLook, shown: PanelShown, move: string): Choice | undefined {
  const choice = panelNow(at, shown)
    .controls.flatMap((control): readonly Choice[] => control.choices)
    .find((one) => one.move === move);
  return choice?.undoes === true ? undefined : choice;
}

/** A choice that somebody has made, and the same as the game reads it. */
export interface ChoiceMade {
  readonly choice: Choice;
  readonly move: unknown;
}

/** The hand, what was chosen alone lit, and whether it is meant; the way back leads to where it was chosen. */
export function questionScreen(at: PlayingLook, shown: PanelShown, { choice, move }: ChoiceMade): Screen {
  const { words, look } = shown;
  const { table, due } = at;
  const chosen = panelNow({ ...at, situation: { ...at.situation, moves: [move] } }, shown);
  const panel = panelNow(at, shown);
  const pages = choicePages(at, panel, shown);
  const page = pages.findIndex((blocks) => blocks.some((block) => offers(block, choice.move)));
  const [text] = handTexts(at, shown);
  const sure = {
    kind: 'sure',
    tableId: table.id,
    sinceStep: due?.sinceStep ?? 0,
    look,
    move: choice.move,
  } as const;
  const about = choice.description === undefined ? [] : [escapeMarkdown(choice.description)];
  return {
    sheets: [
      [
        ...handBlocks(chosen, look, text),
        {
          kind: 'text',
          text: [words.text('table.panel.sure', { choice: choice.label }), ...about].join('\n'),
        },
        {
          kind: 'buttons',
          buttons: [
            { id: sure, label: words.plain('table.panel.yes'), tone: 'main' },
            {
              id: { kind: 'panel', tableId: table.id, look, page: Math.max(0, page) },
              label: words.plain('table.panel.no'),
              tone: 'plain',
            },
          ],
        },
      ],
    ],
  };
}

// Rounds that are over would stand between the hand and what is asked; they are told under the table.
function handTexts({ table, situation }: PlayingLook, { face, words, look }: PanelShown): readonly string[] {
  if (look !== 'text') return [];
  const audience = { words, names: nicknames(table.seats, words) };
  return textPages(face.asText(situation, audience, 'present'), HAND_TEXT_LENGTH_MAX);
}

function offers(block: Block, move: string): boolean {
  if (block.kind === 'menu') return block.menu.options.some(({ value }) => value === move);
  return block.kind === 'buttons' && block.buttons.some(({ id }) => id.kind === 'move' && id.move === move);
}

/** What stands in a panel once the match is over. */
export function finishedScreen(
  { table, situation }: FinishedLook,
  { face, words, lead }: Pick<PanelShown, 'face' | 'words' | 'lead'>,
): Screen {
  const { outcome, resigned, seats } = table;
  const scene = face.end(outcome, situation, { words, names: nicknames(seats, words), resigned });
  const text = [lead, words.text('table.panel.over'), scene.text]
    .filter((line) => line !== undefined)
    .join('\n');
  return { sheets: [sceneBlocks({ ...scene, text })] };
}

// Nobody plays in a pause.
function panelNow({ table, situation }: PlayingLook, { face, words }: PanelShown): Panel {
  const panel = face.panel(situation, { words, names: nicknames(table.seats, words) });
  return table.paused === null ? panel : { ...panel, controls: [] };
}

function handBlocks(panel: Panel, look: Look, text: string | undefined): readonly Block[] {
  if (look === 'text') return text === undefined ? [] : [{ kind: 'text', text }];
  return panel.pictures.length === 0 ? [] : [{ kind: 'pictures', pictures: panel.pictures }];
}

function choicePages(
  { table, due }: PlayingLook,
  { controls }: Panel,
  { look, words }: PanelShown,
): readonly (readonly Block[])[] {
  if (due === null) return [];
  const control = { tableId: table.id, sinceStep: due.sinceStep, look };
  return controlPages(
    controls,
    {
      move: (move) => ({ kind: 'move', ...control, move }),
      pick: (row) => ({ kind: 'pick', ...control, row }),
    },
    words,
  );
}

function turnButtons(
  { table }: PlayingLook,
  { look, page, words }: PanelShown,
  pageCount: number,
): readonly Button[] {
  if (pageCount === 1) return [];
  const to = (target: number) => ({ kind: 'panel', tableId: table.id, look, page: target }) as const;
  return [
    ...(page > 0
      ? [{ id: to(page - 1), label: words.plain('table.panel.earlier'), tone: 'plain' } as const]
      : []),
    ...(page < pageCount - 1
      ? [{ id: to(page + 1), label: words.plain('table.panel.later'), tone: 'plain' } as const]
      : []),
  ];
}

function ownButtons(
  { table, due, takeBackStep }: PlayingLook,
  { controls, goesBack }: Panel,
  { look, page, words }: PanelShown,
): readonly Button[] {
  // Whoever only may choose waits for others all the same.
  const isWaiting = due?.must !== true || controls.every(({ choices }) => choices.length === 0);
  const tableId = table.id;
  const other = look === 'picture' ? 'text' : 'picture';
  return [
    ...(takeBackStep === null || goesBack === true
      ? []
      : [
          {
            id: { kind: 'take-back', tableId, sinceStep: takeBackStep, look },
            label: words.plain('table.panel.take-back'),
            tone: 'plain',
          } as const,
        ]),
    ...(isWaiting
      ? [
          {
            id: { kind: 'panel', tableId, look, page },
            label: words.plain('table.panel.again'),
            tone: 'plain',
          } as const,
        ]
      : []),
    {
      id: { kind: 'panel', tableId, look: other, page: 0 },
      label: words.plain(`table.panel.as-${other}`),
      tone: 'plain',
    },
    { id: { kind: 'me', wish: 'show', tableId }, label: words.plain('table.panel.settings'), tone: 'plain' },
    { id: { kind: 'tour', tableId }, label: words.plain('table.panel.rules'), tone: 'plain' },
  ];
}
