import type { Instant } from '../base/instant.js';
import type { ChannelId, GuildId, MessageId, TableId, UserId } from './ids.js';
import type { Notice, StepNotice, StoredNotice } from './notice.js';
import type { PlacedMatch, Scene } from './placed-match.js';
import type { ServerSettings } from './server-settings.js';
import type { Settings } from './settings.js';
import type { Finished, Lobby, LoggedTable, LogRow, Person, Table } from './table.js';
import type { DueTimer } from './timers.js';

/** Everything one use case changes, stored whole or not at all. */
export interface Commit {
  /** The step the use case decided on. */
  readonly expectedStep: number;
  /** The table as it is to be, with a higher `step`; its timers are stored with it. */
  readonly table: Table;
  readonly log: readonly LogRow[];
  readonly notices: readonly StepNotice[];
}

/** Where a match stands among those that are finished. */
export interface FinishedMark {
  readonly finishedAt: Instant;
  readonly tableId: TableId;
}

/** Tables as they are kept. Asynchronous and made of whole operations, so that any database can stand behind it. */
export interface TableStore {
  find(tableId: TableId): Promise<Table | undefined>;
  /** The table whose thread this is, also when it is over. */
  findByThread(threadId: ChannelId): Promise<Table | undefined>;
  findWithLog(tableId: TableId): Promise<LoggedTable | undefined>;
  /** Lobbies and running matches where the user sits, the oldest first. */
  openTablesOf(userId: UserId, guildId: GuildId): Promise<readonly Table[]>;
  /** Lobbies and running matches of the guild: some of them, lobbies first and the newest first, and how many they are. */
  openTablesIn(
    guildId: GuildId,
    part: { readonly skip: number; readonly most: number },
  ): Promise<{ readonly tables: readonly Table[]; readonly count: number }>;
  /** Finished matches of the guild, the latest first: those that finished before that one. */
  finishedIn(
    guildId: GuildId,
    part: { readonly before: FinishedMark | null; readonly most: number },
  ): Promise<readonly Finished[]>;
  /** The table opened as this one's rematch, unless its lobby was cancelled. */
  findRematch(tableId: TableId): Promise<Table | undefined>;
  /** `taken`: the id is in use, or the rematch is open already, and nothing was stored. */
  open(lobby: Lobby, notices: readonly Notice[]): Promise<'opened' | 'taken'>;
  /** `stale`: the table is not at `expectedStep` any more, and nothing was stored. */
  commit(commit: Commit): Promise<'committed' | 'stale'>;
  /** The person's present name at every table of the guild. Nothing else changes, so no step is counted. */
  rename(person: Person, guildId: GuildId): Promise<void>;
}

/** What a message of the bot is for. Of `lobby` and `live` there is at most one standing per table. */
export type PostPart = 'lobby' | 'opening' | 'story' | 'live' | 'end' | 'result' | 'trouble' | 'direct';

/** A message the bot has posted for a table, known by table, step, part and ordinal, or was about to post when it was last heard of. */
export interface Post {
  readonly tableId: TableId;
  readonly step: number;
  /**
   * `lost`: the database was put back to an earlier state, and messages of the steps right after `step` may stand
   * in the channel that it knows nothing of.
   */
  readonly part: PostPart | 'lost';
  /** Counts from 0 where one step leaves several posts of a part, such as two story scenes. */
  readonly ordinal: number;
  readonly channelId: ChannelId;
  /** `null`: it was being sent; whether it arrived is not known. */
  readonly messageId: MessageId | null;
  readonly at: Instant;
}

/** Notices on their way out, and the messages they became. */
export interface Outbox {
  /** Tables with undelivered notices, the longest waiting first. */
  waiting(): Promise<readonly TableId[]>;
  /** The undelivered notices of a table, in order of steps. */
  undelivered(tableId: TableId): Promise<readonly StoredNotice[]>;
  settle(noticeIds: readonly number[]): Promise<void>;
  /** The posts of a table that stand, or may stand. */
  posts(tableId: TableId): Promise<readonly Post[]>;
  /** Recorded before sending, so that a crash in between is noticed. */
  intend(post: Post & { readonly messageId: null }): Promise<void>;
  posted(post: Post & { readonly messageId: MessageId }): Promise<void>;
  removed(post: Post): Promise<void>;
}

/** Matches by where they are played. */
export interface PlaceStore {
  /** The running matches there, some at a time in order of ids: those after that one. */
  playingAt(scene: Scene, after: TableId | null): Promise<readonly PlacedMatch[]>;
}

