import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { openBrowser } from '../page/browser.js';
import { DESKTOP, PagePlayer, PHONE, type WindowSize } from './kit/page-player.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { storyOf } from './kit/story.js';

const WITHIN_MS = 600_000;
const CLICKS_MAX = 400;
/** One picture of each player in so many clicks, to be looked at by people. */
const SHOT_EVERY = 40;
const POLICY = steadyPolicy('page');
const REPORTS = fileURLToPath(new URL('../../reports', import.meta.url));

interface Sitting {
  readonly game: string;
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whom the host invites once the table is open. */
  readonly more: readonly string[];
  readonly seats: readonly (readonly [name: string, size: WindowSize])[];
}

const SITTINGS: readonly Sitting[] = [
  {
    game: 'woodland-tricks',
    title: 'Woodland Tricks',
    options: { invite: 'Ben', target: '16' },
    more: [],
    seats: [
      ['Ana', DESKTOP],
      ['Ben', PHONE],
    ],
  },
  {
    game: 'trickadee',
    title: 'Trickadee',
    options: { invite: 'Ben' },
    more: ['Cleo'],
    seats: [
      ['Ana', PHONE],
      ['Ben', DESKTOP],
      ['Cleo', PHONE],
    ],
  },
  {
    game: 'before-the-birds',
    title: 'Before The Birds',
    options: {},
    more: ['Ben', 'Cleo'],
    seats: [
      ['Ana', DESKTOP],
      ['Ben', PHONE],
      ['Cleo', DESKTOP],
    ],
  },
];

let stage: Stage;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  mkdirSync(REPORTS, { recursive: true });
  stage = await openStage({ seed: 'page' });
  browser = await openBrowser();
}, WITHIN_MS);

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

test.each(SITTINGS)(
  'a whole match of $title on the page, by clicks alone, on desktops and phones',
  async (sitting) => {
    const players: PagePlayer[] = [];
    for (const [name, size] of sitting.seats)
      players.push(await PagePlayer.sit({ browser, stage }, name, size));
    try {
      await playOut(sitting, players);
    } catch (error) {
      for (const player of players) await shoot(sitting, player, 'failed');
      throw error;
    }
  },
  WITHIN_MS,
);

async function playOut(sitting: Sitting, players: readonly PagePlayer[]): Promise<void> {
  const { host, tableId } = await begin(sitting, players);
  for (let clicks = 0; ; clicks += 1) {
    expect(clicks, 'the match ends').toBeLessThan(CLICKS_MAX);
    const [seat] = stage.store.awaitedSeats(tableId);
    if (seat === undefined) break;
    const player = must(players[seat], 'Whoever is awaited sits there.');
    if (clicks % SHOT_EVERY === 0) await shoot(sitting, player, `click-${clicks}`);
    await player.move(POLICY);
  }
  for (const player of players) {
    await player.messages.filter({ hasText: 'Deals opened' }).last().waitFor();
    await player.button('Rematch').waitFor();
    await shoot(sitting, player, 'end');
    expect(await overflow(player)).toBe(0);
    expect(player.window.crashes).toEqual([]);
  }
  const table = stage.store.table(tableId);
  expect(table.status).toBe('finished');
  await expectEndShown(must(table.thread_id, 'It has a thread.'), host);
}

/** Opens the table, joins, starts, and opens every hand. */
async function begin(
  { game, options, more, title }: Sitting,
  players: readonly PagePlayer[],
): Promise<{ readonly host: PagePlayer; readonly tableId: string }> {
  const host = must(players[0], 'Somebody hosts.');
  await host.openTable(game, options);
  if (more.length > 0) await host.invite(more);
  for (const guest of players.slice(1)) {
    await guest.button('Join').last().click();
    await host.messages.filter({ hasText: title }).filter({ hasText: guest.name }).last().waitFor();
  }
  await host.page.locator('button:enabled', { hasText: 'Start' }).last().click();
  for (const player of players) {
    await player.enterThread(title);
    await player.openHand();
  }
  const thread = must(new URL(host.page.url()).searchParams.get('channel'), 'A thread is open.');
  return { host, tableId: stage.store.tableInThread(thread).id };
}

/** What the bot has said at the end stands on the page. */
async function expectEndShown(thread: string, { messages }: PagePlayer): Promise<void> {
  const end = (await storyOf(stage, thread)).at(-1)?.text ?? '';
  const [, winner] = must(
    /\*\*(.+? wins?)\*\*|\*\*(.+? share .+?)\*\*/.exec(end),
    `The end says who won: ${end}`,
  );
  expect(await messages.last().textContent()).toContain(winner ?? 'share');
}

async function overflow({ page }: PagePlayer): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

async function shoot({ game }: Sitting, { name, page }: PagePlayer, what: string): Promise<void> {
  await page.screenshot({ path: path.join(REPORTS, `page-${game}-${name.toLowerCase()}-${what}.png`) });
}
