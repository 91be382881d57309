import type { ChannelId, TableId } from '../../tables/ids.js';
import type { StoredNotice } from '../../tables/notice.js';
import { DiscordFault, type FaultKind } from '../faults.js';
import { drawScreen } from '../screen.js';
import { endScreen, openingScreen, storyScreens } from '../screens/thread.js';
import { announceResult } from './announce.js';
import { deliverDirect } from './direct.js';
import { type Ledger, openLedger, type PostKey, type StandingPost } from './ledger.js';
import { deliverLive } from './live.js';
import { deliverLobby, tellLobbyTheEnd } from './lobby.js';
import type { DeliveryDeps, DeliveryEnd, Pass } from './pass.js';
import { type At, type DeliveryPlan, planDelivery, type StoryNotice } from './plan.js';
import { clearTrouble, type TroubledMatch, tellTrouble, troubleOf } from './trouble.js';

/** Lines may be told of the same step as scenes, which number from 0. */
const LINES_ORDINAL = 1_000;

/**
 * Brings the messages of one table up to date with its waiting notices. Whatever happens in between, a crash
 * included, doing it again goes on where it stopped and posts nothing twice. `lost` is a match whose thread
 * is known to be gone, which is told even where no notice waits.
 */
export async function deliverTable(
  deps: DeliveryDeps,
  tableId: TableId,
  lost?: TroubledMatch,
): Promise<DeliveryEnd> {
  for (;;) {
    const notices = await deps.outbox.undelivered(tableId);
    const last = notices.at(-1);
    if (last === undefined) {
      if (lost !== undefined) await tellLost(deps, tableId, lost);
      return { kind: 'delivered' };
    }

    const pass = await beginPass(deps, notices, last);
    const waits = await tellAll(pass, last);
    if (waits !== undefined) return waits;
    await deps.outbox.settle(notices.map(({ id }) => id));
  }
}

/** The last notices of tables of which all is told but the result elsewhere, which may wait for a day. */
const unannounced = new WeakMap<DeliveryDeps['outbox'], Map<TableId, StoredNotice['id']>>();

// Telling it all again would change nothing, but ask Discord each time. Where the bot has just started it does so once.
function isToldButForResult({ deps, plan }: Pass, { id }: StoredNotice): boolean {
  return unannounced.get(deps.outbox)?.get(plan.table.id) === id;
}

function rememberUnannounced({ deps, plan }: Pass, last: StoredNotice | undefined): void {
  const known = unannounced.get(deps.outbox) ?? new Map<TableId, StoredNotice['id']>();
  unannounced.set(deps.outbox, known);
  if (last === undefined) known.delete(plan.table.id);
  else known.set(plan.table.id, last.id);
}

async function tellAll(pass: Pass, last: StoredNotice): Promise<DeliveryEnd | undefined> {
  const failed = isToldButForResult(pass, last) ? undefined : await tryPass(pass);
  if (failed !== undefined) return failed;
  const waits = await announceResult(pass);
  // Of one that may have gone out, the next pass has to find out first.
  rememberUnannounced(pass, waits?.kind === 'blocked' ? last : undefined);
  return waits;
}

async function tryPass(pass: Pass): Promise<DeliveryEnd | undefined> {
  try {
    await deliverPass(pass);
    return undefined;
  } catch (error) {
    if (!(error instanceof DiscordFault)) throw error;
    if (error.kind === 'passing') return { kind: 'later', fault: error };
    await reportTrouble(pass, error);
    // What is deleted stays so, whatever else changes there.
    const places = error.kind === 'channel-gone' ? [] : placesOf(pass.plan);
    return { kind: 'blocked', fault: error, places };
  }
}

async function beginPass(
  deps: DeliveryDeps,
  notices: readonly StoredNotice[],
  { step, table }: StoredNotice,
): Promise<Pass> {
  const log = deps.log.child({ table: table.id, game: table.gameId });
  const { guildId } = table.place;
  return {
    deps: { ...deps, log },
    words: await deps.speech.ofServer(guildId),
    server: await deps.serverOf(guildId),
    notices,
    plan: planDelivery(notices, table),
    ledger: await openLedger(deps, table.id),
    draw: drawerOf({ ...deps, log: log.child({ step }) }),
  };
}

