import type { GameTypes } from '../../src/games/game.js';
import { playthrough } from '../playthroughs/playthrough.js';
import { beforeTheBirdsCase } from './before-the-birds.case.js';
import { type ContractCase, describeGameContract } from './game-contract.js';
import { trickadeeCase } from './trickadee.case.js';
import { woodlandTricksCase } from './woodland-tricks.case.js';

/** A contract case with its game's types closed over, so that all games fit in one list. */
export interface ClosedCase {
  readonly id: string;
  readonly seatCounts: readonly number[];
  describeContract(): void;
  /** A match of a fixed seed, played to its end, as text. */
  playthrough(seatCount: number): string;
}

/** One line for each game, on the shelf or about to be. */
export const CASES: readonly ClosedCase[] = [
  close(woodlandTricksCase),
  close(trickadeeCase),
  close(beforeTheBirdsCase),
];

function close<G extends GameTypes>(contract: ContractCase<G>): ClosedCase {
  const { id, seatCounts } = contract.game;
  return {
    id,
    seatCounts,
    describeContract: () => describeGameContract(contract),
    playthrough: (seatCount) => playthrough(contract, seatCount),
  };
}
