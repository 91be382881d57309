import { DiscordFault, type FaultKind } from '../faults.js';
import type { Screen } from '../screen.js';
import type { StandingPost } from './ledger.js';
import type { Pass } from './pass.js';

/** What tells that a message cannot be edited in place, while a new one may still go out. */
const REPOST_FAULTS: ReadonlySet<FaultKind> = new Set(['message-gone', 'too-old-to-edit', 'archived']);

/** Whether the edit was made; false where only a new message can show the screen. */
export async function editInPlace(
  { deps, draw, ledger }: Pass,
  standing: StandingPost,
  screen: Screen,
): Promise<boolean> {
  try {
    await deps.port.edit(
      standing.channelId,
      standing.messageId,
      await draw(screen, ledger.markerOf(standing)),
    );
    return true;
  } catch (error) {
    if (!(error instanceof DiscordFault) || !REPOST_FAULTS.has(error.kind)) throw error;
    if (error.kind === 'message-gone') await ledger.forget(standing);
    return false;
  }
}
