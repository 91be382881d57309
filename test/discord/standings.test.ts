import { ApplicationCommandOptionType, ComponentType } from 'discord.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leaderboard } from '../../commands/leaderboard.js';
import { stats } from '../../commands/stats.js';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { bindStandings } from '../../src/discord/bind-standings.js';
import { decodeCustomId } from '../../src/discord/custom-ids.js';
import type { StandingsId } from '../../src/discord/standings-ids.js';
import type { MatchResult } from '../../src/standings/types.js';
import type { Store } from '../../src/store/store.js';
import type { UserId } from '../../src/tables/ids.js';
import { hostedToy } from '../kit/toy-game.js';
import { newGround, resultOf, seatOf } from '../standings/kit.js';
import { recordThese } from '../standings/record-these.js';
import { type Desk, newDesk, timeStandsStill } from './desk.js';
import { commandOf, pressOf, type Sent } from './interactions.js';
import { ANA, BEN, CLEO, GUILD, person, VEIL } from './kit.js';

timeStandsStill();

const NOW = Date.UTC(2026, 7, 1);

let store: Store;
let desk: Desk;

beforeEach(async () => {
  ({ store } = await newGround());
  desk = newDesk({ standings: bindStandings({ boards: store.boards, games: [hostedToy] }) }, [
    leaderboard,
    stats,
  ]);
});

function seat(userId: UserId, place: number) {
  return seatOf(userId, place, { name: person(userId).name, figures: { stones: 4 } });
}

/** Matches in which Ana is first and Ben second, an hour apart, the last one an hour ago. */
function duels(count: number, more: Partial<MatchResult> = {}): Promise<void> {
  const matches = Array.from({ length: count }, (_, index) =>
    resultOf(index, [seat(ANA, 1), seat(BEN, 2)], {
      guildId: GUILD,
      finishedAt: (NOW - (count - index) * 3_600_000) as Instant,
      ...more,
    }),
  );
  return recordThese(store, matches);
}

interface Option {
  readonly name: string;
  readonly value: string | boolean;
}

function optionsOf(given: readonly Option[]): readonly object[] {
  return given.map((option) => ({
    ...option,
    type:
      typeof option.value === 'boolean'
        ? ApplicationCommandOptionType.Boolean
        : ApplicationCommandOptionType.String,
  }));
}

async function use(name: string, given: readonly Option[] = [], userId: UserId = ANA): Promise<Sent> {
  await desk.route(commandOf({ userId }, name, { options: optionsOf(given) }));
  return must(desk.replies.sent.at(-1), 'It is answered.');
}

async function statsFor(userId: UserId, about: UserId): Promise<Sent> {
  const options = [{ name: 'user', type: ApplicationCommandOptionType.User, value: about }];
  const resolved = { users: { [about]: { id: about, username: 'x', global_name: person(about).name } } };
  await desk.route(commandOf({ userId }, 'stats', { options, resolved }));
  return must(desk.replies.sent.at(-1), 'It is answered.');
}

interface Control {
  readonly label: string;
  readonly id: StandingsId;
  readonly isOff: boolean;
}

function controlsOf({ drawn }: Sent): readonly Control[] {
  const rows = must(drawn, 'drawn').components.flatMap(({ components }) =>
    components.flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : [])),
  );
  return rows.map((part) => {
    const one = part as unknown as Record<'placeholder' | 'custom_id', string> & {
      readonly label?: string;
      readonly disabled?: boolean;
    };
    const id = decodeCustomId(one.custom_id, VEIL) as StandingsId;
    return { label: one.label ?? one.placeholder, id, isOff: one.disabled === true };
  });
}

function controlOf(sent: Sent, label: string): StandingsId {
  return must(
    controlsOf(sent).find((control) => control.label === label),
    `There is “${label}”.`,
  ).id;
}

async function press(
  sent: Sent,
  label: string,
  {
    isPrivate = true,
    values,
    userId = ANA,
  }: { isPrivate?: boolean; values?: string[]; userId?: UserId } = {},
): Promise<Sent> {
  const how = { isPrivate, ...(values && { values }) };
  await desk.route(pressOf({ userId }, controlOf(sent, label), how));
  return must(desk.replies.sent.at(-1), 'It is answered.');
}

function altOf({ drawn }: Sent): string {
  return must(drawn, 'drawn')
    .files.map(({ alt }) => alt)
    .join('\n');
}

