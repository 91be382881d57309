import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/base/instant.js';
import type { App } from '../../src/discord/app.js';
import type { CustomId } from '../../src/discord/custom-ids.js';
import { DiscordFault } from '../../src/discord/faults.js';
import { snowflakeAt } from '../../src/discord/snowflakes.js';
import type { ChannelId, TableId, UserId } from '../../src/tables/ids.js';
import { PACES } from '../../src/tables/pace.js';
import type { PlayingSummary } from '../../src/tables/summary.js';
import { type Desk, newDesk, timeStandsStill } from './desk.js';
import { textOf } from './fake-discord.js';
import { commandOf, pressOf } from './interactions.js';
import { ANA, BEN, CLEO, GAMES, GUILD, MOVED_THREAD, person, THREAD } from './kit.js';

timeStandsStill();

const DEV = '104' as UserId;
const MODERATOR = PermissionFlagsBits.ManageGuild;

interface Typed {
  readonly name: string;
  readonly channelId?: ChannelId;
  readonly channelType?: ChannelType;
  readonly permissions?: bigint;
  /** The people named, by option. */
  readonly people?: Readonly<Record<string, UserId>>;
}

/** Somebody types a subcommand of /table. */
async function table(
  { route }: Desk,
  userId: UserId,
  { name, people = {}, channelId = THREAD, ...asking }: Typed,
): Promise<void> {
  const options = Object.entries(people).map(([option, value]) => ({ type: 6, name: option, value }));
  const users = Object.fromEntries(
    Object.values(people).map((id) => [id, { id, username: 'x', global_name: person(id).name }]),
  );
  const typed = { options: [{ type: 1, name, options }], resolved: { users } };
  await route(commandOf({ userId, channelId, ...asking }, 'table', typed));
}

async function press({ route }: Desk, userId: UserId, id: CustomId): Promise<void> {
  await route(pressOf({ userId, channelId: THREAD }, id));
}

/** On a private message. */
async function pressOwn({ route }: Desk, userId: UserId, id: CustomId): Promise<void> {
  await route(pressOf({ userId, channelId: THREAD }, id, { isPrivate: true }));
}

function last({ replies }: Desk): string {
  return replies.sent.at(-1)?.text ?? '';
}

/** The text of the message that everybody sees last in the thread. */
async function shown({ house }: Desk, tableId: TableId): Promise<string> {
  await house.deliver(tableId);
  const message = house.discord.messages.filter(({ channelId }) => channelId === THREAD).at(-1);
  return message === undefined ? '' : textOf(message);
}

async function matchOfThree(desk: Desk): Promise<TableId> {
  const { house } = desk;
  const tableId = await house.open();
  await house.join(tableId, BEN);
  await house.join(tableId, CLEO);
  await house.start(tableId);
  await house.deliver(tableId);
  return tableId;
}

async function playing({ house }: Desk, tableId: TableId): Promise<PlayingSummary> {
  const looked = await house.app.tables.lookAtTable(tableId, 'spectator');
  if (!looked.ok || looked.value.status !== 'playing') throw new Error('The match is playing.');
  return looked.value.table;
}

/** A stand-in plays for Cleo from now on. */
async function cleoAway(desk: Desk, tableId: TableId): Promise<void> {
  const stored = await desk.house.store.tables.find(tableId);
  if (stored?.status !== 'playing') throw new Error('The match is playing.');
  const away = [2 as (typeof stored.away)[number]];
  await desk.house.store.tables.commit({
    expectedStep: stored.step,
    table: { ...stored, step: stored.step + 1, away },
    log: [],
    notices: [],
  });
}

