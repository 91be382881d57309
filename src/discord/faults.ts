import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';

/** What went wrong between the bot and Discord, as far as it makes a difference to what is done next. */
export type FaultKind =
  /** Discord or the way to it failed; the same again later. */
  | 'passing'
  | 'message-gone'
  | 'channel-gone'
  /** Archived: it takes no edits, but a message sent opens it again. */
  | 'archived'
  | 'locked'
  | 'no-access'
  | 'missing-permission'
  /** A message older than an hour was edited too often. */
  | 'too-old-to-edit'
  | 'thread-exists'
  | 'too-many-threads'
  /** The interaction is over, or was answered already. */
  | 'interaction-over'
  | 'token-refused'
  /** Not in that server, or no account at all. */
  | 'person-gone'
  /** The person takes no direct messages from the bot. */
  | 'direct-closed'
  /** One that a control shows, or that is to be deleted. */
  | 'emoji-gone'
  /** The server's automatic moderation has stopped a text. */
  | 'moderated'
  /** Discord understood and refused; the same again would be refused again. */
  | 'refused';

/** A failed request to Discord. The message names the route and the code, never what was sent. */
export class DiscordFault extends Error {
  override readonly name = 'DiscordFault';

  constructor(
    readonly kind: FaultKind,
    /** Discord's own number, or the HTTP status, or 0. */
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

const EDITS_REACHED = RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached;

const KINDS: ReadonlyMap<number, FaultKind> = new Map<number, FaultKind>([
  [RESTJSONErrorCodes.UnknownMessage, 'message-gone'],
  [RESTJSONErrorCodes.UnknownChannel, 'channel-gone'],
  [RESTJSONErrorCodes.UnknownGuild, 'channel-gone'],
  [RESTJSONErrorCodes.UnknownInteraction, 'interaction-over'],
  [RESTJSONErrorCodes.UnknownWebhook, 'interaction-over'],
  [RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged, 'interaction-over'],
  [RESTJSONErrorCodes.InvalidWebhookToken, 'interaction-over'],
  [EDITS_REACHED, 'too-old-to-edit'],
  [RESTJSONErrorCodes.UnknownMember, 'person-gone'],
  [RESTJSONErrorCodes.UnknownUser, 'person-gone'],
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser, 'direct-closed'],
  [RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds, 'direct-closed'],
  [RESTJSONErrorCodes.OpeningDirectMessagesTooFast, 'passing'],
  [RESTJSONErrorCodes.UnknownEmoji, 'emoji-gone'],
  [RESTJSONErrorCodes.MissingAccess, 'no-access'],
  [RESTJSONErrorCodes.MissingPermissions, 'missing-permission'],
  [RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage, 'thread-exists'],
  [RESTJSONErrorCodes.MaximumActiveThreads, 'too-many-threads'],
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread, 'archived'],
  [RESTJSONErrorCodes.ThreadLocked, 'locked'],
  [RESTJSONErrorCodes.MessageWasBlockedByAutomaticModeration, 'moderated'],
  [RESTJSONErrorCodes.TitleWasBlockedByAutomaticModeration, 'moderated'],
  [RESTJSONErrorCodes.MessageBlockedByHarmfulLinksFilter, 'moderated'],
]);

const UNAUTHORIZED = 401;
const SERVER_ERROR = 500;

export function faultOf(error: unknown): DiscordFault {
  if (error instanceof DiscordFault) return error;
  if (error instanceof DiscordAPIError) {
    const code = Number(error.code);
    const kind = namesEmoji(error) ? 'emoji-gone' : kindOf(error.status, code);
    return new DiscordFault(kind, code, `${routeOf(error)}: ${error.message}`);
  }
  if (error instanceof HTTPError) {
    return new DiscordFault(kindOf(error.status), error.status, `${routeOf(error)}: ${error.message}`);
  }
  // The client waits by itself for every other limit; see `isTooOldToEdit`.
  if (error instanceof RateLimitError) return new DiscordFault('too-old-to-edit', EDITS_REACHED, error.route);
  // Time-outs, resets and refused connections come as plain errors of whatever speaks HTTP.
  return new DiscordFault('passing', 0, error instanceof Error ? error.message : String(error));
}

// Only the report of what is wrong with the message tells that it is this.
function namesEmoji({ rawError }: DiscordAPIError): boolean {
  return 'errors' in rawError && JSON.stringify(rawError.errors).includes('COMPONENT_INVALID_EMOJI');
}

function kindOf(status: number, code?: number): FaultKind {
  if (status >= SERVER_ERROR) return 'passing';
  const known = code === undefined ? undefined : KINDS.get(code);
  return known ?? (status === UNAUTHORIZED ? 'token-refused' : 'refused');
}

// An interaction's token stands in its address, and a token is not for the log.
function routeOf({ method, url }: { readonly method: string; readonly url: string }): string {
  const path = new URL(url).pathname
    .replace(/(\/interactions\/\d+\/)[^/]+/, '$1…')
    .replace(/(\/webhooks\/\d+\/)[^/]+/, '$1…');
  return `${method} ${path}`;
}
