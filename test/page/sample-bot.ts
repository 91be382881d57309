import {
  type APIMessageTopLevelComponent,
  type AutocompleteInteraction,
  type ButtonInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  ComponentType,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';

/** A picture of one grey point; the page cares for its words. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOor6//DwAGgAKCcsl1lAAAAABJRU5ErkJggg==',
  'base64',
);

/** Two points, in one frame. */
const FILM = Buffer.from('R0lGODlhAgABAIAAAP8AAAAA/yH5BAAAAAAALAAAAAACAAEAAAICRAoAOw==', 'base64');

const FILES = [
  { attachment: Buffer.from('{"moves":[]}'), name: 'record.json' },
  { attachment: FILM, name: 'film.gif', description: 'A film' },
];

export interface SampleBot {
  /** The custom ids of all components used, in order. */
  readonly used: readonly string[];
  /** Sends a direct message. */
  readonly write: (user: string, text: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A small bot that shows the page every kind of thing it has to draw. */
export async function startSampleBot({
  DISCORD_TOKEN,
  DISCORD_API,
}: Readonly<Record<'DISCORD_TOKEN' | 'DISCORD_API', string>>): Promise<SampleBot> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: DISCORD_API } });
  const used: string[] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    if ('customId' in interaction) used.push(interaction.customId);
    void answer(interaction);
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(DISCORD_TOKEN);
  await ready;
  await client.application?.commands.set(COMMANDS);
  const write = async (user: string, text: string): Promise<void> => {
    await client.users.send(user, text);
  };
  return { used, write, stop: () => client.destroy() };
}

const COMMANDS = [
  {
    name: 'show',
    description: 'Show something',
    options: [
      {
        type: 1,
        name: 'panel',
        description: 'A private panel',
        options: [
          { type: 6, name: 'friend', description: 'A friend', required: true },
          { type: 4, name: 'count', description: 'How many', min_value: 1, max_value: 9 },
          { type: 3, name: 'size', description: 'How large', choices: [{ name: 'Large', value: 'L' }] },
          { type: 3, name: 'bird', description: 'Which bird', autocomplete: true },
        ],
      },
      { type: 1, name: 'text', description: 'A public text' },
      { type: 1, name: 'records', description: 'A file and a film' },
      { type: 1, name: 'poster', description: 'A button for everybody' },
    ],
  },
  {
    name: 'play',
    name_localizations: { de: 'spielen' },
    description: 'Play something',
    options: [
      {
        type: 1,
        name: 'nothing',
        name_localizations: { de: 'nichts' },
        description: 'No game',
        options: [
          {
            type: 3,
            name: 'pace',
            name_localizations: { de: 'tempo' },
            description: 'How fast',
            choices: [{ name: 'Fast', name_localizations: { de: 'Schnell' }, value: 'fast' }],
          },
        ],
      },
    ],
  },
  { name: 'silent', description: 'Never answers' },
];

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) await answerTyping(interaction);
  else if (interaction.isChatInputCommand()) await answerCommand(interaction);
  else if (interaction.isButton()) await answerButton(interaction);
  else if (interaction.isStringSelectMenu())
    await showPanel(interaction, `chose ${interaction.values.join(' and ')}`);
  else if (interaction.isModalSubmit()) await answerModal(interaction);
}

async function answerTyping(interaction: AutocompleteInteraction): Promise<void> {
  const typed = interaction.options.getFocused();
  if (typed === 'silence') return;
  await interaction.respond(typed === 'nothing' ? [] : [{ name: 'Blue Jay', value: 'jay' }]);
}

