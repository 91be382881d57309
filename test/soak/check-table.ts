import { flatten, textsOf } from '../../playground/world/components.js';
import type { DeliveryRecord, StoredMessage } from '../../playground/world/types.js';
import { must } from '../../src/base/invariant.js';
import { FACES } from '../../src/faces/shelf.js';
import { wordsFor } from '../../src/words/words.js';
import { gameOf, type ReplayedStep, replayed } from '../e2e/kit/replay.js';
import type { StoredTable } from '../e2e/kit/store-reader.js';
import { countOf, unmatched } from './acknowledged.js';
import type { Ground } from './ground.js';
import type { OwnPanel } from './own-panel.js';
import { markOf, wrongPings } from './pings.js';

interface Post {
  readonly step: number;
  readonly part: string;
  readonly ordinal: number;
  readonly channel_id: string;
  readonly message_id: string | null;
}

interface Case {
  readonly ground: Ground;
  readonly table: StoredTable;
  readonly thread: string;
  readonly steps: readonly ReplayedStep[];
  /** The bot's own messages to everybody that stand in the thread, oldest first. */
  readonly standing: readonly StoredMessage[];
  readonly posts: readonly Post[];
  /** What reached people in the thread, deleted since or not. */
  readonly records: readonly DeliveryRecord[];
  readonly panels: readonly OwnPanel[];
}

const words = wordsFor('en');

/** Everything that is not as it should be about a match of which everything is told; running or over. */
export function checkTable(
  ground: Ground,
  about: {
    readonly tableId: string;
    readonly panels: readonly OwnPanel[];
    /** By channel. */
    readonly records: ReadonlyMap<string, readonly DeliveryRecord[]>;
  },
): readonly string[] {
  const { store, world } = ground;
  const table = store.table(about.tableId);
  const thread = must(table.thread_id, 'A match has a thread.');
  const own = world.messages
    .in(thread)
    .filter(({ author, onlyFor, type }) => author === world.botId && onlyFor === null && type === 0);
  const posts = store.all<Post>('SELECT * FROM posts WHERE table_id = ? ORDER BY step, ordinal', table.id);
  const one: Case = {
    ground,
    table,
    thread,
    steps: replayed(store, table.id),
    standing: own,
    posts: posts.filter((post) => post.channel_id === thread),
    records: about.records.get(thread) ?? [],
    panels: about.panels,
  };
  const checks = [wrongMoves, wrongState, wrongPosts, wrongMarks, wrongEnd, wrongStory, wrongCalls];
  return checks.flatMap((check) => check(one)).map((what) => `${table.game_id} ${table.id}: ${what}`);
}

/** Every acknowledged move is in the store, each attempt at most once. */
function wrongMoves({ ground, table, panels }: Case): readonly string[] {
  const log = ground.store.log(table.id).filter(({ kind, by }) => kind === 'move' && by === 'player');
  return panels.flatMap(({ attempts }, seat) => {
    const rows = log.filter((row) => row.seat === seat).map(({ move }) => move ?? '');
    return unmatched(attempts, rows).map((what) => `seat ${seat}: ${what}`);
  });
}

/** The log replays to the stored state. */
function wrongState({ ground, table, steps }: Case): readonly string[] {
  const last = must(steps.at(-1), 'the deal');
  const wrong: string[] = [];
  if (table.state !== null && !same(JSON.parse(table.state), JSON.parse(last.state)))
    wrong.push(`replayed to another state: ${last.state} instead of ${table.state}`);
  if ((table.status === 'finished') !== (last.outcome !== undefined))
    wrong.push(`${table.status}, though the replay ${last.outcome === undefined ? 'goes on' : 'is over'}`);
  if (table.status === 'finished') {
    const { outcome } = JSON.parse(table.detail) as { readonly outcome?: unknown };
    if (!same(outcome, last.outcome))
      wrong.push(`stored outcome ${JSON.stringify(outcome)}, replayed otherwise`);
    const timers = ground.store.all('SELECT 1 FROM timers WHERE table_id = ?', table.id);
    if (timers.length > 0) wrong.push(`${timers.length} timers are left`);
  }
  return wrong;
}

/** What stands in the thread is what the store says stands there. */
function wrongPosts({ standing, posts }: Case): readonly string[] {
  const stored = posts.map(({ message_id: id }) => id ?? 'unknown').sort();
  const shown = standing.map(({ id }) => id).sort();
  return same(stored, shown) ? [] : [`posts ${stored.join(' ')}, but in the thread ${shown.join(' ')}`];
}

/** No message went out twice, deleted ones included: each carries a mark of its own. */
function wrongMarks({ records, ground }: Case): readonly string[] {
  const marks = records.flatMap((record) => {
    const { author } = record.payload as { readonly author?: { readonly id: string } };
    const isOwn = record.event === 'message-create' && author?.id === ground.world.botId;
    const mark = isOwn && record.recipients.length > 1 ? markOf(record) : undefined;
    return mark === undefined ? [] : [mark];
  });
  return [...countOf(marks)]
    .filter(([, count]) => count > 1)
    .map(([mark, count]) => `mark ${mark} sent ${count} times`);
}

/** One live table and last while the match runs; none afterwards, but the end with the seed. */
function wrongEnd({ table, standing }: Case): readonly string[] {
  const lives = standing.filter(({ components }) =>
    flatten(components).some(({ custom_id: id }) => id?.startsWith('hand.') === true),
  );
  const last = standing.at(-1);
  if (table.status === 'playing') {
    return lives.length === 1 && lives[0] === last
      ? []
      : [`${lives.length} live tables, the last message is ${last?.id ?? ''}`];
  }
  const text = textsOf(last?.components ?? []).join('\n');
  return [
    ...(lives.length > 0 ? [`${lives.length} live tables after the end`] : []),
    ...(text.includes(table.seed ?? 'no seed') ? [] : [`the end is not the last message: ${text}`]),
  ];
}

/** Every step that leaves something in the thread has left it, in order. */
function wrongStory({ ground, table, steps, posts }: Case): readonly string[] {
  const face = must(
    FACES.find(({ gameId }) => gameId === table.game_id),
    'A game has a face.',
  );
  const game = gameOf(ground.store, table.id);
  const names = ground.store.people(table.id).map(({ name }) => name);
  const expected = steps.flatMap(({ step, events, state, actor }) => {
    if (actor === null) return [];
    const situation = game.situation(state, 'spectator');
    return face.story(events, situation, { words, names }).map((_, ordinal) => `${step}/${ordinal}`);
  });
  const told = posts.filter(({ part }) => part === 'story');
  const shown = told.map(({ step, ordinal }) => `${step}/${ordinal}`);
  const ids = told.map(({ message_id: id }) => BigInt(id ?? 0));
  return [
    ...(same(expected, shown) ? [] : [`story ${shown.join(' ')} instead of ${expected.join(' ')}`]),
    ...(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0n)) ? [] : ['story out of order']),
  ];
}

function wrongCalls({ ground: { store }, table, steps, records }: Case): readonly string[] {
  return wrongPings({
    store,
    table,
    steps,
    log: store.log(table.id),
    people: store.people(table.id).map(({ user_id: user }) => user),
    awaited: table.status === 'playing' ? store.awaitedSeats(table.id) : [],
    records,
  });
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** With the keys of every object in order, so that equal things are written alike. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
