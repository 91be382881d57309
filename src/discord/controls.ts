import { unreachable } from '../base/invariant.js';
import type { ChannelId, MessageId } from '../tables/ids.js';
import { type Answer, privately } from './answer.js';
import type { App } from './app.js';
import type { Asker, Reader } from './asked.js';
import type { GivenUser } from './command.js';
import type { CustomId } from './custom-ids.js';
import { carryTable } from './handlers/carry.js';
import { showGames } from './handlers/games.js';
import { handTableOver } from './handlers/host.js';
import { askWhomToInvite, inviteChosen } from './handlers/invite.js';
import { showLesson, showTour } from './handlers/lesson.js';
import { cancelLobby, declineLobby, joinLobby, leaveLobby, startLobby } from './handlers/lobby.js';
import { tellRules, tellTable } from './handlers/look.js';
import { askForRematch, askWhetherSure, endMatch, resignMatch, stay } from './handlers/match.js';
import { changeMine } from './handlers/me.js';
import { choosePace, showPaces } from './handlers/pace.js';
import { openPanel, playChosen, playForSure, takeMoveBack, turnPanel } from './handlers/panel.js';
import { comeBack, goOn } from './handlers/presence.js';
import { usePrivacy } from './handlers/privacy.js';
import { agreeTo, pauseMatch, resumeMatch, withdrawFrom } from './handlers/proposals.js';
import { useReplay } from './handlers/replays.js';
import { changeServer } from './handlers/server.js';
import { showSight } from './handlers/sight.js';
import { useStandings } from './handlers/standings.js';
import type { PrivacyId } from './privacy-ids.js';
import { isReplayId, type ReplayId } from './replay-ids.js';
import { isStandingsId, type StandingsId } from './standings-ids.js';

/** A press of a button or a choice from a menu. */
export interface Press {
  readonly id: CustomId;
  /** Where the control stands. */
  readonly channelId: ChannelId;
  readonly messageId: MessageId;
  /** What was chosen from a menu. */
  readonly values: readonly string[];
  /** Of these, the people. */
  readonly people: readonly GivenUser[];
  /** What was filled into a form, by the names of its fields. */
  readonly filled: ReadonlyMap<string, string>;
}

/** The controls that open something of the asker's own, whoever pressed them. */
const OPENERS: ReadonlySet<CustomId['kind']> = new Set<CustomId['kind']>([
  'hand',
  'table-text',
  'sight',
  'rules',
  'lesson',
  'rematch',
  'resign',
  'end',
  'pace',
  'invite',
  'carry',
  'games',
  'board',
  'board-game',
  'board-measure',
  'board-span',
  'stats',
  'stats-game',
  'replay',
  'replay-go',
  'replays',
  'replay-pick',
]);

/**
 * Those whose answer is a message apart, also where they stand in a private one: it takes its time, or what stands
 * there is to be kept.
 */
const APART: ReadonlySet<CustomId['kind']> = new Set<CustomId['kind']>([
  'replay-film',
  'replay-record',
  'tour',
]);

export function isOpener({ kind }: CustomId): boolean {
  return OPENERS.has(kind);
}

export function isApart({ kind }: CustomId): boolean {
  return APART.has(kind);
}

/** The controls that are about no server, and are of use in direct messages too. */
type ReaderControl = Extract<CustomId, { readonly kind: 'rules' | 'lesson' | 'me' | 'privacy' }>;

export function isForReaders(id: CustomId): id is ReaderControl {
  return id.kind === 'rules' || id.kind === 'lesson' || id.kind === 'me' || id.kind === 'privacy';
}

export function useReaderControl(
  app: App,
  reader: Reader,
  press: Pick<Press, 'values' | 'filled'> & { readonly id: ReaderControl },
): Promise<Answer> {
  const { id } = press;
  switch (id.kind) {
    case 'rules':
      return tellRules(app, reader, id);
    case 'lesson':
      return showLesson(app, reader, id);
    case 'me':
      return changeMine(app, reader, { ...press, ...id });
    case 'privacy':
      return usePrivacy(app, reader, id);
    default:
      return unreachable(id);
  }
}

