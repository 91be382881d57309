import { createHash } from 'node:crypto';
import type { World } from '../world/world.js';
import { type DiscordError, tooManyRequests } from './discord-error.js';
import type { FoundRoute } from './route.js';

interface Allowance {
  readonly limit: number;
  readonly perMs: number;
}

interface Window {
  used: number;
  readonly resetAt: number;
}

const GLOBAL: Allowance = { limit: 50, perMs: 1000 };
const DEFAULT: Allowance = { limit: 50, perMs: 1000 };

const ALLOWANCES: Readonly<Record<string, Allowance>> = {
  'POST /channels/:channel/messages': { limit: 5, perMs: 5000 },
  'PATCH /channels/:channel/messages/:message': { limit: 5, perMs: 5000 },
  'DELETE /channels/:channel/messages/:message': { limit: 5, perMs: 1000 },
  'POST /webhooks/:application/:token': { limit: 5, perMs: 2000 },
  'PATCH /webhooks/:application/:token/messages/:message': { limit: 5, perMs: 2000 },
};

/** The path parts by which Discord counts apart. */
const MAJOR = ['channel', 'guild', 'token'] as const;

/** Counts requests in real time, as Discord does: by route and major part, and 50 a second in all. */
export class RateLimits {
  readonly #world: World;
  readonly #windows = new Map<string, Window>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Counts a request: the headers of its answer, or the refusal. */
  count(found: FoundRoute): { readonly headers: Record<string, string>; readonly refusal?: DiscordError } {
    if (!this.#world.settings.rateLimits) return { headers: {} };
    const now = Date.now();
    if (found.route.isOpen !== true) {
      const all = this.#window('global', GLOBAL, now);
      all.used += 1;
      if (all.used > GLOBAL.limit) {
        return {
          headers: {},
          refusal: tooManyRequests({ retryAfterSeconds: (all.resetAt - now) / 1000, scope: 'global' }),
        };
      }
    }
    return this.#countRoute(found, now);
  }

  #countRoute(
    { route, params }: FoundRoute,
    now: number,
  ): { readonly headers: Record<string, string>; readonly refusal?: DiscordError } {
    const name = `${route.method} ${route.path}`;
    const allowance = ALLOWANCES[name] ?? DEFAULT;
    const major = MAJOR.map((part) => params[part]).filter((value) => value !== undefined);
    const window = this.#window([name, ...major].join(' '), allowance, now);
    window.used += 1;
    const resetAfter = (window.resetAt - now) / 1000;
    const headers = {
      'X-RateLimit-Limit': String(allowance.limit),
      'X-RateLimit-Remaining': String(Math.max(allowance.limit - window.used, 0)),
      'X-RateLimit-Reset': (window.resetAt / 1000).toFixed(3),
      'X-RateLimit-Reset-After': resetAfter.toFixed(3),
      'X-RateLimit-Bucket': createHash('md5').update(name).digest('hex'),
    };
    if (window.used <= allowance.limit) return { headers };
    return { headers, refusal: tooManyRequests({ retryAfterSeconds: resetAfter, scope: 'user' }) };
  }

  #window(key: string, { perMs }: Allowance, now: number): Window {
    const window = this.#windows.get(key);
    if (window !== undefined && window.resetAt > now) return window;
    const fresh = { used: 0, resetAt: now + perMs };
    this.#windows.set(key, fresh);
    return fresh;
  }
}