function drawerOf({ log, veil, observer }: Pick<DeliveryDeps, 'log' | 'veil' | 'observer'>): Pass['draw'] {
  return (screen, marker) =>
    drawScreen(screen, {
      ...(marker === undefined ? {} : { marker }),
      veil,
      observer,
      onPictureFailed: (error, picture) => log.error({ err: error, picture }, 'picture failed'),
    });
}

async function tellLost(deps: DeliveryDeps, tableId: TableId, lost: TroubledMatch): Promise<void> {
  const ledger = await openLedger(deps, tableId);
  await ledger.settleUnknown(() => false);
  const own = { ...deps, log: deps.log.child({ table: tableId }) };
  const trouble = await troubleOf(own, lost, 'channel-gone');
  const words = await deps.speech.ofServer(lost.guildId);
  if (trouble !== undefined)
    await tellTrouble({ deps: own, words, ledger, draw: drawerOf(own) }, lost, trouble);
}

async function reportTrouble(pass: Pass, { kind }: DiscordFault): Promise<void> {
  const { table, live, end, opening } = pass.plan;
  const at = live ?? end ?? opening;
  if (at === undefined) return;
  const { threadId, seats } = at.notice;
  const match = { step: at.step, ...table.place, threadId, seats };
  const trouble = await troubleOf(pass.deps, match, kind);
  if (trouble !== undefined) await tellTrouble(pass, match, trouble);
}

async function deliverPass(pass: Pass): Promise<void> {
  const { plan, ledger } = pass;
  await ledger.settleUnknown((key) => isWanted(pass, key));
  if (plan.lobby !== undefined) await deliverLobby(pass, plan.lobby);
  if (plan.end === undefined) await tellThread(pass);
  else await tellEnd(pass, plan.end);
  if (reachesThread(plan)) await clearTrouble(ledger);
  for (const direct of plan.direct) await deliverDirect(pass, direct);
}

function reachesThread({ opening, live, end }: DeliveryPlan): boolean {
  return opening !== undefined || live !== undefined || end !== undefined;
}

async function tellThread(pass: Pass): Promise<void> {
  const { plan } = pass;
  if (plan.opening !== undefined) await tellOpening(pass, plan.opening);
  for (const story of plan.stories) await tellStory(pass, story);
  if (plan.live !== undefined) await deliverLive(pass, plan.live);
  await retract(pass);
}

async function tellOpening(
  { plan, words, ledger, draw }: Pass,
  { step, notice }: NonNullable<DeliveryPlan['opening']>,
): Promise<void> {
  await ledger.ensure({
    key: { step, part: 'opening', ordinal: 0 },
    channelId: notice.threadId,
    draw: (marker) => draw(openingScreen(plan.table, notice, words), marker),
    pings: [],
  });
}

// A story that Discord refuses is left out: the match must go on, and the table as text tells it as well.
async function tellStory(pass: Pass, { step, notice }: At<StoryNotice>): Promise<void> {
  const { deps, plan, words, ledger, draw } = pass;
  const screens = storyScreens(deps.faces(plan.table.gameId), notice, words);
  for (const [ordinal, screen] of screens.entries()) {
    try {
      await ledger.ensure({
        key: { step, part: 'story', ordinal: notice.kind === 'told' ? LINES_ORDINAL : ordinal },
        channelId: notice.threadId,
        draw: (marker) => draw(screen, marker),
        pings: [],
      });
    } catch (error) {
      if (!hasKind(error, 'refused') && !hasKind(error, 'moderated')) throw error;
      deps.log.error({ err: error, step }, 'story refused, left out');
    }
  }
}

