import { afterEach, beforeEach, vi } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import type { App } from '../../src/discord/app.js';
import type { Command } from '../../src/discord/command.js';
import type { CustomId } from '../../src/discord/custom-ids.js';
import { newRouter, type Router } from '../../src/discord/router.js';
import type { TableId, UserId } from '../../src/tables/ids.js';
import { type FakeReplies, fakeReplies } from './interactions.js';
import { ANA, type House, type HouseParts, newHouse } from './kit.js';

/** The router with every command, at tables of the toy game, and what it answers. */
export interface Desk {
  readonly house: House;
  readonly replies: FakeReplies;
  readonly route: Router;
  readonly woken: TableId[];
}

export function newDesk(
  change: Partial<App> = {},
  commands: readonly Command[] = COMMANDS,
  parts: HouseParts = {},
): Desk {
  const house = newHouse(parts);
  const replies = fakeReplies(() => Date.now());
  const woken: TableId[] = [];
  const route = newRouter({
    app: { ...house.app, ...change },
    commands,
    replyTo: replies.port,
    wake: (tableId) => woken.push(tableId),
    bring(tableId) {
      woken.push(tableId);
      return house.deliver(tableId);
    },
  });
  return { house, replies, route, woken };
}

/** Time stands still in every test here: however slow the machine is, no answer is acknowledged before it is given. */
export function timeStandsStill(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
}

/** The control of a choice, as the panel of `userId` carries it now. */
export async function choice(
  house: House,
  tableId: TableId,
  { move, userId = ANA }: { readonly move: string; readonly userId?: UserId },
): Promise<CustomId> {
  const looked = await house.app.tables.lookAtTable(tableId, userId);
  const due = looked.ok && looked.value.status === 'playing' ? looked.value.due : null;
  return { kind: 'move', tableId, sinceStep: due?.sinceStep ?? 0, look: 'picture', move };
}
