import { err, ok, type Result } from '../../src/base/result.js';
import { type MatchRecord, RECORD_FORMAT, RECORD_VERSION } from '../../src/games/record.js';

/** Whether a value has the shape of a record's field. */
type Shape = (value: unknown) => boolean;

const isText: Shape = (value) => typeof value === 'string';
const isCount: Shape = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isScore: Shape = (value) => typeof value === 'number' && Number.isSafeInteger(value);
const isHex: Shape = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isOption: Shape = (value) => value === null || typeof value === 'string' || typeof value === 'number';

const isMove = fieldsOf({ seat: isCount, move: isText });
const isDeal = fieldsOf({
  shuffle: isText,
  afterMoves: isCount,
  hands: listOf(listOf(isText)),
  others: tableOf(listOf(isText)),
});
const isResult = fieldsOf({
  places: listOf(isCount),
  totals: listOf(isScore),
  rounds: listOf(listOf(isScore)),
});

const SHAPES: Readonly<Record<keyof MatchRecord, Shape>> = {
  format: (value) => value === RECORD_FORMAT,
  version: (value) => value === RECORD_VERSION,
  game: isText,
  rulesVersion: isCount,
  options: tableOf(isOption),
  seats: listOf(isText),
  seal: isHex,
  seed: isHex,
  deals: listOf(isDeal),
  moves: listOf(isMove),
  resigned: listOf(isCount),
  result: isResult,
  checksum: isHex,
};

/** Reads a record, or says what about it is none. */
export function readRecord(text: string): Result<MatchRecord, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err('The file is not JSON.');
  }
  if (!isTable(value)) return err('The file is not a record.');
  const wrong = Object.entries(SHAPES).find(([name, isRight]) => !isRight(value[name]));
  if (wrong !== undefined) return err(`"${wrong[0]}" is missing or is not what it has to be.`);
  const more = Object.keys(value).find((name) => !Object.hasOwn(SHAPES, name));
  if (more !== undefined) return err(`A record has no "${more}".`);
  // Each field has been looked at.
  return ok(value as unknown as MatchRecord);
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(isEntry: Shape): Shape {
  return (value) => Array.isArray(value) && value.every(isEntry);
}

function tableOf(isEntry: Shape): Shape {
  return (value) => isTable(value) && Object.values(value).every(isEntry);
}

function fieldsOf(shapes: Readonly<Record<string, Shape>>): Shape {
  return (value) =>
    isTable(value) &&
    Object.keys(value).length === Object.keys(shapes).length &&
    Object.entries(shapes).every(([name, isRight]) => isRight(value[name]));
}
