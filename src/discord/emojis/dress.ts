import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APISelectMenuOption,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { emojiAt, withEmojis } from '../../faces/emoji-marks.js';
import type { EmojiKey } from '../../faces/face.js';
import type { DrawnMessage } from '../screen.js';
import { areTextsShort, withTexts } from '../texts.js';

/** An emoji of the application, as messages name it. */
export interface KnownEmoji {
  readonly id: string;
  readonly name: string;
}

/** The emojis that Discord has. */
export type KnownEmojis = ReadonlyMap<EmojiKey, KnownEmoji>;

export const NO_EMOJIS: KnownEmojis = new Map();

/** The message with emojis in place of their marks; those that are not known are left out, and leave no trace. */
export function dressed({ components, ...rest }: DrawnMessage, known: KnownEmojis): DrawnMessage {
  const dressing = { known, inLines: fitIn(components, known) ? known : NO_EMOJIS };
  return { components: components.map((container) => dressedContainer(container, dressing)), ...rest };
}

interface Dressing {
  readonly known: KnownEmojis;
  readonly inLines: KnownEmojis;
}

// An emoji in a text is as long as what it is written with.
function fitIn(components: DrawnMessage['components'], known: KnownEmojis): boolean {
  return areTextsShort(withTexts(components, (text) => inText(text, known)));
}

function dressedContainer(container: APIContainerComponent, dressing: Dressing): APIContainerComponent {
  return { ...container, components: container.components.map((one) => dressedComponent(one, dressing)) };
}

function dressedComponent(
  component: APIComponentInContainer,
  { known, inLines }: Dressing,
): APIComponentInContainer {
  if (component.type === ComponentType.TextDisplay)
    return { ...component, content: inText(component.content, inLines) };
  if (component.type !== ComponentType.ActionRow) return component;
  return {
    ...component,
    components: component.components.map((control) => {
      if (control.type === ComponentType.Button) return dressedButton(control, known);
      if (control.type !== ComponentType.StringSelect) return control;
      return { ...control, options: control.options.map((option) => dressedOption(option, known)) };
    }),
  };
}

function inText(text: string, known: KnownEmojis): string {
  return withEmojis(text, (key) => {
    const emoji = known.get(key);
    return emoji && `<:${emoji.name}:${emoji.id}>`;
  });
}

function dressedButton(button: APIButtonComponent, known: KnownEmojis): APIButtonComponent {
  if (button.style === ButtonStyle.Premium) return button;
  const { emoji, ...plain } = button;
  const shown = knownAt(emoji?.name, known);
  return shown === undefined ? plain : { ...plain, emoji: shown };
}

function dressedOption({ emoji, ...plain }: APISelectMenuOption, known: KnownEmojis): APISelectMenuOption {
  const shown = knownAt(emoji?.name, known);
  return shown === undefined ? plain : { ...plain, emoji: shown };
}

function knownAt(mark: string | undefined, known: KnownEmojis): KnownEmoji | undefined {
  const key = mark === undefined ? undefined : emojiAt(mark);
  return key && known.get(key);
}
