import { expect, test } from 'vitest';
import type { App } from '../../src/discord/app.js';
import { readingOn } from '../../src/discord/reading-on.js';
import { LANGUAGES } from '../../src/words/languages.js';
import { wordsFor } from '../../src/words/words.js';
import { newDesk, timeStandsStill } from './desk.js';
import { commandOf, directly } from './interactions.js';
import { ANA } from './kit.js';

timeStandsStill();

const FAIR = [{ type: 3, name: 'game', value: 'fair-deals' }];

async function fairDeals(change: Partial<App>): Promise<string> {
  const desk = newDesk(change);
  await desk.route(directly(commandOf({ userId: ANA }, 'rules', { options: FAIR })));
  return desk.replies.sent.at(-1)?.text ?? '';
}

test('what is written about fair deals is linked where the source can be read', async () => {
  const told = await fairDeals({ source: 'https://example.org/thicket', contact: 'keeper@example.org' });
  expect(told).toContain('in `docs/fair-deal.md` of [the source of this bot](https://example.org/thicket).');
  expect(told).not.toContain('keeper');
});

test('where it cannot, the operator can be asked, and no file is named', async () => {
  const told = await fairDeals({ contact: 'keeper@example.org' });
  expect(told).toMatch(
    /Whoever runs this bot has the exact steps.*\n\*\*Whom to ask\*\*: keeper@example\.org$/,
  );
  expect(told).not.toContain('.md');
  expect(await fairDeals({})).toMatch(/ask for them\.$/);
});

test('of a record both are said as well', () => {
  const words = wordsFor('en');
  const source = 'https://example.org/thicket';
  expect(readingOn({ source, contact: null }, 'replay.record', words).join()).toContain(`](${source})`);
  expect(readingOn({ source: null, contact: null }, 'replay.record', words)).toHaveLength(1);
});

test.each(Object.entries(LANGUAGES))('no text in %s names a file without a way to it', (_, texts) => {
  const naming = Object.values<string>(texts).filter((text) => /docs\/|\.md\b|npm run/.test(text));
  expect(naming).toHaveLength(2);
  for (const text of naming) expect(text).toMatch(/\[[^\]]+\]\(\{\{- source\}\}\)/);
});
