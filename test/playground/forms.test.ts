import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { startPlayground } from '../../playground/server.js';
import {
  APPLICATION,
  button,
  COMPONENTS_V2,
  container,
  DOT,
  EPHEMERAL,
  GAMES,
  menu,
  picture,
  Rest,
  row,
  text,
} from './kit.js';

/** One world for all of these: a refused form leaves nothing behind. */
let rest: Rest;

beforeAll(async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'playground-'));
  const playground = await startPlayground({ port: 0, dataFolder, bot: null });
  playground.world.changeSettings({ rateLimits: false });
  rest = new Rest(playground.botEnv);
  return async () => {
    await playground.stop();
    rmSync(dataFolder, { recursive: true });
  };
});

const v2 = (...components: readonly object[]): object => ({ flags: COMPONENTS_V2, components });
const many = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, index) => text(`${index}`));
const letters = (count: number): string => 'x'.repeat(count);
const png = { name: 'a.png', bytes: DOT };

const section = (...texts: readonly object[]): object => ({
  type: 9,
  components: texts,
  accessory: button('go'),
});

describe('a message is accepted', () => {
  const accepted: readonly (readonly [string, object])[] = [
    ['with text', { content: letters(2000) }],
    ['with rows and no text', { components: [row(button('a'), button('b'))] }],
    ['with 40 components in all', v2(container(...many(39)))],
    ['with 4,000 characters in all', v2(text(letters(2000)), container(text(letters(2000))))],
    [
      'with every kind of component',
      v2(container(text('a'), section(text('b')), { type: 14 }, row(button('c')), row(menu('d', ['1'])))),
    ],
    ['with a link button', v2(row({ type: 2, style: 5, label: 'Read', url: 'https://example.org/' }))],
    ['with a picture from elsewhere', v2(picture('https://example.org/a.png', letters(1024)))],
    ['with an emoji for a label', v2(row({ type: 2, style: 1, custom_id: 'a', emoji: { name: '🌲' } }))],
  ];
  test.each(accepted)('%s', async (_what, body) => {
    expect((await rest.post(`/channels/${GAMES}/messages`, body)).status).toBe(200);
  });
});

