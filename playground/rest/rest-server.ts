import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '../world/world.js';
import { DiscordError, notFound, tooManyRequests, unauthorized } from './discord-error.js';
import { type Fault, Faults } from './faults.js';
import { RateLimits } from './rate-limits.js';
import { type ReadBody, RequestAborted, readBody } from './read-body.js';
import { type Answer, type FoundRoute, findRoute } from './route.js';
import { ROUTES } from './routes.js';

/** What goes back to the bot: an answer, or a connection that breaks. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer; readonly headers: Readonly<Record<string, string>> }
  | { readonly kind: 'lost' };

/** The part that speaks Discord's REST API to the bot. */
export class RestServer {
  readonly faults = new Faults();
  readonly #world: World;
  readonly #limits: RateLimits;
  readonly #reportCrash: (error: unknown) => void;

  constructor(world: World, reportCrash: (error: unknown) => void) {
    this.#world = world;
    this.#limits = new RateLimits(world);
    this.#reportCrash = reportCrash;
  }

  /** Handles one request, `path` being what follows "/api/v10". Each one is recorded. */
  async handle(request: Request, path: string): Promise<Outcome> {
    const started = performance.now();
    const url = new URL(request.url);
    const fault = this.faults.take(request.method, path);
    const found = findRoute(ROUTES, request.method, path);
    let read: ReadBody = { body: undefined, files: [] };
    let outcome: Outcome;
    try {
      read = await readBody(request);
      if (fault?.kind === 'slow') await pause(fault.delayMs);
      outcome = this.#answer(request, { found, read, query: url.searchParams, fault });
    } catch (error) {
      if (error instanceof RequestAborted) return { kind: 'lost' };
      outcome = this.#refusal(error);
    }
    const lost = fault?.kind === 'lost-answer';
    this.#record({ request, path: path + url.search, read, outcome, tookMs: performance.now() - started });
    return lost ? { kind: 'lost' } : outcome;
  }

  #answer(
    request: Request,
    about: {
      readonly found: FoundRoute | undefined;
      readonly read: ReadBody;
      readonly query: URLSearchParams;
      readonly fault: Fault | undefined;
    },
  ): Outcome {
    const { found, read, query, fault } = about;
    throwFault(fault);
    if (found === undefined) throw notFound();
    const { headers, refusal } = this.#limits.count(found);
    try {
      if (refusal) throw refusal;
      if (found.route.isOpen !== true) this.#authorize(request);
      const answer = found.route.run({ world: this.#world, params: found.params, query, ...read });
      return { kind: 'answer', answer, headers };
    } catch (error) {
      const outcome = this.#refusal(error);
      return outcome.kind === 'answer'
        ? { ...outcome, headers: { ...headers, ...outcome.headers } }
        : outcome;
    }
  }

  #authorize(request: Request): void {
    if (request.headers.get('authorization') !== `Bot ${this.#world.settings.token}`) throw unauthorized();
  }

  #refusal(error: unknown): Outcome {
    if (error instanceof DiscordError) {
      return { kind: 'answer', answer: { status: error.status, body: error.body }, headers: error.headers };
    }
    this.#reportCrash(error);
    const body = { message: '500: Internal Server Error', code: 0 };
    return { kind: 'answer', answer: { status: 500, body }, headers: {} };
  }

  #record(about: {
    readonly request: Request;
    readonly path: string;
    readonly read: ReadBody;
    readonly outcome: Outcome;
    readonly tookMs: number;
  }): void {
    const { request, path, read, outcome, tookMs } = about;
    const answer: Answer = outcome.kind === 'answer' ? outcome.answer : { status: 0 };
    this.#world.recordRequest({
      at: this.#world.clock.now(),
      method: request.method,
      path,
      body: read.body ?? null,
      files: read.files.map((file) => ({ name: file.filename, size: file.bytes.length })),
      status: answer.status,
      response: answer.status >= 400 ? answer.body : null,
      tookMs,
    });
  }
}

function throwFault(fault: Fault | undefined): void {
  if (fault?.kind === 'status') {
    throw new DiscordError(fault.status, { message: `${fault.status}: made to fail`, code: 0 });
  }
  if (fault?.kind === 'rate-limit') {
    throw tooManyRequests({ retryAfterSeconds: fault.retryAfter, scope: fault.global ? 'global' : 'user' });
  }
}