describe('a pause', () => {
  test('is proposed in the thread, agreed to by a button, and resumed by a button', async () => {
    const desk = newDesk();
    const tableId = await matchOfThree(desk);
    await table(desk, ANA, { name: 'pause' });
    expect(last(desk)).toBe('You are for a pause. Still to agree: Ben and Cleo.\n[Withdraw]');
    expect(await shown(desk, tableId)).toContain('[Agree to pause] [Withdraw]');
    await press(desk, BEN, { kind: 'agree-pause', tableId });
    expect(desk.replies.sent.at(-1)).toMatchObject({ way: 'message' });
    expect(last(desk)).toContain('Still to agree: Cleo.');
    await press(desk, CLEO, { kind: 'agree-pause', tableId });
    expect(last(desk)).toContain('The match is paused.');
    expect(await shown(desk, tableId)).toContain('[Resume]');
    await press(desk, BEN, { kind: 'resume', tableId });
    expect(last(desk)).toBe('The match goes on.');
    expect(await shown(desk, tableId)).not.toContain('[Resume]');
    expect(desk.woken).toEqual(Array(4).fill(tableId));
  });

  test('is agreed to once by a double click, and by nobody who does not play', async () => {
    const desk = newDesk();
    const tableId = await matchOfThree(desk);
    await table(desk, ANA, { name: 'pause' });
    await press(desk, BEN, { kind: 'agree-pause', tableId });
    await press(desk, BEN, { kind: 'agree-pause', tableId });
    expect(last(desk)).toBe('You have agreed to that already. Still to agree: Cleo.');
    await press(desk, DEV, { kind: 'agree-pause', tableId });
    expect(last(desk)).toContain("You don't sit at this table.");
    expect((await playing(desk, tableId)).proposals[0]?.agreed).toEqual([0, 1]);
  });

  test('can be withdrawn; an old button then proposes nothing anew', async () => {
    const desk = newDesk();
    const tableId = await matchOfThree(desk);
    await table(desk, ANA, { name: 'pause' });
    await press(desk, CLEO, { kind: 'withdraw-pause', tableId });
    expect(last(desk)).toContain('You have not agreed to it');
    await press(desk, ANA, { kind: 'withdraw-pause', tableId });
    expect(last(desk)).toBe('You have withdrawn what you proposed.');
    await press(desk, BEN, { kind: 'agree-pause', tableId });
    expect(last(desk)).toContain('That is not proposed any more.');
    expect((await playing(desk, tableId)).proposals).toEqual([]);
  });

  test('that lapsed is not revived by an old button', async () => {
    const desk = newDesk();
    const tableId = await matchOfThree(desk);
    await table(desk, ANA, { name: 'pause' });
    desk.house.advance(DAY_MS);
    await press(desk, BEN, { kind: 'agree-pause', tableId });
    expect(last(desk)).toContain('That is not proposed any more.');
  });

  test('that has begun is what old buttons tell, and what the hand shows', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    await table(desk, ANA, { name: 'pause' });
    await table(desk, BEN, { name: 'pause' });
    await press(desk, BEN, { kind: 'agree-pause', tableId });
    expect(last(desk)).toBe('The match is paused already.');
    await press(desk, ANA, { kind: 'hand', tableId });
    expect(last(desk)).toContain('**Paused**');
    expect(last(desk)).not.toContain('[pick-1]');
    expect(last(desk)).toContain('[Resume]');
    await pressOwn(desk, ANA, { kind: 'go-on', tableId, look: 'picture' });
    expect(desk.replies.sent.at(-1)?.way).toBe('update');
    expect(last(desk)).toContain('The match goes on.');
    expect(last(desk)).toContain('[pick-1]');
    await pressOwn(desk, ANA, { kind: 'go-on', tableId, look: 'picture' });
    expect(last(desk)).toContain('The match is running: nothing to resume.');
    expect(last(desk)).toContain('[pick-1]');
  });

  test('is for one’s only table from elsewhere, and so is its end; one of several is chosen', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    await table(desk, ANA, { name: 'resume', channelId: GAMES });
    expect(last(desk)).toContain('There is no table of yours here');
    await table(desk, ANA, { name: 'pause', channelId: GAMES });
    expect(last(desk)).toContain('**toy.name**: Ana and Ben\nYou are for a pause.');
    await table(desk, BEN, { name: 'pause' });
    const other = await desk.house.match();
    await table(desk, ANA, { name: 'resume', channelId: GAMES });
    expect(last(desk)).toBe('**toy.name**: Ana and Ben\nThe match goes on.');
    expect((await playing(desk, tableId)).paused).toBeNull();
    await table(desk, ANA, { name: 'pause', channelId: GAMES });
    expect(last(desk).match(/Which table\?|\[toy\.name: Ana and Ben\]/g)).toHaveLength(3);
    await pressOwn(desk, ANA, { kind: 'pause', tableId: other });
    expect(desk.replies.sent.at(-1)?.way).toBe('update');
  });
});

