import { ComponentType } from 'discord.js';
import { type DrawnMessage, MESSAGE_TEXT_LENGTH_MAX } from './screen.js';

type Components = DrawnMessage['components'];

/** The parts of a message with each of its texts changed; labels, menus and alt texts stay as they are. */
export function withTexts(components: Components, change: (text: string) => string): Components {
  return components.map((container) => ({
    ...container,
    components: container.components.map((one) =>
      one.type === ComponentType.TextDisplay ? { ...one, content: change(one.content) } : one,
    ),
  }));
}

/** Whether all texts together are no longer than Discord allows. */
export function areTextsShort(components: Components): boolean {
  const texts = components.flatMap((container) =>
    container.components.flatMap((one) => (one.type === ComponentType.TextDisplay ? [one.content] : [])),
  );
  return texts.reduce((sum, text) => sum + text.length, 0) <= MESSAGE_TEXT_LENGTH_MAX;
}
