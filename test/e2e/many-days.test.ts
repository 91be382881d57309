import { Routes } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../playground/driver/reading.js';
import type { NumberedRecord } from '../../playground/driver/shapes.js';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { Decision } from '../../src/games/game-types.js';
import type { ChannelId, GuildId, TableId, UserId } from '../../src/tables/ids.js';
import { rankedWithLeavers } from '../../src/tables/match/places.js';
import { replayMatch } from '../../src/tables/match/replay.js';
import { endVacation, setVacation } from '../../src/tables/people/set-vacation.js';
import { moveTable } from '../../src/tables/place/move-table.js';
import type { Finished, LogRow } from '../../src/tables/table.js';
import { type Match, matchOf, seat } from './kit/match.js';
import { type OwnBotStage, openOwnBotStage } from './kit/own-bot.js';
import { steadyPolicy } from './kit/policies.js';

const HOUR_MS = 60 * 60_000;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli'] as const;
const [ANA, BEN, CLEO, DEV, ELI] = [0, 1, 2, 3, 4];
const policy = steadyPolicy('many days');
/** A quarter of a day before its end. */
const REMINDED_AFTER_MS = 18 * HOUR_MS;

let stage: OwnBotStage;
beforeAll(async () => {
  stage = await openOwnBotStage();
}, 60_000);
afterAll(() => stage.close());

/** Everything that is due is done and told. */
function quiet(tableId: string): Promise<void> {
  return stage.store.until(() => {
    const [row] = stage.store.all<{ readonly open: number }>(
      `SELECT (SELECT count(*) FROM timers WHERE table_id = ? AND at <= ?) +
        (SELECT count(*) FROM notices WHERE table_id = ?) +
        (SELECT count(*) FROM posts WHERE table_id = ? AND message_id IS NULL) AS open`,
      tableId,
      stage.now(),
      tableId,
      tableId,
    );
    return row?.open === 0;
  }, 'everything due to be done and told');
}

async function pass(match: Match, hours: number): Promise<void> {
  await stage.driver.advanceClock(hours * HOUR_MS);
  await quiet(match.tableId);
}

interface Detail {
  readonly away?: readonly number[];
  readonly resigned?: readonly number[];
  readonly unreachable?: object | null;
}

function detailOf({ tableId }: Match): Detail {
  return JSON.parse(stage.store.table(tableId).detail) as Detail;
}

/** Somebody clicks what they are offered until the match waits for them no more. */
async function answer(match: Match, seatOf: number): Promise<void> {
  const player = must(match.players[seatOf], 'Somebody sits there.');
  await player.openHand();
  for (let links = 0; stage.store.awaitedSeats(match.tableId).includes(seatOf); links += 1) {
    if (links > 20 || player.choices.length === 0)
      throw new Error(`${player.person.name}: ${player.panelText}`);
    await player.choose(policy(await player.lookThrough()));
  }
  await quiet(match.tableId);
}

/** The thread is deleted, and somebody carries the match into a new one. */
async function deletedAndMoved(story: Story, mover: number): Promise<void> {
  const { match } = story;
  const by = must(match.players[mover], 'Somebody sits there.');
  await stage.driver.thread(match.thread, 'delete');
  await stage.store.until(() => detailOf(match).unreachable != null, 'the loss to be noticed');
  const told = await by.person.waitForMessage(match.channel, (one) => textOf(one).includes('match is gone'));
  // It may take days until somebody finds the time.
  await stage.driver.advanceClock(50 * HOUR_MS);

  const { id: guildId } = await by.person.guild('The Clearing');
  const threadId = await newThread(match.channel as ChannelId);
  const moved = await moveTable(stage.deps, {
    tableId: match.tableId as TableId,
    userId: by.person.id as UserId,
    isModerator: false,
    place: { guildId: guildId as GuildId, channelId: match.channel as ChannelId },
    threadId,
    now: stage.now(),
  });
  expect(moved.ok).toBe(true);
  stage.wake(match.tableId as TableId);
  await quiet(match.tableId);
  const left = await by.person.messages(match.channel);
  expect(left.some(({ id }) => id === told.id)).toBe(false);
  const people = match.players.map(({ person }) => person);
  story.match = matchOf(stage, { ...match, thread: threadId, people });
  story.threads.push(threadId);
}

