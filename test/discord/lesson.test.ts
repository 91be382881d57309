import { ButtonStyle, ComponentType } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOM_ID_LENGTH_MAX, decodeCustomId, encodeCustomId } from '../../src/discord/custom-ids.js';
import type { LessonId } from '../../src/discord/lesson-ids.js';
import { type Desk, newDesk, timeStandsStill } from './desk.js';
import { commandOf, directly, pressOf } from './interactions.js';
import { ANA, VEIL } from './kit.js';

timeStandsStill();

const GAME = [{ type: 3, name: 'game', value: 'toy' }];

function lesson(change: Partial<LessonId> = {}): LessonId {
  return { kind: 'lesson', topic: 'toy', look: 'picture', page: 0, answer: null, ...change };
}

async function press(desk: Desk, id: Parameters<typeof pressOf>[1]): Promise<string> {
  await desk.route(pressOf({ userId: ANA }, id, { isPrivate: true }));
  return last(desk);
}

function last({ replies }: Desk): string {
  return replies.sent.at(-1)?.text ?? '';
}

function idsOn({ replies }: Desk): readonly string[] {
  return JSON.stringify(replies.sent.at(-1)?.drawn?.components).match(/(?<="custom_id":")[^"]+/g) ?? [];
}

interface ShownButton {
  readonly label: string;
  readonly disabled: boolean;
  readonly style: ButtonStyle;
}

function buttonsOn({ replies }: Desk): readonly ShownButton[] {
  const found: ShownButton[] = [];
  JSON.stringify(replies.sent.at(-1)?.drawn?.components, (_key, value) => {
    const { type, label, disabled, style } = (value ?? {}) as Partial<ShownButton> & {
      readonly type?: unknown;
    };
    if (type === ComponentType.Button && label !== undefined && style !== undefined)
      found.push({ label, disabled: disabled === true, style });
    return value as unknown;
  });
  return found;
}

function filesOn({ replies }: Desk): readonly string[] {
  return replies.sent.at(-1)?.drawn?.files.map(({ name }) => name) ?? [];
}

describe('/rules', () => {
  test('opens the first page of a tour, for the asker alone', async () => {
    const desk = newDesk();
    await desk.route(commandOf({ userId: ANA }, 'rules', { options: GAME }));
    expect(desk.replies.sent.map(({ way }) => way)).toEqual(['message']);
    expect(last(desk)).toContain('A toy.');
    expect(last(desk)).toContain('Page 1 of 3');
    expect(idsOn(desk)).toEqual(['lesson.toy.p.0', 'lesson.toy.p.1', 'lesson.toy.t.0', 'rules.toy']);
  });

  test('goes on and back in place, up to the last page, which says how to begin', async () => {
    const desk = newDesk();
    expect(await press(desk, lesson({ page: 1 }))).toContain('Which may you pick?');
    expect(desk.replies.sent.at(-1)?.way).toBe('update');
    expect(idsOn(desk)).toContain('lesson.toy.p.0');
    expect(await press(desk, lesson({ page: 2 }))).toContain('`/play toy` opens a table');
  });

  test('has its ways at the same place on every page, dead where they lead nowhere', async () => {
    const desk = newDesk();
    const places: string[] = [];
    for (const page of [0, 1, 2]) {
      await press(desk, lesson({ page }));
      places.push(
        buttonsOn(desk)
          .slice(-4)
          .map(({ label, disabled }) => `${label}${disabled ? ' (dead)' : ''}`)
          .join(', '),
      );
    }
    expect(places).toEqual([
      '◀ Back (dead), Next ▶, As text, All rules',
      '◀ Back, Next ▶, As text, All rules',
      '◀ Back, Next ▶ (dead), As text, All rules',
    ]);
  });

  test('marks the wrong answer, of two without inviting to another one', async () => {
    const desk = newDesk();
    await press(desk, lesson({ page: 1, answer: 1 }));
    expect(last(desk)).not.toContain('Try another one.');
    expect(buttonsOn(desk).slice(0, 2)).toEqual([
      { label: 'One', disabled: false, style: ButtonStyle.Secondary },
      { label: 'Nine', disabled: true, style: ButtonStyle.Danger },
    ]);
  });

  test('stays solved, in the other look too', async () => {
    const desk = newDesk();
    for (const look of ['picture', 'text'] as const) {
      await press(desk, lesson({ page: 1, answer: 0, look }));
      expect(buttonsOn(desk).slice(0, 2)).toEqual([
        { label: 'One', disabled: true, style: ButtonStyle.Success },
        { label: 'Nine', disabled: true, style: ButtonStyle.Secondary },
      ]);
    }
    expect(idsOn(desk)).toContain('lesson.toy.p.1.0');
  });

  test('says of a wrong answer why, and lets another one be tried', async () => {
    const desk = newDesk();
    expect(await press(desk, lesson({ page: 1, answer: 1 }))).toContain('❌ Not **Nine**. There is none.');
    expect(filesOn(desk)).toEqual(['before.png']);
    expect(idsOn(desk)).toContain('lesson.toy.p.1.0');
  });

  test('says of a right answer why, and shows what comes of it', async () => {
    const desk = newDesk();
    expect(await press(desk, lesson({ page: 1, answer: 0 }))).toContain('✅ Right: **One**. It is free.');
    expect(filesOn(desk)).toEqual(['after.png']);
  });

  test('is in words for whoever wants that, and stays so from page to page', async () => {
    const desk = newDesk();
    await desk.house.app.tables.changeSettings({
      userId: ANA,
      change: { asText: true },
      now: desk.house.app.now(),
    });
    expect(await press(desk, lesson({ page: 1, look: null }))).toContain('before.png.');
    expect(filesOn(desk)).toEqual([]);
    expect(idsOn(desk)).toContain('lesson.toy.t.2');
    expect(await press(desk, lesson({ page: 1, look: 'text', answer: 0 }))).toContain('after.png.');
  });

  test('leads to all rules, and back from there', async () => {
    const desk = newDesk();
    expect(await press(desk, { kind: 'rules', topic: 'toy', page: 0 })).toContain('Pick and place.');
    expect(idsOn(desk)).toEqual(['lesson.toy.-.0']);
    expect(await press(desk, 'lesson.toy.-.0')).toContain('A toy.');
  });

  test('of a page or an answer that is not there shows what is nearest', async () => {
    const desk = newDesk();
    expect(await press(desk, lesson({ page: 99 }))).toContain('Page 3 of 3');
    expect(await press(desk, lesson({ page: 1, answer: 9 }))).not.toMatch(/Right|Not/);
    expect(await press(desk, lesson({ topic: 'chess' }))).toContain("I don't know that game.");
  });
});

