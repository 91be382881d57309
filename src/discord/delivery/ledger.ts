import type { Instant } from '../../base/instant.js';
import type { ChannelId, MessageId, TableId, UserId } from '../../tables/ids.js';
import type { Outbox, Post, PostPart } from '../../tables/ports.js';
import { DiscordFault } from '../faults.js';
import type { DrawnMessage } from '../screen.js';
import { snowflakeAt } from '../snowflakes.js';
import type { Veil } from '../veil.js';
import type { FoundMessage, MessagePort } from './message-port.js';

/** Which post of a table: there is never a second one of the same step, part and ordinal. */
export interface PostKey {
  readonly step: number;
  readonly part: PostPart;
  readonly ordinal: number;
}

type KnownPost = Post & { readonly part: PostPart };

export type StandingPost = KnownPost & { readonly messageId: MessageId };

export interface NewPost {
  readonly key: PostKey;
  readonly channelId: ChannelId;
  /** `marker` is to be the integer id of the first container. */
  draw(marker: number): Promise<DrawnMessage>;
  readonly pings: readonly UserId[];
}

/** The messages of one table, as one pass of delivery knows and changes them. */
export interface Ledger {
  /** The oldest message first. */
  standing(...parts: readonly PostPart[]): readonly StandingPost[];
  /** Whether this very post is out, or may be: then it is sent, not edited into being. */
  knows(key: PostKey): boolean;
  /** What a message of this post carries, to be found again by. */
  markerOf(key: PostKey): number;
  /** Sends the post unless it stands. */
  ensure(post: NewPost): Promise<StandingPost>;
  /** Deletes the message. */
  remove(post: StandingPost): Promise<void>;
  /** The message is gone or beyond reach. */
  forget(post: KnownPost): Promise<void>;
  /**
   * Finds out about posts that were being sent when the bot was last heard of. Those about to be sent again
   * and young enough are left for `ensure`, whose nonce makes a second message impossible.
   */
  settleUnknown(isWanted: (key: PostKey) => boolean): Promise<void>;
}

export interface LedgerDeps {
  readonly outbox: Outbox;
  readonly port: MessagePort;
  /** What is sent must not show how many steps a table has taken. */
  readonly veil: Veil;
  now(): Instant;
}

/** Smaller numbers are those that Discord gives to containers by itself. */
const MARKER_MIN = 2 ** 16;
/** How long a nonce is surely remembered; Discord says a few minutes. */
const NONCE_WINDOW_MS = 60_000;

export async function openLedger(deps: LedgerDeps, tableId: TableId): Promise<Ledger> {
  const stored = await deps.outbox.posts(tableId);
  const posts = new Map(stored.filter(isKnown).map((post) => [nameOf(post), post]));
  const lost = stored.filter(({ part }) => part === 'lost');
  const book: Book = { deps, tableId, posts, lost };

  return {
    standing: (...parts) => standing(book).filter((post) => parts.includes(post.part)),
    knows: (key) => posts.has(nameOf(key)),
    markerOf: (key) => markerOf(book, key),
    ensure: (post) => ensure(book, post),
    remove: (post) => remove(book, post),
    forget: (post) => forget(book, post),
    settleUnknown: (isWanted) => settleUnknown(book, isWanted),
  };
}

interface Book {
  readonly deps: LedgerDeps;
  readonly tableId: TableId;
  readonly posts: Map<string, KnownPost>;
  readonly lost: readonly Post[];
}

function standing({ posts }: Book): readonly StandingPost[] {
  return [...posts.values()].filter(isStanding).toSorted(bySnowflake);
}

async function ensure(book: Book, post: NewPost): Promise<StandingPost> {
  const { deps, tableId, posts } = book;
  const { key, channelId, pings } = post;
  const known = posts.get(nameOf(key));
  if (known !== undefined && isStanding(known)) return known;

  const drawn = await post.draw(markerOf(book, key));
  const intended = known ?? { tableId, ...key, channelId, messageId: null, at: deps.now() };
  if (known === undefined) {
    await deps.outbox.intend({ ...intended, messageId: null });
    posts.set(nameOf(key), intended);
  }
  const messageId = await send(book, intended, { drawn, pings, nonce: nonceOf(book, key) });
  return stand(book, { ...intended, messageId });
}

