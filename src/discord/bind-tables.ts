import { type EndTable, endTable } from '../tables/agreement/end-table.js';
import { type Pause, pause } from '../tables/agreement/pause.js';
import { type Resume, resume } from '../tables/agreement/resume.js';
import { type Withdraw, withdraw } from '../tables/agreement/withdraw.js';
import type { PeopleDeps, ServerDeps } from '../tables/deps.js';
import {
  findTable,
  matchesIn,
  tableCountOf,
  tableInThread,
  tablesEverywhere,
  tablesIn,
  tablesOf,
} from '../tables/find-tables.js';
import type { ChannelId, GuildId, TableId, UserId } from '../tables/ids.js';
import { type CancelTable, cancelTable } from '../tables/lobby/cancel-table.js';
import { type InvitePeople, invitePeople } from '../tables/lobby/invite-people.js';
import { type JoinTable, joinTable } from '../tables/lobby/join-table.js';
import {
  type DeclineInvitation,
  declineInvitation,
  type LeaveTable,
  leaveTable,
} from '../tables/lobby/leave-table.js';
import { type OpenTable, openTable } from '../tables/lobby/open-table.js';
import { type Rematch, rematch } from '../tables/lobby/rematch.js';
import { type SetPace, setPace } from '../tables/lobby/set-pace.js';
import { type CanStart, canStart, type StartTable, startTable } from '../tables/lobby/start-table.js';
import { lookAtTable } from '../tables/look-at-table.js';
import {
  type FinishedAsked,
  finishedMatches,
  type LookBack,
  lookBack,
  matchRecord,
} from '../tables/match/look-back.js';
import { type MakeMove, makeMove } from '../tables/match/make-move.js';
import { type Resign, resign } from '../tables/match/resign.js';
import { type TakeBack, takeBack } from '../tables/match/take-back.js';
import {
  type ChangeSettings,
  changeSettings,
  closeDms,
  learnStep,
  settingsOf,
} from '../tables/people/change-settings.js';
import { type ComeBack, comeBack } from '../tables/people/come-back.js';
import { type HandOver, handOver } from '../tables/people/hand-over.js';
import { renamePerson } from '../tables/people/rename-person.js';
import { type ReplacePlayer, replacePlayer } from '../tables/people/replace-player.js';
import {
  type EndVacation,
  endVacation,
  type SetVacation,
  setVacation,
} from '../tables/people/set-vacation.js';
import {
  type ChangeServerSettings,
  changeServerSettings,
  serverSettingsOf,
} from '../tables/place/change-server-settings.js';
import { closeLostLobbies, type LostLobbies } from '../tables/place/lost-lobbies.js';
import { type CanMoveTable, canMoveTable, type MoveTable, moveTable } from '../tables/place/move-table.js';
import { markReached, markUnreachable, type Reach } from '../tables/place/reach.js';
import type { PlaceStore } from '../tables/ports.js';
import { remindInThread } from '../tables/time/remind.js';

/** The use cases, with what they stand on already given. */
export type Tables = ReturnType<typeof bindTables>;

export function bindTables(deps: PeopleDeps & ServerDeps & { readonly places: PlaceStore }) {
  return {
    ...bindLobbies(deps),
    makeMove: (request: MakeMove) => makeMove(deps, request),
    takeBack: (request: TakeBack) => takeBack(deps, request),
    resign: (request: Resign) => resign(deps, request),
    endTable: (request: EndTable) => endTable(deps, request),
    closeLostLobbies: (request: LostLobbies) => closeLostLobbies(deps, request),
    markUnreachable: (request: Reach) => markUnreachable(deps, request),
    markReached: (request: Reach) => markReached(deps, request),
    remindInThread: (request: Parameters<typeof remindInThread>[1]) => remindInThread(deps, request),
    comeBack: (request: ComeBack) => comeBack(deps, request),
    pause: (request: Pause) => pause(deps, request),
    resume: (request: Resume) => resume(deps, request),
    withdraw: (request: Withdraw) => withdraw(deps, request),
    handOver: (request: HandOver) => handOver(deps, request),
    replacePlayer: (request: ReplacePlayer) => replacePlayer(deps, request),
    canMoveTable: (request: CanMoveTable) => canMoveTable(deps, request),
    moveTable: (request: MoveTable) => moveTable(deps, request),
    settingsOf: (userId: UserId) => settingsOf(deps, userId),
    changeSettings: (request: ChangeSettings) => changeSettings(deps, request),
    setVacation: (request: SetVacation) => setVacation(deps, request),
    endVacation: (request: EndVacation) => endVacation(deps, request),
    serverSettingsOf: (guildId: GuildId) => serverSettingsOf(deps, guildId),
    changeServerSettings: (request: ChangeServerSettings) => changeServerSettings(deps, request),
    closeDms: (userId: UserId) => closeDms(deps, userId),
    learnStep: (learned: { readonly userId: UserId; readonly step: string }) => learnStep(deps, learned),
    lookAtTable: (tableId: TableId, viewer: UserId | 'spectator') => lookAtTable(deps, tableId, viewer),
    lookBack: (request: LookBack) => lookBack(deps, request),
    matchRecord: (request: LookBack) => matchRecord(deps, request),
    finishedMatches: (request: FinishedAsked) => finishedMatches(deps, request),
    findTable: (tableId: TableId) => findTable(deps, tableId),
    matchesIn: (guildId: GuildId) => matchesIn(deps.places, guildId),
    tablesOf: (userId: UserId, guildId: GuildId) => tablesOf(deps, userId, guildId),
    tablesEverywhere: (userId: UserId) => tablesEverywhere(deps, userId),
    tableCountOf: (userId: UserId) => tableCountOf(deps, userId),
    tablesIn: (guildId: GuildId, part: Parameters<typeof tablesIn>[2]) => tablesIn(deps, guildId, part),
    tableInThread: (threadId: ChannelId) => tableInThread(deps, threadId),
    renamePerson: (person: { readonly userId: UserId; readonly name: string }, guildId: GuildId) =>
      renamePerson(deps, person, guildId),
  } as const;
}

function bindLobbies(deps: PeopleDeps) {
  return {
    openTable: (request: OpenTable) => openTable(deps, request),
    joinTable: (request: JoinTable) => joinTable(deps, request),
    leaveTable: (request: LeaveTable) => leaveTable(deps, request),
    declineInvitation: (request: DeclineInvitation) => declineInvitation(deps, request),
    invitePeople: (request: InvitePeople) => invitePeople(deps, request),
    cancelTable: (request: CancelTable) => cancelTable(deps, request),
    canStart: (request: CanStart) => canStart(deps, request),
    startTable: (request: StartTable) => startTable(deps, request),
    setPace: (request: SetPace) => setPace(deps, request),
    rematch: (request: Rematch) => rematch(deps, request),
  } as const;
}
