import { type KnownCommands, NO_COMMANDS, withCommandMentions } from './command-mentions.js';
import type { Dresser } from './dressed-ports.js';
import type { EmojiPort } from './emojis/emoji-port.js';
import { type EmojiShelfDeps, newEmojiShelf } from './emojis/shelf.js';

/** Emojis and commands, as far as Discord has them. Every message is whole without. */
export interface Outfit {
  /** For what is sent on servers. */
  readonly onServers: Dresser;
  /** For what is sent in direct messages, where few commands can be used. */
  readonly inDirect: Dresser;
  /** Sees to it that Discord has the emojis. Never fails. */
  stock(port: EmojiPort): Promise<void>;
  learn(commands: KnownCommands): void;
}

export function newOutfit(deps: EmojiShelfDeps): Outfit {
  const emojis = newEmojiShelf(deps);
  let commands = NO_COMMANDS;
  const dresser = (place: { readonly inDirect: boolean }): Dresser => ({
    // Last, so that an emoji never goes for the sake of a command.
    dressing: (drawn, send) =>
      emojis.dressing(drawn, (dressed) => send(withCommandMentions(dressed, commands, place))),
  });
  return {
    onServers: dresser({ inDirect: false }),
    inDirect: dresser({ inDirect: true }),
    stock: (port) => emojis.stock(port),
    learn(known) {
      commands = known;
    },
  };
}