describe('a message is refused with 50035', () => {
  const refused: readonly (readonly [string, object, string])[] = [
    ['2,001 characters of content', { content: letters(2001) }, 'content'],
    ['41 components in all', v2(container(...many(40))), 'components'],
    ['4,001 characters in all', v2(text(letters(2000)), container(text(letters(2001)))), 'components'],
    ['one custom id twice', v2(row(button('a')), row(button('a'))), 'components'],
    ['one numeric id twice', v2({ ...text('a'), id: 7 }, { ...text('b'), id: 7 }), 'components'],
    ['a custom id of 101 characters', v2(row(button(letters(101)))), 'components.0.components.0.custom_id'],
    [
      'a button without custom id',
      v2(row({ type: 2, style: 1, label: 'a' })),
      'components.0.components.0.custom_id',
    ],
    [
      'a button without label',
      v2(row({ type: 2, style: 1, custom_id: 'a' })),
      'components.0.components.0.label',
    ],
    [
      'a label of 81 characters',
      v2(row(button('a', { label: letters(81) }))),
      'components.0.components.0.label',
    ],
    [
      'a link with a custom id',
      v2(row({ type: 2, style: 5, label: 'a', url: 'https://a.example', custom_id: 'a' })),
      'components.0.components.0',
    ],
    ['a link without address', v2(row({ type: 2, style: 5, label: 'a' })), 'components.0.components.0.url'],
    [
      'six buttons in a row',
      v2(row(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => button(id)))),
      'components.0.components',
    ],
    ['a row of a button and a menu', v2(row(button('a'), menu('b', ['1']))), 'components.0.components'],
    [
      'a menu of 26',
      v2(
        row(
          menu(
            'a',
            many(26).map((_, index) => `${index}`),
          ),
        ),
      ),
      'components.0.components.0.options',
    ],
    ['a menu with a value twice', v2(row(menu('a', ['1', '1']))), 'components.0.components.0.options'],
    [
      'more to choose than there is',
      v2(row(menu('a', ['1'], { max_values: 2 }))),
      'components.0.components.0.max_values',
    ],
    [
      'a menu from two to one',
      v2(row(menu('a', ['1', '2'], { min_values: 2 }))),
      'components.0.components.0.min_values',
    ],
    ['an empty menu', v2(row(menu('a', []))), 'components.0.components.0.options'],
    [
      'a placeholder of 151 characters',
      v2(row(menu('a', ['1'], { placeholder: letters(151) }))),
      'components.0.components.0.placeholder',
    ],
    ['four texts in a section', v2(section(...many(4))), 'components.0.components'],
    [
      'alt text of 1,025 characters',
      v2(picture('https://example.org/a.png', letters(1025))),
      'components.0.items.0.description',
    ],
    [
      'a gallery of 11',
      v2({ type: 12, items: many(11).map(() => ({ media: { url: 'https://example.org/a.png' } })) }),
      'components.0.items',
    ],
    ['a picture that was not sent', v2(picture('attachment://a.png')), 'components'],
    ['a picture from a file system', v2(picture('file:///a.png')), 'components.0.items.0.media.url'],
    [
      'an emoji the application does not have',
      v2(row(button('a', { emoji: { id: '1100000000000000777', name: 'acorn' } }))),
      'components.0.components.0.emoji.name',
    ],
    ['Components V2 with content', { ...v2(text('a')), content: 'b' }, 'content'],
    ['Components V2 with embeds', { ...v2(text('a')), embeds: [{ title: 'b' }] }, 'embeds'],
    ['a text without the flag', { components: [text('a')] }, 'components.0.type'],
    [
      'six rows without the flag',
      { components: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => row(button(id))) },
      'components',
    ],
    ['the ephemeral flag outside of an answer', { content: 'a', flags: EPHEMERAL }, 'flags'],
    ['a nonce of 26 characters', { content: 'a', nonce: letters(26) }, 'nonce'],
    ['a key nobody knows', { content: 'a', contents: 'b' }, 'contents'],
    [
      'a key nobody knows deep inside',
      v2(row(button('a', { lable: 'b' }))),
      'components.0.components.0.lable',
    ],
    [
      'mentions both parsed and listed',
      { content: 'a', allowed_mentions: { parse: ['users'], users: ['1100000000000001001'] } },
      'allowed_mentions.users',
    ],
    [
      'a reply to nothing',
      { content: 'a', message_reference: { message_id: '1100000000000000777' } },
      'message_reference',
    ],
    [
      'embeds of 6,001 characters',
      { embeds: [{ description: letters(4000) }, { description: letters(2001) }] },
      'embeds',
    ],
  ];
  test.each(refused)('%s', async (_what, body, place) => {
    const answer = await rest.post(`/channels/${GAMES}/messages`, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(placesOf(answer.body['errors'])).toContain(place);
  });
});

describe('Components V2', () => {
  test('cannot be taken away, nor go along with content that is there', async () => {
    const path = `/channels/${GAMES}/messages`;
    const plain = await rest.message(GAMES, { content: 'Hello' });
    expect((await rest.patch(`${path}/${plain}`, v2(text('a')))).body.code).toBe(50035);
    expect((await rest.patch(`${path}/${plain}`, { ...v2(text('a')), content: null })).status).toBe(200);
    const after = await rest.patch(`${path}/${plain}`, { flags: 0, components: [text('b')] });
    expect(after.body['flags']).toBe(COMPONENTS_V2);
    expect((await rest.patch(`${path}/${plain}`, { content: 'c' })).body.code).toBe(50035);
  });

  test('components are numbered in reading order, around the ids that were sent', async () => {
    const body = v2(container(text('a'), { ...text('b'), id: 2 }, text('c')), text('d'));
    const { components } = (await rest.post(`/channels/${GAMES}/messages`, body)).body as unknown as {
      readonly components: readonly {
        readonly id: number;
        readonly components?: readonly { readonly id: number }[];
      }[];
    };
    expect(components.map(({ id }) => id)).toEqual([1, 5]);
    expect(components[0]?.components?.map(({ id }) => id)).toEqual([3, 2, 4]);
  });
});

