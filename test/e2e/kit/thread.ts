import { expect } from 'vitest';
import { buttonsOf, textOf } from '../../../playground/driver/reading.js';
import { must } from '../../../src/base/invariant.js';
import type { Match } from './match.js';

/** The line of a finished trick; the live table begins alike. */
const TRICK = /^\*\*Round (\d+), trick \d+\*\* · (?!trump card)/;
const LIVE = /Round (\d+), trick (\d+)/;

/** Every trick of a running match is told once, and the one live table stands last. All must be told already. */
export async function expectWholeThread({ host }: Match): Promise<void> {
  const messages = (await host.messages()).filter(({ page }) => !page.ephemeral);
  const stories = messages.map(textOf).filter((text) => TRICK.test(text));
  expect(new Set(stories).size).toBe(stories.length);

  const lives = messages.filter((message) =>
    buttonsOf(message).some(({ custom_id: customId = '' }) => customId.startsWith('hand.')),
  );
  expect(lives.map(({ id }) => id)).toEqual([messages.at(-1)?.id]);
  const [, round, trick] = must(
    LIVE.exec(textOf(must(lives[0], 'It stands.'))),
    'It says where the match is.',
  );
  expect(stories.filter((text) => TRICK.exec(text)?.[1] === round)).toHaveLength(Number(trick) - 1);
}
