import type { NumberedRecord } from '../../../playground/driver/shapes.js';
import type { Stage } from './stage.js';

/** One thing that reached somebody, or one line of the log, free of what differs between any two runs. */
export type Trace = string;

/** What counts as told: everything that somebody else than the owners received, and every line of the log. */
export interface Told {
  readonly sent: readonly Trace[];
  readonly logged: readonly Trace[];
}

/** Where a stage's records and its log stand. */
export interface Mark {
  readonly record: number;
  readonly line: number;
}

export async function markOf({ driver, lines }: Stage): Promise<Mark> {
  return { record: (await driver.records()).at(-1)?.number ?? 0, line: lines.length };
}

/** What was told since the mark to anybody but the owners; without owners, what everybody received. */
export async function toldSince(stage: Stage, mark: Mark, ...owners: readonly string[]): Promise<Told> {
  const records = await stage.driver.records(mark.record);
  const forOthers = records.filter(({ recipients }) => recipients.some((person) => !owners.includes(person)));
  return told(
    forOthers,
    stage.lines.slice(mark.line).map(({ line }) => line),
  );
}

/** Ids are numbered in the order in which they appear, so that the same id twice stays the same id twice. */
export function told(records: readonly NumberedRecord[], lines: readonly string[]): Told {
  const numbers = new Map<string, number>();
  const settle = (text: string): string =>
    withoutTimes(text).replace(/(?<!\d)\d{17,20}(?!\d)/g, (id) => {
      if (!numbers.has(id)) numbers.set(id, numbers.size);
      return `#${numbers.get(id) ?? ''}`;
    });
  const sent = withoutWaiting(records).map(({ event, channel, recipients, pinged, payload, attachments }) => {
    // Where the bytes lie differs by run; the bytes themselves are in the hash.
    const files = attachments.map(({ file: _, ...rest }) => rest);
    return settle(JSON.stringify({ event, channel, recipients, pinged, payload, files }));
  });
  return { sent, logged: lines.map(settle) };
}

/** An answer that was long in the making stands for one that came at once: what "thinking…" becomes is what counts. */
function withoutWaiting(records: readonly NumberedRecord[]): readonly NumberedRecord[] {
  const waiting = new Set<string>();
  return records.flatMap((record) => {
    const {
      id = '',
      flags = 0,
      ...rest
    } = record.payload as {
      readonly id?: string;
      readonly flags?: number;
    };
    if ((flags & LOADING) !== 0) {
      waiting.add(id);
      return [];
    }
    if (!waiting.delete(id)) return [record];
    const payload = { id, flags, ...rest, edited_timestamp: null };
    return [{ ...record, event: 'message-create' as const, payload: inOrderOf(record.payload, payload) }];
  });
}

/** The same values, in the order in which the other object has them. */
function inOrderOf(order: unknown, values: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.keys(order as object).map((key) => [key, values[key]]));
}

/** Discord's flag of a message that shows that the bot is thinking. */
const LOADING = 1 << 7;

/** Every place where the two differ, or nothing. */
export function differences(one: Told, other: Told): readonly string[] {
  return [...compare('sent', one.sent, other.sent), ...compare('logged', one.logged, other.logged)];
}

function compare(what: string, one: readonly Trace[], other: readonly Trace[]): readonly string[] {
  const places = Array.from({ length: Math.max(one.length, other.length) }, (_, place) => place);
  return places.flatMap((place) => {
    const [left = 'nothing', right = 'nothing'] = [one[place], other[place]];
    return left === right ? [] : [`${what} ${place}: ${around(left, right)}\n  not ${around(right, left)}`];
  });
}

/** The part where a text differs from another, with a little before it. */
function around(text: string, other: string): string {
  const at = [...text].findIndex((sign, index) => sign !== other[index]);
  const from = Math.max(0, (at === -1 ? Math.min(text.length, other.length) : at) - 60);
  return `…${text.slice(from, from + 160)}`;
}

function withoutTimes(text: string): string {
  return text
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g, '<time>')
    .replace(/<t:\d+(:\w)?>/g, '<moment>')
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, '<here>');
}
