import { ComponentType } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../commands/replay.js';
import { must } from '../../src/base/invariant.js';
import { decodeCustomId } from '../../src/discord/custom-ids.js';
import type { ReplayId } from '../../src/discord/replay-ids.js';
import type { TableId, UserId } from '../../src/tables/ids.js';
import { choice, type Desk, newDesk, timeStandsStill } from './desk.js';
import { commandOf, pressOf, type Sent } from './interactions.js';
import { ANA, BEN, CLEO, VEIL } from './kit.js';

timeStandsStill();

let desk: Desk;
let tableId: TableId;

beforeEach(async () => {
  desk = newDesk({}, [replay]);
  tableId = await desk.house.match();
});

async function finish(): Promise<void> {
  const moves: readonly (readonly [UserId, string])[] = [
    [ANA, 'pick-3'],
    [BEN, 'pick-4'],
    [ANA, 'stone'],
    [BEN, 'stone'],
  ];
  for (const [userId, move] of moves)
    await desk.route(
      pressOf({ userId }, await choice(desk.house, tableId, { move, userId }), { isPrivate: true }),
    );
}

async function press(id: ReplayId, how: Parameters<typeof pressOf>[2] = { isPrivate: true }): Promise<Sent> {
  await desk.route(pressOf({ userId: CLEO }, id, how));
  return must(desk.replies.sent.at(-1), 'It is answered.');
}

const first: Pick<Extract<ReplayId, { kind: 'replay' }>, 'look' | 'slot'> = { look: null, slot: 0 };

function opened(at = 0): ReplayId {
  return { kind: 'replay', tableId, ...first, at };
}

interface Control {
  readonly label?: string;
  readonly disabled?: boolean;
  readonly custom_id: string;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

function controlsOf({ drawn }: Sent): readonly Control[] {
  return (drawn?.components ?? []).flatMap(({ components }) =>
    components.flatMap((part) =>
      part.type === ComponentType.ActionRow ? (part.components as unknown as readonly Control[]) : [],
    ),
  );
}

describe('a running match', () => {
  test.each([
    ['Replay', () => opened()],
    ['the record', (): ReplayId => ({ kind: 'replay-record', tableId })],
    ['the film', (): ReplayId => ({ kind: 'replay-film', tableId })],
  ])('is shown to nobody, not even by a button of somebody’s own making: %s', async (_what, id) => {
    const { text, way } = await press(id(), {});
    expect(text).toMatch(/not over yet/);
    expect(way).toBe('message');
  });
});

describe('a finished match', () => {
  beforeEach(finish);

  test('opens privately from the message that everybody sees, for whoever presses', async () => {
    const { way, text, drawn } = await press(opened(), {});
    expect(way).toBe('message');
    expect(text).toContain('begins deal picks null null');
    expect(text).toContain('1 of 6 · The toys');
    expect(drawn?.components).toHaveLength(1);
  });

  test('is stepped through in place, all hands open, to the end', async () => {
    const steps: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const sent = await press(opened(at));
      expect(sent.way).toBe('update');
      steps.push(sent.text.split('\n')[0] ?? '');
    }
    expect(steps).toEqual([
      'begins deal picks null null',
      'move Ana pick-3 picks 3 null',
      'ends Ben pick-4 picks 3 4',
      'move Ana stone picks 3 4',
      'move Ben stone picks null null',
      'places 2 1',
    ]);
  });

  test('has no way beyond its ends, and no two controls of one id', async () => {
    for (const at of [0, 1, 5]) {
      const controls = controlsOf(await press(opened(at)));
      const disabled = controls.filter((control) => control.disabled).map(({ label }) => label);
      expect(disabled).toEqual(
        at === 0 ? ['First', '◀ Back'] : at === 5 ? ['Next ▶', 'Last', 'Fast-forward ▶▶'] : [],
      );
      const ids = controls.map((control) => control.custom_id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(decodeCustomId(id, VEIL)).toBeDefined();
    }
    // A number that nothing is at, as a stranger may send it.
    expect((await press(opened(99_999))).text).toContain('6 of 6');
  });

  test('is wound on to where the next trick ends, and then to the end of the match', async () => {
    const onward = async (at: number) => {
      const button = controlsOf(await press(opened(at))).find(({ label }) => label === 'Fast-forward ▶▶');
      const id = decodeCustomId(button?.custom_id ?? '', VEIL);
      return id?.kind === 'replay' ? (await press(id)).text.split('\n')[0] : id;
    };
    expect(await onward(0)).toBe('ends Ben pick-4 picks 3 4');
    expect(await onward(2)).toBe('places 2 1');
  });

  test('goes to a chapter that is chosen, and keeps how it is shown', async () => {
    const menu = controlsOf(await press(opened())).find(({ options }) => options !== undefined);
    expect(menu?.options?.map(({ label }) => label)).toEqual(['The toys', 'The end']);
    const go: ReplayId = { kind: 'replay-go', tableId, look: 'text' };
    const sent = await press(go, { isPrivate: true, values: ['5'] });
    expect(sent.text).toContain('places 2 1');
    expect(controlsOf(sent).some(({ label }) => label === 'As pictures')).toBe(true);
    expect((await press(go, { isPrivate: true, values: ['fly'] })).text).toMatch(/don't know this button/);
  });

  test('hands its record out as a file of its own', async () => {
    const { way, drawn } = await press({ kind: 'replay-record', tableId });
    expect(way).toBe('message');
    const file = must(drawn?.files[0], 'It is a file.');
    expect(file).toMatchObject({ name: `thicket-${tableId}.json`, contentType: 'application/json' });
    expect(JSON.parse(file.data.toString())).toMatchObject({ format: 'thicket-match', game: 'toy' });
  });

  test('is found by /replay in its thread, and in the list elsewhere', async () => {
    await desk.route(commandOf({ userId: CLEO }, 'replay'));
    const list = must(desk.replies.sent.at(-1), 'It is answered.');
    const menu = must(
      controlsOf(list).find(({ options }) => options !== undefined),
      'There is a menu.',
    );
    expect(menu.options).toMatchObject([{ value: tableId }]);
    const sent = await press({ kind: 'replay-pick' }, { isPrivate: true, values: [tableId] });
    expect(sent).toMatchObject({ way: 'update' });
    expect(sent.text).toContain('1 of 6');
    expect((await press({ kind: 'replay-pick' }, { isPrivate: true, values: ['../x'] })).text).toMatch(
      /don't know this button/,
    );
  });
});

test('a server without a finished match is told so', async () => {
  await desk.route(commandOf({ userId: CLEO }, 'replay'));
  expect(desk.replies.sent.at(-1)?.text).toMatch(/No match has been finished/);
});
