import type { Upload } from '../world/attachments.js';
import type { World } from '../world/world.js';

/** One request of the bot, its path parts named and its body read. */
export interface Call {
  readonly world: World;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly Upload[];
}

export interface Answer {
  readonly status: number;
  /** Left out for 204. */
  readonly body?: unknown;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Such as "/channels/:channel/messages". */
  readonly path: string;
  /** Needs no bot token, and does not count toward the global limit: a token in the path is enough. */
  readonly isOpen?: boolean;
  readonly run: (call: Call) => Answer;
}

export interface FoundRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

export const NO_CONTENT: Answer = { status: 204 };

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** A named part of a call's path. */
export function param(call: Call, name: string): string {
  return call.params[name] ?? '';
}

/** The first route that fits; literal parts such as "@me" stand before named ones in the list. */
export function findRoute(routes: readonly Route[], method: string, path: string): FoundRoute | undefined {
  const parts = path.split('/');
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.path.split('/'), parts) : undefined;
    if (params !== undefined) return { route, params };
  }
  return undefined;
}

function matchPath(
  pattern: readonly string[],
  parts: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = parts[index] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = decodeURIComponent(actual);
    else if (expected !== actual) return undefined;
  }
  return params;
}
