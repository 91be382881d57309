import { type APIInteraction, InteractionResponseType, MessageFlags, type REST, Routes } from 'discord.js';
import { clip } from './clip.js';
import { SUGGESTIONS_MAX, type Suggestion } from './command.js';
import { faultOf } from './faults.js';
import type { DrawnForm } from './form.js';
import { faulting, messageBody, rawFiles } from './rest-ports.js';
import { type DrawnMessage, OPTION_LENGTH_MAX } from './screen.js';

/**
 * What the first answer to an interaction settles: a private message of its own, one that everybody sees, or the
 * message it came from.
 */
export type AnswerMode = 'message' | 'public' | 'update';

/** The ways to answer one interaction. Each fails with a `DiscordFault`. */
export interface Replies {
  /** The first answer, where the real one is not ready: "thinking", or nothing to be seen. */
  acknowledge(mode: AnswerMode): Promise<void>;
  /** The first answer. */
  answer(mode: AnswerMode, drawn: DrawnMessage): Promise<void>;
  /** The first answer: something to be filled in. */
  openForm(form: DrawnForm): Promise<void>;
  /** The only answer to somebody who is typing an option. */
  suggest(suggestions: readonly Suggestion[]): Promise<void>;
  /** What the first answer settled, filled in or drawn anew. */
  edit(drawn: DrawnMessage): Promise<void>;
  /** Takes the first answer away, where it was a message. */
  retract(): Promise<void>;
  /** A private message after the first answer. */
  followUp(drawn: DrawnMessage): Promise<void>;
}

export type ReplyPort = (interaction: APIInteraction) => Replies;

const PRIVATE = MessageFlags.Ephemeral;
const ALREADY_ACKNOWLEDGED = 40_060;
/** Discord waits three seconds for the first answer. */
const ATTEMPTS_MAX = 3;
const PAUSE_MS = 250;

export function restReplyPort(rest: REST): ReplyPort {
  return ({ id, token, application_id: applicationId }) => {
    const callback = (body: unknown, drawn?: DrawnMessage) =>
      insistently(() =>
        rest.post(Routes.interactionCallback(id, token), {
          body,
          auth: false,
          ...(drawn === undefined ? {} : { files: rawFiles(drawn) }),
        }),
      );
    return {
      acknowledge: (mode) => callback(ACKNOWLEDGEMENTS[mode]),
      answer: (mode, drawn) => callback({ type: TYPES[mode], data: bodyFor(mode, drawn) }, drawn),
      openForm: (form) => callback({ type: InteractionResponseType.Modal, data: form }),
      suggest: (suggestions) =>
        callback({
          type: InteractionResponseType.ApplicationCommandAutocompleteResult,
          data: { choices: choicesOf(suggestions) },
        }),
      edit: (drawn) =>
        insistently(() =>
          rest.patch(Routes.webhookMessage(applicationId, token, '@original'), {
            body: messageBody(drawn),
            files: rawFiles(drawn),
            auth: false,
          }),
        ),
      retract: () =>
        insistently(() =>
          rest.delete(Routes.webhookMessage(applicationId, token, '@original'), { auth: false }),
        ),
      // Not tried again: a lost answer would show the same message twice.
      async followUp(drawn) {
        await faulting(
          rest.post(Routes.webhook(applicationId, token), {
            body: bodyFor('message', drawn),
            files: rawFiles(drawn),
            auth: false,
          }),
        );
      },
    };
  };
}

const ACKNOWLEDGEMENTS = {
  message: { type: InteractionResponseType.DeferredChannelMessageWithSource, data: { flags: PRIVATE } },
  public: { type: InteractionResponseType.DeferredChannelMessageWithSource },
  update: { type: InteractionResponseType.DeferredMessageUpdate },
} as const;

const TYPES = {
  message: InteractionResponseType.ChannelMessageWithSource,
  public: InteractionResponseType.ChannelMessageWithSource,
  update: InteractionResponseType.UpdateMessage,
} as const;

function choicesOf(suggestions: readonly Suggestion[]): readonly object[] {
  return suggestions
    .slice(0, SUGGESTIONS_MAX)
    .map(({ label, value }) => ({ name: clip(label, OPTION_LENGTH_MAX), value }));
}

function bodyFor(mode: AnswerMode, drawn: DrawnMessage): ReturnType<typeof messageBody> {
  const body = messageBody(drawn);
  return mode === 'message' ? { ...body, flags: body.flags | PRIVATE } : body;
}

// Where Discord fails, the same answer is tried again while it still counts. If the failed attempt had
// arrived after all, Discord says so, and all is well.
async function insistently(request: () => Promise<unknown>, attempt = 1): Promise<void> {
  try {
    await faulting(request());
  } catch (error) {
    const fault = faultOf(error);
    if (attempt > 1 && fault.code === ALREADY_ACKNOWLEDGED) return;
    if (fault.kind !== 'passing' || attempt === ATTEMPTS_MAX) throw fault;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await insistently(request, attempt + 1);
  }
}
