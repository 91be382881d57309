import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import type { ChannelId, UserId } from '../../src/tables/ids.js';
import { type WordKey, wordsFor } from '../../src/words/words.js';
import { type Desk, newDesk, timeStandsStill } from './desk.js';
import { commandOf, directly } from './interactions.js';
import { ANA, BEN, CLEO, GAMES, GUILD, THREAD } from './kit.js';

timeStandsStill();

type Asking = Parameters<typeof commandOf>[0];

async function helpFor(desk: Desk, asking: Partial<Asking> = {}): Promise<string> {
  await desk.route(commandOf({ userId: ANA, ...asking }, 'help'));
  expect(desk.replies.sent.at(-1)?.way).toBe('message');
  return desk.replies.sent.at(-1)?.text ?? '';
}

describe('/help says what can be done', () => {
  test('in a channel without tables', async () => {
    const told = await helpFor(newDesk());
    expect(told).toMatch(/You can open a table here\..*\n- `\/play toy` · game\.toy\.about/);
    expect(told).toMatch(/How is it played\?.*\[toy\.name\]/s);
    expect(told).not.toContain('Your tables');
    expect(told).toContain('## Thicket');
  });

  test('in a channel where a table waits for players, and links to one’s own', async () => {
    const desk = newDesk();
    await desk.house.open();
    expect(await helpFor(desk, { userId: BEN })).toContain('A table waits for players in this channel');
    const told = await helpFor(desk);
    expect(told).not.toContain('waits for players');
    expect(told).toContain(`**Your tables**\n- <#${GAMES}> `);
    expect(await helpFor(desk, { userId: CLEO, channelId: '301' as ChannelId })).toContain(
      'open a table here',
    );
  });

  test('where a table has no seat for the asker, not that it waits for players', async () => {
    const desk = newDesk();
    const tableId = await desk.house.open([BEN]);
    for (const userId of [CLEO, '104' as UserId])
      await desk.house.app.tables.joinTable({
        tableId,
        person: { userId, name: 'Somebody' },
        now: desk.house.app.now(),
      });
    // The last of four seats is kept for Ben.
    expect(await helpFor(desk, { userId: '105' as UserId })).toContain('You can open a table here.');
    expect(await helpFor(desk, { userId: BEN })).toContain('A table waits for players in this channel');
  });

  test('naming the buttons that everybody sees as the server’s language does', async () => {
    const desk = newDesk();
    const change = { language: 'de' };
    await desk.house.app.tables.changeServerSettings({ guildId: GUILD, isModerator: true, change });
    await desk.house.open();
    const told = await helpFor(desk, { userId: BEN });
    expect(told).toContain('Others press **Mitspielen**, you press **Starten**.');
    expect(told).toContain('press **Mitspielen** below it');
    expect(told).toContain('**Meine Hand** in the thread');
  });

  test('in a channel where tables are not allowed, or not possible', async () => {
    const desk = newDesk();
    const change = { channels: ['305' as ChannelId] };
    await desk.house.app.tables.changeServerSettings({ guildId: GUILD, isModerator: true, change });
    expect(await helpFor(desk)).toContain('tables are opened in <#305>');
    expect(await helpFor(desk, { channelType: ChannelType.GuildVoice })).toContain('voice channel');
    expect(await helpFor(desk, { appPermissions: PermissionFlagsBits.ViewChannel })).toContain('I need **');
  });

  test('in a thread: at one’s turn, while others think, and for whoever watches', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    const here = (userId: UserId) =>
      helpFor(desk, { userId, channelId: THREAD, channelType: ChannelType.PublicThread });
    expect(await here(ANA)).toMatch(/It is your turn.*\[My hand\].*\[How to play\]/s);
    expect(await here(ANA)).toContain('**your turn**');
    await desk.house.move(tableId, ANA, 'pick-1');
    expect(await here(ANA)).toContain('nothing is asked of you now');
    expect(await here(BEN)).toContain('It is your turn');
    expect(await here(CLEO)).toMatch(/You watch this match.*\[Table as text\]/s);
    await desk.house.app.tables.resign({ tableId, userId: BEN, now: desk.house.app.now() });
    expect(await here(ANA)).toContain('This match is over');
  });

  test('in direct messages, with one’s tables wherever they are', async () => {
    const desk = newDesk();
    await desk.house.match();
    await desk.route(directly(commandOf({ userId: ANA }, 'help')));
    const told = desk.replies.sent.at(-1)?.text ?? '';
    expect(told).toMatch(/Tables are played on servers.*\n- \*\*toy\.name\*\* · game\.toy\.about/);
    expect(told).toContain('[toy.name]');
    expect(told).toContain(`- <#${THREAD}> `);
  });

  test.each(['en', 'de'])('in direct messages, of just what can be used there, in %s', (language) => {
    const words = wordsFor(language);
    const inDirect = COMMANDS.filter(({ runInDirect }) => runInDirect !== undefined);
    const names = inDirect.map(({ name }) => words.plain(`command.${name}.name` as WordKey));
    const listed = [...words.text('command.help.direct').matchAll(/`\/([^` ]+)/g)].map(([, name]) => name);
    expect([...new Set([...listed, words.plain('command.help.name')])].toSorted()).toEqual(names.toSorted());
    for (const command of COMMANDS) {
      const { contexts } = command.describe({ games: [], words });
      expect([command.name, contexts]).toEqual([command.name, inDirect.includes(command) ? [0, 1] : [0]]);
    }
  });
});
