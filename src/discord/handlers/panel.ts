import { unreachable } from '../../base/invariant.js';
import type { TableId } from '../../tables/ids.js';
import type { TableLook } from '../../tables/look-at-table.js';
import type { Settings } from '../../tables/settings.js';
import type { Answer } from '../answer.js';
import { redrawn, saying } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import type { Look } from '../custom-ids.js';
import { nameAmong } from '../names.js';
import { type Refusal, refusalText } from '../refusals.js';
import { inWords, type Screen } from '../screen.js';
import {
  choiceToConfirm,
  finishedScreen,
  learnedAs,
  newHint,
  panelScreen,
  questionScreen,
} from '../screens/panel.js';

/** How a panel is to be drawn. */
export interface PanelView {
  /** As the person prefers it where nothing is said. */
  readonly look?: Look;
  readonly page: number;
  readonly lead?: string;
}

/** Opens the asker's own panel, as a message that nobody else sees. */
export async function openPanel(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  return { kind: 'private', screen: await presentPanel(app, asker, { tableId, view: { page: 0 } }) };
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

/** Plays what was chosen, or asks first whether it is meant, where the person wants to be asked. */
export async function playChosen(app: App, asker: Asker, chosen: Chosen): Promise<Answer> {
  const settings = await app.tables.settingsOf(asker.userId);
  const question = settings.confirm ? await questionOf(app, asker, { chosen, settings }) : undefined;
  return question === undefined ? playForSure(app, asker, chosen) : { kind: 'redraw', screen: question };
}

/** Plays what was chosen, and shows in place what is true then, whether it was possible or not. */
export async function playForSure(
  app: App,
  asker: Asker,
  { tableId, sinceStep, look, move }: Chosen,
): Promise<Answer> {
  const { userId, words } = asker;
  const hinted = await hintedStep(app, asker, tableId);
  const made = await app.tables.makeMove({ tableId, userId, sinceStep, move, now: app.now() });
  if (!made.ok) return refusedPanel(app, asker, { refusal: made.error, look });
  if (hinted !== undefined) await app.tables.learnStep({ userId, step: hinted });

  const { status, table } = made.value;
  app.log.info({ table: tableId, step: table.step, game: table.gameId, user: userId, status }, 'move made');
  const lead = app.faces(table.gameId).did(parsedMove(app, table.gameId, move), words);
  return { ...(await panelAt(app, asker, { at: made.value, look, page: 0, lead })), wake: [tableId] };
}

export async function takeMoveBack(
  app: App,
  asker: Asker,
  { tableId, moveStep, look }: { readonly tableId: TableId; readonly moveStep: number; readonly look: Look },
): Promise<Answer> {
  const { userId, words } = asker;
  const taken = await app.tables.takeBack({ tableId, userId, moveStep, now: app.now() });
  if (!taken.ok) return refusedPanel(app, asker, { refusal: taken.error, look });

  const { step, gameId: game } = taken.value.table;
  app.log.info({ table: tableId, step, game, user: userId }, 'move taken back');
  const lead = words.text('table.panel.took-back');
  return { ...(await panelAt(app, asker, { at: taken.value, look, page: 0, lead })), wake: [tableId] };
}

/** The panel of a table that has been looked at, drawn anew in place. */
export async function panelAt(
  app: App,
  asker: Asker,
  { at, ...view }: PanelView & { readonly at: TableLook },
): Promise<Answer> {
  const settings = await app.tables.settingsOf(asker.userId);
  return { kind: 'redraw', screen: screenOf(app, asker, { at, view, settings }) };
}

async function presentPanel(
  app: App,
  asker: Asker,
  { tableId, view }: { readonly tableId: TableId; readonly view: PanelView },
): Promise<Screen> {
  const { userId, words } = asker;
  const [looked, settings] = await Promise.all([
    app.tables.lookAtTable(tableId, userId),
    app.tables.settingsOf(userId),
  ]);
  return looked.ok
    ? screenOf(app, asker, { at: looked.value, view, settings })
    : saying(refusalText(looked.error, { words }));
}

// What the panel explained, so that it need not once that has been done.
async function hintedStep(app: App, { userId, words }: Asker, tableId: TableId): Promise<string | undefined> {
  const [looked, settings] = await Promise.all([
    app.tables.lookAtTable(tableId, userId),
    app.tables.settingsOf(userId),
  ]);
  if (!looked.ok || looked.value.status !== 'playing') return undefined;
  const face = app.faces(looked.value.table.gameId);
  const hint = newHint(looked.value, { face, words, settings });
  return hint === null ? undefined : learnedAs(face.gameId, hint);
}

// A refusal brings what is true now, where there is anything to show.
async function refusedPanel(
  app: App,
  asker: Asker,
  { refusal, look }: { readonly refusal: Refusal; readonly look: Look },
): Promise<Answer> {
  const { words } = asker;
  const at = 'look' in refusal ? refusal.look : undefined;
  if (at === undefined) return redrawn(refusalText(refusal, { words }));
  const face = app.faces(at.table.gameId);
  const lead = refusalText(refusal, {
    words,
    explain: (illegal) => face.explain(illegal, words),
    did: (move) => face.did(parsedMove(app, face.gameId, move), words),
  });
  return panelAt(app, asker, { at, look, page: 0, lead });
}

// A choice that cannot be made just now is explained instead.
async function questionOf(
  app: App,
  { userId, words }: Asker,
  {
    chosen: { tableId, sinceStep, look, move },
    settings,
  }: { readonly chosen: Chosen; readonly settings: Settings },
): Promise<Screen | undefined> {
  const looked = await app.tables.lookAtTable(tableId, userId);
  const at = looked.ok && looked.value.status === 'playing' ? looked.value : undefined;
  if (at === undefined || at.due?.sinceStep !== sinceStep) return undefined;
  const shown = { face: app.faces(at.table.gameId), words, look, page: 0, settings, now: app.now() };
  const choice = choiceToConfirm(at, shown, move);
  if (choice === undefined) return undefined;
  return questionScreen(at, shown, { choice, move: parsedMove(app, at.table.gameId, move) });
}

interface Looking {
  readonly at: TableLook;
  readonly view: PanelView;
  readonly settings: Settings;
}

function screenOf(app: App, { words }: Asker, { at, view, settings }: Looking): Screen {
  const look = view.look ?? (settings.asText ? 'text' : 'picture');
  const face = app.faces(at.table.gameId);
  switch (at.status) {
    case 'lobby':
      return saying(
        words.text('table.panel.lobby', { host: nameAmong(at.table.people, at.table.host, words) }),
      );
    case 'abandoned':
      return saying(words.text('table.panel.ended'));
    case 'finished': {
      const over = finishedScreen(at, {
        face,
        words,
        ...(view.lead === undefined ? {} : { lead: view.lead }),
      });
      return inLook(over, look);
    }
    case 'playing':
      return at.seat === null
        ? saying(words.text('table.panel.watching'))
        : inLook(panelScreen(at, { face, words, ...view, look, settings, now: app.now() }), look);
    default:
      return unreachable(at);
  }
}

function inLook(screen: Screen, look: Look): Screen {
  return look === 'text' ? inWords(screen) : screen;
}

// The game has offered the move or accepted it, so it reads it.
function parsedMove({ games }: App, gameId: string, move: string): unknown {
  return games.find(({ id }) => id === gameId)?.parseMove(move);
}
