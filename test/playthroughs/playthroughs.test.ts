import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CASES } from '../contract/cases.js';

const FOLDER = new URL('./', import.meta.url);

/** `UPDATE=1` writes the playthroughs anew instead of comparing them. */
const UPDATE = process.env['UPDATE'] === '1';

function nameOf(id: string, seatCount: number): string {
  return `${id}-${seatCount}.txt`;
}

describe.each(CASES)('$id', ({ id, seatCounts, playthrough }) => {
  test.each(seatCounts)('with %i seats is played as it is written down', (seatCount) => {
    const file = new URL(nameOf(id, seatCount), FOLDER);
    const played = playthrough(seatCount);
    if (UPDATE) writeFileSync(file, played);
    expect(existsSync(file), `${nameOf(id, seatCount)} is missing; UPDATE=1 writes it`).toBe(true);
    expect(played.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
  });
});

test('every game has a playthrough for each number of seats, and there are no others', () => {
  const wanted = CASES.flatMap(({ id, seatCounts }) => seatCounts.map((seatCount) => nameOf(id, seatCount)));
  const found = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
  expect(found.toSorted()).toEqual(wanted.toSorted());
});
