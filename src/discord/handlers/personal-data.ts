import type { Instant } from '../../base/instant.js';
import type { UserId } from '../../tables/ids.js';
import type { App } from '../app.js';

/** Rises when a field is taken away or means something else; new ones may be added. `docs/privacy.md` describes it. */
const VERSION = 1;

/** Everything that is kept of one person, on every server, and of nobody else. */
export async function personalData({ keeping, now }: App, userId: UserId): Promise<unknown> {
  const { names, presences, settings } = await keeping.accountOf(userId);
  const records = await keeping.recordsOf(userId);
  const { results, tallies } = await keeping.standingsOf(userId);
  return {
    format: 'thicket-personal-data',
    version: VERSION,
    exportedAt: written(now()),
    account: userId,
    names: names.map(({ guildId, name }) => ({ server: guildId, name })),
    servers: presences.map(({ guildId, present }) => ({ server: guildId, present })),
    settings,
    tables: records.map(tableData),
    results: results.map(resultData),
    standings: tallies.map(standingData),
  };
}

type Keeping = App['keeping'];
type Standings = Awaited<ReturnType<Keeping['standingsOf']>>;

type Records = Awaited<ReturnType<Keeping['recordsOf']>>;

function tableData(record: Records[number]): unknown {
  const { tableId, guildId, channelId, threadId, gameId, rulesVersion, rematchOf, options, pace } = record;
  const { status, seatCount, seat, name, isHost, isInvited, hasResigned, scores, view } = record;
  return {
    table: tableId,
    server: guildId,
    channel: channelId,
    thread: threadId,
    game: gameId,
    ...{ rulesVersion, rematchOf, options, pace, status },
    openedAt: written(record.openedAt),
    startedAt: written(record.startedAt),
    endedAt: written(record.endedAt),
    ...{ seatCount, seat, name, isHost, isInvited, hasResigned, scores },
    moves: record.acts.map(({ at, kind, by, move }) => ({ at: written(at), kind, by, move })),
    messages: record.direct.map(({ channelId: channel, messageId: message, at }) => ({
      ...{ channel, message },
      at: written(at),
    })),
    standing: record.standing === null ? null : seatData(record.standing),
    view,
  };
}

function seatData({
  asked,
  clock,
  bankMs,
  missed,
  ...marks
}: NonNullable<Records[number]['standing']>): unknown {
  return {
    asked: asked.map(({ kind, must, since }) => ({ kind, must, since: written(since) })),
    mentionAt: written(clock?.mentionAt ?? null),
    remindAt: written(clock?.remindAt ?? null),
    bankAt: written(clock?.bankAt ?? null),
    endsAt: written(clock?.endsAt ?? null),
    ...{ bankMs, missed },
    isAway: marks.isAway,
    wasPinged: marks.wasPinged,
    wasToldNext: marks.wasToldNext,
    agreedTo: marks.agreedTo,
  };
}

function resultData({ own, rating, ...match }: Standings['results'][number]): unknown {
  const { tableId, guildId, gameId, rulesVersion, options, moves, seat, playedOut } = match;
  const { name, place, scores, total, leftEarly, wasAway, ownMoves, figures } = own;
  return {
    table: tableId,
    server: guildId,
    game: gameId,
    ...{ rulesVersion, options, moves },
    startedAt: written(match.startedAt),
    finishedAt: written(match.finishedAt),
    ...{ playedOut, seat, name, place, scores, total, leftEarly, wasAway, ownMoves, figures, rating },
  };
}

function standingData({ guildId, gameId, period, tally, values }: Standings['tallies'][number]): unknown {
  const { matches, wins, scored, sum, best, rating, lastPlayedAt } = tally;
  return {
    server: guildId,
    game: gameId,
    period,
    ...{ matches, wins, scored, sum, best, strength: rating },
    lastPlayedAt: written(lastPlayedAt),
    shown: { rating: values.rating, winRate: values['win-rate'], average: values.average },
  };
}

function written(instant: Instant): string;
function written(instant: Instant | null): string | null;
function written(instant: Instant | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
