import type { TableId } from '../tables/ids.js';
import type { QuietHoursText } from '../tables/time/read-quiet-hours.js';
import { MY_WISHES, type MyWish } from './my-wishes.js';

/** Something of a person's own settings; from a table's panel there is a way back to it. */
export type MineId =
  | { readonly kind: typeof KIND; readonly wish: MyWish; readonly tableId: TableId | null }
  /** The form again, with what was typed into it: it is in the id, so that nothing waits for somebody who never comes. */
  | {
      readonly kind: typeof KIND;
      readonly wish: typeof AGAIN;
      readonly tableId: TableId | null;
      readonly typed: QuietHoursText;
    };

const KIND = 'me';
const AGAIN = 'quiet-again';
const NO_TABLE = '-';
const TABLE = /^[a-z0-9]{1,16}$/;
const TYPED = /^[\w-]{0,68}$/;
/** What the rest of an id leaves room for; of more the end is cut off. */
const TYPED_BYTES_MAX = 51;

export function isMineId(id: { readonly kind: string }): id is MineId {
  return id.kind === KIND;
}

/** The parts of a custom id; the inverse of `decodeMine`, as long as what was typed is short. */
export function mineParts(id: MineId): readonly string[] {
  const parts = [id.kind, id.tableId ?? NO_TABLE, id.wish];
  return 'typed' in id ? [...parts, packed(id.typed)] : parts;
}

export function decodeMine([kind, table = '', wish, typed, more]: readonly string[]): MineId | undefined {
  const tableId = table === NO_TABLE ? null : (table as TableId);
  if (kind !== KIND || (tableId !== null && !TABLE.test(tableId)) || more !== undefined) return undefined;
  if (typed !== undefined)
    return wish === AGAIN && TYPED.test(typed) ? { kind, wish, tableId, typed: unpacked(typed) } : undefined;
  const known = MY_WISHES.find((one) => one === wish);
  return known && { kind, wish: known, tableId };
}

function packed({ from, to, zone }: QuietHoursText): string {
  const signs = [...[from, to, zone].join('\n')];
  while (Buffer.byteLength(signs.join('')) > TYPED_BYTES_MAX) signs.pop();
  return Buffer.from(signs.join('')).toString('base64url');
}

function unpacked(text: string): QuietHoursText {
  const [from = '', to = '', zone = ''] = Buffer.from(text, 'base64url').toString().split('\n');
  return { from, to, zone };
}
