import {
  ActionRowBuilder,
  ButtonBuilder,
  ChannelSelectMenuBuilder,
  ContainerBuilder,
  FileBuilder,
  MediaGalleryBuilder,
  type MessageActionRowComponentBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  UserSelectMenuBuilder,
} from '@discordjs/builders';
import { type APIContainerComponent, ButtonStyle, type ChannelType } from 'discord.js';
import { emojiMark, withoutEmojis } from '../faces/emoji-marks.js';
import type { EmojiKey, Image } from '../faces/face.js';
import type { ChannelId } from '../tables/ids.js';
import { escapeMarkdown } from '../words/words.js';
import { altText } from './alt-text.js';
import { clip } from './clip.js';
import { type CustomId, encodeCustomId } from './custom-ids.js';
import type { Observer } from './observer.js';
import type { Veil } from './veil.js';

/** What stands in a message of the bot, before pictures are drawn and Discord's shapes are made. */
export interface Screen {
  /** Each sheet becomes one container. */
  readonly sheets: readonly Sheet[];
}

export type Sheet = readonly Block[];

export type Block =
  /** Markdown. */
  | { readonly kind: 'text'; readonly text: string }
  /** To be downloaded. */
  | { readonly kind: 'file'; readonly file: DrawnFile }
  | { readonly kind: 'pictures'; readonly pictures: readonly Image[] }
  /** An ornament that tells nothing the words do not. `kept` where the message to be edited has it already. */
  | { readonly kind: 'banner'; readonly picture: Image; readonly kept: boolean }
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  | { readonly kind: 'menu'; readonly menu: Menu }
  | ({ readonly kind: 'channels' } & ChannelMenu)
  | ({ readonly kind: 'people' } & PeopleMenu);

export interface Button {
  readonly id: CustomId;
  readonly label: string;
  readonly emoji?: EmojiKey;
  readonly tone: 'main' | 'plain' | 'right' | 'danger';
  readonly disabled?: boolean;
}

export interface Menu {
  readonly id: CustomId;
  readonly placeholder: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly emoji?: EmojiKey;
    readonly description?: string;
    /** What holds now. */
    readonly chosen?: boolean;
  }[];
}

/** A choice among a server's channels, of which none may be chosen too. */
export interface ChannelMenu {
  readonly id: CustomId;
  readonly placeholder: string;
  readonly types: readonly ChannelType[];
  /** What holds now; each of them there. */
  readonly chosen: readonly ChannelId[];
  readonly most: number;
}

/** A choice among everybody on a server, at least one of them. */
export interface PeopleMenu {
  readonly id: CustomId;
  readonly placeholder: string;
  readonly most: number;
}

/** A message as Discord's API takes it, but that marks stand for emojis; see `emojis/dress`. */
export interface DrawnMessage {
  readonly components: readonly APIContainerComponent[];
  readonly files: readonly DrawnFile[];
  /** Whether the message that is edited keeps the files it has, in place of new ones. */
  readonly keepsFiles?: boolean;
}

export interface DrawnFile {
  readonly name: string;
  readonly contentType: string;
  readonly data: Buffer;
  /** What it is, for whoever cannot see it. */
  readonly alt: string;
}

export interface DrawOptions {
  /** The integer id of the first container, by which the message can be found again. */
  readonly marker?: number;
  /** For the ids of buttons and menus. */
  readonly veil: Veil;
  /** Told when a picture could not be drawn; its words stand in the message instead. */
  readonly onPictureFailed: (error: unknown, fileName: string) => void;
  readonly observer: Pick<Observer, 'drawing'>;
}

/** Discord's limit on all text of one message together. */
export const MESSAGE_TEXT_LENGTH_MAX = 4_000;
/** Discord's limit. */
export const BUTTONS_ACROSS_MAX = 5;
export const MENU_OPTIONS_MAX = 25;
const LABEL_LENGTH_MAX = 80;
/** Of an entry to choose from, in a menu or while typing. */
export const OPTION_LENGTH_MAX = 100;
const PLACEHOLDER_LENGTH_MAX = 150;
const MOSS = 0x5f7d4f;