describe('/leaderboard', () => {
  test('is private, with a picture, every page and menu, and no id twice', async () => {
    await duels(5);
    const sent = await use('leaderboard');
    expect(sent.way).toBe('message');
    expect(altOf(sent)).toContain('Place 1: Ana (you)');
    const controls = controlsOf(sent);
    expect(controls.map(({ label, isOff }) => `${label}${isOff ? ' off' : ''}`)).toEqual([
      ...['Top off', 'Previous off', 'Next off', 'Me off', 'Game', 'What to compare', 'Which matches'],
      ...['As text', 'Show former members', 'My stats'],
    ]);
    expect(new Set(controls.map(({ id }) => JSON.stringify(id))).size).toBe(controls.length);
  });

  test('is turned in place to other boards, and keeps what was chosen before', async () => {
    await duels(5);
    const text = await press(await use('leaderboard'), 'As text');
    expect(text.way).toBe('update');
    expect(text.drawn?.files).toEqual([]);
    const wins = await press(text, 'What to compare', { values: ['wins'] });
    expect(wins.text).toContain('Wins');
    const month = await press(wins, 'Which matches', { values: ['week'] });
    expect(month.text).toContain(
      'Wins\nThis week · 2 players\n1 · Ana (you) · 5 · 5 wins in 5 matches\n2 · Ben',
    );
    const all = await press(month, 'Show former members');
    expect(all.text).toContain('This week · 2 players, former members too');
    expect(altOf(await press(all, 'As a picture'))).toContain('Leaderboard of toy.name. Wins, This week, ');
  });

  test('says that ratings are provisional as long as somebody on it has played fewer than five matches', async () => {
    await duels(4);
    expect((await use('leaderboard')).text).toContain('After fewer than 5 matches a rating is provisional');
    expect((await use('leaderboard', [{ name: 'by', value: 'wins' }])).text).not.toContain('provisional');
    const own = await use('stats');
    for (const told of [own.text, altOf(own)]) expect(told).toContain('provisional');
    await recordThese(store, duelsOf(5));
    expect((await use('leaderboard')).text).not.toContain('provisional');
    const settled = await use('stats');
    for (const told of [settled.text, altOf(settled)]) expect(told).not.toContain('provisional');
  });

  test('opens as text for whoever wants everything in words', async () => {
    await duels(1);
    const { tables } = desk.house.app;
    await tables.changeSettings({ userId: ANA, change: { asText: true }, now: NOW as Instant });
    expect((await use('leaderboard')).text).toContain('1 · Ana (you)');
    expect((await use('leaderboard', [], BEN)).drawn?.files).toHaveLength(1);
    expect((await use('leaderboard', [{ name: 'share', value: true }])).drawn?.files).toHaveLength(1);
  });

  test('for everybody is nobody’s own, and leads whoever presses to their own', async () => {
    await duels(1);
    const sent = await use('leaderboard', [{ name: 'share', value: true }]);
    expect(sent.way).toBe('public');
    expect(altOf(sent)).not.toContain('(you)');
    expect(controlsOf(sent).map(({ label }) => label)).toEqual(['Leaderboard', 'My stats']);
    const bens = await press(sent, 'Leaderboard', { isPrivate: false, userId: BEN });
    expect(bens.way).toBe('message');
    expect(altOf(bens)).toContain('Place 2: Ben (you)');
  });

  test('leaves out who has left, unless asked otherwise', async () => {
    await duels(1);
    await store.members.left(GUILD, BEN);
    expect(altOf(await use('leaderboard'))).not.toContain('Ben');
    const sent = await use('leaderboard', [{ name: 'include-left', value: true }]);
    expect(altOf(sent)).toContain('Place 2: Ben (left)');
    expect(altOf(await press(sent, 'Hide former members'))).not.toContain('Ben');
  });

  test('says what one misses to be on it', async () => {
    await duels(2);
    const by = (value: string) => [{ name: 'by', value }];
    expect((await use('leaderboard', [], CLEO)).text).toContain(
      'You are not on this list yet. It names whoever',
    );
    await recordThese(store, duelsOf(3));
    expect((await use('leaderboard', by('win-rate'), CLEO)).text).toContain('it needs at least 5 matches');
  });

  test.each<[string, readonly [() => Promise<void>, readonly Option[]], string]>([
    ['nobody has finished anything', [() => duels(0), []], 'Nobody here has finished a match of toy'],
    [
      'nobody has this week',
      [() => duels(1, { finishedAt: (NOW - 40 * 86_400_000) as Instant }), [{ name: 'when', value: 'week' }]],
      'this week. `/play toy` opens a table.',
    ],
    [
      'nobody has so many matches',
      [() => duels(4), [{ name: 'by', value: 'win-rate' }]],
      'Win rate needs at least 5 matches, and nobody has so many yet.',
    ],
    [
      'no match was played out',
      [() => duels(1, { playedOut: false }), [{ name: 'by', value: 'best' }]],
      'Nobody has played a match to its end yet.',
    ],
    ['everybody has left', [bothLeft, []], 'Everybody who would be on it has left the server.'],
  ])('says so where %s', async (_what, [prepare, given], told) => {
    await prepare();
    const sent = await use('leaderboard', given);
    expect(sent.text).toContain(told);
    expect(controlsOf(sent).map(({ label }) => label)).toContain('What to compare');
  });

  test('does not go by an id of somebody’s own making', async () => {
    await desk.route(pressOf({ userId: ANA }, 'board.chess.rating.all.pp', { isPrivate: true }));
    expect(desk.replies.sent.at(-1)?.text).toContain("I don't know that game.");
    await desk.route(
      pressOf({ userId: ANA }, 'board-game.toy.rating.all.pp', { isPrivate: true, values: ['x'] }),
    );
    expect(desk.replies.sent.at(-1)?.text).toContain("I don't know that game.");
  });
});

