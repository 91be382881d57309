import { PermissionFlagsBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { privately, saying as screenSaying } from '../../src/discord/answer.js';
import type { App } from '../../src/discord/app.js';
import type { Command, Typing } from '../../src/discord/command.js';
import type { CustomId } from '../../src/discord/custom-ids.js';
import { DiscordFault } from '../../src/discord/faults.js';
import { neededBits } from '../../src/discord/permissions.js';
import type { Seat } from '../../src/games/game-types.js';
import type { TableId } from '../../src/tables/ids.js';
import { wordsFor } from '../../src/words/words.js';
import { choice, newDesk } from './desk.js';
import { commandOf, directly, pressOf, saying, typingIn } from './interactions.js';
import { ANA, BEN, CLEO, GAMES, MOVED_THREAD, THREAD } from './kit.js';
import { toyFace } from './toy-face.js';

const say: Command = {
  name: 'say',
  describe: () => ({ name: 'say', description: 'say' }),
  run: async () => privately('said'),
};

/** A sentence with the way to a lobby's message. */
function linked(sentence: string): RegExp {
  return new RegExp(`^${sentence}: https://discord\\.com/channels/200/${GAMES}/\\d+$`);
}

function taking(ms: number): Command {
  return {
    ...say,
    async run() {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return privately('said');
    },
  };
}

describe('answering in time', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  test('an answer that is ready is the one answer', async () => {
    const { route, replies } = newDesk({}, [say]);
    await route(commandOf({ userId: ANA }, 'say'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(replies.sent.map(({ way }) => way)).toEqual(['message']);
  });

  test('a command that takes 5 s is acknowledged after one, and answered in the same message', async () => {
    const { route, replies } = newDesk({}, [taking(5_000)]);
    const routed = route(commandOf({ userId: ANA }, 'say'));
    await vi.advanceTimersByTimeAsync(6_000);
    await routed;
    expect(replies.sent).toMatchObject([
      { way: 'acknowledge message', atMs: 1_000 },
      { way: 'edit', atMs: 5_000, text: 'said' },
    ]);
  });

  test.each([
    [5_000, ['acknowledge message', 'edit', 'edit'], ['making it', '<a film>\nmade']],
    [500, ['message'], ['<a film>\nmade']],
  ] as const)(
    'what takes %i ms to draw says meanwhile that it is being made, or is there at once',
    async (ms, ways, texts) => {
      const film = {
        fileName: 'match.gif',
        alt: 'a film',
        render: () => new Promise<Buffer>((resolve) => setTimeout(() => resolve(Buffer.from('gif')), ms)),
      };
      const filming: Command = {
        ...say,
        run: async () => ({
          kind: 'private',
          meanwhile: screenSaying('making it'),
          screen: {
            sheets: [
              [
                { kind: 'pictures', pictures: [film] },
                { kind: 'text', text: 'made' },
              ],
            ],
          },
        }),
      };
      const { route, replies } = newDesk({}, [filming]);
      const routed = route(commandOf({ userId: ANA }, 'say'));
      await vi.advanceTimersByTimeAsync(6_000);
      await routed;
      expect(replies.sent.map(({ way }) => way)).toEqual(ways);
      expect(replies.sent.map(({ text }) => text).filter((text) => text !== '')).toEqual(texts);
    },
  );

  test('what fails late, where all were to see the answer, is said to the asker alone', async () => {
    const failing: Command = {
      ...say,
      isForEverybody: () => true,
      run: () => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 5_000)),
    };
    const { route, replies } = newDesk({}, [failing]);
    const routed = route(commandOf({ userId: ANA }, 'say'));
    await vi.advanceTimersByTimeAsync(6_000);
    await routed;
    expect(replies.sent.map(({ way }) => way)).toEqual(['acknowledge public', 'retract', 'follow-up']);
    expect(replies.sent.at(-1)?.text).toMatch(/`[0-9a-f]{8}`/);
  });

  test('a panel whose picture takes 5 s is acknowledged after one, and redrawn in place', async () => {
    const picture = {
      fileName: 'hand.png',
      alt: 'a hand',
      height: 0,
      paint: () => undefined,
      render: () => new Promise<Buffer>((resolve) => setTimeout(() => resolve(Buffer.from('png')), 5_000)),
    };
    const faces: App['faces'] = () => ({
      ...toyFace,
      panel: (...given) => ({ ...toyFace.panel(...given), pictures: [picture] }),
    });
    const { route, replies, house } = newDesk({ faces });
    const tableId = await house.match();
    const look = { kind: 'panel', tableId, look: 'picture', page: 0 } as const;
    const routed = route(pressOf({ userId: ANA }, look, { isPrivate: true }));
    await vi.advanceTimersByTimeAsync(6_000);
    await routed;
    expect(replies.sent).toMatchObject([
      { way: 'acknowledge update', atMs: 1_000 },
      { way: 'edit', atMs: 5_000, text: saying('<a hand>') },
    ]);
  });

  test('a refusal that comes late is a private message of its own, the lobby stays as it is', async () => {
    const { house } = newDesk();
    const tableId = await house.open();
    const slowly: App['tables'] = {
      ...house.app.tables,
      async joinTable(request) {
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        return house.app.tables.joinTable(request);
      },
    };
    const { route, replies } = newDesk({ tables: slowly });
    const routed = route(pressOf({ userId: ANA }, { kind: 'join', tableId }));
    await vi.advanceTimersByTimeAsync(3_000);
    await routed;
    expect(replies.sent.map(({ way }) => way)).toEqual(['acknowledge update', 'follow-up']);
  });
});

