import type { UserId } from '../../tables/ids.js';
import type { Screen } from '../screen.js';
import { liveScreen } from '../screens/thread.js';
import { editInPlace } from './edit-in-place.js';
import { bySnowflake, type PostKey, type StandingPost } from './ledger.js';
import type { Pass } from './pass.js';
import { type At, type LiveNotice, seatsToPing } from './plan.js';

/** Discord allows few edits of messages older than an hour; a little less, since clocks differ. */
const EDIT_AGE_MAX_MS = 55 * 60_000;

/**
 * Shows the table as it stands, always as the last message of the thread: in place where nothing came below
 * it and nobody is to be notified, else as a new message, with the old one deleted.
 */
export async function deliverLive(pass: Pass, at: At<LiveNotice>): Promise<void> {
  const { ledger, notices } = pass;
  const key: PostKey = { step: at.step, part: 'live', ordinal: 0 };
  const standing = ledger.standing('live').at(-1);
  const seats = seatsToPing(notices, standing?.step ?? -1);
  const inPlace =
    standing !== undefined && seats.length === 0 && !ledger.knows(key) && mayEdit(pass, standing);
  const done = inPlace && (await editInPlace(pass, standing, screenOf(pass, at)));
  const shown = done ? standing : await posted(pass, at, { key, seats });

  for (const old of ledger.standing('live')) {
    if (old.messageId !== shown.messageId) await ledger.remove(old);
  }
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

function mayEdit({ deps, ledger }: Pass, standing: StandingPost): boolean {
  const below = ledger.standing('opening', 'story').filter((post) => bySnowflake(post, standing) > 0);
  return below.length === 0 && deps.now() - standing.at < EDIT_AGE_MAX_MS;
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
