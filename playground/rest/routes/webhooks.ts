import { messageJson } from '../../shapes/message-json.js';
import { changeInteraction, interactionOfToken, isTokenAlive } from '../../world/interactions.js';
import { deleteMessage, editMessage, MessageFlag, MessageType, sendMessage } from '../../world/messages.js';
import type { StoredInteraction, StoredMessage } from '../../world/types.js';
import { demandAnswerPlace, ephemeralFor } from '../answers.js';
import { refuse } from '../discord-error.js';
import { checkForm } from '../forms/check-form.js';
import { readMessage } from '../forms/message-form.js';
import type { MessageForm } from '../forms/sent-message.js';
import { type Answer, type Call, NO_CONTENT, ok, param, type Route } from '../route.js';

const MESSAGE_PATH = '/webhooks/:application/:token/messages/:message';

/** What an interaction's token is good for after it was acknowledged. */
export const WEBHOOK_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/webhooks/:application/:token', isOpen: true, run: followUp },
  { method: 'GET', path: MESSAGE_PATH, isOpen: true, run: getAnswer },
  { method: 'PATCH', path: MESSAGE_PATH, isOpen: true, run: patchAnswer },
  { method: 'DELETE', path: MESSAGE_PATH, isOpen: true, run: removeAnswer },
];

/** The interaction behind the token: acknowledged, and not older than a quarter of an hour. */
function liveInteraction(call: Call): StoredInteraction {
  const { world } = call;
  const interaction = interactionOfToken(world, param(call, 'token'));
  if (interaction === undefined || param(call, 'application') !== world.botId) throw refuse(10015);
  if (!isTokenAlive(world, interaction)) throw refuse(50027);
  if (interaction.acknowledgedBy === null || interaction.kind === 'autocomplete') throw refuse(10015);
  return interaction;
}

function followUp(call: Call): Answer {
  const { world, files } = call;
  const interaction = liveInteraction(call);
  const form = checkForm<MessageForm>('IncomingWebhookInteractionRequest', call.body ?? {});
  const loading = world.messages.get(interaction.original ?? '');
  // The first message after a deferral takes the place of "… is thinking", and its visibility.
  if (loading !== undefined && isLoading(loading)) {
    return ok(json(call, editAnswer(call, { interaction, message: loading, form })));
  }
  demandAnswerPlace(world, interaction);
  const body = readMessage(world, { form, files, isAnswer: true });
  const message = sendMessage(world, {
    channel: interaction.channel,
    author: world.botId,
    body,
    ...(loading && { type: MessageType.reply, reference: loading.id }),
    interaction: interaction.id,
    onlyFor: ephemeralFor(interaction, body.flags),
  });
  return ok(json(call, message));
}

function getAnswer(call: Call): Answer {
  return ok(json(call, answerMessage(call, liveInteraction(call))));
}

function patchAnswer(call: Call): Answer {
  const interaction = liveInteraction(call);
  const message = answerMessage(call, interaction);
  const form = checkForm<MessageForm>('IncomingWebhookUpdateRequestPartial', call.body ?? {});
  return ok(json(call, editAnswer(call, { interaction, message, form })));
}

function editAnswer(
  { world, files }: Call,
  about: {
    readonly interaction: StoredInteraction;
    readonly message: StoredMessage;
    readonly form: MessageForm;
  },
): StoredMessage {
  const { interaction, message, form } = about;
  const wasLoading = isLoading(message);
  const existing = wasLoading ? { ...message, flags: message.flags & ~MessageFlag.loading } : message;
  const body = readMessage(world, { form, files, isAnswer: true, existing });
  const edited = editMessage(world, existing, body);
  if (wasLoading) changeInteraction(world, interaction, { status: 'done' });
  return edited;
}

function removeAnswer(call: Call): Answer {
  const interaction = liveInteraction(call);
  const message = answerMessage(call, interaction);
  deleteMessage(call.world, message);
  if (isLoading(message)) changeInteraction(call.world, interaction, { status: 'done', original: null });
  return NO_CONTENT;
}

/** `@original`, a follow-up made with this token, or the message whose component was used. */
function answerMessage(call: Call, interaction: StoredInteraction): StoredMessage {
  const id = param(call, 'message') === '@original' ? interaction.original : param(call, 'message');
  const message = call.world.messages.get(id ?? '');
  const isOwn =
    message?.interaction === interaction.id || (message !== undefined && message.id === interaction.message);
  if (message === undefined || !isOwn) throw refuse(10008);
  return message;
}

function isLoading(message: StoredMessage): boolean {
  return (message.flags & MessageFlag.loading) !== 0;
}

function json(call: Call, message: StoredMessage): Record<string, unknown> {
  return messageJson(call.world, message, { signed: true });
}