describe('attachments', () => {
  const path = `/channels/${GAMES}/messages`;
  const namesOf = (body: unknown): readonly string[] =>
    (body as { readonly attachments: readonly { readonly filename: string }[] }).attachments.map(
      ({ filename }) => filename,
    );
  const idsOf = (body: unknown): readonly string[] =>
    (body as { readonly attachments: readonly { readonly id: string }[] }).attachments.map(({ id }) => id);

  test('are shown where a component names them', async () => {
    const body = {
      ...v2(picture('attachment://a.png', 'A dot')),
      attachments: [{ id: '0', description: 'A dot' }],
    };
    const { body: message } = await rest.post(path, body, [png]);
    const { components } = message as unknown as {
      readonly components: readonly {
        readonly items: readonly { readonly media: { readonly url: string; readonly width: number } }[];
      }[];
    };
    const media = components[0]?.items[0]?.media;
    expect(media?.width).toBe(1);
    const file = await fetch(media?.url ?? '');
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(DOT);
  });

  test('have addresses that expire, and cannot be made up', async () => {
    const { body } = await rest.post(path, { content: 'a' }, [png]);
    const { url } = (body['attachments'] as readonly { readonly url: string }[])[0] ?? { url: '' };
    expect((await fetch(url)).status).toBe(200);
    const forged = url.replace(/hm=(.)/, (_whole, sign) => `hm=${sign === '0' ? '1' : '0'}`);
    expect((await fetch(forged)).status).toBe(404);
    expect((await fetch(url.replace(/ex=\w/, 'ex=f'))).status).toBe(404);
    expect((await fetch(url.split('?')[0] ?? '')).status).toBe(404);
  });

  test('not restated by an edit are dropped; a new one is added beside those restated', async () => {
    const { body: message } = await rest.post(path, { content: 'a' }, [png, { name: 'b.png', bytes: DOT }]);
    const [, second = ''] = idsOf(message);
    const added = await rest.patch(`${path}/${message.id}`, { attachments: [{ id: second }, { id: '0' }] }, [
      { name: 'c.png', bytes: DOT },
    ]);
    expect(namesOf(added.body)).toEqual(['b.png', 'c.png']);
    const untouched = await rest.patch(`${path}/${message.id}`, { content: 'b' });
    expect(namesOf(untouched.body)).toEqual(['b.png', 'c.png']);
    const dropped = await rest.patch(`${path}/${message.id}`, { attachments: [] });
    expect(namesOf(dropped.body)).toEqual([]);
  });

  test('that a component shows cannot be dropped from under it', async () => {
    const { body: message } = await rest.post(path, v2(picture('attachment://a.png')), [png]);
    expect((await rest.patch(`${path}/${message.id}`, { attachments: [] })).body.code).toBe(50035);
  });

  test('alone do not make a Components V2 message', async () => {
    expect((await rest.post(path, { flags: COMPONENTS_V2 }, [png])).body.code).toBe(50006);
  });

  test('named by number must be there', async () => {
    expect((await rest.post(path, { content: 'a', attachments: [{ id: '1' }] }, [png])).body.code).toBe(
      50035,
    );
  });

  test('are ten at most', async () => {
    const files = Array.from({ length: 11 }, (_, index) => ({ name: `${index}.png`, bytes: DOT }));
    expect((await rest.post(path, { content: 'a' }, files.slice(0, 10))).status).toBe(200);
    expect((await rest.post(path, { content: 'a' }, files)).body.code).toBe(30015);
  });
});

