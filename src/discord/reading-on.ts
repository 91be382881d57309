import type { Words } from '../words/words.js';
import type { App } from './app.js';

/** Where more can be read about something: in the source, where its address is known, or else whoever runs the bot can be asked. */
export function readingOn(
  { source, contact }: Pick<App, 'source' | 'contact'>,
  about: 'command.fair-deals' | 'replay.record',
  words: Words,
): readonly string[] {
  if (source !== null) return [words.text(`${about}.linked`, { source })];
  const ask = words.text(`${about}.asking`);
  return contact === null ? [ask] : [ask, words.text('privacy.show.contact', { contact })];
}