/** Who is on a server. */
export interface MemberPort {
  /** Where it cannot be told, they are taken for one. */
  isMember(guildId: GuildId, userId: UserId): Promise<boolean>;
}

/** What is to happen by itself, found by when it is due and by nothing else. */
export interface TimerStore {
  /** The timers that are due, the longest overdue first. */
  due(now: Instant, most: number): Promise<readonly DueTimer[]>;
  /** Moves one timer as it was found; nothing where it has been moved or removed since. */
  postpone(timer: DueTimer, until: Instant): Promise<void>;
  /** When the bot was last known to be there; nothing where it never was. */
  lastBeat(): Promise<Instant | undefined>;
  /** The bot is there. */
  beat(now: Instant): Promise<void>;
  /**
   * The bot is there again after `gapMs` during which it was not: every clock and every lobby gets that time back.
   * With `tell`, matches whose deadlines have moved are to be told anew.
   */
  beatAfterGap(now: Instant, gap: { readonly gapMs: number; readonly tell: boolean }): Promise<void>;
}

/** What people want, by person. */
export interface PeopleStore {
  /** The defaults where nothing was ever said. */
  settingsOf(userId: UserId): Promise<Settings>;
  /**
   * The settings together with what they change at tables, stored whole or not at all. `stale`: one of the tables
   * is not at its `expectedStep` any more, and nothing was stored.
   */
  saveSettings(userId: UserId, settings: Settings, commits?: readonly Commit[]): Promise<'saved' | 'stale'>;
  /** Lobbies and running matches where the user sits, on every server. */
  openTableIdsOf(userId: UserId): Promise<readonly TableId[]>;
}

/** What servers want, by server. */
export interface ServerStore {
  /** The defaults where nothing was ever said. */
  settingsOf(guildId: GuildId): Promise<ServerSettings>;
  /** What holds from now on: `change`, and all else as it is stored at that very moment. */
  change(guildId: GuildId, change: Partial<ServerSettings>): Promise<ServerSettings>;
}

/** What is kept of one person. */
export interface Account {
  /** The names last seen, each by its server. */
  readonly names: readonly { readonly guildId: GuildId; readonly name: string }[];
  /** Whether they are still there, by server; of those where leaderboards know of them. */
  readonly presences: readonly { readonly guildId: GuildId; readonly present: boolean }[];
  /** How many tables they sit or sat at, by what has become of them. */
  readonly tables: Readonly<Record<Table['status'], number>>;
  /** Of finished matches. */
  readonly results: number;
  /** What they have said of it; `null` where they never said anything. */
  readonly settings: Partial<Settings> | null;
}

/** People who ask what is kept of them, or to be forgotten. */
export interface AccountStore {
  accountOf(userId: UserId): Promise<Account>;
  /** Every table where they sit, sat, moved or are invited, the oldest first; `open`: that is not over. */
  tableIdsOf(userId: UserId, which: 'all' | 'open'): Promise<readonly TableId[]>;
  /** What they were written alone, the oldest first. */
  directPostsOf(userId: UserId): Promise<readonly Post[]>;
  /** Keeps the wish to be forgotten until it is fulfilled; a second one changes nothing. */
  wish(userId: UserId, pseudonym: UserId): Promise<void>;
  /** Whose wishes are not fulfilled yet. */
  wishes(): Promise<readonly UserId[]>;
  /**
   * Fulfils the wish: puts the pseudonym into everything that is kept of the person, without their name, and drops
   * the rest. `seated`: they sit at another table than those they have `left`, and nothing was changed.
   */
  forget(userId: UserId, about: Forgetting): Promise<'forgotten' | 'seated'>;
}

export interface Forgetting {
  readonly left: readonly TableId[];
  readonly now: Instant;
}

/** Servers that the bot was taken from. */
export interface RemovalStore {
  /** Every server of which anything is kept. */
  servers(): Promise<readonly GuildId[]>;
  /** Since when the bot is known to be gone; says whether that was not known yet. */
  removed(guildId: GuildId, at: Instant): Promise<boolean>;
  /** The bot is there, and nothing is to be forgotten; says whether it was gone. */
  present(guildId: GuildId): Promise<boolean>;
  /** Those that it was taken from by then, the longest ago first. */
  removedUntil(at: Instant): Promise<readonly GuildId[]>;
  /** Drops all that is kept of the server, and the settings of those people who were on no other. */
  forget(guildId: GuildId): Promise<void>;
}
