import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  type Interaction,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { describe, expect, test } from 'vitest';
import { findControl, picturesOf, textOf } from '../../playground/driver/reading.js';
import { ANA, APPLICATION, BEN, DOT, GAMES, logIn, type Stage, stage } from './kit.js';

const SECOND_MS = 1000;

/** The bot of these tests: one command, answered as the test says. */
async function withBot(onInteraction: (interaction: Interaction) => Promise<unknown>): Promise<Stage> {
  const opened = await stage();
  await opened.rest.put(`/applications/${APPLICATION}/commands`, [
    {
      name: 'play',
      description: 'Play',
      options: [
        {
          type: 1,
          name: 'cards',
          description: 'With cards',
          options: [
            { type: 6, name: 'opponent', description: 'Against whom', required: true },
            {
              type: 4,
              name: 'target',
              description: 'Up to',
              choices: [
                { name: '16', value: 16 },
                { name: '21', value: 21 },
              ],
            },
            { type: 3, name: 'tree', description: 'Where', autocomplete: true },
          ],
        },
      ],
    },
  ]);
  await logIn(opened.playground, { onInteraction });
  return opened;
}

const CALL = { channel: GAMES, options: { opponent: BEN, target: 21 } };

function panel(words: string): {
  readonly flags: MessageFlags.IsComponentsV2;
  readonly components: readonly ContainerBuilder[];
  readonly files: readonly AttachmentBuilder[];
} {
  return {
    flags: MessageFlags.IsComponentsV2,
    files: [new AttachmentBuilder(DOT, { name: 'table.png', description: 'The table' })],
    components: [
      new ContainerBuilder()
        .addTextDisplayComponents((text) => text.setContent(words))
        .addMediaGalleryComponents(
          new MediaGalleryBuilder().addItems((item) =>
            item.setURL('attachment://table.png').setDescription('The table'),
          ),
        )
        .addActionRowComponents((row) =>
          row.setComponents(
            new ButtonBuilder().setCustomId('hand').setLabel('My hand').setStyle(ButtonStyle.Primary),
            new ButtonBuilder()
              .setCustomId('off')
              .setLabel('Off')
              .setStyle(ButtonStyle.Secondary)
              .setDisabled(true),
          ),
        ),
    ],
  };
}