describe('an event', () => {
  test('that is delivered twice is handled once', async () => {
    const { route, replies } = newDesk({}, [say]);
    const interaction = commandOf({ userId: ANA }, 'say');
    await Promise.all([route(interaction), route(interaction)]);
    expect(replies.sent).toHaveLength(1);
  });

  test.each([10_062, 40_060, 50_027])(
    'that is over (%i) is logged once, and the table is brought up to date',
    async (code) => {
      const { route, replies, house, woken } = newDesk();
      const tableId = await house.match();
      replies.failing.set('update', new DiscordFault('interaction-over', code, 'over'));
      await route(
        pressOf({ userId: ANA }, await choice(house, tableId, { move: 'pick-3' }), { isPrivate: true }),
      );
      const lines = house.logged.filter((line) => line.includes('was over'));
      expect(lines).toHaveLength(1);
      expect(woken).toEqual([tableId]);
      const looked = await house.app.tables.lookAtTable(tableId, BEN);
      expect(looked.ok && looked.value.table.step).toBe(3);
    },
  );

  test('that fails by a fault of ours gives a number, the same as in the log, and nothing of the fault', async () => {
    const failing: Command = { ...say, run: () => Promise.reject(new Error('the hand is 7S 8S')) };
    const { route, replies, house } = newDesk({}, [failing]);
    await route(commandOf({ userId: ANA }, 'say'));
    const id = /`([0-9a-f]{8})`/.exec(replies.sent[0]?.text ?? '')?.[1];
    expect(id).toBeDefined();
    expect(house.logged.filter((line) => line.includes(String(id)))).toHaveLength(1);
    expect(replies.sent[0]?.text).not.toContain('7S');
  });

  test('outside of a server is answered in words', async () => {
    const { route, replies } = newDesk();
    await route(directly(commandOf({ userId: ANA }, 'hand')));
    expect(replies.sent[0]?.text).toContain(
      'channels of a server. Here, between you and me, there are `/help`',
    );
  });

  test.each(['foreign', 'join.', 'move.abc.p.1', '💥'])(
    'with the foreign custom id %j is answered privately',
    async (id) => {
      const { route, replies } = newDesk();
      await route(pressOf({ userId: ANA }, id));
      expect(replies.sent).toMatchObject([{ way: 'message', text: saying('`/hand`') }]);
    },
  );
});

