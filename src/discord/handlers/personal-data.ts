import type { Instant } from '../../base/instant.js';
import type { UserId } from '../../tables/ids.js';
import type { App } from '../app.js';

/** Rises when a field is taken away or means something else; new ones may be added. `docs/privacy.md` describes it. */
const VERSION = 1;

/** Everything that is kept of one person, on every server, and of nobody else. */
export async function personalData({ keeping, now }: App, userId: UserId): Promise<unknown> {
  const { names, settings } = await keeping.accountOf(userId);
  const records = await keeping.recordsOf(userId);
  const { results, tallies } = await keeping.standingsOf(userId);
  return {
    format: 'thicket-personal-data',
    version: VERSION,
    exportedAt: written(now()),
    account: userId,
    names: names.map(({ guildId, name }) => ({ server: guildId, name })),
    settings,
    tables: records.map(tableData),
    results: results.map(resultData),
    standings: tallies.map(standingData),
  };
}

type Keeping = App['keeping'];
type Standings = Awaited<ReturnType<Keeping['standingsOf']>>;

function tableData(record: Awaited<ReturnType<Keeping['recordsOf']>>[number]): unknown {
  const { tableId, guildId, channelId, threadId, gameId, rulesVersion, options, pace, status } = record;
  const { seatCount, seat, name, isHost, isInvited, hasResigned, view } = record;
  return {
    table: tableId,
    server: guildId,
    channel: channelId,
    thread: threadId,
    game: gameId,
    rulesVersion,
    options,
    pace,
    status,
    openedAt: written(record.openedAt),
    startedAt: written(record.startedAt),
    endedAt: written(record.endedAt),
    ...{ seatCount, seat, name, isHost, isInvited, hasResigned },
    moves: record.acts.map(({ at, kind, move }) => ({ at: written(at), kind, move })),
    view,
  };
}

function resultData({
  tableId,
  guildId,
  gameId,
  finishedAt,
  playedOut,
  own,
  rating,
}: Standings['results'][number]): unknown {
  const { place, scores, total, leftEarly, wasAway, ownMoves, figures } = own;
  return {
    table: tableId,
    server: guildId,
    game: gameId,
    finishedAt: written(finishedAt),
    ...{ playedOut, place, scores, total, leftEarly, wasAway, ownMoves, figures, rating },
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