const STYLES = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  right: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/** Draws the pictures and makes Discord's components. Never fails for the sake of a picture. */
export async function drawScreen(screen: Screen, options: DrawOptions): Promise<DrawnMessage> {
  const budget = { textLeft: MESSAGE_TEXT_LENGTH_MAX };
  const files: DrawnFile[] = [];
  const components: APIContainerComponent[] = [];
  const keepsFiles = screen.sheets.flat().some((block) => block.kind === 'banner' && block.kept);
  for (const [index, sheet] of screen.sheets.entries()) {
    const container = new ContainerBuilder().setAccentColor(MOSS);
    if (index === 0 && options.marker !== undefined) container.setId(options.marker);
    for (const block of sheet) await addBlock(container, block, { budget, files, options });
    components.push(container.toJSON());
  }
  return { components, files, ...(keepsFiles ? { keepsFiles } : {}) };
}

interface Drawing {
  readonly budget: { textLeft: number };
  readonly files: DrawnFile[];
  readonly options: DrawOptions;
}

async function addBlock(container: ContainerBuilder, block: Block, drawing: Drawing): Promise<void> {
  switch (block.kind) {
    case 'text':
      addText(container, block.text, drawing);
      return;
    case 'file':
      container.addFileComponents(new FileBuilder().setURL(`attachment://${block.file.name}`));
      drawing.files.push(block.file);
      return;
    case 'pictures':
      await addPictures(container, block.pictures, drawing);
      return;
    case 'banner':
      await addBanner(container, block, drawing);
      return;
    case 'buttons':
      container.addActionRowComponents(
        row(...block.buttons.map((button) => buttonOf(button, drawing.options))),
      );
      return;
    case 'menu':
      container.addActionRowComponents(row(menuOf(block.menu, drawing.options)));
      return;
    case 'channels':
      container.addActionRowComponents(row(channelMenuOf(block, drawing.options)));
      return;
    case 'people':
      container.addActionRowComponents(row(peopleMenuOf(block, drawing.options)));
  }
}

// Longer texts are paged before they come here; cutting is the net below, since Discord refuses the message whole.
function addText(container: ContainerBuilder, text: string, { budget }: Drawing): void {
  const fitting = clip(text, budget.textLeft);
  if (fitting === '') return;
  budget.textLeft -= fitting.length;
  container.addTextDisplayComponents(new TextDisplayBuilder().setContent(fitting));
}

// A gallery each, since Discord shows those of one gallery beside each other, too small to be read.
async function addPictures(
  container: ContainerBuilder,
  pictures: readonly Image[],
  drawing: Drawing,
): Promise<void> {
  const unseen: string[] = [];
  for (const picture of pictures) {
    const file = await renderFile(picture, drawing);
    if (file === undefined) {
      unseen.push(inMessage(picture));
      continue;
    }
    drawing.files.push(file);
    addGallery(container, file);
  }
  for (const alt of unseen) addText(container, alt, drawing);
}

async function addBanner(
  container: ContainerBuilder,
  { picture, kept }: Extract<Block, { readonly kind: 'banner' }>,
  drawing: Drawing,
): Promise<void> {
  if (kept) {
    addGallery(container, { name: picture.fileName, alt: altText(picture.alt) });
    return;
  }
  const file = await renderFile(picture, drawing);
  if (file === undefined) return;
  drawing.files.push(file);
  addGallery(container, file);
}

function addGallery(container: ContainerBuilder, { name, alt }: Pick<DrawnFile, 'name' | 'alt'>): void {
  container.addMediaGalleryComponents(
    new MediaGalleryBuilder().addItems({ media: { url: `attachment://${name}` }, description: alt }),
  );
}