describe('an option that is being typed', () => {
  const asked: Typing[] = [];
  const typed = { type: 3, name: 'what', value: 'on', focused: true };
  const choosing: Command = {
    ...say,
    suggest: async (_app, _asker, typing) => {
      asked.push(typing);
      return [{ label: 'One', value: '1' }];
    },
  };

  test('is answered at once with what its command suggests', async () => {
    const { route, replies } = newDesk({}, [choosing]);
    await route(typingIn({ userId: ANA }, 'say', [typed]));
    const options = [
      { type: 3, name: 'to', value: 'all' },
      { ...typed, value: '' },
    ];
    await route(typingIn({ userId: ANA }, 'say', [{ type: 1, name: 'loudly', options }]));
    expect(asked).toEqual([
      { subcommand: undefined, option: 'what', text: 'on' },
      { subcommand: 'loudly', option: 'what', text: '' },
    ]);
    expect(replies.sent).toMatchObject([
      { way: 'suggest', suggestions: [{ label: 'One', value: '1' }] },
      { way: 'suggest' },
    ]);
  });

  test.each([
    ['a command that suggests nothing', say],
    ['a fault of ours', { ...say, suggest: () => Promise.reject(new Error('the hand is 7S')) }],
  ])('of %s offers nothing, for no words can be said', async (_what, command) => {
    const { route, replies } = newDesk({}, [command]);
    await route(typingIn({ userId: ANA }, 'say', [typed]));
    expect(replies.sent).toMatchObject([{ way: 'suggest', suggestions: [] }]);
  });

  test('of a command that is gone offers nothing', async () => {
    const { route, replies } = newDesk({}, []);
    await route(typingIn({ userId: ANA }, 'say', [typed]));
    expect(replies.sent).toMatchObject([{ way: 'suggest', suggestions: [] }]);
  });
});

describe('a click', () => {
  test('plays, and the panel shows in place what happened and whom the table waits for', async () => {
    const { route, replies, house, woken } = newDesk();
    const tableId = await house.match();
    await route(
      pressOf({ userId: ANA }, await choice(house, tableId, { move: 'pick-3' }), { isPrivate: true }),
    );
    expect(replies.sent).toMatchObject([{ way: 'update' }]);
    expect(replies.sent[0]?.text).toContain('You did pick-3.\nasked picking');
    expect(woken).toEqual([tableId]);
  });

  test('from a menu plays the chosen value', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    const id: CustomId = { kind: 'pick', tableId, sinceStep: 2, look: 'text', row: 0 };
    await route(pressOf({ userId: ANA }, id, { isPrivate: true, values: ['pick-1'] }));
    expect(replies.sent[0]?.text).toContain('You did pick-1.');
    // The panel in words stays in words.
    expect(replies.sent[0]?.text).toContain('[As picture]');
  });

  test('that is made twice plays once; the second shows what is true now', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    await house.move(tableId, ANA, 'pick-1');
    await house.move(tableId, BEN, 'pick-1');
    const id = await choice(house, tableId, { move: 'stone', userId: ANA });
    await route(pressOf({ userId: ANA }, id, { isPrivate: true }));
    await route(pressOf({ userId: ANA }, id, { isPrivate: true }));
    expect(replies.sent[1]?.text).toMatch(/^You did stone\. The second press changed nothing\./);
    const looked = await house.app.tables.lookAtTable(tableId, ANA);
    expect(looked.ok && looked.value.table.step).toBe(5);
  });

  test('on an old panel redraws it with what is true now', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    const id = await choice(house, tableId, { move: 'pick-1', userId: BEN });
    await house.move(tableId, ANA, 'pick-1');
    await house.move(tableId, BEN, 'pick-1');
    await route(pressOf({ userId: BEN }, id, { isPrivate: true }));
    expect(replies.sent).toMatchObject([{ way: 'update', text: saying('asked placing') }]);
  });

  test('of what the rules forbid is explained by the game, with the panel', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    await route(
      pressOf({ userId: ANA }, await choice(house, tableId, { move: 'stone' }), { isPrivate: true }),
    );
    expect(replies.sent[0]?.text).toContain('Wrong: not-now.\nasked picking');
    expect(replies.sent[0]?.text).toContain('[pick-1]');
  });

  test('out of turn names whose turn it is', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    await house.move(tableId, ANA, 'pick-1');
    await house.move(tableId, BEN, 'pick-1');
    const id: CustomId = { kind: 'move', tableId, sinceStep: 4, look: 'picture', move: 'stone' };
    await route(pressOf({ userId: BEN }, id, { isPrivate: true }));
    expect(replies.sent[0]?.text).toContain("Nothing was played: it is Ana's turn.");
  });

  test('of a stranger changes nothing and shows no hand', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    await route(pressOf({ userId: CLEO }, { kind: 'hand', tableId }));
    await route(
      pressOf({ userId: CLEO }, await choice(house, tableId, { move: 'pick-3' }), { isPrivate: true }),
    );
    expect(replies.sent.map(({ way }) => way)).toEqual(['message', 'update']);
    expect(replies.sent[0]?.text).toContain('no hand to show');
    expect(replies.sent[1]?.text).toContain("You don't sit at this table.");
  });

  test('at a table that is unknown says so', async () => {
    const { route, replies } = newDesk();
    await route(pressOf({ userId: ANA }, { kind: 'join', tableId: 'gone' as TableId }));
    expect(replies.sent).toMatchObject([{ way: 'message', text: saying('`/play`') }]);
  });

  test('on what opens something of one’s own does so in place inside a private message', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    await route(pressOf({ userId: ANA }, { kind: 'hand', tableId }));
    await route(pressOf({ userId: ANA }, { kind: 'hand', tableId }, { isPrivate: true }));
    expect(replies.sent.map(({ way }) => way)).toEqual(['message', 'update']);
  });

  test('never draws one’s own over a message that all see, whatever stands on it', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    await route(pressOf({ userId: ANA }, { kind: 'panel', tableId, look: 'picture', page: 0 }));
    await route(pressOf({ userId: ANA }, await choice(house, tableId, { move: 'pick-3' })));
    await route(pressOf({ userId: ANA }, { kind: 'stay', tableId }));
    expect(replies.sent.map(({ way }) => way)).toEqual(['message', 'message', 'message']);
  });

  test('takes back, and a second one does not take back more', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    await house.move(tableId, ANA, 'pick-3');
    const id: CustomId = { kind: 'take-back', tableId, sinceStep: 3, look: 'picture' };
    await route(pressOf({ userId: ANA }, id, { isPrivate: true }));
    await route(pressOf({ userId: ANA }, id, { isPrivate: true }));
    expect(replies.sent[0]?.text).toContain('You took it back.');
    expect(replies.sent[1]?.text).toContain('You have taken that back already.');
    const looked = await house.app.tables.lookAtTable(tableId, ANA);
    expect(looked.ok && looked.value.table.step).toBe(4);
  });
});