describe('a command', () => {
  test('arrives with its options, place and permissions, and is answered with a picture', async () => {
    const seen: unknown[] = [];
    const { driver } = await withBot(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      seen.push({
        subcommand: interaction.options.getSubcommand(),
        opponent: interaction.options.getUser('opponent', true).displayName,
        target: interaction.options.getInteger('target'),
        guild: interaction.guild?.name,
        channel:
          interaction.channel?.isTextBased() === true && 'name' in interaction.channel
            ? interaction.channel.name
            : null,
        who: interaction.user.displayName,
        cached: interaction.inCachedGuild(),
        attach: interaction.appPermissions.has('AttachFiles'),
        manage: interaction.memberPermissions?.has('ManageGuild'),
        locale: [interaction.locale, interaction.guildLocale, interaction.context],
      });
      const response = await interaction.reply({ ...panel('Ana deals.'), withResponse: true });
      seen.push(response.resource?.message?.attachments.first()?.name);
    });
    const ana = await driver.person('Ana');
    const { interaction, message } = await ana.command('/play cards', CALL);
    expect(interaction.status).toBe('done');
    expect(seen).toEqual([
      {
        subcommand: 'cards',
        opponent: 'Ben',
        target: 21,
        guild: 'The Clearing',
        channel: 'games',
        who: 'Ana',
        cached: true,
        attach: true,
        manage: true,
        locale: ['en-US', 'en-US', 0],
      },
      'table.png',
    ]);
    if (message === undefined) throw new Error('The command has no answer.');
    expect(textOf(message)).toBe('Ana deals.');
    expect(message.page.usedBy).toMatchObject({ name: 'play cards', user: { id: ANA } });
    const [shown] = picturesOf(message);
    expect(shown?.alt).toBe('The table');
    expect(await driver.http.bytes(shown?.url ?? '')).toEqual(DOT);
    expect(await (await driver.person('Ben')).messages(GAMES)).toHaveLength(1);
  });

  test('nobody answers has failed after three seconds', async () => {
    const { driver } = await withBot(async () => undefined);
    const ana = await driver.person('Ana');
    const started = await ana.startCommand('play cards', CALL);
    await driver.advanceClock(3 * SECOND_MS + 100);
    expect((await ana.settled(started)).interaction.status).toBe('failed');
  });

  test('is thought about, then answered; visibility stays as first said', async () => {
    const { driver } = await withBot(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await continued;
      await interaction.editReply(panel('Only for you.'));
    });
    let goOn = (): void => undefined;
    const continued = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const ana = await driver.person('Ana');
    const started = await ana.startCommand('play cards', CALL);
    const thinking = await ana.waitForMessage(GAMES, (message) => message.page.thinking, {
      what: 'thinking',
    });
    expect(thinking.page.ephemeral).toBe(true);
    goOn();
    const { message } = await ana.settled(started);
    expect(message).toMatchObject({ id: thinking.id, page: { ephemeral: true, thinking: false } });
    expect(message?.attachments).toHaveLength(1);
    expect(await (await driver.person('Ben')).messages(GAMES)).toEqual([]);
  });

  test('never thought through has failed when its token is dead', async () => {
    const { driver } = await withBot(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.deferReply();
    });
    const ana = await driver.person('Ana');
    const started = await ana.startCommand('play cards', CALL);
    await ana.waitForMessage(GAMES, (message) => message.page.thinking);
    await driver.advanceClock(15 * 60 * SECOND_MS + SECOND_MS);
    expect((await ana.settled(started)).interaction.status).toBe('failed');
  });

  test('is followed up: in place of thinking, then beside it', async () => {
    const { driver } = await withBot(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      await interaction.followUp({ content: 'One', flags: MessageFlags.Ephemeral });
      await interaction.followUp({ content: 'Two', flags: MessageFlags.Ephemeral });
      await interaction.followUp('Three');
    });
    const ana = await driver.person('Ana');
    await ana.command('play cards', CALL);
    await ana.waitForMessage(GAMES, (message) => message.content === 'Three');
    const shown = (await ana.messages(GAMES)).map(({ content, page }) => [content, page.ephemeral]);
    expect(shown).toEqual([
      ['One', false],
      ['Two', true],
      ['Three', false],
    ]);
  });

  test('offers choices while one types', async () => {
    const { driver } = await withBot(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const typed = interaction.options.getFocused();
      await interaction.respond(
        ['oak', 'ash', 'alder']
          .filter((tree) => tree.startsWith(typed))
          .map((tree) => ({ name: tree, value: tree })),
      );
    });
    const ana = await driver.person('Ana');
    const choices = await ana.autocomplete('play cards', {
      channel: GAMES,
      options: { tree: 'a' },
      focused: 'tree',
    });
    expect(choices.map(({ value }) => value)).toEqual(['ash', 'alder']);
  });
});

