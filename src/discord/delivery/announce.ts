import { DAY_MS } from '../../base/instant.js';
import { DiscordFault } from '../faults.js';
import { resultScreen } from '../screens/server-result.js';
import type { DeliveryEnd, Pass } from './pass.js';
import type { At, EndNotice } from './plan.js';

/** What could not be announced for so long is no news any more. */
const NEWS_MS = DAY_MS;

type FinishedNotice = Extract<EndNotice, { readonly kind: 'finished' }>;

/**
 * Tells a finished match's result where the server has results announced. Where the bot may not write there, it waits
 * until it may, for a day; all else is told already by then.
 */
export async function announceResult(pass: Pass): Promise<DeliveryEnd | undefined> {
  const { plan, server, ledger, deps } = pass;
  const { end } = plan;
  if (end?.notice.kind !== 'finished' || server.results === null) return undefined;
  const told = ledger.standing('end').find(({ step }) => step === end.step);
  if (told !== undefined && deps.now() - told.at > NEWS_MS) {
    deps.log.warn({ step: end.step, channel: server.results }, 'result not announced for a day, left out');
    return undefined;
  }
  try {
    await announce(pass, { step: end.step, notice: end.notice });
    return undefined;
  } catch (error) {
    if (!(error instanceof DiscordFault)) throw error;
    if (error.kind === 'passing') return { kind: 'later', fault: error };
    // The next look at the settings finds it gone.
    if (error.kind === 'channel-gone') return undefined;
    return { kind: 'blocked', fault: error, places: [plan.table.place.guildId, server.results] };
  }
}

async function announce(
  { plan, server, words, ledger, draw, deps }: Pass,
  { step, notice }: At<FinishedNotice>,
): Promise<void> {
  const { results } = server;
  if (results === null) return;
  const face = deps.faces(plan.table.gameId);
  await ledger.ensure({
    key: { step, part: 'result', ordinal: 0 },
    channelId: results,
    draw: (marker) => draw(resultScreen({ table: plan.table, face }, notice, words), marker),
    pings: [],
  });
}
