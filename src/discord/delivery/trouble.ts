import type { ChannelId, GuildId } from '../../tables/ids.js';
import type { Words } from '../../words/words.js';
import { DiscordFault, type FaultKind } from '../faults.js';
import type { Named } from '../names.js';
import { NEEDED_PERMISSIONS, type NeededPermission } from '../permissions.js';
import type { PlacePort, PlaceState } from '../places/place-port.js';
import type { DrawnMessage, Screen } from '../screen.js';
import { type Trouble, troubleScreen } from '../screens/trouble.js';
import type { Ledger } from './ledger.js';
import type { DeliveryDeps } from './pass.js';

/** The match that cannot be shown where it is played. */
export interface TroubledMatch {
  readonly step: number;
  readonly guildId: GuildId;
  /** The channel that holds the lobby, where trouble is told. */
  readonly channelId: ChannelId;
  readonly threadId: ChannelId;
  readonly seats: readonly Named[];
}

export interface Telling {
  readonly deps: Pick<DeliveryDeps, 'log'>;
  readonly words: Words;
  readonly ledger: Ledger;
  draw(screen: Screen, marker?: number): Promise<DrawnMessage>;
}

/** What a refused request says by itself. What is really missing is not among it. */
const TROUBLES: ReadonlyMap<FaultKind, Trouble> = new Map<FaultKind, Trouble>([
  ['locked', { kind: 'locked' }],
  ['archived', { kind: 'locked' }],
  ['channel-gone', { kind: 'gone' }],
  ['moderated', { kind: 'moderated' }],
  ['no-access', { kind: 'barred', missing: ['ViewChannel'] }],
  ['missing-permission', { kind: 'barred', missing: ['SendMessagesInThreads', 'AttachFiles'] }],
]);

/**
 * Why the match cannot be shown, as a look at its place tells, or else the fault by which it was noticed; nothing
 * where nobody can be told, or where waiting mends it.
 */
export async function troubleOf(
  { places, log }: Pick<DeliveryDeps, 'places' | 'log'>,
  match: TroubledMatch,
  fault: FaultKind,
): Promise<Trouble | undefined> {
  const state = await lookSafely(places, match, log);
  if (state === undefined || state.kind === 'open') return TROUBLES.get(fault);
  return state.kind === 'removed' ? undefined : state;
}

async function lookSafely(
  places: Pick<PlacePort, 'look'>,
  match: TroubledMatch,
  log: DeliveryDeps['log'],
): Promise<PlaceState | undefined> {
  try {
    return await places.look(match);
  } catch (error) {
    if (!(error instanceof DiscordFault)) throw error;
    log.info({ err: error }, 'place not looked at');
    return undefined;
  }
}

/**
 * Says once, in the channel that holds the lobby, why the match cannot go on in its thread and what to do; what was
 * said of it before and holds no more goes. Never fails for Discord's sake: whoever cannot be told finds it in the log.
 */
export async function tellTrouble(
  { deps, words, ledger, draw }: Telling,
  match: TroubledMatch,
  trouble: Trouble,
): Promise<void> {
  const ordinal = signOf(trouble);
  const standing = ledger.standing('trouble');
  if (standing.some((post) => post.ordinal === ordinal)) return;
  try {
    await ledger.ensure({
      key: { step: match.step, part: 'trouble', ordinal },
      channelId: match.channelId,
      draw: (marker) => draw(troubleScreen(trouble, match, words), marker),
      pings: [],
    });
    for (const old of standing) await ledger.remove(old);
  } catch (error) {
    if (!(error instanceof DiscordFault)) throw error;
    deps.log.warn({ err: error }, 'trouble could not be told');
  }
}

/** Takes the word of trouble back once everything is told. */
export async function clearTrouble(ledger: Ledger): Promise<void> {
  for (const post of ledger.standing('trouble')) await ledger.remove(post);
}

// The ordinal tells one trouble from another, each list of permissions included, so that each is told once.
function signOf(trouble: Trouble): number {
  if (trouble.kind === 'gone') return 0;
  if (trouble.kind === 'locked') return 1;
  if (trouble.kind === 'moderated') return 2 + (1 << NEEDED_PERMISSIONS.length);
  return 2 + trouble.missing.reduce((bits, name) => bits | bitOf(name), 0);
}

function bitOf(name: NeededPermission): number {
  return 1 << NEEDED_PERMISSIONS.indexOf(name);
}
