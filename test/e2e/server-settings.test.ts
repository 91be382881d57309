import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../playground/driver/person.js';
import { menusOf, textOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { armKill } from './kit/kill.js';
import { type Match, type MatchOptions, openLobby, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';

const TEST_MS = 90_000;
const HOUR_MS = 60 * 60_000;
const policy = steadyPolicy('server-settings');
const NAMES = ['Ben', 'Cleo'] as const;

let stage: Stage;
let owner: Person;
let guild: string;

beforeAll(async () => {
  stage = await openStage({ seed: 'server-settings' });
  owner = await stage.person('Ana');
  ({ id: guild } = await owner.guild('The Clearing'));
}, TEST_MS);
afterAll(() => stage.close());

/** What answers a command or a click, to the asker alone. */
function shown({ message }: Awaited<ReturnType<Person['command']>>): ShownMessage {
  return must(message, 'It is answered.');
}

async function panel(person = owner): Promise<ShownMessage> {
  const { id: channel } = await person.channel('general');
  return shown(await person.command('settings server', { channel }));
}

/** Chooses from one of the panel's menus. */
async function choose(label: RegExp, values: readonly string[]): Promise<ShownMessage> {
  return shown(await owner.select(await panel(), values, { label }));
}

async function channelOf(name: string): Promise<string> {
  return (await stage.driver.createChannel({ guild, name, type: 0 })).id;
}

async function publicTexts(channel: string): Promise<readonly string[]> {
  return (await owner.messages(channel)).filter(({ page }) => !page.ephemeral).map(textOf);
}

async function matchIn(channel: string, about: MatchOptions = {}): Promise<Match> {
  const match = await seat(stage, { names: NAMES, channel, ...about });
  await playOn(match, { policy, clicks: 2 });
  return match;
}

/** The second player gives up, so that the first has won. */
async function finish({ guest, thread }: Match): Promise<void> {
  const asked = await guest.person.command('resign', { channel: thread });
  await guest.person.click(shown(asked), 'Yes, resign');
}

/** Lets nobody's wishes stand in the way of the next test. */
async function usual(): Promise<void> {
  await choose(/pace/, ['daily']);
  await choose(/channels for tables/, []);
  await choose(/finished threads/, ['1440']);
  await choose(/channel for results/, []);
}

describe('/settings server', { timeout: TEST_MS }, () => {
  test('is for whoever may manage the server', async () => {
    const ben = await stage.person('Ben');
    expect(textOf(await panel(ben))).toContain('Only whoever may manage this server decides that.');
    await stage.driver.member({ action: 'give-manage-server', guild, user: ben.id });
    const opened = await panel(ben);
    expect(opened.page.ephemeral).toBe(true);
    expect(menusOf(opened)).toHaveLength(5);
    await stage.driver.member({ action: 'take-manage-server', guild, user: ben.id });
    // What lies open from before helps nobody.
    expect(textOf(shown(await ben.click(opened, 'Mentions: on')))).toContain('Only whoever may manage');
  });

  test('keeps what two people change in panels that both had open', async () => {
    const ben = await stage.person('Ben');
    await stage.driver.member({ action: 'give-manage-server', guild, user: ben.id });
    const [mine, theirs] = [await panel(), await panel(ben)];
    const [one, other] = [
      await owner.pick(mine, ['4320'], { label: /finished threads/ }),
      await ben.pick(theirs, ['live'], { label: /pace/ }),
    ];
    await Promise.all([owner.settled(one), ben.settled(other)]);
    const [row] = stage.store.all<{ readonly body: string }>('SELECT body FROM servers');
    expect(JSON.parse(row?.body ?? '')).toMatchObject({ archiveAfterMinutes: 4_320, pace: 'live' });
    await stage.driver.member({ action: 'take-manage-server', guild, user: ben.id });
    await usual();
  });

  test('the usual pace stands in the lobby, and outlives the bot', async () => {
    await choose(/pace/, ['brisk']);
    await stage.crash();
    await stage.start();
    const { message } = await openLobby(stage, { names: NAMES });
    expect(textOf(message)).toContain('**Pace** brisk');
    const named = await openLobby(stage, { names: NAMES, options: { pace: 'live' } });
    expect(textOf(named.message)).toContain('**Pace** live');
    await usual();
  });

  test('tables are refused outside of the channels for them, until these are deleted', async () => {
    const { id: games } = await owner.channel('games');
    const hall = await channelOf('hall');
    await choose(/channels for tables/, [hall]);
    const ben = await stage.person('Ben');
    const play = async (channel: string) =>
      textOf(shown(await ben.command('play woodland-tricks', { channel })));
    const before = await publicTexts(games);
    expect(await play(games)).toBe(`On this server tables are opened in <#${hall}>. Use \`/play\` there.`);
    expect(await publicTexts(games)).toEqual(before);
    expect(await play(hall)).toContain('Your table is open: ');
    await stage.store.settled();
    await stage.driver.deleteChannel(hall);
    await ben.waitFor(async () => (await play(games)).startsWith('Your table is open: ') || undefined, {
      what: 'tables everywhere',
    });
    expect(textOf(await panel())).toContain('may be opened in every text channel');
    await usual();
  });

  test('finished threads are put away when the server says', async () => {
    await channelOf('archive');
    await choose(/finished threads/, ['60']);
    const soon = await matchIn('archive');
    await finish(soon);
    await stage.store.settled();
    await choose(/finished threads/, ['left']);
    const late = await matchIn('archive');
    await finish(late);
    await stage.store.settled();
    await stage.driver.advanceClock(HOUR_MS + 60_000);
    const { threads } = await owner.guild('The Clearing');
    const archived = ({ thread }: Match) =>
      threads.find(({ id }) => id === thread)?.thread_metadata?.archived ?? true;
    expect([archived(soon), archived(late)]).toEqual([true, false]);
    await usual();
  });
});

describe('results', { timeout: TEST_MS }, () => {
  test('are announced in the channel for them, once, though the bot dies at every moment of it', async () => {
    await channelOf('plays');
    for (const [nth, carriedOut] of [false, true].entries()) {
      const news = await channelOf(`news-${nth}`);
      await choose(/channel for results/, [news]);
      const match = await matchIn('plays');
      const kill = await armKill(stage, {
        route: `POST /channels/${news}/messages`,
        nth: 1,
        carriedOut,
      });
      await finish(match);
      await kill.fired;
      await kill.disarm();
      await stage.driver.waitForBot({ connected: false });
      // Longer than Discord remembers a nonce.
      await stage.driver.advanceClock(HOUR_MS / 4);
      await stage.start();
      await stage.store.settled();
      expect(await publicTexts(news)).toEqual([
        expect.stringMatching(
          new RegExp(`^\\*\\*Woodland Tricks\\*\\* in <#${match.thread}>: \\*\\*Ben wins`),
        ),
      ]);
    }
    await usual();
  });

  test('wait for the permission, and say in the settings what is missing', async () => {
    const news = await channelOf('shut-news');
    await choose(/channel for results/, [news]);
    await stage.driver.permissions({ guild, channel: news, deny: ['SendMessages'] });
    await channelOf('shut-plays');
    const match = await matchIn('shut-plays');
    await finish(match);
    await stage.driver.waitForBotLine(
      (line) => line.includes('delivery blocked') && line.includes(match.tableId),
    );
    expect(textOf(await panel())).toContain('I need **Send Messages** there');
    await stage.driver.permissions({ guild, channel: news, clear: ['SendMessages'] });
    await owner.waitForMessage(news, (message) => textOf(message).includes('Ben wins'), {
      what: 'the result',
      withinMs: 30_000,
    });
    await stage.store.settled();
    expect(await publicTexts(news)).toHaveLength(1);
    await usual();
  });
});

/** Everybody whom the bot notified in a match's channel and thread. */
async function pingedIn({ channel, thread }: Match): Promise<readonly string[]> {
  await stage.store.settled();
  const records = await stage.driver.records();
  return records
    .filter((record) => [channel, thread].includes(record.channel) && isOrdinary(record.payload))
    .flatMap(({ pinged }) => pinged);
}

// Discord itself tells of whoever is added to a thread.
function isOrdinary(payload: unknown): boolean {
  return (payload as { readonly type?: number }).type === 0;
}

describe('mentions', { timeout: TEST_MS }, () => {
  test('are left out for everybody where the server wants none, and made where it does', async () => {
    await channelOf('calm');
    await owner.click(await panel(), 'Mentions: on');
    const calm = await matchIn('calm');
    await playOn(calm, { policy, clicks: 6 });
    expect(await pingedIn(calm)).toEqual([]);
    const told = [...(await publicTexts(calm.channel)), ...(await publicTexts(calm.thread))].join('\n');
    expect(told).toMatch(/\*\*(?:Ben|Cleo)\*\* to /);
    expect(told).not.toContain('<@');

    await owner.click(await panel(), 'Mentions: off');
    await channelOf('loud');
    const loud = await matchIn('loud');
    await playOn(loud, { policy, clicks: 6 });
    expect(new Set(await pingedIn(loud))).toEqual(new Set(loud.players.map(({ person }) => person.id)));
  });
});

test(
  '/games lists what waits for whom, with the way there',
  async () => {
    const channel = await channelOf('lists');
    const match = await matchIn('lists');
    const awaited = must(match.players[stage.store.awaitedSeats(match.tableId)[0] ?? 0], 'Somebody.');
    const own = textOf(shown(await awaited.person.command('games', { channel })));
    expect(own).toContain(`- <#${match.thread}> · **your turn**, deadline <t:`);
    const listed = await owner.command('games', { channel, options: { all: true } });
    expect(textOf(shown(listed))).toContain('## Tables on this server');
    const back = await owner.click(shown(listed), 'Only mine');
    expect(shown(back).id).toBe(shown(listed).id);
    expect(textOf(shown(back))).toContain('You sit at no table here.');
  },
  TEST_MS,
);
