import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CUSTOM_ID_LENGTH_MAX,
  type CustomId,
  decodeCustomId,
  encodeCustomId,
} from '../../src/discord/custom-ids.js';
import type { Seat } from '../../src/games/game-types.js';
import type { ChannelId, TableId, UserId } from '../../src/tables/ids.js';
import { VEIL } from './kit.js';

const VERBS = [
  'join',
  'leave',
  'start',
  'cancel',
  'hand',
  'rematch',
  'resign',
  'resign-sure',
  'end',
  'end-sure',
  'stay',
  'pace',
  'tour',
  'pause',
  'resume',
  'agree-pause',
  'agree-end',
  'withdraw-pause',
  'withdraw-end',
] as const;

const WISHES = ['show', 'reminders', 'next-on', 'quiet-set', 'vacation-end'] as const;
const PACES = ['relaxed', 'daily', 'brisk', 'live'] as const;

const HIDDEN = VEIL.hide('abc' as TableId, 1);

const tableId = fc.stringMatching(/^[a-z0-9]{10}$/).map((text) => text as TableId);
const look = fc.constantFrom('picture' as const, 'text' as const);
const count = fc.nat(999_999_999);
const move = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);

const snowflake = fc.stringMatching(/^\d{17,20}$/);

// What people type is short and has no line breaks; a sign takes up to four bytes.
const typed = fc.string({ unit: 'binary', maxLength: 4 }).map((text) => text.replaceAll('\n', ' '));

const customId: fc.Arbitrary<CustomId> = fc.oneof(
  fc.record({ kind: fc.constantFrom(...VERBS), tableId }),
  fc.record({
    kind: fc.constant('rules' as const),
    topic: fc.stringMatching(/^[a-z-]{1,40}$/),
    page: count,
  }),
  fc.record({ kind: fc.constant('panel' as const), tableId, look, page: count }),
  fc.record({ kind: fc.constant('table-text' as const), tableId, page: count }),
  fc.record({
    kind: fc.constant('sight' as const),
    tableId,
    sight: move,
    seat: fc.option(fc.nat(99).map((seat) => seat as Seat)),
  }),
  fc.record({ kind: fc.constant('move' as const), tableId, look, sinceStep: count, move }),
  fc.record({ kind: fc.constant('pick' as const), tableId, look, sinceStep: count, row: count }),
  fc.record({ kind: fc.constant('take-back' as const), tableId, look, sinceStep: count }),
  fc.record({ kind: fc.constant('sure' as const), tableId, look, sinceStep: count, move }),
  fc.record({ kind: fc.constantFrom('come-back' as const, 'go-on' as const), tableId, look }),
  fc.record({ kind: fc.constant('set-pace' as const), tableId, pace: fc.constantFrom(...PACES) }),
  fc.record({
    kind: fc.constant('make-host' as const),
    tableId,
    userId: snowflake.map((id) => id as UserId),
  }),
  fc.record({
    kind: fc.constant('carry' as const),
    tableId,
    threadId: snowflake.map((id) => id as ChannelId),
  }),
  fc.record({
    kind: fc.constant('me' as const),
    wish: fc.constantFrom(...WISHES),
    tableId: fc.option(tableId),
  }),
  fc.record({
    kind: fc.constant('me' as const),
    wish: fc.constant('quiet-again' as const),
    tableId: fc.option(tableId),
    typed: fc.record({ from: typed, to: typed, zone: typed }),
  }),
  fc.record({ kind: fc.constant('server' as const), wish: fc.constantFrom('pace', 'mentions-off') }),
  fc.record({ kind: fc.constant('games' as const), whose: fc.constantFrom('own', 'all'), page: count }),
);