describe('in direct messages', () => {
  test('a tour opens, turns its pages and takes answers as on a server', async () => {
    const desk = newDesk();
    await desk.route(directly(commandOf({ userId: ANA }, 'rules', { options: GAME })));
    expect(last(desk)).toContain('A toy.');
    await desk.route(directly(pressOf({ userId: ANA }, lesson({ page: 1, answer: 0 }), { isPrivate: true })));
    expect(desk.replies.sent.map(({ way }) => way)).toEqual(['message', 'update']);
    expect(last(desk)).toContain('Right: **One**.');
    await desk.route(
      directly(pressOf({ userId: ANA }, { kind: 'rules', topic: 'toy', page: 0 }, { isPrivate: true })),
    );
    expect(last(desk)).toContain('Pick and place.');
  });

  test('whatever needs a server says so', async () => {
    const desk = newDesk();
    await desk.route(directly(commandOf({ userId: ANA }, 'hand')));
    expect(last(desk)).toContain('That is for the channels of a server.');
    await desk.route(directly(pressOf({ userId: ANA }, { kind: 'games', whose: 'own', page: 0 })));
    expect(last(desk)).toContain('That is for the channels of a server.');
  });
});

describe('the id of a page', () => {
  const lessonId: fc.Arbitrary<LessonId> = fc.record({
    kind: fc.constant('lesson' as const),
    topic: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
    look: fc.constantFrom('picture' as const, 'text' as const, null),
    page: fc.nat(99),
    answer: fc.option(fc.nat(99)),
  });

  test('says the same when it is read back, and fits Discord', () => {
    fc.assert(
      fc.property(lessonId, (id) => {
        const text = encodeCustomId(id, VEIL);
        expect(text.length).toBeLessThanOrEqual(CUSTOM_ID_LENGTH_MAX);
        expect(decodeCustomId(text, VEIL)).toEqual(id);
      }),
    );
  });

  test.each([
    'lesson',
    'lesson.toy',
    'lesson.toy.p',
    'lesson.toy.x.1',
    'lesson.toy.p.100',
    'lesson.toy.p.-1',
    'lesson.toy.p.1.a',
    'lesson.toy.p.1.2.3',
    'lesson.TOY.p.1',
  ])('%s is not ours', (text) => {
    expect(decodeCustomId(text, VEIL)).toBeUndefined();
  });
});
