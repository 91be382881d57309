import { describe, expect, test } from 'vitest';
import type { TableId, UserId } from '../../src/tables/ids.js';
import { choice, type Desk, newDesk } from './desk.js';
import { pressOf } from './interactions.js';
import { ANA, BEN } from './kit.js';

const PICK = '*First time to pick.*';

async function press(desk: Desk, userId: UserId, id: Parameters<typeof pressOf>[1]): Promise<string> {
  await desk.route(pressOf({ userId }, id, { isPrivate: true }));
  return desk.replies.sent.at(-1)?.text ?? '';
}

function panel(desk: Desk, tableId: TableId, userId: UserId = ANA): Promise<string> {
  return press(desk, userId, { kind: 'panel', tableId, look: 'picture', page: 0 });
}

async function play(desk: Desk, tableId: TableId, move: string): Promise<string> {
  return press(desk, ANA, await choice(desk.house, tableId, { move }));
}

describe('whoever has never made a kind of choice', () => {
  test('has it explained until they have made it, and never again at any table of that game', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    expect(await panel(desk, tableId)).toContain(PICK);
    expect(await panel(desk, tableId)).toContain(PICK);
    await play(desk, tableId, 'pick-1');
    await desk.house.takeBack(tableId, ANA);
    expect(await panel(desk, tableId)).not.toContain(PICK);
    const other = await desk.house.open();
    await desk.house.join(other, BEN);
    await desk.house.start(other);
    expect(await panel(desk, other)).not.toContain('First time');
  });

  test('learns nothing by a choice that is refused', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    expect(await play(desk, tableId, 'stone')).toContain(PICK);
  });

  test('is not who has: everybody learns for themselves', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    await play(desk, tableId, 'pick-1');
    expect(await panel(desk, tableId, BEN)).toContain(PICK);
    expect((await desk.house.app.tables.settingsOf(ANA)).learned).toEqual(['toy/pick']);
    expect((await desk.house.app.tables.settingsOf(BEN)).learned).toEqual([]);
  });

  test('keeps what else they have said, also while two choices are learned at once', async () => {
    const { app } = newDesk().house;
    await app.tables.changeSettings({ userId: ANA, change: { confirm: true }, now: app.now() });
    await Promise.all(
      ['toy/pick', 'toy/stone', 'toy/pick'].map((step) => app.tables.learnStep({ userId: ANA, step })),
    );
    expect(await app.tables.settingsOf(ANA)).toMatchObject({
      confirm: true,
      learned: ['toy/pick', 'toy/stone'],
    });
  });

  test('is not told so in the thread', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    await play(desk, tableId, 'pick-1');
    await desk.house.deliver(tableId);
    expect(JSON.stringify(desk.house.discord.messages.map(({ drawn }) => drawn))).not.toContain('First time');
  });
});