describe('a custom id', () => {
  test('says the same when it is read back, and fits Discord', () => {
    fc.assert(
      fc.property(customId, (id) => {
        const text = encodeCustomId(id, VEIL);
        expect(text.length).toBeLessThanOrEqual(CUSTOM_ID_LENGTH_MAX);
        expect(decodeCustomId(text, VEIL)).toEqual(id);
      }),
    );
  });

  test('at its largest is well within 100 characters', () => {
    const text = encodeCustomId(
      {
        kind: 'move',
        tableId: 'z'.repeat(16) as TableId,
        look: 'picture',
        sinceStep: 999_999_999,
        move: 'Z'.repeat(40),
      },
      VEIL,
    );
    expect(text).toHaveLength(87);
  });

  test.each([
    { kind: 'sure', look: 'text', sinceStep: 999_999_999, move: 'Z'.repeat(40) },
    { kind: 'make-host', userId: '9'.repeat(20) as UserId },
    { kind: 'carry', threadId: '9'.repeat(20) as ChannelId },
    { kind: 'me', wish: 'vacation-end' },
    { kind: 'withdraw-pause' },
    { kind: 'set-pace', pace: 'relaxed' },
  ] as const)('of $kind fits Discord at its largest', (id) => {
    const text = encodeCustomId({ ...id, tableId: 'z'.repeat(16) as TableId }, VEIL);
    expect(text.length).toBeLessThanOrEqual(CUSTOM_ID_LENGTH_MAX);
    expect(decodeCustomId(text, VEIL)).toEqual({ ...id, tableId: 'z'.repeat(16) });
  });

  test('with more typed than it has room for keeps the beginning', () => {
    const whole = { from: '22:00', to: '7 Uhr', zone: '🌍'.repeat(60) };
    const id = { kind: 'me', wish: 'quiet-again', tableId: 'z'.repeat(16) as TableId, typed: whole } as const;
    const text = encodeCustomId(id, VEIL);
    expect(text.length).toBeLessThanOrEqual(CUSTOM_ID_LENGTH_MAX);
    expect(decodeCustomId(text, VEIL)).toEqual({ ...id, typed: { ...whole, zone: '🌍'.repeat(9) } });
  });

  test('of somebody else is not ours, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        const id = decodeCustomId(text, VEIL);
        if (id !== undefined) expect(encodeCustomId(id, VEIL).split('.')[0]).toBe(text.split('.')[0]);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    '',
    'join',
    'join.',
    'join.Table',
    'join.abc.def',
    'constructor.abc',
    'panel.abc.constructor.1',
    'panel.abc.__proto__.1',
    'panel.abc.p',
    'panel.abc.p.-1',
    'panel.abc.p.1e3',
    'move.abc.p.1.a',
    `move.abc.p.${HIDDEN}`,
    `move.abc.p.${HIDDEN}.a b`,
    `move.abc.p.${HIDDEN}.a.b`,
    `move.abd.p.${HIDDEN}.a`,
    `move.abc.p.${HIDDEN.slice(1)}.a`,
    `move.abc.p.${HIDDEN}.${'a'.repeat(41)}`,
    `pick.abc.p.${HIDDEN}.x`,
    `take-back.abc.p.${HIDDEN}.a`,
    'take-back.abc.p.1',
    'table-text.abc',
    'table-text.abc.1.2',
    'sight.abc.flocks',
    'sight.abc.flocks.x',
    'sight.abc.flocks.-1',
    'sight.abc.fl ocks.all',
    'sight.abc.flocks.all.1',
    'me',
    'me.-',
    'me.-.shout',
    'me.-.constructor',
    'me.Abc.show',
    'me.-.show.1',
    'me.-.quiet-again',
    'me.-.quiet-again.MjI.1',
    'me.-.quiet-again.a+b',
    'set-pace.abc.hasty',
    'set-pace.abc.constructor',
    'set-pace.abc',
    'make-host.abc.ana',
    'make-host.abc.1.2',
    'carry.abc',
    `carry.abc.${'1'.repeat(21)}`,
    'come-back.abc',
    'go-on.abc.x',
    'go-on.abc.p.1',
    'rules',
    'rules.a.b',
    'rules.a.1.2',
    'rules.a/b',
  ])('%j is not ours', (text) => {
    expect(decodeCustomId(text, VEIL)).toBeUndefined();
  });
});
