import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Game, GameTypes } from '../../src/games/game.js';
import type { Outcome, Seat } from '../../src/games/game-types.js';
import { chanceOf } from '../chance.js';
import { type Contest, chosenOf, type PlayedMatch, seatDue, seedOf } from './random-match.js';

/** How the peer is used. */
export interface PeerManner {
  /** As its guide has it; or with all that can be left out left out: undo, drafts, the copy made for views. */
  readonly kind: 'by-the-guide' | 'stripped';
  /** Whose moves it takes at a time: those of one seat, whose turn it then is, or those of all. */
  readonly active: 'one-seat' | 'all-seats';
}

/** Plays the match that `playMatch` plays, as a boardgame.io client without a server. */
export function playMatchWithPeer<G extends GameTypes>(
  contest: Contest<G>,
  number: number,
  manner: PeerManner,
): PlayedMatch<G> {
  const { game, seatCount } = contest;
  const chance = chanceOf(number);
  const { Client } = peer as Peer<G['state'], G['move']>;
  const client = Client({ game: peerGame(contest, number, manner), numPlayers: seatCount, debug: false });
  client.start();
  const moves: G['move'][] = [];
  for (;;) {
    const { G, ctx } = manner.kind === 'stripped' ? client.store.getState() : client.getState();
    if (ctx.gameover !== undefined) return { moves, state: G, outcome: ctx.gameover };
    const seat = seatDue(game, G, chance);
    if (seat === undefined) throw new Error('A match that nobody is to move in is over.');
    const move = chosenOf(game.legalMoves(G, seat), chance);
    moves.push(move);
    if (manner.active === 'all-seats') client.updatePlayerID(String(seat));
    client.moves.make(move);
  }
}

function peerGame<G extends GameTypes>(
  { game, options, seatCount }: Contest<G>,
  number: number,
  { kind, active }: PeerManner,
): PeerGame<G['state'], G['move']> {
  const plain = kind === 'stripped' ? peer.original : (state: G['state']) => state;
  return {
    setup: () => game.setup(options, seatCount, seedOf(number)),
    disableUndo: kind === 'stripped',
    moves: {
      make: ({ G, playerID }, move) => {
        const applied = game.apply(plain(G), Number(playerID) as Seat, move);
        return applied.ok ? applied.value.state : peer.INVALID_MOVE;
      },
    },
    turn: active === 'one-seat' ? turnByTurn(game) : { activePlayers: peer.ActivePlayers.ALL },
    endIf: ({ G }) => game.outcome(G),
  };
}

function turnByTurn<G extends GameTypes>(game: Game<G>): PeerTurns<G['state']> {
  const next = ({ G }: PeerSight<G['state']>) => game.decisions(G)[0]?.seat ?? 0;
  return {
    order: { first: next, next },
    endIf: (sight) => {
      const seat = game.decisions(sight.G)[0]?.seat;
      return seat === undefined || String(seat) === sight.ctx.currentPlayer
        ? undefined
        : { next: String(seat) };
    },
  };
}

interface PeerSight<State> {
  readonly G: State;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: Outcome };
}

/** As much of a boardgame.io game as is used here. */
interface PeerGame<State, Move> {
  readonly setup: () => State;
  readonly disableUndo: boolean;
  readonly moves: {
    readonly make: (sight: PeerSight<State> & { readonly playerID: string }, move: Move) => State | string;
  };
  readonly turn: PeerTurns<State>;
  readonly endIf: (sight: PeerSight<State>) => Outcome | undefined;
}

interface PeerTurns<State> {
  readonly activePlayers?: unknown;
  readonly order?: {
    readonly first: (sight: PeerSight<State>) => number;
    readonly next: (sight: PeerSight<State>) => number;
  };
  readonly endIf?: (sight: PeerSight<State>) => { readonly next: string } | undefined;
}

interface PeerClient<State, Move> {
  start(): void;
  getState(): PeerSight<State>;
  readonly store: { getState(): PeerSight<State> };
  updatePlayerID(playerID: string): void;
  readonly moves: { readonly make: (move: Move) => void };
}

interface Peer<State, Move> {
  readonly Client: (settings: {
    readonly game: PeerGame<State, Move>;
    readonly numPlayers: number;
    readonly debug: boolean;
  }) => PeerClient<State, Move>;
  readonly INVALID_MOVE: string;
  readonly ActivePlayers: { readonly ALL: unknown };
  readonly original: (draft: State) => State;
}

// Its types lead to packages that are not the bot's, so what is used of it is named here.
const peer = loadPeer();

function loadPeer(): Peer<unknown, unknown> {
  type Known = Peer<unknown, unknown>;
  const load = createRequire(resolve('bench/package.json'));
  const { Client } = load('boardgame.io/client') as Pick<Known, 'Client'>;
  const { ActivePlayers, INVALID_MOVE } = load('boardgame.io/core') as Pick<
    Known,
    'ActivePlayers' | 'INVALID_MOVE'
  >;
  const { original } = load('immer') as Pick<Known, 'original'>;
  return { Client, INVALID_MOVE, ActivePlayers, original };
}
