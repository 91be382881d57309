import type { APIContainerComponent } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { textPages } from '../../src/discord/paging.js';
import { drawScreen, type Screen } from '../../src/discord/screen.js';
import { panelScreen, questionScreen } from '../../src/discord/screens/panel.js';
import type { Control } from '../../src/faces/face.js';
import type { TableId } from '../../src/tables/ids.js';
import type { PlayingLook } from '../../src/tables/look-at-table.js';
import { SETTINGS_DEFAULT } from '../../src/tables/settings.js';
import { wordsFor } from '../../src/words/words.js';
import { silentObserver } from '../kit/silent-observer.js';
import { ANA, newHouse, VEIL } from './kit.js';
import { toyFace } from './toy-face.js';

const COMPONENTS_MAX = 40;
const TEXT_MAX = 4_000;
const words = wordsFor('en');
const onPictureFailed = () => undefined;
const OWN = { settings: SETTINGS_DEFAULT, now: Date.UTC(2026, 7, 1) as Instant };

async function lookOf(takeBackStep: number | null): Promise<PlayingLook> {
  const house = newHouse();
  const tableId = await house.match();
  const looked = await house.app.tables.lookAtTable(tableId, ANA);
  if (!looked.ok || looked.value.status !== 'playing') throw new Error('a match is playing');
  return { ...looked.value, takeBackStep };
}

/** Every page of a panel with these controls, until pages repeat. */
async function pagesOf(
  controls: readonly Control[],
  text = 'short',
): Promise<readonly APIContainerComponent[]> {
  const at = await lookOf(1);
  const face = {
    ...toyFace,
    asText: () => text,
    panel: () => ({ pictures: [], sentence: 'Choose.', controls }),
  };
  const pages: APIContainerComponent[] = [];
  for (let page = 0; ; page += 1) {
    const screen = panelScreen(at, { face, words, look: 'text', page, lead: 'You did.', ...OWN });
    const drawn = await drawScreen(screen, { onPictureFailed, veil: VEIL, observer: silentObserver });
    const container = drawn.components[0];
    if (container === undefined) throw new Error('a panel is a container');
    pages.push(container);
    if (!ids(container).some((id) => id.startsWith(`panel.table1.t.${page + 1}`))) return pages;
  }
}

interface Part {
  readonly custom_id?: string;
  readonly options?: readonly { readonly value: string }[];
  readonly components?: readonly Part[];
  readonly content?: string;
}

function parts(part: Part): readonly Part[] {
  return [part, ...(part.components ?? []).flatMap(parts)];
}

function ids(container: APIContainerComponent): readonly string[] {
  return parts(container as Part).flatMap((part) => part.custom_id ?? []);
}

function movesOn(container: APIContainerComponent): readonly string[] {
  return parts(container as Part).flatMap((part) => [
    ...(part.options ?? []).map(({ value }) => value),
    ...(part.custom_id?.startsWith('move.') ? [part.custom_id.split('.').at(-1) ?? ''] : []),
  ]);
}

function textLength(container: APIContainerComponent): number {
  return parts(container as Part).reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
}

const control = (name: string): fc.Arbitrary<Control> =>
  fc
    .record({ count: fc.integer({ min: 1, max: 90 }), isMenu: fc.boolean() })
    .map(({ count, isMenu }): Control => {
      const choices = Array.from({ length: count }, (_, index) => ({
        move: `${name}-${index}`,
        label: `Choice ${index}`,
        description: 'd'.repeat(120),
      }));
      return isMenu ? { kind: 'menu', placeholder: 'Pick', choices } : { kind: 'buttons', choices };
    });

