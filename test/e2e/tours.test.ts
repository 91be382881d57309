import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../playground/driver/person.js';
import { buttonsOf, picturesOf, textOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { openStage, type Stage } from './kit/stage.js';

const WITHIN_MS = 120_000;
const NEXT = 'Next ▶';
/** What stands below every page. */
const WAYS: readonly string[] = ['◀ Back', NEXT, 'As text', 'As picture', 'All rules'];

let stage: Stage;
let person: Person;
let channel: string;

beforeAll(async () => {
  stage = await openStage({ seed: 'tours' });
  person = await stage.person('Cleo');
  channel = (await person.channel('games')).id;
}, WITHIN_MS);
afterAll(() => stage.close());

async function click(page: ShownMessage, label: string): Promise<ShownMessage> {
  return must((await person.click(page, { label })).message, 'It is answered.');
}

function answersOn(page: ShownMessage): readonly string[] {
  return buttonsOf(page).flatMap(({ label }) => (label == null || WAYS.includes(label) ? [] : [label]));
}

/** Tries one answer after the other until it is right. */
async function solve(page: ShownMessage): Promise<ShownMessage> {
  const labels = answersOn(page);
  for (const label of labels) {
    const shown = await click(page, label);
    expect(textOf(shown)).toMatch(/(Right:|Not) \*\*/);
    if (textOf(shown).includes('Right: **')) return shown;
  }
  throw new Error(`None of ${labels.join(', ')} is right.`);
}

test.each(['woodland-tricks', 'trickadee', 'before-the-birds'])(
  'the tour of %s is walked to its end by trying, in one message that nobody else sees',
  async (game) => {
    const opened = await person.command('rules', { channel, options: { game } });
    let page = must(opened.message, 'It is answered.');
    const { id } = page;
    let pages = 1;
    for (; ; pages += 1) {
      expect(page.page.ephemeral).toBe(true);
      expect(picturesOf(page).length).toBeGreaterThan(0);
      if (answersOn(page).length > 0) page = await solve(page);
      if (buttonsOf(page).some(({ label, disabled }) => label === NEXT && disabled === true)) break;
      page = await click(page, NEXT);
      expect(page.id).toBe(id);
    }
    expect(textOf(page)).toContain(`Page ${pages} of ${pages}`);
    expect(textOf(page)).toContain(`/play ${game} opens a table`);

    const told = await click(page, 'As text');
    expect(picturesOf(told)).toHaveLength(0);
    expect(textOf(told).length).toBeGreaterThan(textOf(page).length / 2);
    const whole = await click(told, 'All rules');
    expect(picturesOf(whole).length).toBeGreaterThan(0);
    expect(textOf(await click(whole, 'Guided tour'))).toContain(`Page 1 of ${pages}`);
  },
  WITHIN_MS,
);
