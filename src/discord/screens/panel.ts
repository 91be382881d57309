import type { Panel } from '../../faces/face.js';
import type { FinishedLook, PlayingLook } from '../../tables/look-at-table.js';
import type { Words } from '../../words/words.js';
import type { AnyFace } from '../app.js';
import type { Look } from '../custom-ids.js';
import { controlPages, textPages } from '../paging.js';
import type { Block, Button, Screen } from '../screen.js';
import { nicknames, sceneBlocks } from './thread.js';

export interface PanelShown {
  readonly face: AnyFace;
  readonly words: Words;
  readonly look: Look;
  readonly page: number;
  /** What just happened, or why a choice was refused, to stand before the sentence. */
  readonly lead?: string;
}

/** Leaves room for the sentence below; Discord counts all text of a message together. */
const HAND_TEXT_LENGTH_MAX = 3_000;

/** A player's own panel: hand, what is asked, and the choices. */
export function panelScreen(at: PlayingLook, shown: PanelShown): Screen {
  const { face, words, look, lead } = shown;
  const audience = { words, names: nicknames(at.table.seats) };
  const panel = face.panel(at.situation, audience);
  const texts = look === 'text' ? textPages(face.asText(at.situation, audience), HAND_TEXT_LENGTH_MAX) : [];
  const choices = choicePages(at, panel, shown);
  const pageCount = Math.max(texts.length, choices.length, 1);
  const page = Math.min(shown.page, pageCount - 1);

  const sentence = [lead, panel.sentence].filter((line) => line !== undefined && line !== '').join('\n');
  const turn = turnButtons(at, { ...shown, page }, pageCount);
  return {
    sheets: [
      [
        ...handBlocks(panel, look, texts[page]),
        ...(sentence === '' ? [] : [{ kind: 'text', text: sentence } as const]),
        ...(choices[Math.min(page, choices.length - 1)] ?? []),
        ...(turn.length === 0 ? [] : [{ kind: 'buttons', buttons: turn } as const]),
        { kind: 'buttons', buttons: ownButtons(at, panel, { ...shown, page }) },
      ],
    ],
  };
}

/** What stands in a panel once the match is over. */
export function finishedScreen(
  { table, situation }: FinishedLook,
  { face, words, lead }: Pick<PanelShown, 'face' | 'words' | 'lead'>,
): Screen {
  const scene = face.end(table.outcome, situation, { words, names: nicknames(table.seats) });
  const text = [lead, words.text('table.panel.over'), scene.text]
    .filter((line) => line !== undefined)
    .join('\n');
  return { sheets: [sceneBlocks({ ...scene, text })] };
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
  ];
}
