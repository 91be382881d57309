import { type Component, ComponentKind, flatten, isSelect, mediaOf, textsOf } from '../world/components.js';
import type { ShownMessage } from './shapes.js';

/**
 * Every word that a message shows as text, line after line. Custom emojis are no words, see `emojisOf`, and commands
 * that can be pressed are called as they are shown, see `commandsOf`.
 */
export function textOf(message: ShownMessage): string {
  return rawTextOf(message).replace(CUSTOM_EMOJI, '').replace(COMMAND, '/$1');
}

/** The commands that can be pressed in the texts of a message, with the ids that they are meant by. */
export function commandsOf(message: ShownMessage): readonly { readonly name: string; readonly id: string }[] {
  return [...rawTextOf(message).matchAll(COMMAND)].map(([, name = '', id = '']) => ({ name, id }));
}

/** The names of the custom emojis in a message: of its texts, then of its buttons and options. */
export function emojisOf(message: ShownMessage): readonly string[] {
  const inText = [...rawTextOf(message).matchAll(CUSTOM_EMOJI)].map(([, name]) => name);
  const parts = flatten(message.components).flatMap((component) => [component, ...(component.options ?? [])]);
  const onControls = parts.map(
    ({ emoji }) => emoji as { readonly id?: string; readonly name?: string } | undefined,
  );
  return [...inText, ...onControls.map((emoji) => (emoji?.id === undefined ? undefined : emoji.name))].filter(
    (name) => name !== undefined,
  );
}

/** With the space that keeps it to the word after it. */
const CUSTOM_EMOJI = /<a?:(\w+):\d+> ?/g;

const COMMAND = /<\/([^:>]+):(\d+)>/g;

function rawTextOf(message: ShownMessage): string {
  return [message.content, ...textsOf(message.components)].filter((text) => text !== '').join('\n');
}

export function buttonsOf(message: ShownMessage): readonly Component[] {
  return flatten(message.components).filter(({ type }) => type === ComponentKind.button);
}

export function menusOf(message: ShownMessage): readonly Component[] {
  return flatten(message.components).filter(isSelect);
}

/** The pictures of a message, with their alt texts. */
export function picturesOf(message: ShownMessage): readonly { readonly url: string; readonly alt: string }[] {
  return flatten(message.components).flatMap((component) => {
    const items = component.items?.map(({ media, description }) => ({
      url: media.url,
      alt: description ?? '',
    }));
    return items ?? mediaOf(component).map(({ url }) => ({ url, alt: component.description ?? '' }));
  });
}

/** The component meant by its label, or by its custom id whole or in part. */
export function findControl(message: ShownMessage, control: ControlName): Component | undefined {
  const controls = [...buttonsOf(message), ...menusOf(message)];
  const { label, customId } = typeof control === 'string' ? { label: control, customId: undefined } : control;
  return controls.find((component) => {
    if (label !== undefined) return matches(label, component.label ?? component.placeholder ?? '');
    return customId !== undefined && matches(customId, component.custom_id ?? '');
  });
}

/** How a test names a button or menu: its whole label, or an expression for its label or custom id. */
export type ControlName = string | { readonly label?: string | RegExp; readonly customId?: string | RegExp };

function matches(wanted: string | RegExp, actual: string): boolean {
  return typeof wanted === 'string' ? wanted === actual : wanted.test(actual);
}
