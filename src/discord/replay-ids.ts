import type { Instant } from '../base/instant.js';
import type { TableId } from '../tables/ids.js';
import type { FinishedMark } from '../tables/ports.js';
import { LOOKS, type Look } from './looks.js';

/** What a control of a replay, or of the list of finished matches, asks for. */
export type ReplayId =
  /** `at` counts what there is to see of the match; `slot` only keeps two buttons of one message apart. */
  | (ReplayLook & { readonly kind: 'replay'; readonly at: number; readonly slot: number })
  /** A menu, whose chosen value is an `at`. */
  | (ReplayLook & { readonly kind: 'replay-go' })
  | { readonly kind: 'replay-film' | 'replay-record'; readonly tableId: TableId }
  /** Finished matches: those before that one, or the latest. */
  | { readonly kind: 'replays'; readonly before: FinishedMark | null }
  /** A menu, whose chosen value is a table. */
  | { readonly kind: 'replay-pick' };

interface ReplayLook {
  readonly tableId: TableId;
  /** `null`: as whoever asks prefers it. */
  readonly look: Look | null;
}

const KINDS = ['replay', 'replay-go', 'replay-film', 'replay-record', 'replays', 'replay-pick'] as const;
const TABLE = /^[a-z0-9]{1,16}$/;
const COUNT = /^\d{1,5}$/;
const INSTANT = /^\d{1,16}$/;
const NO_LOOK = '-';

export function isReplayId(id: { readonly kind: string }): id is ReplayId {
  return KINDS.some((kind) => kind === id.kind);
}

/** Whether a value of a menu, or anything else that a stranger may send, can be the id of a table. */
export function isTableId(text: string): text is TableId {
  return TABLE.test(text);
}

/** The parts of a custom id; the inverse of `decodeReplay`. */
export function replayParts(id: ReplayId): readonly (string | number)[] {
  switch (id.kind) {
    case 'replay':
      return [id.kind, id.tableId, lookSign(id.look), id.at, id.slot];
    case 'replay-go':
      return [id.kind, id.tableId, lookSign(id.look)];
    case 'replay-film':
    case 'replay-record':
      return [id.kind, id.tableId];
    case 'replays':
      return id.before === null ? [id.kind] : [id.kind, id.before.finishedAt, id.before.tableId];
    case 'replay-pick':
      return [id.kind];
  }
}

export function decodeReplay([kind = '', ...rest]: readonly string[]): ReplayId | undefined {
  const known = KINDS.find((one) => one === kind);
  if (known === 'replays') return decodeList(rest);
  if (known === 'replay-pick') return rest.length === 0 ? { kind: known } : undefined;
  return known && decodeAtTable(known, rest);
}

function decodeList([finishedAt, tableId = '', more]: readonly string[]): ReplayId | undefined {
  if (finishedAt === undefined) return { kind: 'replays', before: null };
  if (!INSTANT.test(finishedAt) || !isTableId(tableId) || more !== undefined) return undefined;
  return { kind: 'replays', before: { finishedAt: Number(finishedAt) as Instant, tableId } };
}

function decodeAtTable(
  kind: Exclude<ReplayId['kind'], 'replays' | 'replay-pick'>,
  [tableId = '', sign, ...place]: readonly string[],
): ReplayId | undefined {
  if (!isTableId(tableId)) return undefined;
  if (kind === 'replay-film' || kind === 'replay-record')
    return sign === undefined ? { kind, tableId } : undefined;
  const look = lookOf(sign);
  if (look === undefined) return undefined;
  if (kind === 'replay-go') return place.length === 0 ? { kind, tableId, look } : undefined;
  const [at, slot] = decodePlace(place);
  return at === undefined || slot === undefined ? undefined : { kind, tableId, look, at, slot };
}

function lookOf(sign = ''): Look | null | undefined {
  return sign === NO_LOOK ? null : LOOKS.get(sign);
}

function decodePlace(place: readonly string[]): readonly number[] {
  return place.length === 2 && place.every((number) => COUNT.test(number)) ? place.map(Number) : [];
}

function lookSign(look: Look | null): string {
  return look?.charAt(0) ?? NO_LOOK;
}