// Where the thread cannot be reached any more, the end at least is told in the channel that holds the lobby.
async function tellEnd(pass: Pass, end: NonNullable<DeliveryPlan['end']>): Promise<void> {
  const { ledger } = pass;
  const { threadId } = end.notice;
  const isReached = await tellInThread(pass, end);
  if (!isReached) await tellEndElsewhere(pass, end);
  for (const live of ledger.standing('live')) {
    await ledger.remove(live).catch((error: unknown) => forgetUnlessPassing(pass, live, error));
  }
  await tellLobbyTheEnd(pass, end, { isReached });
  if (isReached) await putAway(pass, threadId);
}

// Where the channel is gone as well, nobody is left to be told.
async function tellEndElsewhere(pass: Pass, end: NonNullable<DeliveryPlan['end']>): Promise<void> {
  const { table } = pass.plan;
  try {
    await postEnd(pass, end, table.place.channelId);
  } catch (error) {
    if (!hasKind(error, 'channel-gone')) throw error;
    pass.deps.log.warn({ step: end.step }, 'end told nowhere, its places are gone');
  }
}

async function tellInThread(pass: Pass, end: NonNullable<DeliveryPlan['end']>): Promise<boolean> {
  try {
    await tellThread(pass);
    // It may have been told elsewhere by an earlier pass.
    return (await postEnd(pass, end, end.notice.threadId)).channelId === end.notice.threadId;
  } catch (error) {
    if (!(error instanceof DiscordFault) || error.kind === 'passing') throw error;
    return false;
  }
}

async function postEnd(
  { deps, plan, words, ledger, draw }: Pass,
  { step, notice }: NonNullable<DeliveryPlan['end']>,
  channelId: ChannelId,
): Promise<StandingPost> {
  const face = deps.faces(plan.table.gameId);
  return ledger.ensure({
    key: { step, part: 'end', ordinal: 0 },
    channelId,
    async draw(marker) {
      const ratings = notice.kind === 'finished' ? await ratingsOf(deps, plan.table.id) : undefined;
      return draw(endScreen({ table: plan.table, face, ratings }, notice, words), marker);
    },
    pings: [],
  });
}

// A match is over, whatever has become of its record.
async function ratingsOf(
  { ratingsOf: ratingsAt, log }: Pass['deps'],
  tableId: TableId,
): ReturnType<Pass['deps']['ratingsOf']> {
  try {
    return await ratingsAt(tableId);
  } catch (error) {
    log.error({ err: error }, 'ratings not told');
    return undefined;
  }
}

async function putAway({ deps, server }: Pass, threadId: ChannelId): Promise<void> {
  const { archiveAfterMinutes } = server;
  if (archiveAfterMinutes === null) return;
  try {
    await deps.port.setAutoArchive(threadId, archiveAfterMinutes);
  } catch (error) {
    deps.log.warn({ err: error }, 'thread not put away');
  }
}

async function retract(pass: Pass): Promise<void> {
  const { plan, ledger } = pass;
  for (const story of ledger.standing('story').filter(({ step }) => plan.undoneSteps.includes(step))) {
    await ledger.remove(story).catch((error: unknown) => forgetUnlessPassing(pass, story, error));
  }
}

async function forgetUnlessPassing(
  { ledger }: Pass,
  post: Parameters<Ledger['forget']>[0],
  error: unknown,
): Promise<void> {
  if (!(error instanceof DiscordFault) || error.kind === 'passing') throw error;
  await ledger.forget(post);
}

// Of the posts that may be out already, those that this pass is about to send itself.
function isWanted({ plan }: Pass, { step, part }: PostKey): boolean {
  if (part === 'story') return plan.stories.some((story) => story.step === step);
  if (part === 'result') return plan.end?.step === step;
  if (part === 'trouble') return false;
  if (part === 'direct') return plan.direct.some((direct) => direct.step === step);
  return plan[part]?.step === step;
}

function placesOf({ table, live, end, opening }: DeliveryPlan): readonly string[] {
  const threads = [live, end, opening].flatMap((at) => (at === undefined ? [] : [at.notice.threadId]));
  return [...new Set([table.place.guildId, table.place.channelId, ...threads])];
}

function hasKind(error: unknown, kind: FaultKind): boolean {
  return error instanceof DiscordFault && error.kind === kind;
}
