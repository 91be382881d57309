/**
 * The least a bot can do: it answers each click on its one message by encoding a finished picture anew, with the
 * settings of the bot it is compared with. Started beside the playground, with its address.
 */
import { readFileSync } from 'node:fs';
import { Canvas, createCanvas, loadImage } from 'canvas';
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ContainerBuilder,
  Events,
  GatewayIntentBits,
  type Interaction,
  MediaGalleryBuilder,
  type MessageActionRowComponentBuilder,
  MessageFlags,
} from 'discord.js';

/** The command that sends the message with the button. */
const COMMAND = 'bare';
const BUTTON = 'again';
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
type Level = (typeof LEVELS)[number];

await main();

interface Finished {
  readonly canvas: Canvas;
  readonly compressionLevel: Level;
}

async function main(): Promise<void> {
  const { DISCORD_TOKEN = '', DISCORD_API = '', BARE_PICTURE = '' } = process.env;
  const png = readFileSync(BARE_PICTURE);
  const canvas = await finishedCanvas(png);
  const finished = { canvas, compressionLevel: await levelOf(png, canvas) };
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: DISCORD_API, retries: 0 },
  });
  client.once(Events.ClientReady, (ready) => {
    void ready.application.commands.set([{ name: COMMAND, description: 'A picture and a button' }]);
  });
  client.on(Events.InteractionCreate, (interaction) => {
    void answer(interaction, finished);
  });
  process.once('SIGTERM', () => {
    void client.destroy();
  });
  await client.login(DISCORD_TOKEN);
}

async function answer(interaction: Interaction, finished: Finished): Promise<void> {
  if (interaction.isChatInputCommand()) {
    const flags = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2;
    await interaction.reply({ ...(await screen(finished)), flags });
  }
  if (interaction.isButton()) await interaction.update(await screen(finished));
}

async function screen(finished: Finished) {
  const attachment = await encoded(finished);
  const gallery = new MediaGalleryBuilder().addItems({ media: { url: 'attachment://hand.png' } });
  const button = new ButtonBuilder().setCustomId(BUTTON).setLabel('Again').setStyle(ButtonStyle.Primary);
  const container = new ContainerBuilder()
    .addMediaGalleryComponents(gallery)
    .addActionRowComponents(new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(button));
  return { components: [container], files: [{ attachment, name: 'hand.png' }] };
}

function encoded({ canvas, compressionLevel }: Finished): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    canvas.toBuffer((error, png) => (error === null ? resolve(png) : reject(error)), 'image/png', {
      compressionLevel,
      filters: Canvas.PNG_FILTER_NONE,
    });
  });
}

/** The level the bot encodes with: the same pixels by the same settings are the same bytes. */
async function levelOf(png: Buffer, canvas: Canvas): Promise<Level> {
  for (const compressionLevel of LEVELS) {
    if (png.equals(await encoded({ canvas, compressionLevel }))) return compressionLevel;
  }
  throw new Error('The bot encodes by other settings than these.');
}

async function finishedCanvas(png: Buffer): Promise<Canvas> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d', { pixelFormat: 'RGB24', alpha: false }).drawImage(image, 0, 0);
  return canvas;
}
