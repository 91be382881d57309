import type { APIInteraction } from 'discord.js';
import type { MessagePort } from './delivery/message-port.js';
import type { ReplyPort } from './replies.js';
import type { DrawnMessage } from './screen.js';

/** Puts into a message, on its way out, what only Discord's ids can show. */
export interface Dresser {
  dressing<Sent>(drawn: DrawnMessage, send: (message: DrawnMessage) => Promise<Sent>): Promise<Sent>;
}

/** The same messages, each dressed. */
export function dressedMessages(port: MessagePort, { dressing }: Dresser): MessagePort {
  return {
    ...port,
    send: (channelId, message) =>
      dressing(message.drawn, (drawn) => port.send(channelId, { ...message, drawn })),
    edit: (channelId, messageId, drawn) => dressing(drawn, (one) => port.edit(channelId, messageId, one)),
  };
}

/** The same replies, each dressed as it is right for the interaction. */
export function dressedReplies(
  replyTo: ReplyPort,
  dresserFor: (interaction: APIInteraction) => Dresser,
): ReplyPort {
  return (interaction) => {
    const replies = replyTo(interaction);
    const { dressing } = dresserFor(interaction);
    return {
      ...replies,
      answer: (mode, drawn) => dressing(drawn, (one) => replies.answer(mode, one)),
      edit: (drawn) => dressing(drawn, replies.edit),
      followUp: (drawn) => dressing(drawn, replies.followUp),
    };
  };
}
