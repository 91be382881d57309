import type { ChannelId } from '../../tables/ids.js';
import { DiscordFault, type FaultKind } from '../faults.js';
import type { DrawnMessage, Screen } from '../screen.js';
import { type Trouble, troubleScreen } from '../screens/thread.js';
import type { Ledger } from './ledger.js';
import type { DeliveryDeps } from './pass.js';

/** The match that cannot be shown where it is played. */
export interface TroubledMatch {
  readonly step: number;
  readonly threadId: ChannelId;
  /** The channel that holds the lobby, where trouble is told. */
  readonly channelId: ChannelId;
  readonly seats: readonly { readonly name: string }[];
}

export interface Telling {
  readonly deps: Pick<DeliveryDeps, 'words' | 'log'>;
  readonly ledger: Ledger;
  draw(screen: Screen, marker?: number): Promise<DrawnMessage>;
}

const TROUBLES: ReadonlyMap<FaultKind, Trouble> = new Map<FaultKind, Trouble>([
  ['locked', 'locked'],
  ['archived', 'locked'],
  ['channel-gone', 'channel-gone'],
  ['no-access', 'no-permission'],
  ['missing-permission', 'no-permission'],
]);

/**
 * Says once, in the channel that holds the lobby, why the match cannot go on in its thread and what to do.
 * Never fails for Discord's sake: whoever cannot be told finds it in the log.
 */
export async function tellTrouble(
  { deps, ledger, draw }: Telling,
  match: TroubledMatch,
  kind: FaultKind,
): Promise<void> {
  const trouble = TROUBLES.get(kind);
  if (trouble === undefined || ledger.standing('trouble').length > 0) return;
  try {
    await ledger.ensure({
      key: { step: match.step, part: 'trouble', ordinal: 0 },
      channelId: match.channelId,
      draw: (marker) => draw(troubleScreen(trouble, match, deps.words), marker),
      pings: [],
    });
  } catch (error) {
    if (!(error instanceof DiscordFault)) throw error;
    deps.log.warn({ err: error }, 'trouble could not be told');
  }
}

/** Takes the word of trouble back once everything is told. */
export async function clearTrouble(ledger: Ledger): Promise<void> {
  for (const post of ledger.standing('trouble')) await ledger.remove(post);
}
