import { must } from '../../base/invariant.js';
import type { TableId } from '../../tables/ids.js';
import type { AbandonedLook, LobbyLook } from '../../tables/look-at-table.js';
import type { Words } from '../../words/words.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import type { Asker, Reader } from '../asked.js';
import type { CustomId } from '../custom-ids.js';
import { nameAmong, nicknames } from '../names.js';
import { textPages } from '../paging.js';
import { readingOn } from '../reading-on.js';
import { refusalText } from '../refusals.js';
import { type Button, inWords } from '../screen.js';
import { finishedButtons, sceneBlocks, seatsGone, tableButtons } from '../screens/thread.js';

const TEXT_LENGTH_MAX = 3_800;

/** The rules of a game, or of how deals are kept fair. */
export async function tellRules(
  app: App,
  reader: Reader,
  { topic, page }: { readonly topic: string; readonly page: number },
): Promise<Answer> {
  const { words, userId } = reader;
  if (topic === FAIR_DEALS)
    return privately(
      [words.text('command.fair-deals'), ...readingOn(app, 'command.fair-deals', words)].join('\n'),
    );
  if (!app.games.some(({ id }) => id === topic)) {
    return privately(words.text('table.refusal.unknown-game'));
  }
  const scenes = app.faces(topic).rules(words);
  const { asText } = await app.tables.settingsOf(userId);
  const screen = { sheets: scenes.map(sceneBlocks) };
  const lesson = { kind: 'lesson', topic, look: null, page: 0, answer: null } as const;
  const more: readonly Button[] = [{ id: lesson, label: words.plain('lesson.tour'), tone: 'plain' }];
  if (!asText)
    return { kind: 'private', screen: { sheets: [...screen.sheets, [{ kind: 'buttons', buttons: more }]] } };
  const texts = inWords(screen).sheets.flat();
  const text = texts.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n\n');
  return privatePage(text, { page, words, more, to: (other) => ({ kind: 'rules', topic, page: other }) });
}

/** The topic of `/rules` that is no game. */
export const FAIR_DEALS = 'fair-deals';

/** The table as everybody sees it, shown to the asker alone. */
export async function showTable(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const { words, userId } = asker;
  if ((await app.tables.settingsOf(userId)).asText) return tellTable(app, asker, { tableId, page: 0 });
  const looked = await app.tables.lookAtTable(tableId, 'spectator');
  if (!looked.ok) return privately(refusalText(looked.error, { words }));
  const at = looked.value;
  if (at.status === 'lobby' || at.status === 'abandoned') return privately(notDealt(at, words));

  const face = app.faces(at.table.gameId);
  const audience = { words, names: nicknames(at.table.seats, words) };
  const over = at.status === 'finished';
  const scene = over
    ? face.end(at.table.outcome, at.situation, { ...audience, resigned: at.table.resigned })
    : face.live(at.situation, { ...audience, away: seatsGone(at.table) });
  const watched = { tableId, face };
  const buttons = over ? finishedButtons(watched, words) : tableButtons(watched, words);
  const more = face.sights.flatMap((sight) => sight.scenes(at.situation, audience, null));
  return {
    kind: 'private',
    screen: { sheets: [[...sceneBlocks(scene), buttons], ...more.map(sceneBlocks)] },
  };
}

/** The whole table in words, and for somebody seated their own hand too. */
export async function tellTable(
  app: App,
  asker: Asker,
  { tableId, page }: { readonly tableId: TableId; readonly page: number },
): Promise<Answer> {
  const { words, userId } = asker;
  const looked = await app.tables.lookAtTable(tableId, userId);
  if (!looked.ok) return privately(refusalText(looked.error, { words }));
  const at = looked.value;
  if (at.status === 'lobby' || at.status === 'abandoned') return privately(notDealt(at, words));

  const audience = { words, names: nicknames(at.table.seats, words) };
  const text = app.faces(at.table.gameId).asText(at.situation, audience);
  return privatePage(text, { page, words, to: (other) => ({ kind: 'table-text', tableId, page: other }) });
}

/** What is to be said of a table that has no cards on it. */
export function notDealt(at: LobbyLook | AbandonedLook, words: Words): string {
  return at.status === 'lobby'
    ? words.text('table.panel.lobby', { host: nameAmong(at.table.people, at.table.host, words) })
    : words.text('table.panel.ended');
}

interface Paging {
  readonly page: number;
  readonly words: Words;
  /** To stand beside those that turn the page. */
  readonly more?: readonly Button[];
  to(page: number): CustomId;
}

function privatePage(text: string, { page, words, more = [], to }: Paging): Answer {
  const pages = textPages(text, TEXT_LENGTH_MAX);
  const shown = Math.min(page, pages.length - 1);
  const buttons: readonly Button[] = [
    ...(shown > 0
      ? [{ id: to(shown - 1), label: words.plain('table.panel.earlier'), tone: 'plain' } as const]
      : []),
    ...(shown < pages.length - 1
      ? [{ id: to(shown + 1), label: words.plain('table.panel.later'), tone: 'plain' } as const]
      : []),
    ...more,
  ];
  return privately(
    must(pages[shown], 'A text has a page.'),
    ...(buttons.length === 0 ? [] : [{ kind: 'buttons', buttons } as const]),
  );
}
