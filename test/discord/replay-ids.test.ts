import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { CUSTOM_ID_LENGTH_MAX, decodeCustomId, encodeCustomId } from '../../src/discord/custom-ids.js';
import type { ReplayId } from '../../src/discord/replay-ids.js';
import type { TableId } from '../../src/tables/ids.js';
import { VEIL } from './kit.js';

const tableId = fc.stringMatching(/^[a-z0-9]{1,16}$/).map((text) => text as TableId);
const look = fc.constantFrom('picture' as const, 'text' as const, null);
const mark = fc.record({ finishedAt: fc.nat().map((at) => at as Instant), tableId });
const replayId: fc.Arbitrary<ReplayId> = fc.oneof(
  fc.record({
    kind: fc.constant('replay' as const),
    tableId,
    look,
    at: fc.nat(99_999),
    slot: fc.nat(9),
  }),
  fc.record({ kind: fc.constant('replay-go' as const), tableId, look }),
  fc.record({ kind: fc.constantFrom('replay-film' as const, 'replay-record' as const), tableId }),
  fc.record({ kind: fc.constant('replays' as const), before: fc.option(mark) }),
  fc.constant({ kind: 'replay-pick' } as const),
);

test('an id says the same when it is read back, and fits Discord', () => {
  fc.assert(
    fc.property(replayId, (id) => {
      const text = encodeCustomId(id, VEIL);
      expect(text.length).toBeLessThanOrEqual(CUSTOM_ID_LENGTH_MAX);
      expect(decodeCustomId(text, VEIL)).toEqual(id);
    }),
  );
});

test.each([
  'replay',
  'replay.table00001',
  'replay.table00001.x.1.2',
  'replay.table00001.p.-1.2',
  'replay.table00001.p.1',
  'replay.table00001.p.1.2.3',
  'replay.TABLE.p.1.2',
  'replay-go.table00001',
  'replay-go.table00001.p.1',
  'replay-film',
  'replay-film.table00001.p',
  'replays.now.table00001',
  'replays.1',
  'replay-pick.table00001',
])('%s is not ours', (text) => {
  expect(decodeCustomId(text, VEIL)).toBeUndefined();
});
