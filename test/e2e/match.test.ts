import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../playground/driver/reading.js';
import { must } from '../../src/base/invariant.js';
import { atOnce } from './kit/at-once.js';
import { offers, tableOf } from './kit/controls.js';
import { type Match, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import { steadyPolicy, wishing } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { pingsIn, publicMessages, publicRecords, storyOf, type Told } from './kit/story.js';

/** A seed by which every power comes into play. */
const SEED = 'match';
/** Leads Jacks and swaps trumps, so that those powers are used whenever they can be. */
const POLICY = wishing([/^exchange-/, /^play-J/], steadyPolicy(SEED));
const MATCH_WITHIN_MS = 180_000;

describe('a whole match by clicks', () => {
  let stage: Stage;
  let match: Match;
  let firstHand: readonly string[];
  let story: readonly Told[];

  beforeAll(async () => {
    stage = await openStage({ seed: SEED });
    match = await seat(stage, { options: { target: '16' } });
    const leader = must(
      match.players.find(({ choices }) => choices.length > 0),
      'Somebody leads.',
    );
    firstHand = leader.choices.map(({ move }) => move.replace('play-', ''));
    await playOn(match, {
      policy: POLICY,
      async click(player, choice) {
        await player.choose(choice);
        // Everything is told before the next choice, so that no ping is spared by a quick answer.
        await stage.store.settled();
        await expectOneLiveTableLast();
      },
    });
    story = await storyOf(stage, match.thread);
  }, MATCH_WITHIN_MS);

  afterAll(() => stage.close());

  async function expectOneLiveTableLast(): Promise<void> {
    if (stage.store.table(match.tableId).status !== 'playing') return;
    const messages = await publicMessages(stage, match.thread);
    const live = messages.filter((message) => offers(message, 'My hand'));
    expect(
      live.map(({ id }) => id),
      'the live tables',
    ).toEqual([messages.at(-1)?.id]);
  }

  function texts(): string {
    return story.map(({ text }) => text).join('\n');
  }

  function sealOf(opening: Told | undefined): string {
    return must(/`([0-9a-f]{64})`/.exec(opening?.text ?? '')?.[1], 'An opening has a seal.');
  }

  test.each([
    ['Comeback', /lost with the Ace and leads/],
    ['Trump swap', /swapped the trump card/],
    ['Draw', /drew with the 5|Both drew/],
    ['Bonus', /The 7s? brings? \w+ \d points?\./],
    ['Ambush', /ambushes/],
    ['Command', /Called by the Jack/],
  ])('%s was used', (_power, told) => {
    expect(texts()).toMatch(told);
  });

  test('each trick and each round leaves one picture with one line, in order', () => {
    const tricks = [...texts().matchAll(/\*\*Round (\d+), trick (\d+)\*\*/g)].map(
      ([, round, trick]) => `${round}/${trick}`,
    );
    const rounds = [...texts().matchAll(/\*\*Round (\d+) is over\*\*/g)].map(([, round]) => Number(round));
    expect(rounds).toEqual(rounds.map((_, index) => index + 1));
    expect(tricks).toEqual(
      rounds.flatMap((round) => Array.from({ length: 13 }, (_, index) => `${round}/${index + 1}`)),
    );
    expect(story.length).toBe(1 + tricks.length + rounds.length + 1);
    for (const { text, pictures } of story.slice(1)) {
      expect(pictures, text).toHaveLength(1);
      expect(pictures[0]?.alt.length, text).toBeGreaterThan(20);
    }
  });

  test('the end has the picture, the standing the rounds add up to, and Rematch', () => {
    const end = must(story.at(-1), 'A thread has an end.');
    const points = (name: string): number =>
      [
        ...texts().matchAll(
          new RegExp(
            `${name} took \\d+ tricks?: (\\d+) points?(?:, (\\d+) for (?:a seven|sevens))?, now (\\d+)`,
            'g',
          ),
        ),
      ].reduce((sum, [, round, bonus = '0', total]) => {
        expect(Number(total), `${name}'s total`).toBe(sum + Number(round) + Number(bonus));
        return Number(total);
      }, 0);
    const [ana, ben] = [points('Ana'), points('Ben')];
    const [winner, best, other] = ana >= ben ? ['Ana', ana, ben] : ['Ben', ben, ana];
    expect(end.text).toContain(`**${winner} wins** ${best} to ${other}.`);
    expect(best).toBeGreaterThanOrEqual(16);
    expect(end.text).toMatch(/Rating, provisional\*\* \w+ [\d,]+ \([+−±]\d+\) · \w+ [\d,]+ \([+−±]\d+\)/);
    expect(end.buttons).toEqual(['Rematch', 'Replay', 'Leaderboard', 'Table as text']);
    expect(end.pictures[0]?.alt).toContain(`${winner}: place 1, ${best} points`);
  });

  test('the seed shown at the end opens the seal shown at the start and deals the same cards', () => {
    const seed = /seed `([0-9a-f]{64})`/.exec(story.at(-1)?.text ?? '')?.[1] ?? '';
    expect(createHash('sha256').update(seed).digest('hex')).toBe(sealOf(story[0]));
    // As anyone may check it, by the program of the public page.
    const page = readFileSync(new URL('../../docs/fair-deal.md', import.meta.url), 'utf8');
    const program = must(/```js\n([\s\S]+?)```/.exec(page)?.[1], 'The page has a program.');
    const file = path.join(stage.worldFolder, 'check.mjs');
    writeFileSync(file, program);
    const dealt = execFileSync(process.execPath, [file, seed, 'SHD', '1'], { encoding: 'utf8' });
    const hands = [...dealt.matchAll(/^seat \d (.+)$/gm)].map(([, cards = '']) =>
      cards.split(' ').toSorted(),
    );
    expect(hands).toContainEqual([...firstHand].toSorted());
  });

  test('each turn pings its player once, whoever acted nobody, and no edit anybody', async () => {
    const seats = stage.store
      .log(match.tableId)
      .flatMap(({ kind, user_id: user }) => (kind === 'move' && user !== null ? [user] : []));
    const turns = seats.filter((user, index) => user !== seats[index - 1]);
    expect(await pingsIn(stage, match.thread)).toEqual(turns.map((user) => [user]));

    const records = await publicRecords(stage, match.thread);
    expect(records.filter(({ event }) => event === 'message-update').length).toBeGreaterThan(0);
    for (const { event, pinged } of records) if (event !== 'message-create') expect(pinged).toEqual([]);
    expect(await pingsIn(stage, match.channel), 'the invitation').toEqual([[match.guest.person.id]]);
  });

  test('the thread is put away a day later', async () => {
    const thread = await match.host.person.channel('Woodland Tricks · Ana and Ben');
    expect(thread.thread_metadata?.auto_archive_duration).toBe(1_440);
    await stage.driver.advanceClock(25 * 60 * 60 * 1_000);
    const later = await match.host.person.channel('Woodland Tricks · Ana and Ben');
    expect(later.thread_metadata?.archived).toBe(true);
    await stage.driver.thread(match.thread, 'unarchive');
  });

  test('Rematch opens one table in the channel, where whoever presses it sits', async () => {
    const { host, guest } = match;
    const end = must((await publicMessages(stage, match.thread)).at(-1), 'A thread has an end.');
    const both = await atOnce(
      stage,
      () => guest.person.click(end, 'Rematch'),
      () => host.person.click(end, 'Rematch'),
    );
    const answers = both.map(({ message }) => textOf(must(message, 'A rematch is answered.')));
    expect(answers.filter((text) => text.startsWith('The new table is open'))).toHaveLength(1);
    expect(answers.filter((text) => text.startsWith('You sit at the new table'))).toHaveLength(1);

    await stage.store.settled();
    const lobby = must((await publicMessages(stage, match.channel)).at(-1), 'There is a lobby.');
    const tableId = tableOf(lobby);
    expect(stage.store.table(tableId).rematch_of).toBe(match.tableId);
    expect(
      stage.store
        .people(tableId)
        .map(({ user_id: user }) => user)
        .toSorted(),
    ).toEqual(match.players.map(({ person }) => person.id).toSorted());
    const opener = stage.store.table(tableId).host === host.person.id ? host : guest;
    await opener.person.click(lobby, 'Start');
    await stage.store.settled();
    expect(stage.store.table(tableId).status).toBe('playing');
    const opening = must((await storyOf(stage, lobby.id))[0], 'The new thread begins.');
    expect(opening.text).toMatch(/Woodland Tricks begins/);
    expect(sealOf(opening), 'another seed, so another seal').not.toBe(sealOf(story[0]));
  });
});
