import type { MessagePort } from '../delivery/message-port.js';
import type { ReplyPort } from '../replies.js';
import type { EmojiShelf } from './shelf.js';

/** The same messages with emojis. */
export function dressedMessages(port: MessagePort, { dressing }: EmojiShelf): MessagePort {
  return {
    ...port,
    send: (channelId, message) =>
      dressing(message.drawn, (drawn) => port.send(channelId, { ...message, drawn })),
    edit: (channelId, messageId, drawn) => dressing(drawn, (one) => port.edit(channelId, messageId, one)),
  };
}

/** The same replies with emojis. */
export function dressedReplies(replyTo: ReplyPort, { dressing }: EmojiShelf): ReplyPort {
  return (interaction) => {
    const replies = replyTo(interaction);
    return {
      ...replies,
      answer: (mode, drawn) => dressing(drawn, (one) => replies.answer(mode, one)),
      edit: (drawn) => dressing(drawn, replies.edit),
      followUp: (drawn) => dressing(drawn, replies.followUp),
    };
  };
}