describe('the lobby', () => {
  test('acknowledges a join silently and leaves the message to delivery', async () => {
    const { route, replies, house, woken } = newDesk();
    const tableId = await house.open();
    await route(pressOf({ userId: BEN }, { kind: 'join', tableId }));
    expect(replies.sent).toMatchObject([{ way: 'acknowledge update' }]);
    expect(woken).toEqual([tableId]);
  });

  test('starts for the host alone, with the players in the thread', async () => {
    const members: string[] = [];
    const threads: App['threads'] = {
      open: async () => THREAD,
      make: async () => MOVED_THREAD,
      addMember: async (_thread, userId) => void members.push(userId),
      rename: async () => undefined,
    };
    const { route, replies, house } = newDesk();
    const tableId = await house.open();
    await house.join(tableId, BEN);
    await route(pressOf({ userId: BEN }, { kind: 'start', tableId }));
    expect(replies.sent[0]?.text).toContain(`for the host of this table: <@${ANA}>`);

    const desk = newDesk({ threads, tables: house.app.tables });
    await desk.route(pressOf({ userId: ANA }, { kind: 'start', tableId }));
    expect(members).toEqual([ANA, BEN]);
    const looked = await house.app.tables.lookAtTable(tableId, ANA);
    expect(looked.ok && looked.value.status).toBe('playing');
  });

  test.each([
    ['too-many-threads', 'as many active threads as Discord allows'],
    [
      'passing',
      'Discord does not answer me just now. Nothing is lost: once that is mended, press Start again',
    ],
    ['moderated', 'The automatic moderation of this server has stopped my text.'],
    ['missing-permission', 'Discord says that I may not do that here.'],
    ['channel-gone', 'this channel or message is gone'],
    ['refused', 'its reason has the number 0'],
  ] as const)('stays a lobby where no thread can be made (%s)', async (kind, told) => {
    const threads: App['threads'] = {
      open: () => Promise.reject(new DiscordFault(kind, 0, 'no')),
      make: async () => MOVED_THREAD,
      addMember: async () => undefined,
      rename: async () => undefined,
    };
    const { house } = newDesk();
    const tableId = await house.open();
    await house.join(tableId, BEN);
    const { route, replies } = newDesk({ threads, tables: house.app.tables });
    await route(pressOf({ userId: ANA }, { kind: 'start', tableId }));
    expect(replies.sent).toMatchObject([{ way: 'message', text: saying(told) }]);
    const looked = await house.app.tables.lookAtTable(tableId, ANA);
    expect(looked.ok && looked.value.status).toBe('lobby');
  });

  test('makes no thread where a permission is missing', async () => {
    let made = 0;
    const threads: App['threads'] = {
      open: async () => {
        made += 1;
        return THREAD;
      },
      make: async () => MOVED_THREAD,
      addMember: async () => undefined,
      rename: async () => undefined,
    };
    const { house } = newDesk();
    const tableId = await house.open();
    await house.join(tableId, BEN);
    const { route, replies } = newDesk({ threads, tables: house.app.tables });
    const appPermissions = neededBits() & ~PermissionFlagsBits.CreatePublicThreads;
    await route(pressOf({ userId: ANA, appPermissions }, { kind: 'start', tableId }));
    expect(replies.sent[0]?.text).toContain('**Create Public Threads**');
    expect(made).toBe(0);
  });
});