async function answerCommand(interaction: ChatInputCommandInteraction): Promise<void> {
  if (interaction.commandName === 'silent') return;
  if (interaction.commandName === 'play') {
    await interaction.reply(`Played nothing, ${interaction.options.getString('pace') ?? 'at leisure'}`);
    return;
  }
  if (interaction.options.getSubcommand() === 'records') {
    await interaction.reply({ files: FILES });
    return;
  }
  if (interaction.options.getSubcommand() === 'poster') {
    await interaction.reply({ content: 'A poster', components: [POSTER] });
    return;
  }
  if (interaction.options.getSubcommand() === 'text') {
    await interaction.reply({ content: '<img src=x onerror="document.title=\'broken\'"> **loud** <@1>' });
    return;
  }
  const friend = interaction.options.getUser('friend', true);
  const rest = ['count', 'size', 'bird'].map((name) => String(interaction.options.get(name)?.value));
  await showPanel(interaction, `for <@${friend.id}> ${rest.join(' ')}`);
}

async function answerButton(interaction: ButtonInteraction): Promise<void> {
  if (interaction.customId === 'nothing') return;
  if (interaction.customId === 'form') await interaction.showModal(MODAL);
  else if (interaction.customId === 'ping')
    await interaction.reply({ content: `Your turn, <@${interaction.user.id}>` });
  else await showPanel(interaction, `after ${interaction.customId}`);
}

async function answerModal(interaction: ModalSubmitInteraction): Promise<void> {
  const name = interaction.fields.getTextInputValue('name');
  const [colour] = interaction.fields.getStringSelectValues('colour');
  await interaction.reply({ content: `Saved ${name} in ${colour ?? '?'}`, flags: MessageFlags.Ephemeral });
}

type Shown = ChatInputCommandInteraction | ButtonInteraction | StringSelectMenuInteraction;

async function showPanel(interaction: Shown, news: string): Promise<void> {
  const files = [{ attachment: PICTURE, name: 'hand.png' }];
  const components = [panel(news)];
  if (interaction.isChatInputCommand()) {
    await interaction.reply({
      components,
      files,
      flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
    });
  } else {
    await interaction.update({ components, files, flags: MessageFlags.IsComponentsV2 });
  }
}

function panel(news: string): APIMessageTopLevelComponent {
  const button = (custom_id: string, label: string, style: ButtonStyle.Primary | ButtonStyle.Danger) =>
    ({ type: ComponentType.Button, custom_id, label, style }) as const;
  return {
    type: ComponentType.Container,
    accent_color: 0x7dbf96,
    components: [
      {
        type: ComponentType.MediaGallery,
        items: [{ media: { url: 'attachment://hand.png' }, description: `Hand ${news}` }],
      },
      { type: ComponentType.TextDisplay, content: `### Panel ${news}` },
      {
        type: ComponentType.ActionRow,
        components: [
          button('play', 'Play', ButtonStyle.Primary),
          button('form', 'Form', ButtonStyle.Primary),
          button('ping', 'Ping me', ButtonStyle.Primary),
          button('nothing', 'Nothing', ButtonStyle.Danger),
          { ...button('shut', 'Shut', ButtonStyle.Danger), disabled: true },
        ],
      },
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.StringSelect,
            custom_id: 'birds',
            placeholder: 'Swap birds',
            min_values: 1,
            max_values: 2,
            options: ['Hawk', 'Dove', 'Jay'].map((label) => ({ label, value: label.toLowerCase() })),
          },
        ],
      },
    ],
  };
}

const POSTER = {
  type: ComponentType.ActionRow,
  components: [
    { type: ComponentType.Button, custom_id: 'ping', label: 'Ping me', style: ButtonStyle.Primary },
  ],
} as const;

const MODAL = {
  custom_id: 'settings',
  title: 'Settings',
  components: [
    {
      type: ComponentType.Label as const,
      label: 'Name',
      component: { type: ComponentType.TextInput as const, custom_id: 'name', style: 1 as const },
    },
    {
      type: ComponentType.Label as const,
      label: 'Colour',
      component: {
        type: ComponentType.StringSelect as const,
        custom_id: 'colour',
        options: ['Green', 'Red'].map((label) => ({ label, value: label.toLowerCase() })),
      },
    },
  ],
};
