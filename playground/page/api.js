import { pageLanguage, say } from './words/say.js';

/** The playground's server, as this page asks it. A refusal is thrown as a `Refusal` that a person can read. */
class Refusal extends Error {
  constructor(reason, message) {
    super(message);
    this.reason = reason;
  }
}

export function get(path, query = {}) {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
  return ask(`${path}?${search}`, {});
}

export function post(path, body) {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function remove(path) {
  return ask(path, { method: 'DELETE' });
}

async function ask(path, options) {
  const headers = { ...options.headers, 'accept-language': pageLanguage() };
  const answer = await fetch(path, { ...options, headers }).catch(() => {
    throw new Refusal('unreachable', say('page.unreachable'));
  });
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body;
  throw new Refusal(body.reason ?? 'unknown', body.error ?? say('page.answered', { status: answer.status }));
}
