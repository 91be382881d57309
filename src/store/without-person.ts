import type { UserId } from '../tables/ids.js';

/** Somebody who is being forgotten, and what stands in their place. */
export interface Forgotten {
  readonly userId: UserId;
  readonly pseudonym: UserId;
}

/**
 * The same JSON with the pseudonym for the account, wherever it stands, and no name beside it. In
 * lists of accounts, such as those to be pinged, it is left out.
 */
export function withoutPerson<Json>(json: Json, person: Forgotten): Json {
  return replaced(json, person) as Json;
}

function replaced(json: unknown, person: Forgotten): unknown {
  if (json === person.userId) return person.pseudonym;
  if (Array.isArray(json))
    return json.filter((one) => one !== person.userId).map((one) => replaced(one, person));
  if (typeof json !== 'object' || json === null) return json;
  const fields = Object.entries(json).map(([key, value]) => [key, replaced(value, person)] as const);
  const isThem = 'userId' in json && json.userId === person.userId;
  return Object.fromEntries(isThem && 'name' in json ? [...fields, ['name', '']] : fields);
}