describe('ending by a vote', () => {
  test('is asked first, proposed, agreed to by a button, and then the match is over', async () => {
    const desk = newDesk();
    const tableId = await matchOfThree(desk);
    await table(desk, BEN, { name: 'end' });
    expect(last(desk)).toContain('It is over once 2 of 3 agree.\n[Yes, propose it]');
    await pressOwn(desk, BEN, { kind: 'end-sure', tableId });
    expect(last(desk)).toContain('Still to agree: Ana and Cleo; more than half of you decide.\n[Withdraw]');
    expect(await shown(desk, tableId)).toContain('[Agree to end] [Withdraw]');
    await table(desk, CLEO, { name: 'end' });
    expect(last(desk)).toContain('[Yes, I agree]');
    await press(desk, CLEO, { kind: 'agree-end', tableId });
    expect(last(desk)).toBe('The table is ended.');
    await press(desk, CLEO, { kind: 'agree-end', tableId });
    expect(last(desk)).toContain('This table was ended.');
  });

  test('asks the host, who ends it alone, whether that is meant', async () => {
    const desk = newDesk();
    const tableId = await matchOfThree(desk);
    await table(desk, BEN, { name: 'end' });
    await pressOwn(desk, BEN, { kind: 'end-sure', tableId });
    await press(desk, ANA, { kind: 'agree-end', tableId });
    expect(last(desk)).toContain('End this match for everybody');
    expect((await playing(desk, tableId)).status).toBe('playing');
  });

  test('is no way for whoever is away', async () => {
    const desk = newDesk();
    const tableId = await matchOfThree(desk);
    await cleoAway(desk, tableId);
    await table(desk, CLEO, { name: 'end' });
    expect(last(desk)).toContain("press **I'm back** first");
  });
});

describe('an away player', () => {
  test('is told so in the hand, and comes back by a button, once', async () => {
    const desk = newDesk();
    const tableId = await matchOfThree(desk);
    await cleoAway(desk, tableId);
    await press(desk, CLEO, { kind: 'hand', tableId });
    expect(last(desk)).toContain('You are away; a stand-in plays for you.');
    expect(last(desk)).toContain("[I'm back]");
    await pressOwn(desk, CLEO, { kind: 'come-back', tableId, look: 'text' });
    expect(desk.replies.sent.at(-1)?.way).toBe('update');
    expect(last(desk)).toContain('Welcome back');
    expect(last(desk)).toContain('[As picture]');
    expect((await playing(desk, tableId)).away).toEqual([]);
    await pressOwn(desk, CLEO, { kind: 'come-back', tableId, look: 'picture' });
    expect(last(desk)).toContain('You are back already.');
  });

  test('has the seat given to somebody else by a moderator, who is brought into the thread', async () => {
    const members: string[] = [];
    const threads: App['threads'] = {
      open: async () => THREAD,
      make: async () => MOVED_THREAD,
      addMember: async (_thread, userId) => void members.push(userId),
      rename: async () => undefined,
    };
    const desk = newDesk({ threads });
    const tableId = await matchOfThree(desk);
    const people = { player: CLEO, with: DEV };
    for (const permissions of [0n, PermissionFlagsBits.ManageMessages]) {
      await table(desk, ANA, { name: 'replace', people, permissions });
      expect(last(desk)).toContain('Only whoever may manage the server');
    }
    await table(desk, ANA, { name: 'replace', people, permissions: MODERATOR });
    expect(last(desk)).toContain('That player is not away.');
    await cleoAway(desk, tableId);
    await table(desk, ANA, { name: 'replace', people: { player: CLEO, with: BEN }, permissions: MODERATOR });
    expect(last(desk)).toContain('has one here already');
    await table(desk, ANA, { name: 'replace', people: { player: DEV, with: BEN }, permissions: MODERATOR });
    expect(last(desk)).toContain('That player does not sit at this table.');
    await table(desk, ANA, { name: 'replace', people, permissions: MODERATOR });
    expect(last(desk)).toContain('104 has the seat now');
    expect(members).toEqual([DEV]);
    expect((await playing(desk, tableId)).seats[2]?.userId).toBe(DEV);
    await table(desk, ANA, { name: 'replace', people, permissions: MODERATOR });
    expect(last(desk)).toContain('That player does not sit at this table.');
  });

  test('is found from elsewhere where there is one table to find', async () => {
    const desk = newDesk();
    const tableId = await matchOfThree(desk);
    const asked = { people: { player: CLEO, with: DEV }, permissions: MODERATOR, channelId: GAMES };
    await table(desk, DEV, { name: 'replace', ...asked });
    expect(last(desk)).toBe('Cleo is away at no table here.');
    await cleoAway(desk, tableId);
    await table(desk, DEV, { name: 'replace', ...asked });
    expect((await playing(desk, tableId)).seats[2]?.userId).toBe(DEV);
  });

  test('is found in the thread meant where there are several', async () => {
    const desk = newDesk();
    for (let count = 0; count < 2; count += 1) await cleoAway(desk, await matchOfThree(desk));
    const people = { player: CLEO, with: DEV };
    await table(desk, DEV, { name: 'replace', people, permissions: MODERATOR, channelId: GAMES });
    expect(last(desk)).toContain(`or choose it by the option \`table\`: <#${THREAD}>`);
  });
});

