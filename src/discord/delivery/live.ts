import type { ChannelId, UserId } from '../../tables/ids.js';
import { DiscordFault } from '../faults.js';
import type { Screen } from '../screen.js';
import { liveScreen, movedOnScreen } from '../screens/thread.js';
import { editInPlace } from './edit-in-place.js';
import { bySnowflake, type PostKey, type StandingPost } from './ledger.js';
import type { Pass } from './pass.js';
import { type At, type LiveNotice, seatsToPing } from './plan.js';

/** Discord allows few edits of messages older than an hour; a little less, since clocks differ. */
const EDIT_AGE_MAX_MS = 55 * 60_000;

/**
 * Shows the table as it stands, always as the last message of the thread: in place where nothing came below
 * it and nobody is to be notified, else as a new message, with the old one deleted. What stands in a thread that
 * the match was carried out of leads on to where it is.
 */
export async function deliverLive(pass: Pass, at: At<LiveNotice>): Promise<void> {
  const { ledger, notices } = pass;
  const { threadId } = at.notice;
  const key: PostKey = { step: at.step, part: 'live', ordinal: 0 };
  const lives = ledger.standing('live');
  const seats = seatsToPing(notices, lives.at(-1)?.step ?? -1);
  const standing = lives.findLast(({ channelId }) => channelId === threadId);
  const inPlace =
    standing !== undefined && seats.length === 0 && !ledger.knows(key) && mayEdit(pass, standing);
  const done = inPlace && (await editInPlace(pass, standing, screenOf(pass, at)));
  const shown = done ? standing : await posted(pass, at, { key, seats });

  for (const old of ledger.standing('live')) {
    if (old.channelId !== threadId) await leadOn(pass, old, threadId);
    else if (old.messageId !== shown.messageId) await ledger.remove(old);
  }
}

// Nobody can be led on from a place that is shut or gone.
async function leadOn(pass: Pass, old: StandingPost, threadId: ChannelId): Promise<void> {
  const { ledger, words } = pass;
  try {
    const isLed = await editInPlace(pass, old, movedOnScreen(threadId, words));
    if (!isLed) await ledger.remove(old);
  } catch (error) {
    if (!(error instanceof DiscordFault) || error.kind === 'passing') throw error;
  }
  await ledger.forget(old);
}

function posted(
  pass: Pass,
  at: At<LiveNotice>,
  { key, seats }: { readonly key: PostKey; readonly seats: ReturnType<typeof seatsToPing> },
): Promise<StandingPost> {
  // Without mentions too the table is posted anew, so that the thread is seen to have something new.
  const pinged = pass.server.mentions ? seats : [];
  const pings: readonly UserId[] = pinged.flatMap((seat) => at.notice.seats[seat]?.userId ?? []);
  return pass.ledger.ensure({
    key,
    channelId: at.notice.threadId,
    draw: (marker) => pass.draw(screenOf(pass, at, pinged), marker),
    pings,
  });
}

function mayEdit({ deps, ledger, notices }: Pass, standing: StandingPost): boolean {
  const below = ledger.standing('opening', 'story').filter((post) => bySnowflake(post, standing) > 0);
  if (below.length > 0) return false;
  return deps.now() - standing.at < EDIT_AGE_MAX_MS || notices.every(isNoNews);
}

/** Where the table only shows other times, the thread is not to look as if something were new in it. */
function isNoNews({ notice }: Pass['notices'][number]): boolean {
  return (
    notice.kind === 'told' && [notice.lines, notice.asked, notice.reminded].every((some) => some.length === 0)
  );
}

function screenOf(
  { deps, plan, words }: Pass,
  { notice }: At<LiveNotice>,
  pings: ReturnType<typeof seatsToPing> = [],
): Screen {
  const { table } = plan;
  const shown = { tableId: table.id, face: deps.faces(table.gameId), notice, pings, now: deps.now() };
  return liveScreen(shown, words);
}
