import { describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import type { OptionValues, Seat } from '../../src/games/game-types.js';
import { type HostedGame, hostGame, type SealedState } from '../../src/games/hosting.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';

const hosted: HostedGame = hostGame(woodlandTricks);
const start = { options: { target: '21', suits: 'SHD' }, seatCount: 2, seed: 'ab'.repeat(32) };

describe('a hosted game', () => {
  test('starts a match with its first decision', () => {
    const step = hosted.start(start);
    expect(step).toMatchObject({ publicEvents: [], final: true, outcome: undefined });
    expect(step.decisions).toHaveLength(1);
    expect(hosted.scores(step.state)).toEqual({ rounds: [], totals: [0, 0] });
  });

  test('plays a move by its text, and hands on public events only', () => {
    let step = hosted.start(start);
    for (let moves = 0; !step.publicEvents.some(({ kind }) => kind === 'card-drawn'); moves += 1) {
      expect(moves, 'a 5 is played in the first round').toBeLessThan(60);
      const { seat } = must(step.decisions[0], 'A match in play waits for a seat.');
      const played = hosted.play(step.state, seat, hosted.fallbackMove(step.state, seat));
      if (!played.ok) throw new Error(played.error.reason);
      step = played.value;
    }
    expect(Object.keys(must(step.publicEvents.at(-1), 'event')).toSorted()).toEqual(['kind', 'seat']);
    expect(step.final).toBe(true);
  });

  test('refuses what is no move, and what the rules forbid, each for its reason', () => {
    const { state, decisions } = hosted.start(start);
    const { seat } = must(decisions[0], 'A match in play waits for a seat.');
    expect(hosted.play(state, seat, 'abracadabra')).toEqual({ ok: false, error: { reason: 'not-a-move' } });
    expect(hosted.play(state, (1 - seat) as Seat, 'keep')).toEqual({
      ok: false,
      error: { reason: 'illegal', illegal: { reason: 'not-your-turn', toMove: seat } },
    });
  });

  test('is not started with a wrong number of seats', () => {
    expect(() => hosted.start({ ...start, seatCount: 3 })).toThrow('not for 3 seats');
  });

  test('a situation tells nothing that a state holds beyond its view', () => {
    const { state } = hosted.start(start);
    expect(state satisfies SealedState).toContain(start.seed);
    expect(JSON.stringify(hosted.situation(state, 'spectator'))).not.toContain(start.seed);
  });
});

describe('options', () => {
  test.each([
    [{}, { target: '21', suits: 'SHD' }],
    [{ target: '16' }, { target: '16', suits: 'SHD' }],
    [
      { suits: 'HDC', target: null },
      { target: '21', suits: 'HDC' },
    ],
  ] as [OptionValues, OptionValues][])('%j are filled in', (given, options) => {
    expect(hosted.checkOptions(given)).toEqual({ ok: true, value: options });
  });

  test('every problem is named at once', () => {
    expect(hosted.checkOptions({ target: 21, suits: 'SSS', speed: 'fast' })).toEqual({
      ok: false,
      error: [
        { reason: 'unknown-option', name: 'speed' },
        { reason: 'not-a-choice', name: 'target', choices: ['21', '16'] },
        { reason: 'not-a-choice', name: 'suits', choices: ['SHD', 'SHC', 'SDC', 'HDC'] },
      ],
    });
  });
});