async function renderFile(picture: Image, { files, options }: Drawing): Promise<DrawnFile | undefined> {
  const ended = options.observer.drawing();
  try {
    const data = await picture.render();
    ended('drawn');
    const name = freeName(picture.fileName, files);
    const contentType = name.endsWith('.gif') ? 'image/gif' : 'image/png';
    return { name, contentType, data, alt: altText(picture.alt) };
  } catch (error) {
    ended('failed');
    options.onPictureFailed(error, picture.fileName);
    return undefined;
  }
}

function freeName(fileName: string, files: readonly DrawnFile[]): string {
  const taken = new Set(files.map((file) => file.name));
  if (!taken.has(fileName)) return fileName;
  return `${files.length + 1}-${fileName}`;
}

function row(
  ...components: readonly MessageActionRowComponentBuilder[]
): ActionRowBuilder<MessageActionRowComponentBuilder> {
  return new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(...components);
}

function buttonOf({ id, label, emoji, tone, disabled }: Button, { veil }: DrawOptions): ButtonBuilder {
  const button = new ButtonBuilder()
    .setCustomId(encodeCustomId(id, veil))
    .setLabel(clip(label, LABEL_LENGTH_MAX))
    .setStyle(STYLES[tone])
    .setDisabled(disabled === true);
  return emoji === undefined ? button : button.setEmoji({ name: emojiMark(emoji) });
}

function menuOf({ id, placeholder, options }: Menu, { veil }: DrawOptions): StringSelectMenuBuilder {
  return new StringSelectMenuBuilder()
    .setCustomId(encodeCustomId(id, veil))
    .setPlaceholder(clip(placeholder, PLACEHOLDER_LENGTH_MAX))
    .addOptions(
      options.map(({ value, label, emoji, description, chosen }) => ({
        value,
        label: clip(label, OPTION_LENGTH_MAX),
        ...(emoji === undefined ? {} : { emoji: { name: emojiMark(emoji) } }),
        ...(description === undefined ? {} : { description: clip(description, OPTION_LENGTH_MAX) }),
        ...(chosen === true ? { default: true } : {}),
      })),
    );
}

function channelMenuOf(
  { id, placeholder, types, chosen, most }: ChannelMenu,
  { veil }: DrawOptions,
): ChannelSelectMenuBuilder {
  return new ChannelSelectMenuBuilder()
    .setCustomId(encodeCustomId(id, veil))
    .setPlaceholder(clip(placeholder, PLACEHOLDER_LENGTH_MAX))
    .setChannelTypes(...types)
    .setDefaultChannels(...chosen)
    .setMinValues(0)
    .setMaxValues(most);
}

function peopleMenuOf({ id, placeholder, most }: PeopleMenu, { veil }: DrawOptions): UserSelectMenuBuilder {
  return new UserSelectMenuBuilder()
    .setCustomId(encodeCustomId(id, veil))
    .setPlaceholder(clip(placeholder, PLACEHOLDER_LENGTH_MAX))
    .setMaxValues(Math.min(most, MENU_OPTIONS_MAX));
}

/** The screen with what its pictures show in words, and without emojis: for whoever has it read aloud. */
export function inWords({ sheets }: Screen): Screen {
  return { sheets: sheets.map((sheet) => sheet.flatMap(blockInWords)) };
}

function blockInWords(block: Block): readonly Block[] {
  switch (block.kind) {
    case 'pictures':
      return block.pictures.map((picture) => ({ kind: 'text', text: inMessage(picture) }));
    case 'banner':
      return [];
    case 'text':
      return [{ ...block, text: withoutEmojis(block.text) }];
    case 'buttons':
      return [{ ...block, buttons: block.buttons.map(plain) }];
    case 'menu':
      return [{ ...block, menu: { ...block.menu, options: block.menu.options.map(plain) } }];
    default:
      return [block];
  }
}

function plain<One extends { readonly emoji?: EmojiKey }>({ emoji: _, ...rest }: One): Omit<One, 'emoji'> {
  return rest;
}

function inMessage({ alt }: Image): string {
  return alt
    .split('\n')
    .map((sentence) => escapeMarkdown(sentence))
    .join('\n');
}
