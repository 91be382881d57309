import { dealGame } from './deal-game.js';
import { type Progress, thence } from './progress.js';
import { isMatchOver, lowestSeats, scoreGame, totalsOf } from './scoring.js';
import type { Bidding, Match } from './state.js';

/** Scores a game whose hands are empty, and deals the next one unless the match is over. */
export function endGame({ match: before, game }: Bidding): Progress {
  const { number, stored, ground: leftOver, rounds } = game;
  const score = scoreGame(number, stored);
  const match: Match = { ...before, scores: [...before.scores, score] };
  const totals = totalsOf(match.scores, match.seatCount);
  const lowest = lowestSeats(score.points);
  const scored: Progress = {
    state: { phase: 'finished', match, game },
    events: [{ kind: 'game-ended', ...score, stored, leftOver, lowest, totals }],
  };
  if (!isMatchOver(totals, match.limit))
    return thence(scored, startNext({ ...match, lastGame: { game: number, stored, rounds, leftOver } }));
  const winners = lowestSeats(totals);
  return thence(scored, { ...scored, events: [{ kind: 'match-ended', games: number, totals, winners }] });
}

function startNext(match: Match): Progress {
  const game = dealGame(match, match.scores.length + 1);
  return {
    state: { phase: 'bidding', match, game },
    events: [{ kind: 'game-started', game: game.number, ground: game.ground }],
  };
}
