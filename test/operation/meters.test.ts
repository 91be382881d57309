import { expect, test } from 'vitest';
import { type MeterProbes, type Meters, newMeters } from '../../src/operation/meters.js';
import { type HandClock, handClock, sample } from './kit.js';

const PROBES: MeterProbes = {
  isConnected: () => true,
  figures: async () => ({ tables: [{ game: 'toy', status: 'playing', count: 7 }], notices: 3 }),
};

interface Metered {
  readonly meters: Meters;
  readonly clock: HandClock;
  read(name: string): Promise<number | undefined>;
}

function metered(probes: MeterProbes = PROBES): Metered {
  const clock = handClock();
  const meters = newMeters(clock.stopwatch);
  const expose = meters.exposing(probes);
  return { meters, clock, read: async (name) => sample((await expose()).text, name) };
}

test('a click counts once by its end, and the time until its first answer once', async () => {
  const { meters, clock, read } = metered();
  const asking = meters.asked({ way: 'control', name: 'move' });
  clock.pass(1.1);
  asking.acknowledged();
  clock.pass(3);
  asking.acknowledged();
  asking.ended('answered');
  expect(await read('thicket_interactions_total{way="control",name="move",end="answered"}')).toBe(1);
  expect(await read('thicket_acknowledgement_seconds_count{way="control"}')).toBe(1);
  expect(await read('thicket_acknowledgement_seconds_sum{way="control"}')).toBeCloseTo(1.1);
});

test('requests count by what came of them, rate limits by whose they are', async () => {
  const { meters, clock, read } = metered();
  const ended = meters.requesting({ method: 'POST', route: 'message' });
  clock.pass(0.2);
  ended(429);
  meters.requesting({ method: 'POST', route: 'message' })('none');
  meters.limited('global');
  expect(await read('thicket_rest_requests_total{method="POST",route="message",status="429"}')).toBe(1);
  expect(await read('thicket_rest_requests_total{method="POST",route="message",status="none"}')).toBe(1);
  expect(await read('thicket_rest_request_seconds_sum{route="message"}')).toBeCloseTo(0.2);
  expect(await read('thicket_rest_limits_total{scope="global"}')).toBe(1);
});

test('moves count by game and by who made them', async () => {
  const { meters, clock, read } = metered();
  const ended = meters.storing();
  clock.pass(0.5);
  ended('stored');
  meters.stored({ game: 'toy', rows: [{ kind: 'move', by: 'player' }] });
  meters.stored({ game: 'toy', rows: [] });
  expect(await read('thicket_steps_total{game="toy",kind="move",by="player"}')).toBe(1);
  expect(await read('thicket_store_seconds_sum{end="stored"}')).toBeCloseTo(0.5);
});

test('tables and notices are counted when somebody asks, not more often than every 15 seconds', async () => {
  let count = 0;
  const { clock, read } = metered({
    ...PROBES,
    figures: async () => ({ tables: [{ game: 'toy', status: 'playing', count: ++count }], notices: 3 }),
  });
  const name = 'thicket_tables{game="toy",status="playing"}';
  expect(await read(name)).toBe(1);
  clock.pass(14);
  expect(await read(name)).toBe(1);
  clock.pass(1);
  expect(await read(name)).toBe(2);
  expect(await read('thicket_outbox_notices')).toBe(3);
});

test('where the tables cannot be counted, everything else is told still', async () => {
  const { read } = metered({ isConnected: () => false, figures: () => Promise.reject(new Error('locked')) });
  expect(await read('thicket_tables{game="toy",status="playing"}')).toBeUndefined();
  expect(await read('thicket_outbox_notices')).toBeUndefined();
  expect(await read('thicket_gateway_connected')).toBe(0);
});

test('the process itself and the lag of its event loop are told', async () => {
  const { meters, read } = metered();
  meters.unhandledRejection();
  meters.logged('warn');
  meters.gateway('reconnecting');
  meters.drawing()('drawn');
  expect(await read('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(await read('thicket_unhandled_rejections_total')).toBe(1);
  expect(await read('thicket_log_lines_total{level="warn"}')).toBe(1);
  expect(await read('thicket_gateway_events_total{event="reconnecting"}')).toBe(1);
  expect(await read('thicket_drawing_seconds_count{end="drawn"}')).toBe(1);
});

test('a table waits from when it was woken until it is told, through all that fails', async () => {
  const { meters, clock, read } = metered();
  meters.woken('one');
  clock.pass(2);
  meters.woken('one');
  meters.delivering('one')('later');
  clock.pass(3);
  expect(await read('thicket_outbox_age_seconds')).toBe(5);
  const ended = meters.delivering('one');
  clock.pass(1);
  ended('delivered');
  expect(await read('thicket_outbox_age_seconds')).toBe(0);
  expect(await read('thicket_delivery_age_seconds_sum')).toBe(6);
  expect(await read('thicket_delivery_seconds_sum')).toBe(1);
  expect(await read('thicket_deliveries_total{end="later"}')).toBe(1);
});

test('what is woken during a pass is as old as that, not as the pass', async () => {
  const { meters, clock } = metered();
  meters.woken('one');
  const ended = meters.delivering('one');
  clock.pass(10);
  meters.woken('one');
  clock.pass(1);
  expect(meters.oldestWaitSeconds()).toBe(11);
  ended('delivered');
  expect(meters.oldestWaitSeconds()).toBe(1);
});

test('a table that only people can free is counted apart, also while it is tried again', async () => {
  const { meters, clock, read } = metered();
  meters.woken('one');
  meters.delivering('one')('blocked');
  clock.pass(1_000);
  const ended = meters.delivering('one');
  expect(meters.oldestWaitSeconds()).toBe(0);
  ended('blocked');
  expect(await read('thicket_outbox_blocked_tables')).toBe(1);
  expect(await read('thicket_outbox_age_seconds')).toBe(0);
  meters.delivering('one')('delivered');
  expect(await read('thicket_outbox_blocked_tables')).toBe(0);
});
