import { EMOJIS, type EmojiKey } from '../art/emojis.js';

/** The first of the signs that mean nothing but what people agree on, and that no font draws. */
const FIRST_MARK = 0xe000;
/** With the space before its words. */
const MARKS = /[\uE000-\uF8FF] ?/g;

const KEYS: readonly EmojiKey[] = EMOJIS.map(({ key }) => key);
const MARK_BY_KEY: ReadonlyMap<EmojiKey, string> = new Map(
  KEYS.map((key, index) => [key, String.fromCharCode(FIRST_MARK + index)]),
);

/**
 * One sign that stands for an emoji until what it stands in is sent. Only then is it known which emojis Discord has.
 */
export function emojiMark(key: EmojiKey): string {
  return MARK_BY_KEY.get(key) ?? '';
}

/** Words of a message with their emoji before them. They say everything without it. */
export function marked(key: EmojiKey, text: string): string {
  return `${emojiMark(key)} ${text}`;
}

/** The text with what `shown` gives for each emoji, and without those that it gives nothing for. */
export function withEmojis(text: string, shown: (key: EmojiKey) => string | undefined): string {
  return text.replace(MARKS, (mark) => {
    const emoji = emojiAt(mark);
    const found = emoji === undefined ? undefined : shown(emoji);
    return found === undefined ? '' : found + mark.slice(1);
  });
}

export function withoutEmojis(text: string): string {
  return text.replace(MARKS, '');
}

/** The emoji that a text begins with. */
export function emojiAt(text: string): EmojiKey | undefined {
  return KEYS[text.charCodeAt(0) - FIRST_MARK];
}