describe('a click', () => {
  test('opens a private panel, which is updated in place', async () => {
    const { driver } = await withBot(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply(panel('The table.'));
      if (!interaction.isButton()) return;
      if (interaction.message.flags.has('Ephemeral')) await interaction.update(panel('Played.'));
      else
        await interaction.reply({
          ...panel('Your hand.'),
          flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
        });
    });
    const [ana, ben] = [await driver.person('Ana'), await driver.person('Ben')];
    const { message: table } = await ana.command('play cards', CALL);
    if (table === undefined) throw new Error('There is no table.');
    const { message: hand } = await ben.click(table, 'My hand');
    if (hand === undefined) throw new Error('There is no hand.');
    expect(hand.page.ephemeral).toBe(true);
    expect(await ana.ephemeralMessages(GAMES)).toEqual([]);
    const before = hand.attachments[0]?.id;
    const { message: played } = await ben.click(hand, { customId: 'hand' });
    expect(played?.id).toBe(hand.id);
    expect(textOf(played ?? hand)).toBe('Played.');
    expect(played?.attachments).toHaveLength(1);
    expect(played?.attachments[0]?.id).not.toBe(before);
  });

  test('of a private message: not to be had by the channel, edited by its own token only', async () => {
    const { driver, rest } = await withBot(async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({
          ...panel('Yours.'),
          flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
        });
      if (!interaction.isButton()) return;
      await interaction.deferUpdate();
      await interaction.editReply(panel('Changed.'));
    });
    const ana = await driver.person('Ana');
    const { message } = await ana.command('play cards', CALL);
    const path = `/channels/${GAMES}/messages/${message?.id ?? ''}`;
    expect((await rest.get(path)).body.code).toBe(10008);
    expect((await rest.patch(path, { components: [] })).body.code).toBe(10008);
    expect((await rest.delete(path)).body.code).toBe(10008);
    expect((await rest.get(`/channels/${GAMES}/messages`)).body).toEqual([]);
    if (message === undefined) throw new Error('There is no answer.');
    const { interaction } = await ana.click(message, 'My hand');
    expect(interaction.response).toBe(message.id);
    await ana.waitForMessage(GAMES, (shown) => textOf(shown) === 'Changed.');
  });

  test('answered in public shows nothing of the private message it was on', async () => {
    const { driver } = await withBot(async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({
          content: 'Secret',
          components: [
            new ActionRowBuilder<ButtonBuilder>().setComponents(
              new ButtonBuilder().setCustomId('tell').setLabel('Tell').setStyle(ButtonStyle.Primary),
            ),
          ],
          flags: MessageFlags.Ephemeral,
        });
      if (interaction.isButton()) await interaction.reply('Played.');
    });
    const [ana, ben] = [await driver.person('Ana'), await driver.person('Ben')];
    const { message } = await ana.command('play cards', CALL);
    if (message === undefined) throw new Error('There is no answer.');
    await ana.click(message, 'Tell');
    expect(JSON.stringify(await ben.messages(GAMES))).toContain('Played.');
    expect(JSON.stringify(await ben.messages(GAMES))).not.toContain('Secret');
    for (const { recipients, payload } of await driver.records()) {
      if (JSON.stringify(payload).includes('Secret')) expect(recipients).toEqual([ANA]);
    }
  });

  test('twice is two interactions', async () => {
    const clicks: string[] = [];
    const { driver } = await withBot(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply(panel('The table.'));
      if (!interaction.isButton()) return;
      clicks.push(interaction.id);
      await interaction.deferUpdate();
    });
    const ana = await driver.person('Ana');
    const { message } = await ana.command('play cards', CALL);
    if (message === undefined) throw new Error('There is no answer.');
    const both = await Promise.all([ana.press(message, 'My hand'), ana.press(message, 'My hand')]);
    for (const pressed of both) expect((await ana.settled(pressed)).interaction.status).toBe('done');
    expect(new Set(clicks).size).toBe(2);
  });

  test('chooses from menus, of values and of people', async () => {
    const { driver } = await withBot(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.reply({
          flags: MessageFlags.IsComponentsV2,
          components: [
            new ContainerBuilder()
              .addActionRowComponents((row) =>
                row.setComponents(
                  new StringSelectMenuBuilder()
                    .setCustomId('cards')
                    .setMaxValues(2)
                    .setOptions(['7B', '3G', '1R'].map((card) => ({ label: card, value: card }))),
                ),
              )
              .addActionRowComponents((row) =>
                row.setComponents(new UserSelectMenuBuilder().setCustomId('who').setPlaceholder('Who?')),
              ),
          ],
        });
      } else if (interaction.isStringSelectMenu()) await interaction.reply(interaction.values.join(' '));
      else if (interaction.isUserSelectMenu())
        await interaction.reply(
          interaction.members.map((member) => ('displayName' in member ? member.displayName : '?')).join(),
        );
    });
    const ana = await driver.person('Ana');
    const { message } = await ana.command('play cards', CALL);
    if (message === undefined) throw new Error('There is no answer.');
    expect((await ana.select(message, ['7B', '1R'])).message?.content).toBe('7B 1R');
    expect((await ana.select(message, [BEN], 'Who?')).message?.content).toBe('Ben');
  });

  test('opens a modal, which is filled and answered', async () => {
    const { driver } = await withBot(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply(panel('The table.'));
      if (interaction.isButton()) {
        await interaction.showModal(
          new ModalBuilder()
            .setCustomId('bid')
            .setTitle('Your bid')
            .addLabelComponents(
              new LabelBuilder()
                .setLabel('Tricks')
                .setTextInputComponent(
                  new TextInputBuilder().setCustomId('tricks').setStyle(TextInputStyle.Short).setMaxLength(2),
                ),
              new LabelBuilder()
                .setLabel('Suit')
                .setStringSelectMenuComponent(
                  new StringSelectMenuBuilder()
                    .setCustomId('suit')
                    .setOptions([{ label: 'Blue', value: 'B' }]),
                ),
            ),
        );
      }
      if (interaction.isModalSubmit() && interaction.isFromMessage()) {
        await interaction.update(
          panel(
            `${interaction.fields.getTextInputValue('tricks')} of ${interaction.fields.getStringSelectValues('suit').join()}`,
          ),
        );
      }
    });
    const ana = await driver.person('Ana');
    const { message } = await ana.command('play cards', CALL);
    if (message === undefined) throw new Error('There is no answer.');
    const { interaction } = await ana.click(message, 'My hand');
    expect(interaction).toMatchObject({ status: 'modal', modal: { title: 'Your bid' } });
    await expect(ana.submitModal(interaction, { suit: ['B'] })).rejects.toThrow('Tricks is required');
    await expect(ana.submitModal(interaction, { tricks: '123', suit: ['B'] })).rejects.toThrow(
      '0 to 2 characters',
    );
    await expect(ana.submitModal(interaction, { tricks: '3', suit: ['G'] })).rejects.toThrow(
      'does not offer',
    );
    const { message: updated } = await ana.submitModal(interaction, { tricks: '3', suit: ['B'] });
    expect(textOf(updated ?? message)).toBe('3 of B');
    await expect(ana.submitModal(interaction, { tricks: '3', suit: ['B'] })).rejects.toThrow('no open modal');
  });
});

