import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emojisOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import type { FaultRequest } from '../../playground/driver.js';
import { EMOJIS } from '../../src/art/emojis.js';
import { must } from '../../src/base/invariant.js';
import { type Match, seat } from './kit/match.js';
import { playOn, whoseTurn } from './kit/play.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';

const TEST_MS = 120_000;
const policy = steadyPolicy('emojis');

const UPLOADS = 'POST /applications/*/emojis';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ seed: 'emojis' });
}, TEST_MS);
afterAll(() => stage.close());
afterEach(() => stage.driver.clearFaults());

const said = (): readonly string[] =>
  stage.lines.map(({ line }) => line).filter((line) => /"msg":"emojis( are missing)?"/.test(line));

/** What the bot says of its emojis for the so many-eth time. */
async function stocked(times: number): Promise<unknown> {
  await stage.driver.waitForBotLine(() => said().length >= times, TEST_MS);
  return JSON.parse(said()[times - 1] ?? '');
}

/** What a bot that is started anew says of its emojis. */
async function restarted(): Promise<unknown> {
  const times = said().length + 1;
  await stage.crash();
  await stage.start();
  return stocked(times);
}

/** The emojis of the application, as an operator could see and change them. */
function emojis(): Stage['playground']['world']['emojis'] {
  return stage.playground.world.emojis;
}

function names(): readonly string[] {
  return emojis()
    .all()
    .map(({ name }) => name);
}

async function uploads(): Promise<number> {
  const asked = await stage.driver.requests();
  return asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/emojis')).length;
}

function deleteAll(): void {
  for (const { id } of emojis().all()) emojis().delete(id);
}

/** Everybody's panel and everything in the thread, as it stands. */
async function seen({ players, host }: Match): Promise<readonly ShownMessage[]> {
  await stage.store.settled();
  return [...players.map(({ panel }) => panel), ...(await host.messages())];
}

describe('the emojis of the application', { timeout: TEST_MS }, () => {
  const all = EMOJIS.length;

  test('are uploaded once, kept up to date, and let others be', async () => {
    expect(await stocked(1)).toMatchObject({ known: all, uploaded: all, deleted: 0 });
    const uploaded = names();
    expect(new Set(uploaded).size).toBe(all);

    const drawn = must(emojis().all()[0], 'One.');
    // As after another version of the bot, which drew it otherwise.
    emojis().put(drawn.id, { ...drawn, name: drawn.name.replace(/[0-9a-f]{6}$/, '0ddba1') });
    emojis().put('77', { ...drawn, id: '77', name: 'party_parrot' });
    expect(await restarted()).toMatchObject({ known: all, uploaded: 1, deleted: 1 });
    expect(names().toSorted()).toEqual([...uploaded, 'party_parrot'].toSorted());

    const before = await uploads();
    expect(await restarted()).toMatchObject({ known: all, uploaded: 0, deleted: 0 });
    expect(await uploads()).toBe(before);
    expect(names().toSorted()).toEqual([...uploaded, 'party_parrot'].toSorted());
  });

  test.each([403, 500])(
    'are missed by nobody where Discord answers %i, and come with a later start',
    async (status) => {
      deleteAll();
      await stage.driver.fault({ kind: 'status', status, route: UPLOADS, count: 1_000 });
      expect(await restarted()).toMatchObject({ msg: 'emojis are missing', known: 0 });
      expect(names()).toEqual([]);
      const match = await seat(stage);
      await playOn(match, { policy, clicks: 4 });
      expect((await seen(match)).flatMap(emojisOf)).toEqual([]);

      await stage.driver.clearFaults();
      expect(await restarted()).toMatchObject({ known: all, uploaded: all });
      await playOn(match, { policy, clicks: 4 });
      expect((await seen(match)).flatMap(emojisOf)).not.toEqual([]);
    },
  );

  test.each<[string, FaultRequest]>([
    ['the way is limited', { kind: 'rate-limit', retryAfter: 0.3, route: UPLOADS, count: 3 }],
    ['an answer is lost', { kind: 'lost-answer', route: UPLOADS, count: 1 }],
  ])('are all there, once each, though %s', async (_what, fault) => {
    deleteAll();
    await stage.driver.fault(fault);
    expect(await restarted()).toMatchObject({ msg: 'emojis', known: all });
    expect(names()).toHaveLength(all);
  });

  test('that are deleted by hand are left out, and messages go out as ever', async () => {
    const match = await seat(stage);
    await playOn(match, { policy, clicks: 2 });
    deleteAll();
    await playOn(match, { policy, clicks: 4 });
    const { panel } = must(await whoseTurn(match), 'Somebody is to move.');
    expect(emojisOf(panel)).toEqual([]);
    expect(stage.store.log(match.tableId)).toHaveLength(6);
    expect(await restarted()).toMatchObject({ known: all, uploaded: all });
  });
});

describe('a hand', { timeout: TEST_MS }, () => {
  const games = [
    { game: 'woodland-tricks', players: ['Ana', 'Ben'], kinds: ['suit'] },
    { game: 'trickadee', players: ['Ana', 'Ben', 'Cleo'], kinds: ['bird', 'feather'] },
    { game: 'before-the-birds', players: ['Ana', 'Ben', 'Cleo'], kinds: ['acorn'] },
  ] as const;

  test.each(games)(
    'of $game shows what can be chosen and what has happened',
    async ({ game, players, kinds }) => {
      const match = await seat(stage, { game, names: players });
      const onPanels = new Set<string>();
      await playOn(match, {
        policy,
        clicks: 30,
        async click(player, choice) {
          for (const name of emojisOf(player.panel)) onPanels.add(name);
          await player.choose(choice);
        },
      });
      const inThread = (await match.host.messages()).filter(({ page }) => !page.ephemeral).flatMap(emojisOf);
      for (const shown of [[...onPanels], inThread]) {
        expect(shown.length).toBeGreaterThan(2);
        for (const name of shown) expect(names()).toContain(name);
      }
      const shownKinds = new Set([...onPanels].map((name) => name.split('_')[1]));
      expect([...shownKinds].toSorted()).toEqual([...kinds]);
    },
  );
});
