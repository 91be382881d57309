import { unreachable } from '../../base/invariant.js';
import type { TableId } from '../../tables/ids.js';
import type { TableLook } from '../../tables/look-at-table.js';
import type { Answer } from '../answer.js';
import { redrawn, saying } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import type { Look } from '../custom-ids.js';
import { nameAmong } from '../names.js';
import { type Refusal, refusalText } from '../refusals.js';
import type { Screen } from '../screen.js';
import { finishedScreen, panelScreen } from '../screens/panel.js';

/** How a panel is to be drawn. */
export interface PanelView {
  readonly look: Look;
  readonly page: number;
  readonly lead?: string;
}

const FIRST: PanelView = { look: 'picture', page: 0 };

/** Opens the asker's own panel, as a message that nobody else sees. */
export async function openPanel(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  return { kind: 'private', screen: await presentPanel(app, asker, { tableId, view: FIRST }) };
}

/** Draws the panel anew in place. */
export async function turnPanel(
  app: App,
  asker: Asker,
  { tableId, view }: { readonly tableId: TableId; readonly view: PanelView },
): Promise<Answer> {
  return { kind: 'redraw', screen: await presentPanel(app, asker, { tableId, view }) };
}

export interface Chosen {
  readonly tableId: TableId;
  readonly sinceStep: number;
  readonly look: Look;
  readonly move: string;
}

/** Plays what was chosen, and shows in place what is true then, whether it was possible or not. */
export async function playChosen(
  app: App,
  asker: Asker,
  { tableId, sinceStep, look, move }: Chosen,
): Promise<Answer> {
  const { userId, words } = asker;
  const made = await app.tables.makeMove({ tableId, userId, sinceStep, move, now: app.now() });
  if (!made.ok) return refusedPanel(app, asker, { refusal: made.error, look });

  const { status, table } = made.value;
  app.log.info({ table: tableId, step: table.step, user: userId, status }, 'move made');
  const lead = app.faces(table.gameId).did(parsedMove(app, table.gameId, move), words);
  const screen = screenOf(app, asker, { at: made.value, view: { look, page: 0, lead } });
  return { kind: 'redraw', screen, wake: [tableId] };
}

export async function takeMoveBack(
  app: App,
  asker: Asker,
  { tableId, moveStep, look }: { readonly tableId: TableId; readonly moveStep: number; readonly look: Look },
): Promise<Answer> {
  const { userId, words } = asker;
  const taken = await app.tables.takeBack({ tableId, userId, moveStep, now: app.now() });
  if (!taken.ok) return refusedPanel(app, asker, { refusal: taken.error, look });

  app.log.info({ table: tableId, step: taken.value.table.step, user: userId }, 'move taken back');
  const lead = words.text('table.panel.took-back');
  const screen = screenOf(app, asker, { at: taken.value, view: { look, page: 0, lead } });
  return { kind: 'redraw', screen, wake: [tableId] };
}

async function presentPanel(
  app: App,
  asker: Asker,
  { tableId, view }: { readonly tableId: TableId; readonly view: PanelView },
): Promise<Screen> {
  const { userId, words } = asker;
  const looked = await app.tables.lookAtTable(tableId, userId);
  return looked.ok
    ? screenOf(app, asker, { at: looked.value, view })
    : saying(refusalText(looked.error, { words }));
}

// A refusal brings what is true now, where there is anything to show.
function refusedPanel(
  app: App,
  asker: Asker,
  { refusal, look }: { readonly refusal: Refusal; readonly look: Look },
): Answer {
  const { words } = asker;
  const at = 'look' in refusal ? refusal.look : undefined;
  if (at === undefined) return redrawn(refusalText(refusal, { words }));
  const face = app.faces(at.table.gameId);
  const lead = refusalText(refusal, { words, explain: (illegal) => face.explain(illegal, words) });
  return { kind: 'redraw', screen: screenOf(app, asker, { at, view: { look, page: 0, lead } }) };
}

function screenOf(
  app: App,
  { words }: Asker,
  { at, view }: { readonly at: TableLook; readonly view: PanelView },
): Screen {
  const face = app.faces(at.table.gameId);
  switch (at.status) {
    case 'lobby':
      return saying(words.text('table.panel.lobby', { host: nameAmong(at.table.people, at.table.host) }));
    case 'abandoned':
      return saying(words.text('table.panel.ended'));
    case 'finished':
      return finishedScreen(at, { face, words, ...(view.lead === undefined ? {} : { lead: view.lead }) });
    case 'playing':
      return at.seat === null
        ? saying(words.text('table.panel.watching'))
        : panelScreen(at, { face, words, ...view });
    default:
      return unreachable(at);
  }
}

// `makeMove` has accepted the move, so the game reads it.
function parsedMove({ games }: App, gameId: string, move: string): unknown {
  return games.find(({ id }) => id === gameId)?.parseMove(move);
}