async function send(
  book: Book,
  intended: KnownPost,
  message: Parameters<MessagePort['send']>[1],
): Promise<MessageId> {
  try {
    return await book.deps.port.send(intended.channelId, message);
  } catch (error) {
    // Anything but a passing fault means that the message did not go out.
    if (error instanceof DiscordFault && error.kind !== 'passing') await forget(book, intended);
    throw error;
  }
}

async function stand({ deps, posts }: Book, post: StandingPost): Promise<StandingPost> {
  await deps.outbox.posted(post);
  posts.set(nameOf(post), post);
  return post;
}

async function remove(book: Book, post: StandingPost): Promise<void> {
  try {
    await book.deps.port.delete(post.channelId, post.messageId);
  } catch (error) {
    if (!(error instanceof DiscordFault) || error.kind === 'passing' || error.kind === 'archived')
      throw error;
  }
  await forget(book, post);
}

async function forget({ deps, posts }: Book, post: KnownPost): Promise<void> {
  await deps.outbox.removed(post);
  posts.delete(nameOf(post));
}

async function settleUnknown(book: Book, isWanted: (key: PostKey) => boolean): Promise<void> {
  for (const lost of book.lost) await removeLost(book, lost);
  for (const post of [...book.posts.values()].filter((one) => !isStanding(one))) {
    const remembered = book.deps.now() - post.at < NONCE_WINDOW_MS;
    if (remembered && isWanted(post)) continue;
    const messageId = await lookFor(book, post);
    if (messageId === undefined) await forget(book, post);
    else await stand(book, { ...post, messageId });
  }
}

// In its thread every message of the bot is about this table. What the database does not know there tells of
// steps that it has forgotten, and whose numbers are not used again.
async function removeLost(book: Book, lost: Post): Promise<void> {
  const known = new Set([...book.posts.values()].map((post) => markerOf(book, post)));
  const isLost = (marker: number) => marker >= MARKER_MIN && !known.has(marker);
  for (const { messageId, markers } of await ownMessagesSince(book, lost)) {
    if (markers.some(isLost)) await orRefused(book.deps.port.delete(lost.channelId, messageId), undefined);
  }
  await book.deps.outbox.removed(lost);
}

async function lookFor(book: Book, post: KnownPost): Promise<MessageId | undefined> {
  const marker = markerOf(book, post);
  const found = await ownMessagesSince(book, post);
  return found.find(({ markers }) => markers.includes(marker))?.messageId;
}

// Where the bot can no longer look, it can no longer edit or send either.
function ownMessagesSince(book: Book, post: Post): Promise<readonly FoundMessage[]> {
  const { port } = book.deps;
  return orRefused(port.ownMessagesAfter(post.channelId, lastKnownBefore(book, post)), []);
}

async function orRefused<Value>(request: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof DiscordFault && error.kind !== 'passing') return otherwise;
    throw error;
  }
}

function lastKnownBefore(book: Book, post: Post): string {
  const before = standing(book).filter((one) => one.channelId === post.channelId && one.at <= post.at);
  return before.at(-1)?.messageId ?? snowflakeAt(post.at - NONCE_WINDOW_MS);
}

function isKnown(post: Post): post is KnownPost {
  return post.part !== 'lost';
}

function isStanding(post: KnownPost): post is StandingPost {
  return post.messageId !== null;
}

/** Orders messages by when Discord received them. */
export function bySnowflake(
  one: { readonly messageId: string },
  other: { readonly messageId: string },
): number {
  const difference = BigInt(one.messageId) - BigInt(other.messageId);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function nameOf({ step, part, ordinal }: PostKey): string {
  return `${step}/${part}/${ordinal}`;
}

const NONCE_LENGTH_MAX = 25;

function nonceOf(book: Book, key: PostKey): string {
  return digestOf(book, 'nonce', key).toString('base64url').slice(0, NONCE_LENGTH_MAX);
}

/** A positive 31-bit number, as Discord allows for a component's id. */
function markerOf(book: Book, key: PostKey): number {
  return digestOf(book, 'marker', key).readUInt32BE(0) >>> 1 || 1;
}

function digestOf({ deps, tableId }: Book, what: 'nonce' | 'marker', key: PostKey): Buffer {
  return deps.veil.digest(`${what}/${tableId}/${nameOf(key)}`);
}