describe('a table that Discord does not let stand', () => {
  const options = [{ type: 1, name: 'toy', options: [] }];

  test.each([
    ['moderated', 'The automatic moderation of this server has stopped my text.'],
    ['missing-permission', 'Discord says that I may not do that here.'],
  ] as const)('is given up, and whoever opened it is told why (%s)', async (kind, told) => {
    const { route, replies, house, woken } = newDesk();
    // Where permissions lack, it is tried once more without a picture.
    house.discord.failNext.push({ op: 'send', kind }, { op: 'send', kind });
    await route(commandOf({ userId: ANA }, 'play', { options }));
    expect(replies.sent).toMatchObject([{ way: 'message', text: saying(told) }]);
    const tableId = woken[0] as TableId;
    expect(await house.app.tables.lookAtTable(tableId, ANA)).toMatchObject({
      value: { status: 'abandoned' },
    });
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(house.discord.messages).toEqual([]);
  });

  test('waits where that passes', async () => {
    const { route, replies, house, woken } = newDesk();
    house.discord.failNext.push({ op: 'send', kind: 'passing' });
    await route(commandOf({ userId: ANA }, 'play', { options }));
    expect(replies.sent).toMatchObject([{ text: saying('stand here as soon as it does') }]);
    expect(await house.deliver(woken[0] as TableId)).toEqual({ kind: 'delivered' });
    expect(house.discord.texts(GAMES)).toHaveLength(1);
  });
});