describe('the host', () => {
  test('hands over in the thread, once, to somebody of the table', async () => {
    const desk = newDesk();
    const tableId = await matchOfThree(desk);
    await table(desk, ANA, { name: 'host', people: { user: DEV } });
    expect(last(desk)).toContain('Only somebody who sits at this table');
    await table(desk, ANA, { name: 'host', people: { user: BEN } });
    await table(desk, ANA, { name: 'host', people: { user: BEN } });
    expect(last(desk)).toBe(`<@${BEN}> is the host already.`);
    await table(desk, ANA, { name: 'host', people: { user: CLEO } });
    expect(last(desk)).toContain(`That is for the host of this table: <@${BEN}>`);
    expect((await playing(desk, tableId)).host).toBe(BEN);
  });

  test('hands over from elsewhere: the one table at once, several by choosing', async () => {
    const desk = newDesk();
    await table(desk, ANA, { name: 'host', people: { user: BEN }, channelId: GAMES });
    expect(last(desk)).toBe('You are the host of no table where Ben sits.');
    const lobby = await desk.house.open();
    await desk.house.join(lobby, BEN);
    await table(desk, ANA, { name: 'host', people: { user: BEN }, channelId: GAMES });
    expect(last(desk)).toBe(`**toy.name**: Ana and Ben\n<@${BEN}> is the host now.`);
    const first = await desk.house.match();
    await desk.house.match();
    await table(desk, ANA, { name: 'host', people: { user: BEN }, channelId: GAMES });
    expect(last(desk).match(/\[toy\.name/g)).toHaveLength(2);
    await pressOwn(desk, ANA, { kind: 'make-host', tableId: first, userId: BEN });
    expect((await playing(desk, first)).host).toBe(BEN);
  });
});

describe('moving a table', () => {
  function counting(): { readonly made: ChannelId[]; readonly threads: App['threads'] } {
    const made: ChannelId[] = [];
    const make = async (channelId: ChannelId): Promise<ChannelId> => {
      made.push(channelId);
      return `40${made.length}` as ChannelId;
    };
    const rename = async () => undefined;
    return { made, threads: { open: async () => THREAD, make, addMember: async () => undefined, rename } };
  }

  test('says in the name of the old thread that it was left, where that can be', async () => {
    const { threads } = counting();
    const renamed: string[] = [];
    const rename = async (threadId: ChannelId, name: string): Promise<void> => {
      renamed.push(`${threadId} ${name}`);
      if (renamed.length > 1) throw new DiscordFault('archived', 50_083, '');
    };
    const desk = newDesk({ threads: { ...threads, rename } });
    await desk.house.match();
    for (const thread of ['401', '402']) {
      await table(desk, BEN, { name: 'move', channelId: GAMES });
      expect(last(desk)).toContain(`The match goes on in <#${thread}>.`);
    }
    // Nobody waits for it.
    await new Promise((resolve) => setImmediate(resolve));
    expect(desk.house.logged.join('')).toContain('thread not renamed');
    expect(renamed).toEqual(['400 toy.name · Ana and Ben (moved)', '401 toy.name · Ana and Ben (moved)']);
  });

  test('says so where the match cannot be shown in the new thread, and why', async () => {
    const { threads } = counting();
    const desk = newDesk({ threads });
    await desk.house.match();
    desk.house.discord.broken.set('401' as ChannelId, 'moderated');
    await table(desk, BEN, { name: 'move', channelId: GAMES });
    expect(last(desk)).toMatch(/carried into <#401>, but I cannot show it there\. The automatic moderation/);
  });

  test('that two people ask for at the same moment makes one thread', async () => {
    const { made, threads } = counting();
    const desk = newDesk({ threads });
    const tableId = await desk.house.match();
    const inThread = { channelType: ChannelType.PublicThread };
    await Promise.all([
      table(desk, ANA, { name: 'move', ...inThread }),
      table(desk, BEN, { name: 'move', ...inThread }),
    ]);
    expect(made).toEqual([GAMES]);
    expect(desk.replies.sent.map(({ text }) => text)).toEqual(Array(2).fill('The match goes on in <#401>.'));
    expect((await playing(desk, tableId)).threadId).toBe('401');
  });

  test('that somebody asks for right after somebody else leads to where it is, and later moves it again', async () => {
    const made: string[] = [];
    const { threads } = counting();
    const make = async (): Promise<ChannelId> => {
      made.push(snowflakeAt(desk.house.app.now()));
      return made.at(-1) as ChannelId;
    };
    const desk: Desk = newDesk({ threads: { ...threads, make } });
    await desk.house.match();
    desk.house.advance(3_000);
    await table(desk, ANA, { name: 'move', channelId: GAMES });
    await table(desk, BEN, { name: 'move', channelId: GAMES });
    expect(made).toHaveLength(1);
    expect(last(desk)).toContain(`The match goes on in <#${made[0]}>.`);
    desk.house.advance(60_000);
    await table(desk, BEN, { name: 'move', channelId: GAMES });
    expect(made).toHaveLength(2);
  });

  test('is of the only one from elsewhere; one of several is chosen, and a second click leads to where it is', async () => {
    const { made, threads } = counting();
    const desk = newDesk({ threads });
    const tableId = await desk.house.match();
    const elsewhere = '301' as ChannelId;
    await table(desk, BEN, { name: 'move', channelId: elsewhere });
    expect(last(desk)).toBe('**toy.name**: Ana and Ben\nThe match goes on in <#401>.');
    expect(made).toEqual([elsewhere]);
    desk.replies.sent.length = 0;
    await desk.house.match();
    await table(desk, BEN, { name: 'move', channelId: elsewhere });
    expect(last(desk)).toContain('Which table?');
    const id = { kind: 'carry', tableId, threadId: '401' as ChannelId } as const;
    for (let click = 0; click < 2; click += 1)
      await desk.route(pressOf({ userId: BEN, channelId: elsewhere }, id, { isPrivate: true }));
    expect(desk.replies.sent.slice(1).map(({ way, text }) => `${way}: ${text}`)).toEqual(
      Array(2).fill('update: The match goes on in <#402>.'),
    );
    expect(made).toEqual([elsewhere, elsewhere]);
    expect((await playing(desk, tableId)).place).toEqual({ guildId: GUILD, channelId: elsewhere });
  });

  test.each([ChannelType.GuildVoice, ChannelType.GuildForum, ChannelType.GuildAnnouncement])(
    'into a channel of type %i is refused in words, and makes nothing',
    async (channelType) => {
      const { made, threads } = counting();
      const desk = newDesk({ threads });
      const tableId = await desk.house.match();
      const elsewhere = { userId: ANA, channelId: '301' as ChannelId, channelType };
      await desk.route(pressOf(elsewhere, { kind: 'carry', tableId, threadId: THREAD }, { isPrivate: true }));
      expect(last(desk)).toContain('Use `/table move` in an ordinary text channel.');
      expect(made).toEqual([]);
    },
  );

  test('where the bot lacks something names that, and makes nothing', async () => {
    const { made, threads } = counting();
    const desk = newDesk({ threads });
    await desk.house.match();
    const inThread = { name: 'move', channelType: ChannelType.PublicThread } as const;
    desk.house.servers.lacking.set(GAMES, ['CreatePublicThreads', 'AttachFiles']);
    await table(desk, ANA, inThread);
    expect(last(desk)).toBe(
      'I need **Create Public Threads** and **Attach Files** in <#300>. Someone who manages the server can allow that, then try again.',
    );
    expect(made).toEqual([]);
    // Where the match is played nobody writes in the channel itself.
    desk.house.servers.lacking.set(GAMES, ['SendMessages']);
    await table(desk, ANA, inThread);
    expect(made).toEqual([GAMES]);
  });

  test('is for those who play and for moderators', async () => {
    const { made, threads } = counting();
    const desk = newDesk({ threads });
    await desk.house.match();
    await table(desk, DEV, { name: 'move' });
    expect(last(desk)).toContain("You don't sit at this table.");
    expect(made).toEqual([]);
    await table(desk, DEV, { name: 'move', permissions: MODERATOR, channelType: ChannelType.PublicThread });
    expect(made).toEqual([GAMES]);
  });
});

describe('the pace', () => {
  test('is chosen with /play, and the usual one where nothing is said', async () => {
    const desk = newDesk();
    const play = (options: readonly object[]) =>
      desk.route(commandOf({ userId: ANA }, 'play', { options: [{ type: 1, name: 'toy', options }] }));
    await play([{ type: 3, name: 'pace', value: 'brisk' }]);
    await play([]);
    const paces = await Promise.all(
      desk.woken.map(async (tableId) => (await desk.house.store.tables.find(tableId))?.pace),
    );
    expect(paces).toEqual(['brisk', 'daily']);
  });

  test('stands in the lobby; its host changes it, and everybody may read what paces mean', async () => {
    const desk = newDesk();
    const tableId = await desk.house.open();
    await desk.house.deliver(tableId);
    expect(desk.house.discord.texts(GAMES)[0]).toContain(
      '**Pace** daily: 24 hours for each decision, and 48 hours of extra time in all',
    );
    await press(desk, BEN, { kind: 'pace', tableId });
    expect(desk.replies.sent[0]?.way).toBe('message');
    expect(last(desk)).toContain('- live: 5 minutes for each decision, and 10 minutes of extra time in all');
    expect(last(desk)).toContain('- relaxed: no deadline');
    expect(last(desk)).not.toContain('[brisk]');
    await press(desk, ANA, { kind: 'pace', tableId });
    expect(last(desk)).toContain('[relaxed] [daily] [brisk] [live]');
    await pressOwn(desk, ANA, { kind: 'set-pace', tableId, pace: 'live' });
    expect(last(desk)).toContain('This match will be **live**.');
    await desk.house.deliver(tableId);
    expect(desk.house.discord.texts(GAMES)[0]).toContain('**Pace** live');
    await pressOwn(desk, ANA, { kind: 'set-pace', tableId, pace: 'live' });
    expect(last(desk)).toBe('The pace is live already.');
    await pressOwn(desk, BEN, { kind: 'set-pace', tableId, pace: 'daily' });
    expect(last(desk)).toContain('for the host of this table');
  });

  test('cannot be changed once the match runs, whatever old buttons say', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    await press(desk, ANA, { kind: 'pace', tableId });
    expect(last(desk)).toContain('This match is running already.');
    await pressOwn(desk, ANA, { kind: 'set-pace', tableId, pace: 'live' });
    expect(last(desk)).toContain('This match is running already.');
  });
});

describe('the hand says', () => {
  const { decisionMs, bankMs } = PACES.daily ?? { decisionMs: 0, bankMs: 0 };

  test('when one’s time ends, and when one’s extra time does', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    const seconds = desk.house.app.now() / 1_000;
    await press(desk, ANA, { kind: 'hand', tableId });
    expect(last(desk)).toContain(
      `Your deadline: <t:${seconds + decisionMs / 1_000}:R>. Then your extra time runs, until <t:`,
    );
    desk.house.advance(decisionMs + HOUR_MS);
    await press(desk, ANA, { kind: 'hand', tableId });
    const ends = seconds + (decisionMs + bankMs) / 1_000;
    expect(last(desk)).toContain(`Your time is up. Your extra time ends <t:${ends}:R>`);
  });

  test('that the thread cannot be reached, and then no deadline', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    await desk.house.app.tables.markUnreachable({ tableId, threadId: THREAD, now: desk.house.app.now() });
    await press(desk, ANA, { kind: 'hand', tableId });
    expect(last(desk)).toContain('`/table move` carries it into a new one');
    expect(last(desk)).not.toContain('Your time');
  });
});

describe('/resign', () => {
  test('of more than two asks truly, and a stand-in plays on', async () => {
    const desk = newDesk();
    const tableId = await matchOfThree(desk);
    await desk.route(commandOf({ userId: CLEO, channelId: THREAD }, 'resign'));
    expect(last(desk)).toContain('you will be placed behind Ana and Ben, whatever the score');
    await pressOwn(desk, CLEO, { kind: 'resign-sure', tableId });
    expect(last(desk)).toBe('You have left the match. A stand-in plays on for you.');
    await press(desk, CLEO, { kind: 'hand', tableId });
    expect(last(desk)).toContain('You have left this match');
    await desk.route(commandOf({ userId: BEN, channelId: THREAD }, 'resign'));
    expect(last(desk)).toContain('Give up this match? Ana wins, whatever the score.');
    await pressOwn(desk, BEN, { kind: 'resign-sure', tableId });
    expect(last(desk)).toBe('You resigned.');
  });
});
