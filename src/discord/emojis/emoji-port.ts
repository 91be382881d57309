import { type REST, Routes } from 'discord.js';
import { faulting } from '../rest-ports.js';
import type { KnownEmoji } from './dress.js';

/** The emojis that belong to the application. Every method fails with a `DiscordFault`. */
export interface EmojiPort {
  list(): Promise<readonly KnownEmoji[]>;
  upload(name: string, png: Buffer): Promise<KnownEmoji>;
  delete(id: string): Promise<void>;
}

export function restEmojiPort(rest: REST, applicationId: string): EmojiPort {
  const route = Routes.applicationEmojis(applicationId);
  return {
    async list() {
      const { items } = (await faulting(rest.get(route))) as { readonly items: readonly KnownEmoji[] };
      return items;
    },
    async upload(name, png) {
      const image = `data:image/png;base64,${png.toString('base64')}`;
      const { id } = (await faulting(rest.post(route, { body: { name, image } }))) as KnownEmoji;
      return { id, name };
    },
    async delete(id) {
      await faulting(rest.delete(Routes.applicationEmoji(applicationId, id)));
    },
  };
}
