import { unreachable } from '../../base/invariant.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import type { FinishedMark } from '../../tables/ports.js';
import type { FinishedSummary } from '../../tables/summary.js';
import { localeOf } from '../../words/locales.js';
import type { Words } from '../../words/words.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { calledAt, listed } from '../names.js';
import { isTableId, type ReplayId } from '../replay-ids.js';
import { type Block, type Button, MENU_OPTIONS_MAX } from '../screen.js';
import { matchTitle } from '../screens/replay.js';
import { handOutRecord, showFilm, showReplay } from './replay.js';

/** Does what a control of a replay, or of the list of finished matches, stands for. */
export function useReplay(
  app: App,
  asker: Asker,
  { id, values }: { readonly id: ReplayId; readonly values: readonly string[] },
): Promise<Answer> {
  const [value = ''] = values;
  switch (id.kind) {
    case 'replay':
      return showReplay(app, asker, id);
    case 'replay-go':
      return /^\d{1,5}$/.test(value) ? showReplay(app, asker, { ...id, at: Number(value) }) : unknown(asker);
    case 'replay-film':
      return showFilm(app, asker, id.tableId);
    case 'replay-record':
      return handOutRecord(app, asker, id.tableId);
    case 'replays':
      return listReplays(app, asker, id.before);
    case 'replay-pick':
      return isTableId(value)
        ? showReplay(app, asker, { tableId: value, look: null, at: 0 })
        : unknown(asker);
    default:
      return unreachable(id);
  }
}

/** The finished matches of the server, the latest first, to choose one from. */
export async function listReplays(app: App, asker: Asker, before: FinishedMark | null): Promise<Answer> {
  const { words, guildId } = asker;
  const found = await app.tables.finishedMatches({ guildId, before, most: MENU_OPTIONS_MAX + 1 });
  const shown = found.slice(0, MENU_OPTIONS_MAX);
  const last = shown.at(-1);
  if (last === undefined) return privately(words.text('replay.list.none'));
  const mark = { finishedAt: last.finishedAt, tableId: last.id };
  const turns: readonly Button[] = [
    ...(before === null ? [] : [turnTo(null, words.plain('replay.list.newest'))]),
    ...(found.length > shown.length ? [turnTo(mark, words.plain('replay.list.older'))] : []),
  ];
  return privately(
    words.text('replay.list'),
    menuOf(shown, words),
    ...(turns.length === 0 ? [] : [{ kind: 'buttons', buttons: turns } as const]),
  );
}

function turnTo(before: FinishedMark | null, label: string): Button {
  return { id: { kind: 'replays', before }, label, tone: 'plain' };
}

function menuOf(tables: readonly FinishedSummary[], words: Words): Block {
  return {
    kind: 'menu',
    menu: {
      id: { kind: 'replay-pick' },
      placeholder: words.plain('replay.list.placeholder'),
      options: tables.map((table) => ({
        value: table.id,
        label: matchTitle(table, words),
        description: wonWord(table, words),
      })),
    },
  };
}

// A menu shows no time of its reader's own, so the day is that of everybody.
function wonWord({ seats, outcome, finishedAt }: FinishedSummary, words: Words): string {
  const winners = seats.flatMap((person, seat) =>
    atSeat(outcome.places, seat as Seat) === 1 ? [calledAt(person, words)] : [],
  );
  const day = new Intl.DateTimeFormat(localeOf(words), { dateStyle: 'long', timeZone: 'UTC' }).format(
    finishedAt,
  );
  return words.plain('replay.list.won', { winners: listed(words, winners), day });
}

function unknown({ words }: Asker): Promise<Answer> {
  return Promise.resolve(privately(words.text('command.unknown-control')));
}