describe('slash commands', () => {
  const path = `/applications/${APPLICATION}/commands`;
  const command = (more: object = {}): object => ({ name: 'play', description: 'Play', ...more });
  const option = (more: object = {}): object => ({ type: 3, name: 'pace', description: 'How fast', ...more });

  const refused: readonly (readonly [string, readonly object[], string])[] = [
    ['an upper-case name', [command({ name: 'Play' })], '0.name'],
    ['a name of two words', [command({ name: 'play now' })], '0.name'],
    ['no description', [{ name: 'play' }], '0.description'],
    ['a description of 101 characters', [command({ description: letters(101) })], 'description'],
    [
      'a required option after an optional one',
      [command({ options: [option(), option({ name: 'who', required: true })] })],
      '0.options.1',
    ],
    ['two options of one name', [command({ options: [option(), option()] })], '0.options'],
    [
      'subcommands beside options',
      [command({ options: [option(), { type: 1, name: 'a', description: 'A' }] })],
      '0.options',
    ],
    [
      '26 options',
      [command({ options: many(26).map((_, index) => option({ name: `o${index}` })) })],
      'options',
    ],
    [
      '8,001 characters',
      [
        command({
          options: many(25).map((_, index) =>
            option({
              name: `o${index}`,
              description: letters(100),
              choices: many(25).map((__, at) => ({ name: letters(6) + at, value: letters(4) + at })),
            }),
          ),
        }),
      ],
      '0',
    ],
    ['two commands of one name', [command(), command()], '1'],
  ];
  test.each(refused)('are refused with %s', async (_what, body, place) => {
    const answer = await rest.put(path, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(placesOf(answer.body['errors'])).toContain(place);
  });

  test('keep their ids when overwritten, and come back as Discord gives them', async () => {
    const first = (
      await rest.put(path, [
        command({ default_member_permissions: '32', options: [option({ required: false })] }),
      ])
    ).body as unknown as readonly { readonly id: string }[];
    const second = (await rest.put(path, [command({ description: 'Play on' }), command({ name: 'hand' })]))
      .body as unknown as readonly { readonly id: string }[];
    expect(second[0]?.id).toBe(first[0]?.id);
    expect(first[0]).toMatchObject({
      options: [{ name: 'pace', type: 3 }],
      dm_permission: true,
      contexts: null,
    });
    expect(JSON.stringify(first[0])).not.toContain('required');
    expect((await rest.get(path)).body).toHaveLength(2);
  });
});

describe('emojis of the application', () => {
  const path = `/applications/${APPLICATION}/emojis`;
  const image = `data:image/png;base64,${DOT.toString('base64')}`;

  test('are made, shown, renamed and deleted', async () => {
    const { body: emoji } = await rest.post(path, { name: 'acorn', image });
    expect((await rest.get(path)).body).toMatchObject({ items: [{ id: emoji.id, name: 'acorn' }] });
    const used = v2(row(button('a', { emoji: { id: emoji.id, name: 'acorn' } })));
    expect((await rest.post(`/channels/${GAMES}/messages`, used)).status).toBe(200);
    expect((await rest.post(path, { name: 'acorn', image })).body.code).toBe(50035);
    expect((await rest.patch(`${path}/${emoji.id}`, { name: 'oak' })).body['name']).toBe('oak');
    expect((await rest.delete(`${path}/${emoji.id}`)).status).toBe(204);
    expect((await rest.get(`${path}/${emoji.id}`)).body.code).toBe(10014);
  });

  test('are refused when too large or oddly named', async () => {
    const large = `data:image/png;base64,${Buffer.alloc(256 * 1024 + 1).toString('base64')}`;
    expect((await rest.post(path, { name: 'large', image: large })).body.code).toBe(50035);
    expect((await rest.post(path, { name: 'a b', image })).body.code).toBe(50035);
    expect((await rest.post(path, { name: 'none' })).body.code).toBe(50035);
  });
});

/** "components.0.custom_id" of Discord's nested errors. */
function placesOf(errors: unknown, path: readonly string[] = []): readonly string[] {
  return Object.entries(errors as Readonly<Record<string, unknown>>).flatMap(([key, value]) =>
    key === '_errors' ? [path.join('.')] : placesOf(value, [...path, key]),
  );
}