describe('a panel', () => {
  test('offers every choice once over its pages, each within what Discord allows', async () => {
    await fc.assert(
      fc.asyncProperty(control('a'), control('b'), fc.integer({ min: 0, max: 9_000 }), async (a, b, size) => {
        const text = 'word '.repeat(size / 5);
        const pages = await pagesOf([a, b], text);
        const offered = pages.flatMap(movesOn);
        const wanted = [...a.choices, ...b.choices].map(({ move }) => move);
        expect(new Set(offered)).toEqual(new Set(wanted));
        for (const page of pages) {
          expect(parts(page as Part).length).toBeLessThanOrEqual(COMPONENTS_MAX);
          expect(textLength(page)).toBeLessThanOrEqual(TEXT_MAX);
          expect(new Set(ids(page)).size).toBe(ids(page).length);
        }
      }),
      { numRuns: 40 },
    );
  });

  test.each(['buttons', 'menu'] as const)(
    'asked whether a choice of its %s is meant leads back to its page',
    async (kind) => {
      const choices = Array.from({ length: kind === 'menu' ? 400 : 70 }, (_, index) => ({
        move: `play-${index}`,
        label: `${index}`,
      }));
      const control: Control = kind === 'menu' ? { kind, placeholder: 'Pick', choices } : { kind, choices };
      const pages = await pagesOf([control]);
      expect(pages.length).toBeGreaterThan(1);
      const at = await lookOf(1);
      const face = { ...toyFace, panel: () => ({ pictures: [], sentence: '', controls: [control] }) };
      const shown = { face, words, look: 'text', page: 0, ...OWN } as const;
      for (const choice of [choices.at(0), choices.at(-1)] as (typeof choices)[number][]) {
        const page = pages.findIndex((one) => movesOn(one).includes(choice.move));
        const drawn = await drawScreen(questionScreen(at, shown, { choice, move: {} }), {
          onPictureFailed,
          veil: VEIL,
          observer: silentObserver,
        });
        expect(ids(drawn.components[0] as APIContainerComponent)).toContain(`panel.table1.t.${page}`);
      }
    },
  );

  test('asked whether a choice is meant shows it as the only one', async () => {
    const at = await lookOf(1);
    const choice = { move: 'play-3', label: '3' };
    const shownMoves: (readonly unknown[])[] = [];
    const face: typeof toyFace = {
      ...toyFace,
      panel: ({ moves }) => {
        shownMoves.push(moves);
        return {
          pictures: [
            {
              fileName: `${moves.length}.png`,
              alt: '',
              height: 1,
              paint: () => undefined,
              render: async () => Buffer.of(),
            },
          ],
          sentence: '',
          controls: [{ kind: 'buttons', choices: [choice] }],
        };
      },
    };
    const move = { kind: 'play', card: 3 };
    const shown = { face, words, look: 'picture', page: 0, ...OWN } as const;
    const { sheets } = questionScreen(at, shown, { choice, move });
    const names = sheets
      .flat()
      .flatMap((block) => (block.kind === 'pictures' ? block.pictures.map(({ fileName }) => fileName) : []));
    expect(shownMoves).toContainEqual([move]);
    expect(names).toEqual(['1.png']);
  });

  test('shows 13 choices on one page', async () => {
    const choices = Array.from({ length: 13 }, (_, index) => ({ move: `play-${index}`, label: `${index}` }));
    const pages = await pagesOf([{ kind: 'buttons', choices }]);
    expect(pages).toHaveLength(1);
    expect(acrossIn(pages)).toEqual([5, 4, 4]);
  });

  // Of the first a phone shows three on a line, of the long ones two, of the longest one.
  test.each([
    ['7♠', [5, 5, 3]],
    ['7♠', [2, 2]],
    ['45·W', [3, 3, 3]],
    ['Y11 Kleiber', [4, 2]],
    ['B7 Dove +4', [4, 4, 4, 1]],
    ['4 Draw into a flock: 1 seed', [2, 1]],
  ] as const)('shows buttons like %s in rows of %j, so that none is left alone', async (label, across) => {
    const count = across.reduce<number>((sum, some) => sum + some, 0);
    const choices = Array.from({ length: count }, (_, index) => ({
      move: `play-${index}`,
      label,
      emoji: 'suit/spade' as const,
    }));
    const pages = await pagesOf([{ kind: 'buttons', choices }]);
    expect(acrossIn(pages)).toEqual(across);
  });

  function acrossIn(pages: Awaited<ReturnType<typeof pagesOf>>): readonly number[] {
    const rows = parts(pages[0] as Part).map(({ components = [] }) =>
      components.filter(({ custom_id }) => custom_id?.startsWith('move.') === true),
    );
    return rows.map((row) => row.length).filter((count) => count > 0);
  }

  test('does not offer to take back what one of its choices undoes', async () => {
    const at = await lookOf(1);
    const choices = [{ move: 'back', label: 'Back' }];
    for (const goesBack of [true, false]) {
      const panel = {
        pictures: [],
        sentence: '',
        controls: [{ kind: 'buttons', choices } as const],
        goesBack,
      };
      const face = { ...toyFace, panel: () => panel };
      const screen = panelScreen(at, { face, words, look: 'picture', page: 0, ...OWN });
      const [container] = (
        await drawScreen(screen, { onPictureFailed, veil: VEIL, observer: silentObserver })
      ).components;
      const offered = ids(container as APIContainerComponent).some((id) => id.startsWith('take-back.'));
      expect(offered).toBe(!goesBack);
    }
  });

  test('of somebody who only waits offers to look again', async () => {
    const pages = await pagesOf([]);
    expect(ids(pages[0] as APIContainerComponent)).toEqual([
      `take-back.table1.t.${VEIL.hide('table1' as TableId, 1)}`,
      'panel.table1.t.0',
      'panel.table1.p.0',
      'me.table1.show',
      'tour.table1',
    ]);
  });
});