function duelsOf(count: number): readonly MatchResult[] {
  return Array.from({ length: count }, (_, index) =>
    resultOf(50 + index, [seat(ANA, 1), seat(BEN, 2)], { guildId: GUILD }),
  );
}

async function bothLeft(): Promise<void> {
  await duels(1);
  await store.members.left(GUILD, ANA);
  await store.members.left(GUILD, BEN);
}

describe('/stats', () => {
  test('is one’s own, private, and can be turned to text', async () => {
    await duels(3);
    const sent = await use('stats');
    expect(sent.way).toBe('message');
    expect(altOf(sent)).toContain('3 matches, 3 wins (100.0%).');
    const text = await press(sent, 'As text');
    expect(text.text).toContain('12 stones');
    expect(text.text).toContain('Against Ben: 3 matches, ahead in 3.');
    expect((await press(text, 'Leaderboard')).text).toContain('1 · Ana (you)');
  });

  test('of somebody else name them, also once they have left', async () => {
    await duels(3);
    await store.members.left(GUILD, BEN);
    const sent = await statsFor(CLEO, BEN);
    expect(altOf(sent)).toContain('Ben, toy');
    const again = await press(sent, 'Game', { values: ['toy'], userId: CLEO });
    expect(altOf(again)).toContain('Ben, toy');
  });

  test('know no name of whoever had their data deleted', async () => {
    await duels(3);
    await store.accounts.wish(BEN, '0123' as UserId);
    await store.accounts.forget(BEN, { left: [], now: NOW as Instant });
    const own = await press(await use('stats'), 'As text');
    expect(own.text).toContain('Against Former player: 3 matches');
    await desk.route(pressOf({ userId: ANA }, 'stats.0123.t.toy', { isPrivate: true }));
    expect(desk.replies.sent.at(-1)?.text).toContain('## Former player');
  });

  test('for everybody are drawn once, and lead to the board', async () => {
    await duels(3);
    const sent = await use('stats', [{ name: 'share', value: true }]);
    expect(sent.way).toBe('public');
    expect(controlsOf(sent).map(({ label }) => label)).toEqual(['Leaderboard']);
  });

  test('of nobody say how one comes by them', async () => {
    expect((await use('stats')).text).toContain('No match of yours here counts yet.');
    expect((await statsFor(ANA, CLEO)).text).toContain('No match of Cleo here counts yet.');
  });
});

describe('an answer for everybody that takes long', () => {
  test('is acknowledged so that everybody sees it', async () => {
    let free = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    const bound = bindStandings({ boards: store.boards, games: [hostedToy] });
    const slow = {
      ...bound,
      stats: async (...ask: Parameters<typeof bound.stats>) => held.then(() => bound.stats(...ask)),
    };
    desk = newDesk({ standings: slow }, [stats]);
    const routed = desk.route(
      commandOf({ userId: ANA }, 'stats', { options: optionsOf([{ name: 'share', value: true }]) }),
    );
    await vi.advanceTimersByTimeAsync(1_100);
    free();
    await routed;
    expect(desk.replies.sent.map(({ way }) => way)).toEqual(['acknowledge public', 'edit']);
  });
});
