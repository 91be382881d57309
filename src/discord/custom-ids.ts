import { invariant } from '../base/invariant.js';
import type { Seat } from '../games/game-types.js';
import type { ChannelId, TableId, UserId } from '../tables/ids.js';
import { isPace, type Pace } from '../tables/pace.js';
import { decodeLesson, type LessonId, lessonParts } from './lesson-ids.js';
import { LOOKS, type Look } from './looks.js';
import { decodeMine, isMineId, type MineId, mineParts } from './mine-ids.js';
import { decodePrivacy, isPrivacyId, type PrivacyId, privacyParts } from './privacy-ids.js';
import { decodeReplay, isReplayId, type ReplayId, replayParts } from './replay-ids.js';
import { SERVER_WISHES, type ServerWish } from './server-wishes.js';
import { decodeStandings, isStandingsId, type StandingsId, standingsParts } from './standings-ids.js';
import type { Veil } from './veil.js';

export type { Look } from './looks.js';

/** A control that needs to say no more than its table. */
export type TableVerb = (typeof TABLE_VERBS)[number];

/** What a control of the bot asks for. It is all in the id, so a message from last week works after a restart. */
export type CustomId =
  | { [Verb in TableVerb]: AtTable & { readonly kind: Verb } }[TableVerb]
  | { readonly kind: 'rules'; readonly topic: string; readonly page: number }
  /** The panel again, with another look or page. */
  | (AtTable & { readonly kind: 'panel'; readonly look: Look; readonly page: number })
  | (AtTable & { readonly kind: 'table-text'; readonly page: number })
  /** Something else of the game to look at, of everybody or of one seat. */
  | (AtTable & { readonly kind: 'sight'; readonly sight: string; readonly seat: Seat | null })
  /** `sinceStep` is when the decision fell due that the control answers. */
  | (AtTable & AtStep & { readonly kind: 'move'; readonly look: Look; readonly move: string })
  /** A menu, whose chosen value is the move. `row` only keeps two menus of one panel apart. */
  | (AtTable & AtStep & { readonly kind: 'pick'; readonly look: Look; readonly row: number })
  | (AtTable & AtStep & { readonly kind: 'take-back'; readonly look: Look })
  /** A move that was asked for once more. */
  | (AtTable & AtStep & { readonly kind: 'sure'; readonly look: Look; readonly move: string })
  /** From the panel, which is shown again. */
  | (AtTable & { readonly kind: 'come-back' | 'go-on'; readonly look: Look })
  | (AtTable & { readonly kind: 'set-pace'; readonly pace: Pace })
  | (AtTable & { readonly kind: 'make-host'; readonly userId: UserId })
  /** Into a new thread, as long as the match is in that one. */
  | (AtTable & { readonly kind: 'carry'; readonly threadId: ChannelId })
  /** Something of the settings of the server where it stands. */
  | { readonly kind: 'server'; readonly wish: ServerWish }
  | MineId
  | StandingsId
  | PrivacyId
  | ReplayId
  | LessonId
  /** A page of one's own tables, or of all on the server where it stands. */
  | { readonly kind: 'games'; readonly whose: 'own' | 'all'; readonly page: number };

interface AtTable {
  readonly tableId: TableId;
}

interface AtStep {
  readonly sinceStep: number;
}

export const CUSTOM_ID_LENGTH_MAX = 100;

