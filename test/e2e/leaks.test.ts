import { beforeAll, describe, expect, test } from 'vitest';
import type { NumberedRecord } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { describeLeaks } from './kit/compare.js';
import { differences, told } from './kit/leaks.js';
import { seat } from './kit/match.js';
import type { Player } from './kit/player.js';
import { steadyPolicy, wishing } from './kit/policies.js';
import { openStage } from './kit/stage.js';
import { woodlandTricksSecrets } from './kit/woodland-tricks.js';

const SEED = 'leaks';
const TEST_MS = 120_000;

describeLeaks({
  seed: SEED,
  secrets: woodlandTricksSecrets,
  policy: wishing([/^play-[35]/], steadyPolicy(SEED)),
  moments: [
    {
      name: 'early in a round',
      comes: ({ round }) => round.trick.length === 0 && round.hands.some((hand) => hand.length < 13),
      owners: () => [1],
      clicksMin: 8,
    },
    {
      name: 'while a drawn card is settled',
      comes: (_state, player) => offers(player, /^put-back-/),
      owners: (_state, next) => [next],
      clicksMin: 3,
    },
    {
      name: 'while the trump card may be exchanged',
      comes: (_state, player) => offers(player, /^exchange-/),
      owners: (_state, next) => [next],
      clicksMin: 3,
    },
    {
      name: 'at the start of the second round',
      comes: ({ round }) => round.number === 2,
      owners: () => [0],
      clicksMin: 8,
    },
  ],
});

function offers({ choices }: Player, move: RegExp): boolean {
  return choices.some((choice) => move.test(choice.move));
}

describe('a leak would be seen', () => {
  let records: readonly NumberedRecord[];
  beforeAll(async () => {
    const stage = await openStage({ seed: SEED });
    try {
      await seat(stage);
      await stage.store.settled();
      records = await stage.driver.records();
    } finally {
      await stage.close();
    }
  }, TEST_MS);

  const LINE = '{"level":30,"time":"2026-01-01T00:00:00.000Z","table":"abc","msg":"move made"}';
  const edits: readonly [string, (json: string) => string][] = [
    ['a word', (json) => json.replace(/"content":"[^"]/, '"content":"J♦')],
    [
      'the alt text of a picture',
      (json) => json.replace(/"description":"[^"]/, '"description":"Jack of Diamonds'),
    ],
    ['the bytes of a picture', (json) => json.replace(/"sha256":"./, '"sha256":"-')],
    ['a custom id', (json) => json.replace(/"custom_id":"hand\.[^"]*/, '$&.JD')],
    ['who is pinged', (json) => json.replace('"pinged":[]', '"pinged":["1100000000000001001"]')],
    ['a delete in place of an edit', (json) => json.replace('"message-update"', '"message-delete"')],
    ['another message meant', (json) => json.replace(/"id":"\d{19}"/, '"id":"1100000000000001001"')],
  ];

  test.each(edits)('in %s', (_what, edit) => {
    const whole = told(records, [LINE]);
    const index = records.findIndex((record) => edit(JSON.stringify(record)) !== JSON.stringify(record));
    const planted = records.with(index, JSON.parse(edit(JSON.stringify(records[index]))) as NumberedRecord);
    expect(differences(whole, told(records, [LINE]))).toEqual([]);
    expect(differences(whole, told(planted, [LINE]))).not.toEqual([]);
  });

  test('in a message more, a message less, their order, and the log', () => {
    const whole = told(records, [LINE]);
    const [first, second, ...rest] = records;
    const two = [must(first, 'first'), must(second, 'second')] as const;
    expect(differences(whole, told([...records, two[0]], [LINE]))).toHaveLength(1);
    expect(differences(whole, told(records.slice(0, -1), [LINE]))).toHaveLength(1);
    expect(differences(whole, told([two[1], two[0], ...rest], [LINE]))).not.toEqual([]);
    expect(differences(whole, told(records, [LINE.replace('abc', 'abc JD')]))).toHaveLength(1);
    expect(differences(whole, told(records, []))).toHaveLength(1);
  });
});
