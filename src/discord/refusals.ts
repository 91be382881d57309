import { unreachable } from '../base/invariant.js';
import type { Illegal } from '../games/game-types.js';
import type { EndTableRefusal } from '../tables/agreement/end-table.js';
import type { CancelTableRefusal } from '../tables/lobby/cancel-table.js';
import type { JoinTableRefusal } from '../tables/lobby/join-table.js';
import type { LeaveTableRefusal } from '../tables/lobby/leave-table.js';
import type { OpenProblem, OpenTableRefusal } from '../tables/lobby/open-table.js';
import type { RematchRefusal } from '../tables/lobby/rematch.js';
import type { StartTableRefusal } from '../tables/lobby/start-table.js';
import type { MakeMoveRefusal } from '../tables/match/make-move.js';
import type { ResignRefusal } from '../tables/match/resign.js';
import type { TakeBackOrSeatedRefusal } from '../tables/match/take-back.js';
import { linked } from '../words/lists.js';
import type { Words } from '../words/words.js';
import { calledAt, choiceName, mention, namesOf, optionName, peopleAt } from './names.js';
import { type AnyWishRefusal, wishRefusalText } from './wish-refusals.js';

export type Refusal =
  | AnyWishRefusal
  | CancelTableRefusal
  | EndTableRefusal
  | JoinTableRefusal
  | LeaveTableRefusal
  | MakeMoveRefusal
  | OpenTableRefusal
  | RematchRefusal
  | ResignRefusal
  | StartTableRefusal
  | TakeBackOrSeatedRefusal;

export interface Explaining {
  readonly words: Words;
  /** By the game's own face. */
  explain?(illegal: Illegal): string;
  /** What a move did, by the same; empty where what is asked next says it. */
  did?(move: string): string;
}

/** What is wrong, and what to do instead. */
export function refusalText(refusal: Refusal, explaining: Explaining): string {
  const { words, explain } = explaining;
  switch (refusal.reason) {
    case 'no-such-table':
    case 'busy':
    case 'other-rules':
    case 'seated-already':
    case 'not-seated':
    case 'taken-back-already':
    case 'stale':
    case 'not-a-move':
    case 'nothing-to-take-back':
    case 'others-acted':
    case 'final':
    case 'resigned':
    case 'resigned-already':
    case 'paused':
    case 'not-over':
    case 'unknown-game':
      return words.text(`table.refusal.${refusal.reason}`);
    case 'played-already':
      return playedAlreadyText(refusal, explaining);
    case 'taken-back':
      return words.text('table.refusal.taken-back', { name: calledAt(refusal.by, words) });
    case 'not-present':
      return words.text(`table.refusal.not-present.${refusal.why}`);
    case 'agreed-already':
      return words.text('table.refusal.agreed-already', {
        names: namesOf(words, peopleAt(refusal.table.seats, refusal.waitingFor)),
      });
    case 'illegal':
      return explain?.(refusal.illegal) ?? words.text('table.refusal.not-a-move');
    case 'not-your-turn':
      return notYourTurnText(refusal, words);
    case 'full':
    case 'kept':
    case 'not-host':
    case 'wrong-seat-count':
      return lobbyText(refusal, words);
    case 'not-a-lobby':
    case 'not-playing':
      return statusText(refusal, words);
    case 'impossible':
      return problemsText(refusal, words);
    default:
      return wishRefusalText(refusal, words);
  }
}

function lobbyText(
  refusal: Extract<Refusal, { reason: 'full' | 'kept' | 'not-host' | 'wrong-seat-count' }>,
  words: Words,
): string {
  switch (refusal.reason) {
    case 'full':
      return words.text('table.refusal.full', { seats: refusal.seats });
    case 'kept':
      return words.text('table.refusal.kept', { names: namesOf(words, refusal.invited) });
    case 'not-host':
      return words.text('table.refusal.not-host', { host: mention(refusal.host) });
    case 'wrong-seat-count': {
      const { seatCounts, seated } = refusal;
      return words.text('table.refusal.wrong-seat-count', { counts: either(seatCounts, words), seated });
    }
    default:
      return unreachable(refusal);
  }
}

function statusText(
  refusal: Extract<Refusal, { reason: 'not-a-lobby' | 'not-playing' }>,
  words: Words,
): string {
  const { reason, status } = refusal;
  if (reason === 'not-playing') {
    return status === 'playing'
      ? words.text('table.refusal.busy')
      : words.text(`table.refusal.not-playing.${status}`);
  }
  return status === 'lobby'
    ? words.text('table.refusal.busy')
    : words.text(`table.refusal.not-a-lobby.${status}`);
}

function playedAlreadyText(
  { made, same }: Extract<Refusal, { reason: 'played-already' }>,
  { words, did }: Explaining,
): string {
  if (made.by !== 'player') return words.text('table.refusal.played-for-you');
  const told = did?.(made.move) ?? '';
  if (told === '') return words.text('table.refusal.played-already');
  return words.text(same ? 'table.refusal.played-twice' : 'table.refusal.played-other', { did: told });
}

function notYourTurnText(
  { waitingFor, isTold, look }: Extract<Refusal, { reason: 'not-your-turn' }>,
  words: Words,
): string {
  const names = look.status === 'playing' ? namesOf(words, peopleAt(look.table.seats, waitingFor)) : '';
  return words.text(isTold ? 'table.refusal.put-off' : 'table.refusal.not-your-turn', { names });
}

function either(counts: readonly number[], words: Words): string {
  return linked(counts.map(String), 'or', words);
}

function problemsText(
  { gameId, problems }: Extract<Refusal, { reason: 'impossible' }>,
  words: Words,
): string {
  return problems.map((problem) => problemText(problem, gameId, words)).join('\n');
}

// Games name their options by ids, which only those see who read English.
function problemText(problem: OpenProblem, gameId: string, words: Words): string {
  switch (problem.reason) {
    case 'unknown-option':
      return words.text('table.refusal.unknown-option', { name: problem.name });
    case 'not-a-choice':
      return words.text('table.refusal.not-a-choice', {
        name: optionName(words, gameId, problem.name),
        choices: choicesText(problem, gameId, words),
      });
    case 'out-of-range':
      return words.text('table.refusal.out-of-range', {
        name: optionName(words, gameId, problem.name),
        min: problem.min,
        max: problem.max,
      });
    case 'invited-oneself':
      return words.text('table.refusal.invited-oneself');
    case 'too-many-invited':
      return words.text('table.refusal.too-many-invited', { count: problem.most });
    default:
      return unreachable(problem);
  }
}

function choicesText(
  { name, choices }: Extract<OpenProblem, { reason: 'not-a-choice' }>,
  gameId: string,
  words: Words,
): string {
  const named = choices.map((choice) =>
    words.text('table.refusal.choice', { choice: choiceName(words, gameId, { option: name, choice }) }),
  );
  return linked(named, 'or', words);
}