/** Does what a control stands for. */
export async function useControl(app: App, asker: Asker, press: Press): Promise<Answer> {
  const { id } = press;
  if (isStandingsId(id)) return useStandings(app, asker, { ...press, id });
  if (isReplayId(id)) return useReplay(app, asker, { ...press, id });
  if (isForReaders(id)) return useReaderControl(app, asker, { ...press, id });
  switch (id.kind) {
    case 'join':
      return joinLobby(app, asker, id.tableId);
    case 'leave':
      return leaveLobby(app, asker, id.tableId);
    case 'decline':
      return declineLobby(app, asker, id.tableId);
    case 'invite':
      return askWhomToInvite(app, asker, id.tableId);
    case 'invite-people':
      return inviteChosen(app, asker, { ...press, tableId: id.tableId });
    case 'cancel':
      return cancelLobby(app, asker, id.tableId);
    case 'start':
      return startLobby(app, asker, { tableId: id.tableId, message: press });
    case 'hand':
      return openPanel(app, asker, id.tableId);
    case 'table-text':
      return tellTable(app, asker, id);
    case 'sight':
      return showSight(app, asker, id);
    case 'server':
      return changeServer(app, asker, { ...press, ...id });
    case 'games':
      return showGames(app, asker, id);
    case 'pace':
      return showPaces(app, asker, id.tableId);
    case 'set-pace':
      return choosePace(app, asker, id);
    case 'tour':
      return showTour(app, asker, id.tableId);
    default:
      return useMatchControl(app, asker, { ...press, id });
  }
}

type MatchControl = Exclude<
  Exclude<CustomId, StandingsId | ReplayId | PrivacyId>,
  {
    readonly kind:
      | 'join'
      | 'leave'
      | 'decline'
      | 'invite'
      | 'invite-people'
      | 'cancel'
      | 'start'
      | 'rules'
      | 'lesson'
      | 'hand'
      | 'table-text'
      | 'sight'
      | 'me'
      | 'server'
      | 'games'
      | 'pace'
      | 'set-pace'
      | 'tour';
  }
>;

async function useMatchControl(
  app: App,
  asker: Asker,
  { id, values }: Press & { readonly id: MatchControl },
): Promise<Answer> {
  switch (id.kind) {
    case 'panel':
      return turnPanel(app, asker, { tableId: id.tableId, view: id });
    case 'move':
      return playChosen(app, asker, id);
    case 'pick':
      return values[0] === undefined
        ? privately(asker.words.text('command.unknown-control'))
        : playChosen(app, asker, { ...id, move: values[0] });
    case 'take-back':
      return takeMoveBack(app, asker, { ...id, moveStep: id.sinceStep });
    case 'rematch':
      return askForRematch(app, asker, id.tableId);
    case 'resign':
    case 'end':
      return askWhetherSure(app, asker, { tableId: id.tableId, grave: id.kind });
    case 'resign-sure':
      return resignMatch(app, asker, id.tableId);
    case 'end-sure':
      return endMatch(app, asker, id.tableId);
    case 'stay':
      return stay(asker);
    default:
      return useWishControl(app, asker, id);
  }
}

type WishControl = Extract<
  CustomId,
  {
    readonly kind:
      | 'sure'
      | 'come-back'
      | 'go-on'
      | 'make-host'
      | 'carry'
      | 'pause'
      | 'resume'
      | 'agree-pause'
      | 'agree-end'
      | 'withdraw-pause'
      | 'withdraw-end';
  }
>;

async function useWishControl(app: App, asker: Asker, id: WishControl): Promise<Answer> {
  const { tableId } = id;
  switch (id.kind) {
    case 'sure':
      return playForSure(app, asker, id);
    case 'come-back':
      return comeBack(app, asker, id);
    case 'go-on':
      return goOn(app, asker, id);
    case 'make-host':
      return handTableOver(app, asker, { tableId, to: id.userId });
    case 'carry':
      return carryTable(app, asker, id);
    case 'pause':
      return pauseMatch(app, asker, tableId);
    case 'resume':
      return resumeMatch(app, asker, tableId);
    case 'agree-pause':
      return agreeTo(app, asker, { tableId, what: 'pause' });
    case 'agree-end':
      return agreeTo(app, asker, { tableId, what: 'end' });
    case 'withdraw-pause':
      return withdrawFrom(app, asker, { tableId, what: 'pause' });
    case 'withdraw-end':
      return withdrawFrom(app, asker, { tableId, what: 'end' });
    default:
      return unreachable(id);
  }
}
