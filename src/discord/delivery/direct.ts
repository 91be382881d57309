import { DiscordFault } from '../faults.js';
import { directScreen } from '../screens/direct.js';
import type { Pass } from './pass.js';
import type { At, DirectNotice } from './plan.js';

/** Writes to one person alone. Where that person takes no direct messages, the table is told so, once. */
export async function deliverDirect(pass: Pass, at: At<DirectNotice>): Promise<void> {
  const { deps, plan } = pass;
  const { userId, seat, sinceStep } = at.notice;
  // Another process may have died after the thread was made to remind instead.
  if (isRemindedInThread(pass, at)) return;
  try {
    await send(pass, at);
  } catch (error) {
    if (!(error instanceof DiscordFault) || error.kind === 'passing') throw error;
    const { id: tableId } = plan.table;
    deps.log.info({ step: at.step, user: userId, fault: error.kind }, 'direct message refused');
    await deps.directRefused({ tableId, userId, seat, sinceStep });
  }
}

async function send({ deps, plan, ledger, draw }: Pass, at: At<DirectNotice>): Promise<void> {
  const { userId } = at.notice;
  const channelId = await deps.port.openDirect(userId);
  const words = await deps.speech.ofPerson(userId, plan.table.place.guildId);
  const screen = directScreen(plan.table, at.notice, { words, now: deps.now() });
  await ledger.ensure({
    key: { step: at.step, part: 'direct', ordinal: at.notice.seat },
    channelId,
    draw: (marker) => draw(screen, marker),
    pings: [],
  });
}

function isRemindedInThread({ notices }: Pass, { step, notice: { seat } }: At<DirectNotice>): boolean {
  return notices.some(
    ({ step: later, notice }) => notice.kind === 'told' && later > step && notice.reminded.includes(seat),
  );
}
