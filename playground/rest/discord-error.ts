/** Discord's nested report of what is wrong with a body. */
export interface FormErrors {
  readonly [key: string]: FormErrors | readonly FormError[];
}

export interface FormError {
  readonly code: string;
  readonly message: string;
}

/** One thing wrong with a body, and where: `['components', 0, 'label']`. */
export interface FormProblem extends FormError {
  readonly path: readonly (string | number)[];
}

/** An answer with which Discord refuses a request. */
export class DiscordError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(String(body['message']));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

const KNOWN = {
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10013: [404, 'Unknown User'],
  10014: [404, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  30015: [400, 'Maximum number of attachments in a message reached (10)'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50003: [400, 'Cannot execute action on a DM channel'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50008: [400, 'Cannot send messages in a non-text channel'],
  50013: [403, 'Missing Permissions'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  160002: [400, 'Cannot reply without permission to read message history'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [403, 'Thread is locked'],
  160006: [400, 'Maximum number of active threads reached'],
  200000: [400, 'Message was blocked by automatic moderation'],
} as const satisfies Readonly<Record<number, readonly [status: number, message: string]>>;

/** Discord's refusal with one of its codes. */
export function refuse(code: keyof typeof KNOWN): DiscordError {
  const [status, message] = KNOWN[code];
  return new DiscordError(status, { message, code });
}

export function unauthorized(): DiscordError {
  return new DiscordError(401, { message: '401: Unauthorized', code: 0 });
}

export function notFound(): DiscordError {
  return new DiscordError(404, { message: '404: Not Found', code: 0 });
}

/** 50035 with everything that is wrong, nested by path as Discord does. */
export function invalidForm(problems: readonly FormProblem[]): DiscordError {
  const errors: Record<string, unknown> = {};
  for (const { path, code, message } of problems) {
    let place = errors;
    for (const key of path) {
      place[key] ??= {};
      place = place[key] as Record<string, unknown>;
    }
    const here = (place['_errors'] ?? []) as FormError[];
    place['_errors'] = [...here, { code, message }];
  }
  return new DiscordError(400, { message: 'Invalid Form Body', code: 50035, errors });
}

export function tooManyRequests(about: {
  readonly retryAfterSeconds: number;
  readonly scope: 'user' | 'global' | 'shared';
  readonly code?: number;
  readonly message?: string;
}): DiscordError {
  const { retryAfterSeconds, scope, code = 0, message = 'You are being rate limited.' } = about;
  const isGlobal = scope === 'global';
  return new DiscordError(
    429,
    { message, retry_after: retryAfterSeconds, global: isGlobal, code },
    {
      'Retry-After': String(Math.max(Math.ceil(retryAfterSeconds), 1)),
      'X-RateLimit-Scope': scope,
      ...(isGlobal && { 'X-RateLimit-Global': 'true' }),
    },
  );
}
