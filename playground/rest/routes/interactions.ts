import { messageJson } from '../../shapes/message-json.js';
import { Callback, changeInteraction, failWhenTokenDies, isAnswerable } from '../../world/interactions.js';
import { ALL_MENTIONS } from '../../world/mentions.js';
import { editMessage, MessageFlag, MessageType, sendMessage } from '../../world/messages.js';
import type { Modal, StoredInteraction, StoredMessage } from '../../world/types.js';
import type { World } from '../../world/world.js';
import { demandAnswerPlace, ephemeralFor, usedByOf } from '../answers.js';
import { invalidForm, refuse } from '../discord-error.js';
import { checkForm, problem } from '../forms/check-form.js';
import { readMessage } from '../forms/message-form.js';
import { modalProblems } from '../forms/modal-rules.js';
import type { MessageForm } from '../forms/sent-message.js';
import { type Answer, type Call, NO_CONTENT, ok, param, type Route } from '../route.js';

interface CallbackForm {
  readonly type: number;
  readonly data?: MessageForm & Modal & { readonly choices?: StoredInteraction['choices'] };
}

export const INTERACTION_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/interactions/:interaction/:token/callback', isOpen: true, run: acknowledge },
];

const SCHEMAS: Readonly<Record<number, string>> = {
  [Callback.message]: 'CreateMessageInteractionCallbackRequest',
  [Callback.deferredMessage]: 'CreateMessageInteractionCallbackRequest',
  [Callback.deferredUpdate]: 'UpdateMessageInteractionCallbackRequest',
  [Callback.update]: 'UpdateMessageInteractionCallbackRequest',
  [Callback.choices]: 'ApplicationCommandAutocompleteCallbackRequest',
  [Callback.modal]: 'ModalInteractionCallbackRequest',
};

/** The one acknowledgement of an interaction. */
function acknowledge(call: Call): Answer {
  const { world } = call;
  const interaction = world.interactions.get(param(call, 'interaction'));
  if (interaction === undefined || interaction.token !== param(call, 'token')) throw refuse(10062);
  if (interaction.acknowledgedBy !== null) throw refuse(40060);
  if (!isAnswerable(world, interaction)) throw refuse(10062);
  if (world.channels.get(interaction.channel) === undefined) throw refuse(10003);
  const form = checkedCallback(call, interaction);
  const done = carryOut(call, interaction, form);
  return call.query.get('with_response') === 'true' ? ok(responseJson(world, done, form.type)) : NO_CONTENT;
}