const TABLE_VERBS = [
  'join',
  'leave',
  'decline',
  'invite',
  'invite-people',
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

const TABLE = /^[a-z0-9]{1,16}$/;
const COUNT = /^\d{1,9}$/;
const SEAT = /^\d{1,2}$/;
const EVERYBODY = 'all';
const SNOWFLAKE = /^\d{1,20}$/;
const WORD = /^[A-Za-z0-9_-]{1,40}$/;

/** The inverse of `decodeCustomId`. */
export function encodeCustomId(id: CustomId, veil: Veil): string {
  const text = parts(id, veil).join('.');
  invariant(text.length <= CUSTOM_ID_LENGTH_MAX, `Custom id too long: ${id.kind}`);
  return text;
}

/** Reads a custom id back. Anyone can send any id, so what does not parse is simply not ours. */
export function decodeCustomId(text: string, veil: Veil): CustomId | undefined {
  const [kind = '', first = '', ...rest] = text.split('.');
  if (kind === 'rules') return decodeRules(first, rest);
  if (kind === 'server') return decodeServer(first, rest);
  if (kind === 'games') return decodeGames(first, rest);
  const words = text.split('.');
  const other =
    decodeStandings(words) ??
    decodeReplay(words) ??
    decodeMine(words) ??
    decodePrivacy(words) ??
    decodeLesson(words);
  if (other !== undefined) return other;
  if (!TABLE.test(first)) return undefined;
  const tableId = first as TableId;
  const verb = TABLE_VERBS.find((known) => known === kind);
  if (verb !== undefined) return rest.length === 0 ? { kind: verb, tableId } : undefined;
  return decodeRest(kind, tableId, { rest, veil });
}

function parts(id: CustomId, veil: Veil): readonly (string | number)[] {
  if (isStandingsId(id)) return standingsParts(id);
  if (isReplayId(id)) return replayParts(id);
  if (isPrivacyId(id)) return privacyParts(id);
  if (isMineId(id)) return mineParts(id);
  if (id.kind === 'lesson') return lessonParts(id);
  switch (id.kind) {
    case 'rules':
      return [id.kind, id.topic, ...(id.page === 0 ? [] : [id.page])];
    case 'panel':
      return [id.kind, id.tableId, id.look.charAt(0), id.page];
    case 'table-text':
      return [id.kind, id.tableId, id.page];
    case 'sight':
      return [id.kind, id.tableId, id.sight, id.seat ?? EVERYBODY];
    case 'move':
    case 'sure':
      return [id.kind, id.tableId, id.look.charAt(0), veil.hide(id.tableId, id.sinceStep), id.move];
    case 'pick':
      return [id.kind, id.tableId, id.look.charAt(0), veil.hide(id.tableId, id.sinceStep), id.row];
    case 'take-back':
      return [id.kind, id.tableId, id.look.charAt(0), veil.hide(id.tableId, id.sinceStep)];
    case 'come-back':
    case 'go-on':
      return [id.kind, id.tableId, id.look.charAt(0)];
    case 'server':
      return [id.kind, id.wish];
    case 'games':
      return [id.kind, id.whose, id.page];
    default:
      return tableParts(id);
  }
}

type Told = Extract<CustomId, { readonly kind: TableVerb | 'set-pace' | 'make-host' | 'carry' }>;

function tableParts(id: Told): readonly string[] {
  switch (id.kind) {
    case 'set-pace':
      return [id.kind, id.tableId, id.pace];
    case 'make-host':
      return [id.kind, id.tableId, id.userId];
    case 'carry':
      return [id.kind, id.tableId, id.threadId];
    default:
      return [id.kind, id.tableId];
  }
}

interface Rest {
  readonly rest: readonly string[];
  readonly veil: Veil;
}

function decodeRest(kind: string, tableId: TableId, { rest, veil }: Rest): CustomId | undefined {
  switch (kind) {
    case 'table-text':
      return decodeTableText(tableId, rest);
    case 'sight':
      return decodeSight(tableId, rest);
    case 'panel':
      return decodePanel(tableId, rest);
    case 'come-back':
    case 'go-on':
      return decodeLooking(kind, tableId, rest);
    case 'set-pace':
    case 'make-host':
    case 'carry':
      return decodeChange(kind, tableId, rest);
    default:
      return decodeAtStep(kind, tableId, { rest, veil });
  }
}

function decodeRules(topic: string, [page = '0', more]: readonly string[]): CustomId | undefined {
  const isRead = WORD.test(topic) && COUNT.test(page) && more === undefined;
  return isRead ? { kind: 'rules', topic, page: Number(page) } : undefined;
}

function decodeServer(wish: string, rest: readonly string[]): CustomId | undefined {
  const known = SERVER_WISHES.find((one) => one === wish);
  return known === undefined || rest.length > 0 ? undefined : { kind: 'server', wish: known };
}

function decodeGames(whose: string, [page = '', more]: readonly string[]): CustomId | undefined {
  if ((whose !== 'own' && whose !== 'all') || !COUNT.test(page) || more !== undefined) return undefined;
  return { kind: 'games', whose, page: Number(page) };
}

function decodeLooking(
  kind: 'come-back' | 'go-on',
  tableId: TableId,
  [lookSign = '', more]: readonly string[],
): CustomId | undefined {
  const look = LOOKS.get(lookSign);
  return look === undefined || more !== undefined ? undefined : { kind, tableId, look };
}

function decodeChange(
  kind: 'set-pace' | 'make-host' | 'carry',
  tableId: TableId,
  [to = '', more]: readonly string[],
): CustomId | undefined {
  if (more !== undefined) return undefined;
  if (kind === 'set-pace') return isPace(to) ? { kind, tableId, pace: to } : undefined;
  if (!SNOWFLAKE.test(to)) return undefined;
  return kind === 'make-host'
    ? { kind, tableId, userId: to as UserId }
    : { kind, tableId, threadId: to as ChannelId };
}

function decodePanel(
  tableId: TableId,
  [lookSign = '', page = '', more]: readonly string[],
): CustomId | undefined {
  const look = LOOKS.get(lookSign);
  if (look === undefined || !COUNT.test(page) || more !== undefined) return undefined;
  return { kind: 'panel', tableId, look, page: Number(page) };
}

function decodeAtStep(kind: string, tableId: TableId, { rest, veil }: Rest): CustomId | undefined {
  const [lookSign = '', hidden = '', last, more] = rest;
  const look = LOOKS.get(lookSign);
  const sinceStep = veil.reveal(tableId, hidden);
  if (look === undefined || sinceStep === undefined || more !== undefined) return undefined;
  if (last === undefined) return kind === 'take-back' ? { kind, tableId, look, sinceStep } : undefined;
  if ((kind === 'move' || kind === 'sure') && WORD.test(last))
    return { kind, tableId, look, sinceStep, move: last };
  if (kind === 'pick' && COUNT.test(last)) return { kind, tableId, look, sinceStep, row: Number(last) };
  return undefined;
}

function decodeTableText(tableId: TableId, [page = '', more]: readonly string[]): CustomId | undefined {
  return COUNT.test(page) && more === undefined
    ? { kind: 'table-text', tableId, page: Number(page) }
    : undefined;
}

function decodeSight(
  tableId: TableId,
  [sight = '', seat = '', more]: readonly string[],
): CustomId | undefined {
  if (!WORD.test(sight) || more !== undefined) return undefined;
  if (seat === EVERYBODY) return { kind: 'sight', tableId, sight, seat: null };
  return SEAT.test(seat) ? { kind: 'sight', tableId, sight, seat: Number(seat) as Seat } : undefined;
}
