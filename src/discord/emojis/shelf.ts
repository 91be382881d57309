import type { Logger } from 'pino';
import { type Instant, MINUTE_MS } from '../../base/instant.js';
import type { Emoji, EmojiKey } from '../../faces/face.js';
import type { Dresser } from '../dressed-ports.js';
import { DiscordFault } from '../faults.js';
import type { DrawnMessage } from '../screen.js';
import { dressed, type KnownEmoji, type KnownEmojis, NO_EMOJIS } from './dress.js';
import type { EmojiPort } from './emoji-port.js';
import { planEmojis, type WantedEmoji, wantedEmoji } from './plan.js';

/** The application's emojis, as far as Discord has them. Until then, and where it has none, messages go without. */
export interface EmojiShelf extends Dresser {
  /** Sees to it that Discord has them all. Never fails. */
  stock(port: EmojiPort): Promise<void>;
  /** Sends a message with its emojis; where Discord refuses one of them, the same message without any. */
  dressing<Sent>(drawn: DrawnMessage, send: (message: DrawnMessage) => Promise<Sent>): Promise<Sent>;
}

export interface EmojiShelfDeps {
  readonly drawings: readonly Emoji[];
  readonly log: Logger;
  now(): Instant;
}

/** Discord refuses emojis now and then that it has, so a refusal alone is no reason to look often. */
const LOOK_AGAIN_MS = 10 * MINUTE_MS;
/** The second one finds what the first one has done, whatever became of the answers. */
const ATTEMPTS_MAX = 2;

export function newEmojiShelf({ drawings, log, now }: EmojiShelfDeps): EmojiShelf {
  let known: KnownEmojis = NO_EMOJIS;
  let looked: { readonly port: EmojiPort; readonly at: Instant } | undefined;

  async function stock(port: EmojiPort): Promise<void> {
    looked = { port, at: now() };
    try {
      const wanted = await wantedOf(drawings);
      const done = await insistently({ port, wanted, tell: (emojis) => (known = emojis) });
      log.info(done, 'emojis');
    } catch (error) {
      log.warn({ err: error, known: known.size }, 'emojis are missing');
    }
  }

  return {
    stock,
    async dressing(drawn, send) {
      try {
        return await send(dressed(drawn, known));
      } catch (error) {
        if (!(error instanceof DiscordFault) || error.kind !== 'emoji-gone' || known.size === 0) throw error;
        if (looked !== undefined && now() - looked.at >= LOOK_AGAIN_MS) {
          log.warn({ err: error }, 'an emoji was refused');
          void stock(looked.port);
        }
        return send(dressed(drawn, NO_EMOJIS));
      }
    },
  };
}

/** One after the other, so that clicks are answered in between. */
async function wantedOf(drawings: readonly Emoji[]): Promise<readonly WantedEmoji[]> {
  const wanted: WantedEmoji[] = [];
  for (const { key, render } of drawings) wanted.push(wantedEmoji(key, await render()));
  return wanted;
}

interface Stocking {
  readonly port: EmojiPort;
  readonly wanted: readonly WantedEmoji[];
  tell(known: KnownEmojis): void;
}

interface Stocked {
  readonly known: number;
  readonly uploaded: number;
  readonly deleted: number;
}

async function insistently(stocking: Stocking, attempt = 1): Promise<Stocked> {
  try {
    return await bring(stocking);
  } catch (error) {
    if (attempt === ATTEMPTS_MAX) throw error;
    return insistently(stocking, attempt + 1);
  }
}

async function bring({ port, wanted, tell }: Stocking): Promise<Stocked> {
  const { kept, missing, outdated } = planEmojis(await port.list(), wanted);
  const known = new Map<EmojiKey, KnownEmoji>(kept);
  tell(known);
  for (const { key, name, png } of missing) known.set(key, await port.upload(name, png));
  // What is outdated may stand in messages, so it stays until there is something to follow it.
  for (const { id } of outdated) await port.delete(id);
  return { known: known.size, uploaded: missing.length, deleted: outdated.length };
}
