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
  const answer = await fetch(path, options).catch(() => {
    throw new Refusal('unreachable', 'The playground does not answer. Is it still running?');
  });
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body;
  throw new Refusal(body.reason ?? 'unknown', body.error ?? `The playground answered with ${answer.status}.`);
}