function checkedCallback({ body }: Call, interaction: StoredInteraction): CallbackForm {
  const type = (body as { readonly type?: unknown } | undefined)?.type;
  const schema =
    typeof type === 'number' && allowedTypes(interaction).includes(type) ? SCHEMAS[type] : undefined;
  if (schema === undefined) {
    const allowed = allowedTypes(interaction).join(', ');
    throw invalidForm([
      problem(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed}} for this interaction.`),
    ]);
  }
  return checkForm<CallbackForm>(schema, body);
}

function allowedTypes({ kind, message }: StoredInteraction): readonly number[] {
  const { message: reply, deferredMessage, deferredUpdate, update, choices, modal } = Callback;
  switch (kind) {
    case 'command':
      return [reply, deferredMessage, modal];
    case 'autocomplete':
      return [choices];
    case 'component':
      return [reply, deferredMessage, deferredUpdate, update, modal];
    case 'modal':
      // A modal cannot follow a modal, and only one that a component opened has a message to update.
      return message === null ? [reply, deferredMessage] : [reply, deferredMessage, deferredUpdate, update];
  }
}

function carryOut(call: Call, interaction: StoredInteraction, form: CallbackForm): StoredInteraction {
  const { world } = call;
  switch (form.type) {
    case Callback.message:
      return reply(call, interaction, form.data ?? {});
    case Callback.deferredMessage:
      return deferMessage(world, interaction, form.data ?? {});
    case Callback.deferredUpdate:
      return changeInteraction(world, interaction, {
        status: 'done',
        acknowledgedBy: Callback.deferredUpdate,
        original: interaction.message,
      });
    case Callback.update:
      return update(call, interaction, form.data ?? {});
    case Callback.choices:
      return giveChoices(world, interaction, form.data?.choices ?? []);
    default:
      return openModal(world, interaction, form.data);
  }
}

function reply(call: Call, interaction: StoredInteraction, form: MessageForm): StoredInteraction {
  const { world, files } = call;
  demandAnswerPlace(world, interaction);
  const body = readMessage(world, { form, files, isAnswer: true, at: ['data'] });
  const message = sendMessage(world, {
    channel: interaction.channel,
    author: world.botId,
    body,
    ...originOf(interaction),
    interaction: interaction.id,
    onlyFor: ephemeralFor(interaction, body.flags),
    usedBy: usedByOf(interaction),
  });
  return acknowledgeWith(world, interaction, { message, by: Callback.message, status: 'done' });
}

function deferMessage(world: World, interaction: StoredInteraction, form: MessageForm): StoredInteraction {
  const others = Object.entries(form).filter(
    ([key, value]) => key !== 'flags' && value !== undefined && value !== null,
  );
  const flags = form.flags ?? 0;
  if (others.length > 0 || (flags & ~MessageFlag.ephemeral) !== 0) {
    throw invalidForm([
      problem(['data'], 'BASE_TYPE_CHOICES', 'A deferred answer carries no more than the ephemeral flag.'),
    ]);
  }
  demandAnswerPlace(world, interaction);
  const message = sendMessage(world, {
    channel: interaction.channel,
    author: world.botId,
    body: {
      content: '',
      components: [],
      embeds: [],
      attachments: [],
      flags: flags | MessageFlag.loading,
      allowedMentions: ALL_MENTIONS,
    },
    ...originOf(interaction),
    interaction: interaction.id,
    onlyFor: ephemeralFor(interaction, flags),
    usedBy: usedByOf(interaction),
  });
  failWhenTokenDies(world, interaction.id);
  return acknowledgeWith(world, interaction, { message, by: Callback.deferredMessage, status: 'thinking' });
}

function update(call: Call, interaction: StoredInteraction, form: MessageForm): StoredInteraction {
  const { world, files } = call;
  const existing = world.messages.get(interaction.message ?? '');
  if (existing === undefined) throw refuse(10008);
  const body = readMessage(world, { form, files, isAnswer: true, at: ['data'], existing });
  const message = editMessage(world, existing, body);
  return acknowledgeWith(world, interaction, { message, by: Callback.update, status: 'done' });
}

function giveChoices(
  world: World,
  interaction: StoredInteraction,
  choices: NonNullable<StoredInteraction['choices']>,
): StoredInteraction {
  return changeInteraction(world, interaction, { status: 'done', acknowledgedBy: Callback.choices, choices });
}

function openModal(
  world: World,
  interaction: StoredInteraction,
  modal: Modal | undefined,
): StoredInteraction {
  if (modal === undefined)
    throw invalidForm([problem(['data'], 'BASE_TYPE_REQUIRED', 'This field is required')]);
  const problems = modalProblems(modal.components);
  if (problems.length > 0)
    throw invalidForm(problems.map((found) => ({ ...found, path: ['data', ...found.path] })));
  world.record({
    at: world.clock.now(),
    event: 'modal',
    channel: interaction.channel,
    recipients: [interaction.user],
    pinged: [],
    payload: modal,
    attachments: [],
  });
  return changeInteraction(world, interaction, { status: 'modal', acknowledgedBy: Callback.modal, modal });
}

function acknowledgeWith(
  world: World,
  interaction: StoredInteraction,
  {
    message,
    by,
    status,
  }: { readonly message: StoredMessage; readonly by: number; readonly status: StoredInteraction['status'] },
): StoredInteraction {
  return changeInteraction(world, interaction, { status, acknowledgedBy: by, original: message.id });
}

/** A component's answer shows as a reply to its message; a command's as its own kind. */
function originOf({ kind, message }: StoredInteraction): {
  readonly type: number;
  readonly reference?: string;
} {
  if (kind === 'command') return { type: MessageType.command };
  return message === null ? { type: MessageType.plain } : { type: MessageType.reply, reference: message };
}

function responseJson(world: World, interaction: StoredInteraction, type: number): Record<string, unknown> {
  const message = world.messages.get(interaction.original ?? '');
  return {
    interaction: {
      id: interaction.id,
      type: { command: 2, component: 3, autocomplete: 4, modal: 5 }[interaction.kind],
      ...(message && {
        response_message_id: message.id,
        response_message_loading: (message.flags & MessageFlag.loading) !== 0,
        response_message_ephemeral: message.onlyFor !== null,
      }),
    },
    resource: { type, ...(message && { message: messageJson(world, message, { signed: true }) }) },
  };
}