test('pictures lie below each other, each as wide as the message', async () => {
  const picture = (fileName: string) => ({ fileName, alt: fileName, render: async () => Buffer.from('png') });
  const pictures = [picture('table.png'), picture('scores.png')];
  const screen: Screen = { sheets: [[{ kind: 'pictures', pictures }]] };
  const drawn = await drawScreen(screen, { onPictureFailed, veil: VEIL, observer: silentObserver });
  const galleries = drawn.components[0]?.components.flatMap((part) => ('items' in part ? [part.items] : []));
  expect(galleries?.map((items) => items.map(({ description }) => description))).toEqual([
    ['table.png'],
    ['scores.png'],
  ]);
});

describe('a text in pages', () => {
  test('is whole, and no page is too long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), fc.integer({ min: 5, max: 80 }), (text, lengthMax) => {
        const pages = textPages(text, lengthMax);
        expect(pages.join('').replaceAll('\n', '')).toBe(text.replaceAll('\n', ''));
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(lengthMax);
      }),
    );
  });
});

describe('drawing a screen', () => {
  const broken: Screen = {
    sheets: [
      [
        {
          kind: 'pictures',
          pictures: [
            { fileName: 'a.png', alt: 'a *hand*', render: () => Promise.reject(new Error('no ink')) },
            { fileName: 'b.png', alt: 'b', render: () => Promise.resolve(Buffer.from('b')) },
            { fileName: 'b.png', alt: 'c', render: () => Promise.resolve(Buffer.from('c')) },
          ],
        },
      ],
    ],
  };

  test('tells a picture that fails in words, and shows the others', async () => {
    const failed: string[] = [];
    const drawn = await drawScreen(broken, {
      onPictureFailed: (_error, name) => failed.push(name),
      veil: VEIL,
      observer: silentObserver,
    });
    expect(failed).toEqual(['a.png']);
    const texts = parts(drawn.components[0] as Part).flatMap(({ content }) => content ?? []);
    expect(texts).toEqual(['a \\*hand\\*']);
  });

  test('gives every file a name of its own', async () => {
    const drawn = await drawScreen(broken, { onPictureFailed, veil: VEIL, observer: silentObserver });
    expect(new Set(drawn.files.map(({ name }) => name)).size).toBe(2);
  });

  test('hands a file out, beside its words', async () => {
    const file = {
      name: 'data.json',
      contentType: 'application/json',
      data: Buffer.from('{}'),
      alt: 'All of it',
    };
    const screen: Screen = {
      sheets: [
        [
          { kind: 'text', text: 'Here it is.' },
          { kind: 'file', file },
        ],
      ],
    };
    const drawn = await drawScreen(screen, { onPictureFailed, veil: VEIL, observer: silentObserver });
    expect(drawn.files).toEqual([file]);
    expect(drawn.components[0]?.components).toMatchObject([
      { type: 10, content: 'Here it is.' },
      { type: 13, file: { url: 'attachment://data.json' } },
    ]);
  });

  test('cuts what would be too long for a message rather than losing the message', async () => {
    const long: Screen = {
      sheets: [
        [
          { kind: 'text', text: 'x'.repeat(5_000) },
          { kind: 'text', text: 'more' },
        ],
      ],
    };
    const drawn = await drawScreen(long, { onPictureFailed, veil: VEIL, observer: silentObserver });
    expect(textLength(drawn.components[0] as APIContainerComponent)).toBeLessThanOrEqual(TEXT_MAX);
  });

  test('carries its marker on the first container', async () => {
    const drawn = await drawScreen(broken, {
      onPictureFailed,
      veil: VEIL,
      observer: silentObserver,
      marker: 1_234,
    });
    expect(drawn.components[0]?.id).toBe(1_234);
  });
});