describe('a thread', () => {
  test('is made from a message, with people in it, and told to the bot and the pages', async () => {
    const { driver, playground } = await withBot(async () => undefined);
    const bot = await logIn(playground);
    const ana = await driver.person('Ana');
    const channel = await bot.channels.fetch(GAMES);
    if (channel?.isSendable() !== true || channel.isDMBased())
      throw new Error('The channel takes no messages.');
    const lobby = await channel.send({ ...panel('The lobby.') });
    const thread = await lobby.startThread({ name: 'Cards · Ana', autoArchiveDuration: 1440 });
    await thread.members.add(ANA);
    await thread.send(`<@${ANA}> to play`);
    expect(thread.id).toBe(lobby.id);
    const shown = await ana.channel('Cards · Ana');
    expect(shown).toMatchObject({ id: thread.id, parent_id: GAMES, page: { pings: 1, whyNotUse: null } });
    expect(shown.page.members).toContain(ANA);
    const types = (await ana.messages(thread.id)).map(({ type }) => type);
    expect(types).toEqual([21, 1, 0]);
    expect((await ana.messages(GAMES))[0]?.thread?.id).toBe(thread.id);
    await driver.thread(thread.id, 'delete');
    await ana.waitFor(() => ana.events.find(({ type }) => type === 'thread-delete'));
    await ana.waitFor(() => (bot.channels.cache.has(thread.id) ? undefined : true), {
      what: 'the bot to notice',
    });
  });
});

test('a control is found by label, custom id or expression', async () => {
  const { driver } = await withBot(async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply(panel('The table.'));
  });
  const { message } = await (await driver.person('Ana')).command('play cards', CALL);
  if (message === undefined) throw new Error('There is no answer.');
  expect(findControl(message, { label: /^My/ })?.custom_id).toBe('hand');
  expect(findControl(message, { customId: /^of/ })?.label).toBe('Off');
  expect(findControl(message, 'Hand')).toBeUndefined();
});