async function newThread(channelId: ChannelId): Promise<ChannelId> {
  const { address, botEnv } = stage.playground;
  const made = await fetch(`${address}/api/v10${Routes.threads(channelId)}`, {
    method: 'POST',
    headers: { authorization: `Bot ${botEnv.DISCORD_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'On it goes', type: 11, auto_archive_duration: 10_080 }),
  });
  return ((await made.json()) as { readonly id: ChannelId }).id;
}

test('a match of five ends well though one never answers, one leaves, one is away on vacation and its thread is lost twice', {
  timeout: 600_000,
}, async () => {
  const match = await seat(stage, { names: NAMES, game: 'trickadee' });
  await quiet(match.tableId);
  const story: Story = {
    match,
    threads: [match.thread],
    answered: 0,
    missed: 0,
    vacations: 0,
    reminders: [],
  };
  while (stage.store.table(match.tableId).status === 'playing') await goOn(story);
  await quiet(match.tableId);

  const { missed, vacations, threads } = story;
  expect({ missed, vacations, threads: threads.length }).toEqual({ missed: 3, vacations: 1, threads: 3 });
  const finished = await expectRightResult(match);
  await expectOneEnd(story);
  await expectNoSuperfluousPing(story, finished);
});

interface Story {
  /** Where it is played now. */
  match: Match;
  readonly threads: string[];
  /** How often somebody has answered what they were asked. */
  answered: number;
  /** How often Ben has not. */
  missed: number;
  vacations: number;
  /** When Ben was to have been reminded. */
  readonly reminders: number[];
}

/** Whoever is waited for answers; Ben's turn passes once nobody else is. */
async function goOn(story: Story): Promise<void> {
  const awaited = stage.store.awaitedSeats(story.match.tableId);
  const seatOf = awaited.find((other) => other !== BEN);
  if (seatOf === undefined) return neverAnswers(story);
  if (seatOf === DEV && story.vacations === 0 && story.answered > 12) await isOnVacation(story);
  await answer(story.match, seatOf);
  story.answered += 1;
  if (story.answered === 8) await deletedAndMoved(story, ANA);
  if (story.answered === 20) await leaves(story.match);
  if (story.answered === 30) await deletedAndMoved(story, ELI);
}

/** Ben lets his time run out, reminded once each time. */
async function neverAnswers(story: Story): Promise<void> {
  story.missed += 1;
  const { match, missed, reminders } = story;
  await pass(match, 19);
  reminders.push(stage.now());
  expect(detailOf(match).away).toEqual([]);
  // The first time there is a bank of two days.
  await pass(match, missed === 1 ? 54 : 6);
  const byClock = stage.store
    .log(match.tableId)
    .filter(({ by, seat: mover }) => by === 'clock' && mover === BEN);
  expect(byClock.length).toBeGreaterThanOrEqual(missed);
  expect(detailOf(match).away).toEqual(missed < 3 ? [] : [BEN]);
}

/** Dev goes on vacation when it is his turn, for a week that he cuts short. */
async function isOnVacation(story: Story): Promise<void> {
  story.vacations += 1;
  const { match } = story;
  const userId = must(match.players[DEV], 'Dev.').person.id as UserId;
  const until = (stage.now() + 7 * 24 * HOUR_MS) as Instant;
  const gone = await setVacation(stage.deps, { userId, until, now: stage.now() });
  expect(gone).toMatchObject({ ok: true, value: { changed: [match.tableId] } });
  stage.wake(match.tableId as TableId);
  await quiet(match.tableId);
  const live = await must(match.players[DEV], 'Dev.').liveTable();
  expect(textOf(live)).toContain('Dev is on vacation until');
  await pass(match, 100);
  expect(stage.store.awaitedSeats(match.tableId)).toContain(DEV);
  const back = await endVacation(stage.deps, { userId, now: stage.now() });
  expect(back.ok).toBe(true);
  stage.wake(match.tableId as TableId);
  await quiet(match.tableId);
}

/** Cleo gives up, in the middle of somebody else's turn. */
async function leaves(match: Match): Promise<void> {
  const { person } = must(match.players[CLEO], 'Cleo.');
  const asked = await person.command('resign', { channel: match.thread });
  await person.click(must(asked.message, 'It asks whether.'), 'Yes, resign');
  await quiet(match.tableId);
  expect(detailOf(match).resigned).toEqual([CLEO]);
}

interface Loaded {
  readonly table: Finished;
  readonly log: readonly LogRow[];
}

/** The log replays to the state that was stored, and whoever has left comes last. */
async function expectRightResult({ tableId }: Match): Promise<Loaded> {
  const loaded = must(await stage.deps.store.findWithLog(tableId as TableId), 'The table is there.');
  const { table, log } = loaded;
  if (table.status !== 'finished') throw new Error(`The match is ${table.status}.`);
  const game = must(
    stage.deps.games.find(({ id }) => id === table.gameId),
    'The game.',
  );
  const { hosted } = replayMatch(game, table, log);
  expect(hosted.state).toEqual(table.state);
  const played = must(hosted.outcome, 'It is played to its end.');
  expect(table.resigned).toEqual([CLEO]);
  expect(table.outcome).toEqual({ ...played, places: rankedWithLeavers(played.places, table.resigned) });
  expect(table.outcome.places[CLEO]).toBe(5);
  expect(new Set(log.map(({ by }) => by))).toEqual(new Set(['player', 'clock', 'stand-in']));
  return { table, log };
}

/** The end stands once, in the thread where the match was last. */
async function expectOneEnd({ match, threads }: Story): Promise<void> {
  const records = await stage.driver.records();
  const ends = records.filter(
    ({ event, channel, payload }) =>
      event === 'message-create' &&
      threads.includes(channel) &&
      JSON.stringify(payload).includes('Deals opened'),
  );
  expect(ends.map(({ channel }) => channel)).toEqual([match.thread]);
}

/** Every ping is of somebody whose turn it has just become, or the one reminder that was due. */
async function expectNoSuperfluousPing(
  { match, threads, reminders }: Story,
  finished: Loaded,
): Promise<void> {
  const records = await stage.driver.records();
  const pings = records.flatMap((record) => record.pinged.map((user) => ({ ...record, user })));
  const inThreads = pings.filter(({ channel }) => threads.includes(channel));
  // In the channel only those who were invited to the lobby, once.
  const elsewhere = pings.filter(({ channel }) => !threads.includes(channel));
  expect(elsewhere.map(({ user }) => user).sort()).toEqual(
    match.players
      .slice(1)
      .map(({ person }) => person.id)
      .sort(),
  );
  expect(inThreads.filter(({ event }) => event !== 'message-create')).toEqual([]);

  const turns = turnsOf(finished);
  for (const [seatOf, { person }] of match.players.entries()) {
    const own = inThreads.filter(({ user }) => user === person.id).map(({ at }) => at);
    const begun = turns.filter((turn) => turn.seat === seatOf).map(({ at }) => at);
    // Each ping belongs to the turn that had begun last when it went out.
    const owners = own.map((at) => begun.findLastIndex((turn) => turn <= at));
    expect(owners, `${person.name} is called for turns only`).not.toContain(-1);
    const again = owners.filter((turn, index) => owners.indexOf(turn) !== index);
    expect(again.length, `${person.name} is called twice for a turn`).toBe(
      seatOf === BEN ? reminders.length : 0,
    );
    const leaving = finished.log.find((row) => row.kind === 'resign' && row.seat === seatOf)?.at;
    expect(
      own.filter((at) => at > (leaving ?? at)),
      `${person.name} has left`,
    ).toEqual([]);
  }
  expectFirstPingsOfBen(inThreads, match);
}

interface Turn {
  readonly seat: number;
  readonly at: number;
}

/** When the match began to wait for whom, through anybody else's doing, as the rules tell it from the seed. */
function turnsOf({ table, log }: Loaded): readonly Turn[] {
  const game = must(
    stage.deps.games.find(({ id }) => id === table.gameId),
    'The game.',
  );
  const { options, seats, seed, startedAt } = table;
  let hosted = game.start({ options, seatCount: seats.length, seed });
  const turns = awaitedBy(hosted).map((seat) => ({ seat, at: startedAt }));
  for (const row of log) {
    if (row.kind !== 'move') continue;
    const before = awaitedBy(hosted).filter((seat) => row.by === 'player' || seat !== row.seat);
    const played = game.play(hosted.state, row.seat, row.move);
    hosted = must(played.ok ? played.value : null, `${row.move} is legal.`);
    const fresh = awaitedBy(hosted).filter((seat) => !before.includes(seat));
    turns.push(...fresh.map((seat) => ({ seat, at: row.at })));
  }
  return turns;
}

function awaitedBy({ decisions }: { readonly decisions: readonly Decision[] }): readonly number[] {
  return decisions.flatMap(({ seat, must: waits }) => (waits ? [seat] : []));
}

function expectFirstPingsOfBen(
  pings: readonly (NumberedRecord & { readonly user: string })[],
  match: Match,
): void {
  const ben = must(match.players[BEN], 'Ben.').person.id;
  const times = pings.filter(({ user }) => user === ben).map(({ at }) => at);
  // Called and reminded three times; from then on a stand-in plays.
  expect(times).toHaveLength(6);
  for (const index of [1, 3, 5]) {
    const waited = must(times[index], 'A reminder.') - must(times[index - 1], 'A call.');
    expect(waited).toBeGreaterThanOrEqual(REMINDED_AFTER_MS - HOUR_MS);
  }
}