describe('commands', () => {
  test('/play opens a table with its options and invitations', async () => {
    const { route, replies, house, woken } = newDesk();
    const options = [
      {
        type: 1,
        name: 'toy',
        options: [
          { type: 4, name: 'rounds', value: 3 },
          { type: 6, name: 'invite', value: BEN },
        ],
      },
    ];
    const resolved = {
      users: { [BEN]: { id: BEN, username: 'ben' } },
      members: { [BEN]: { nick: 'Benny' } },
    };
    await route(commandOf({ userId: ANA }, 'play', { options, resolved }));
    const [said = '', menu] = replies.sent[0]?.text.split('\n') ?? [];
    expect(said).toMatch(linked('Your table is open'));
    expect(menu).toBe('{Invite up to 2 people}');
    const [tableId] = woken;
    const looked = await house.app.tables.lookAtTable(tableId as TableId, ANA);
    expect(looked).toMatchObject({
      value: {
        table: {
          options: { rounds: 3, colour: 'red' },
          invited: [{ userId: BEN, name: 'Benny' }],
          place: { channelId: GAMES },
        },
      },
    });
  });

  test('/play names every problem at once', async () => {
    const { route, replies } = newDesk();
    const options = [
      {
        type: 1,
        name: 'toy',
        options: [
          { type: 4, name: 'rounds', value: 9 },
          { type: 3, name: 'colour', value: 'green' },
          { type: 3, name: 'shape', value: 'round' },
        ],
      },
    ];
    await route(commandOf({ userId: ANA }, 'play', { options }));
    expect(replies.sent[0]?.text.split('\n')).toEqual([
      'There is no option “shape” here. Pick from those that `/play` offers.',
      '“rounds” is a number from 1 to 3.',
      '“colour” is one of these: “dark red” or “sky blue”.',
    ]);
  });

  test('/play makes nothing where a permission is missing', async () => {
    const { route, replies, house } = newDesk();
    const appPermissions = neededBits() & ~PermissionFlagsBits.AttachFiles;
    await route(commandOf({ userId: ANA, appPermissions }, 'play', { options: [{ type: 1, name: 'toy' }] }));
    expect(replies.sent[0]?.text).toContain('**Attach Files**');
    expect(await house.store.outbox.waiting()).toEqual([]);
  });

  test('/hand lists one’s tables elsewhere, those that wait first', async () => {
    const { route, replies, house } = newDesk();
    await house.match();
    await house.open();
    await route(commandOf({ userId: ANA }, 'hand'));
    expect(replies.sent[0]?.text.split('\n')).toEqual([
      '## Your tables on this server',
      `- <#${THREAD}> · **your turn**, deadline <t:1785628800:R>`,
      `- <#${GAMES}> toy.name · not started, Ana is the host; closes <t:1785628800:R>`,
      '[All on this server]',
    ]);
  });

  test('/hand opens the panel in the thread', async () => {
    const { route, replies, house } = newDesk();
    await house.match();
    await route(commandOf({ userId: ANA, channelId: THREAD }, 'hand'));
    expect(replies.sent[0]?.text).toContain('[pick-1]');
  });

  test('/table end asks first, and then ends', async () => {
    const { route, replies, house, woken } = newDesk();
    const tableId = await house.match();
    const end = [{ type: 1, name: 'end' }];
    await route(commandOf({ userId: CLEO, channelId: THREAD }, 'table', { options: end }));
    expect(replies.sent[0]?.text).toContain(`for the host of this table: <@${ANA}>`);
    await route(commandOf({ userId: ANA, channelId: THREAD }, 'table', { options: end }));
    expect(replies.sent[1]?.text).toContain('[Yes, end it]');
    await route(pressOf({ userId: ANA }, { kind: 'end-sure', tableId }, { isPrivate: true }));
    expect(replies.sent[2]).toMatchObject({ way: 'update', text: 'The table is ended.' });
    expect(woken).toEqual([tableId]);
    expect(house.logged.some((line) => line.includes('table ended'))).toBe(true);
  });

  test('/table end works for whoever may manage the server', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    const permissions = PermissionFlagsBits.ManageGuild;
    await route(
      commandOf({ userId: CLEO, channelId: THREAD, permissions }, 'table', {
        options: [{ type: 1, name: 'end' }],
      }),
    );
    await route(pressOf({ userId: CLEO, permissions }, { kind: 'end-sure', tableId }, { isPrivate: true }));
    expect(replies.sent[1]?.text).toBe('The table is ended.');
  });

  test('/table end and /resign take the one table from anywhere, and ask which of several is meant', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    await route(commandOf({ userId: ANA }, 'table', { options: [{ type: 1, name: 'end' }] }));
    await route(commandOf({ userId: ANA }, 'resign'));
    expect(replies.sent.map(({ text }) => text.split('\n').slice(0, 2))).toEqual([
      ['**toy.name**: Ana and Ben', 'End this match for everybody, without a winner?'],
      ['**toy.name**: Ana and Ben', 'Give up this match? Ben wins, whatever the score.'],
    ]);
    replies.sent.length = 0;
    await house.match();
    await route(commandOf({ userId: ANA }, 'table', { options: [{ type: 1, name: 'end' }] }));
    await route(commandOf({ userId: ANA }, 'resign'));
    expect(replies.sent.map(({ text }) => text.split('\n')[0])).toEqual(['Which table?', 'Which table?']);
    await route(pressOf({ userId: ANA }, { kind: 'resign', tableId }, { isPrivate: true }));
    expect(replies.sent[2]).toMatchObject({ way: 'update', text: saying('Ben wins') });
    await route(pressOf({ userId: ANA }, { kind: 'resign-sure', tableId }, { isPrivate: true }));
    expect(house.logged.some((line) => line.includes('"resigned"'))).toBe(true);
    const looked = await house.app.tables.lookAtTable(tableId, ANA);
    expect(looked.ok && looked.value.status).toBe('finished');
    // A second press of the same button says what has come of it.
    await route(pressOf({ userId: ANA }, { kind: 'resign-sure', tableId }, { isPrivate: true }));
    expect(replies.sent.slice(3).map(({ text }) => text)).toEqual(['You resigned.', 'You resigned.']);
    await route(pressOf({ userId: BEN }, { kind: 'resign-sure', tableId }, { isPrivate: true }));
    expect(replies.sent.at(-1)?.text).toContain('This match is over.');
  });

  test('/table end cancels a lobby from anywhere, for its host alone, as where its message is gone', async () => {
    const { route, replies, house, woken } = newDesk();
    const tableId = await house.open();
    await house.app.tables.joinTable({ tableId, person: { userId: BEN, name: 'Ben' }, now: house.app.now() });
    const end = [{ type: 1, name: 'end' }];
    await route(commandOf({ userId: BEN }, 'table', { options: end }));
    expect(replies.sent[0]?.text).toContain('There is no table of yours here');
    await route(commandOf({ userId: ANA }, 'table', { options: end }));
    expect(replies.sent[1]?.text).toContain(
      '**toy.name**: Ana and Ben\nCancel this table, which has not begun?',
    );
    await route(pressOf({ userId: ANA }, { kind: 'end-sure', tableId }, { isPrivate: true }));
    expect(replies.sent[2]).toMatchObject({ way: 'update', text: 'The table is ended.' });
    expect(woken).toEqual([tableId]);
    const looked = await house.app.tables.lookAtTable(tableId, ANA);
    expect(looked.ok && looked.value.status).toBe('abandoned');
  });

  test('Rules under a hand open the tour of its game apart, so that the hand stays', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    await route(pressOf({ userId: ANA, channelId: THREAD }, { kind: 'hand', tableId }));
    expect(replies.sent[0]?.text).toMatch(/\[Settings\] \[Rules\]$/);
    await route(pressOf({ userId: ANA, channelId: THREAD }, { kind: 'tour', tableId }, { isPrivate: true }));
    await route(commandOf({ userId: ANA }, 'rules', { options: [{ type: 3, name: 'game', value: 'toy' }] }));
    expect(replies.sent[1]).toMatchObject({ way: 'message', text: replies.sent[2]?.text });
    const gone = { kind: 'tour', tableId: 'gone000000' as TableId } as const;
    await route(pressOf({ userId: ANA }, gone, { isPrivate: true }));
    expect(replies.sent[3]?.way).toBe('message');
  });

  test('Rematch opens one new table, and leads everybody to it', async () => {
    const { route, replies, house, woken } = newDesk();
    const tableId = await house.match();
    await house.app.tables.resign({ tableId, userId: ANA, now: house.app.now() });
    await route(pressOf({ userId: ANA, channelId: THREAD }, { kind: 'rematch', tableId }));
    await route(pressOf({ userId: BEN, channelId: THREAD }, { kind: 'rematch', tableId }));
    expect(replies.sent.map(({ text }) => text)).toEqual([
      expect.stringMatching(linked('The new table is open, and whoever played is invited')),
      expect.stringMatching(linked('You sit at the new table')),
    ]);
    expect(woken[0]).toBe(woken[1]);
    await house.app.tables.leaveTable({ tableId: woken[0] as TableId, userId: BEN, now: house.app.now() });
    await route(pressOf({ userId: BEN, channelId: THREAD }, { kind: 'rematch', tableId }));
    expect(replies.sent.at(-1)?.text).toMatch(linked('The rematch is open already'));
  });

  test('/table show offers a hand while there is one, and the end of a match in words', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    const show = [{ type: 1, name: 'show' }];
    await route(commandOf({ userId: ANA, channelId: THREAD }, 'table', { options: show }));
    await house.app.tables.resign({ tableId, userId: ANA, now: house.app.now() });
    await route(commandOf({ userId: ANA, channelId: THREAD }, 'table', { options: show }));
    expect(replies.sent[0]?.text).toContain('[My hand]');
    expect(replies.sent[1]?.text).not.toContain('[My hand]');
    expect(replies.sent[1]?.text).toContain('[Table as text]');
  });

  test('what else there is to see is a button of the table, of everybody and of each seat', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    expect(house.discord.texts(THREAD).at(-1)).toContain('[Stones]');
    const press = { kind: 'sight', tableId, sight: 'stones' } as const;
    await route(pressOf({ userId: CLEO }, { ...press, seat: null }));
    await route(pressOf({ userId: CLEO }, { ...press, seat: 1 as Seat }, { isPrivate: true }));
    expect(replies.sent.map(({ way }) => way)).toEqual(['message', 'update']);
    expect(replies.sent[0]?.text).toContain('stones of all in picking');
    expect(replies.sent[0]?.text).toContain('[Ana] [Ben]');
    expect(replies.sent[1]?.text).toContain('stones of Ben in picking');
  });

  test('/table show shows what else there is to see', async () => {
    const { route, replies, house } = newDesk();
    await house.match();
    const show = [{ type: 1, name: 'show' }];
    await route(commandOf({ userId: ANA, channelId: THREAD }, 'table', { options: show }));
    expect(replies.sent[0]?.text).toContain('[Stones]');
    expect(replies.sent[0]?.text).toContain('stones of all');
  });

  test.each([
    ['of another game', { sight: 'trees', seat: null }],
    ['of a seat that is not there', { sight: 'stones', seat: 2 as Seat }],
  ])('a sight %s is answered privately and shows nothing', async (_what, asked) => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    await route(pressOf({ userId: ANA }, { kind: 'sight', tableId, ...asked }));
    expect(replies.sent).toHaveLength(1);
    expect(replies.sent[0]?.text).not.toContain('of all');
    expect(replies.sent[0]?.text).toContain(wordsFor('en').text('command.unknown-control'));
  });

  test('a sight of a table without cards says so', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.open();
    await route(pressOf({ userId: ANA }, { kind: 'sight', tableId, sight: 'stones', seat: null }));
    expect(replies.sent[0]?.text).toContain('presses Start');
  });

  test('the table as text gives a player their own hand and a stranger none', async () => {
    const { route, replies, house } = newDesk();
    const tableId = await house.match();
    await house.move(tableId, ANA, 'pick-3');
    for (const userId of [ANA, CLEO])
      await route(pressOf({ userId }, { kind: 'table-text', tableId, page: 0 }));
    expect(replies.sent[0]?.text).toContain('"ownPick":3');
    expect(replies.sent[1]?.text).toContain('"ownPick":null');
  });

  test('names are kept as they are now', async () => {
    const { house } = newDesk();
    const renamed: string[] = [];
    const tables: App['tables'] = {
      ...house.app.tables,
      renamePerson: async ({ name }) => void renamed.push(name),
    };
    const { route } = newDesk({ tables });
    await route(commandOf({ userId: ANA }, 'help'));
    await route(pressOf({ userId: BEN }, 'foreign'));
    expect(renamed).toEqual(['Ana', 'Ben']);
  });

  test('no line of the log names a move', async () => {
    const { route, house } = newDesk();
    const tableId = await house.match();
    await route(
      pressOf({ userId: ANA }, await choice(house, tableId, { move: 'pick-3' }), { isPrivate: true }),
    );
    await route(
      pressOf({ userId: ANA }, await choice(house, tableId, { move: 'stone' }), { isPrivate: true }),
    );
    expect(house.logged.join('\n')).toContain('move made');
    expect(house.logged.join('\n')).not.toMatch(/pick-3|stone|token-/);
  });
});
