import type { BySeat, Seat } from '../../games/game-types.js';
import type { TableId } from '../../tables/ids.js';
import type { Words } from '../../words/words.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { rowsOf } from '../button-rows.js';
import { nicknames } from '../names.js';
import { refusalText } from '../refusals.js';
import { type Block, type Button, inWords } from '../screen.js';
import { sceneBlocks } from '../screens/thread.js';
import { notDealt } from './look.js';

export interface SightAsked {
  readonly tableId: TableId;
  /** As the game's face calls it. */
  readonly sight: string;
  readonly seat: Seat | null;
}

/** Something else of a game, as everybody may see it, with the way to each seat's own. */
export async function showSight(app: App, asker: Asker, asked: SightAsked): Promise<Answer> {
  const { words, userId } = asker;
  const looked = await app.tables.lookAtTable(asked.tableId, 'spectator');
  if (!looked.ok) return privately(refusalText(looked.error, { words }));
  const at = looked.value;
  if (at.status === 'lobby' || at.status === 'abandoned') return privately(notDealt(at, words));

  const names = nicknames(at.table.seats, words);
  const sight = app.faces(at.table.gameId).sights.find(({ id }) => id === asked.sight);
  // The id may be of another version of the game, or somebody's own making.
  const seated = asked.seat === null || asked.seat < names.length;
  if (sight === undefined || !seated) return privately(words.text('command.unknown-control'));
  const scenes = sight.scenes(at.situation, { words, names }, asked.seat);
  const screen = { sheets: [...scenes.map(sceneBlocks), seatRows(asked, names, words)] };
  const { asText } = await app.tables.settingsOf(userId);
  return { kind: 'private', screen: asText ? inWords(screen) : screen };
}

function seatRows(
  { tableId, sight, seat: shown }: SightAsked,
  names: BySeat<string>,
  words: Words,
): readonly Block[] {
  const to = (seat: Seat | null, label: string): Button => ({
    id: { kind: 'sight', tableId, sight, seat },
    label,
    tone: 'plain',
    disabled: seat === shown,
  });
  const buttons = [
    to(null, words.plain('table.sight.all')),
    ...names.map((name, seat) => to(seat as Seat, words.plain('table.sight.seat', { name }))),
  ];
  return rowsOf(buttons);
}
