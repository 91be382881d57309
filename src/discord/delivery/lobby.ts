import { must } from '../../base/invariant.js';
import type { UserId } from '../../tables/ids.js';
import { DiscordFault, type FaultKind } from '../faults.js';
import type { Screen } from '../screen.js';
import { type LobbyBanner, lobbyOverScreen, lobbyScreen } from '../screens/lobby.js';
import { editInPlace } from './edit-in-place.js';
import type { StandingPost } from './ledger.js';
import type { Pass } from './pass.js';
import type { At, EndNotice, LobbyNotice } from './plan.js';

/** Brings the lobby message up to date, in place as long as Discord allows. */
export async function deliverLobby(pass: Pass, at: At<LobbyNotice>): Promise<void> {
  const standing = pass.ledger.standing('lobby').at(-1);
  if (at.notice.kind === 'lobby-closed') {
    if (standing !== undefined) await closeLobby(pass, standing, (banner) => screenOf(pass, at, { banner }));
    return;
  }
  const pings = peopleToPing(pass, standing);
  const key = { step: at.step, part: 'lobby', ordinal: 0 } as const;
  const isNew = standing === undefined || pings.length > 0 || pass.ledger.knows(key);
  const isEdited = !isNew && (await editLobby(pass, standing, (banner) => screenOf(pass, at, { banner })));
  if (!isEdited) await repost(pass, at, pings);
}

/**
 * Says in the lobby message how the match ended, for whoever never opened its thread: in place, or not at all. Doing it
 * again changes nothing.
 */
export async function tellLobbyTheEnd(
  pass: Pass,
  { notice }: At<EndNotice>,
  { isReached }: { readonly isReached: boolean },
): Promise<void> {
  const { deps, plan, words, ledger } = pass;
  const { table } = plan;
  const face = deps.faces(table.gameId);
  const screen = (banner: LobbyBanner) => lobbyOverScreen({ table, notice, face, isReached }, banner, words);
  const standing = ledger.standing('lobby').at(-1);
  if (standing !== undefined) await closeLobby(pass, standing, screen);
}

// A lobby that cannot be edited any more stays as it is: its buttons answer what is true, and the match goes on.
async function closeLobby(pass: Pass, standing: StandingPost, screen: Bannered): Promise<void> {
  try {
    await editLobby(pass, standing, screen);
  } catch (error) {
    if (!(error instanceof DiscordFault) || error.kind === 'passing') throw error;
    pass.deps.log.warn({ err: error }, 'lobby not closed');
  }
}

/** A screen with its banner, or without. */
type Bannered = (banner: LobbyBanner) => Screen;

// The banner is uploaded once. A message that was sent without, Discord refuses to show with it.
function editLobby(pass: Pass, standing: StandingPost, screen: Bannered): Promise<boolean> {
  return unless(
    'refused',
    () => editInPlace(pass, standing, screen('kept')),
    () => editInPlace(pass, standing, screen('none')),
  );
}

async function unless<Value>(
  kind: FaultKind,
  first: () => Promise<Value>,
  otherwise: () => Promise<Value>,
): Promise<Value> {
  try {
    return await first();
  } catch (error) {
    if (!(error instanceof DiscordFault) || error.kind !== kind) throw error;
    return otherwise();
  }
}

async function repost(pass: Pass, at: At<LobbyNotice>, pings: readonly UserId[]): Promise<void> {
  const { ledger, plan, server, draw } = pass;
  const post = (banner: LobbyBanner) =>
    ledger.ensure({
      key: { step: at.step, part: 'lobby', ordinal: 0 },
      channelId: plan.table.place.channelId,
      draw: (marker) => draw(screenOf(pass, at, { banner, pings }), marker),
      pings: server.mentions ? pings : [],
    });
  // Whoever may write, but attach nothing, can open a table all the same.
  const posted = await unless(
    'missing-permission',
    () => post('new'),
    () => post('none'),
  );
  for (const old of ledger.standing('lobby')) {
    if (old.messageId !== posted.messageId) await ledger.remove(old);
  }
}

// Those whom a notice later than the standing message wants told, unless they have sat down by themselves
// meanwhile; or, where it is about to close, its host.
function peopleToPing({ notices }: Pass, standing: StandingPost | undefined): readonly UserId[] {
  const lobbies = notices.flatMap(({ step, notice }) => (notice.kind === 'lobby' ? [{ step, notice }] : []));
  const last = lobbies.at(-1)?.notice;
  const told = lobbies
    .filter(({ step }) => standing === undefined || step > standing.step)
    .flatMap(({ notice }) =>
      notice.ping.filter(
        (userId) =>
          holds(last?.invited, userId) || (holds(notice.people, userId) && holds(last?.people, userId)),
      ),
    );
  return [...new Set(told)];
}

function holds(people: readonly { readonly userId: UserId }[] | undefined, userId: UserId): boolean {
  return people?.some((person) => person.userId === userId) === true;
}

function screenOf(
  { deps, plan, words, server }: Pass,
  { notice }: At<LobbyNotice>,
  { banner, pings = [] }: { readonly banner: LobbyBanner; readonly pings?: readonly UserId[] },
): Screen {
  const { table } = plan;
  const game = must(
    deps.games.find(({ id }) => id === table.gameId),
    `No game ${table.gameId}.`,
  );
  const { mentions } = server;
  const face = deps.faces(table.gameId);
  return lobbyScreen({ table, notice, game, face, pings, mentions }, banner, words);
}
