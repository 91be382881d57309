import type { Instant } from '../../base/instant.js';
import { ok, type Result } from '../../base/result.js';
import type { PeopleDeps } from '../deps.js';
import type { UserId } from '../ids.js';
import type { PeopleStore } from '../ports.js';
import { type KeyedQueue, newKeyedQueue } from '../queue.js';
import type { Settings } from '../settings.js';

/** What a person may say about all their tables; what is left out stays as it is. */
export type SettingsChange = Partial<
  Pick<Settings, 'reminders' | 'onDeck' | 'quiet' | 'asText' | 'confirm' | 'language'>
>;

export interface ChangeSettings {
  readonly userId: UserId;
  readonly change: SettingsChange;
  readonly now: Instant;
}

/** What a person wants; the defaults of whoever has never said. */
export function settingsOf(deps: PeopleDeps, userId: UserId): Promise<Settings> {
  return deps.people.settingsOf(userId);
}

/** Stores what a person wants from now on. */
export function changeSettings(
  deps: PeopleDeps,
  { userId, change }: ChangeSettings,
): Promise<Result<Settings, never>> {
  return inPersonsTurn(deps, userId, async () => {
    const before = await deps.people.settingsOf(userId);
    // Who asks for direct messages may have opened theirs meanwhile; one that is refused closes them again.
    const wantsDms = change.reminders === 'dm' || change.onDeck === true;
    const settings: Settings = { ...before, ...change, dmClosed: before.dmClosed && !wantsDms };
    await deps.people.saveSettings(userId, settings);
    return ok(settings);
  });
}

/** Remembers that Discord refuses direct messages to the person, so that they are told in the thread. */
export function closeDms(deps: PeopleDeps, userId: UserId): Promise<void> {
  return inPersonsTurn(deps, userId, async () => {
    const before = await deps.people.settingsOf(userId);
    if (!before.dmClosed) await deps.people.saveSettings(userId, { ...before, dmClosed: true });
  });
}

/** Remembers that the person has made a choice of that kind, as `game/step`. */
export function learnStep(
  deps: PeopleDeps,
  { userId, step }: { readonly userId: UserId; readonly step: string },
): Promise<void> {
  return inPersonsTurn(deps, userId, async () => {
    const before = await deps.people.settingsOf(userId);
    if (before.learned.includes(step)) return;
    await deps.people.saveSettings(userId, { ...before, learned: [...before.learned, step] });
  });
}

const queues = new WeakMap<PeopleStore, KeyedQueue>();

/** Changes of one person's settings wait for each other, so that none undoes another. */
export function inPersonsTurn<Value>(
  { people }: Pick<PeopleDeps, 'people'>,
  userId: UserId,
  work: () => Promise<Value>,
): Promise<Value> {
  const queue = queues.get(people) ?? newKeyedQueue();
  queues.set(people, queue);
  return queue.inTurn(userId, work);
}
