import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { must } from '../../src/base/invariant.js';
import type { Outcome, Seat } from '../../src/games/game-types.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import type { WoodlandTricksMove } from '../../src/games/woodland-tricks/moves.js';
import { seatToMove, type WoodlandTricksState } from '../../src/games/woodland-tricks/state.js';
import { chanceOf } from '../chance.js';
import { chosenMove, OPTIONS, type PlayedMatch, SEAT_COUNT, seedOf } from './random-match.js';

/** How the peer is used. */
export interface PeerManner {
  /** As its guide has it; or with all that can be left out left out: undo, drafts, the copy made for views. */
  readonly kind: 'by-the-guide' | 'stripped';
}

/** Plays the match that `playMatch` plays, as a boardgame.io client without a server. */
export function playMatchWithPeer(number: number, manner: PeerManner): PlayedMatch {
  const chance = chanceOf(number);
  const client = peer.Client({ game: peerGame(number, manner), numPlayers: SEAT_COUNT, debug: false });
  client.start();
  const moves: WoodlandTricksMove[] = [];
  for (;;) {
    const { G, ctx } = manner.kind === 'stripped' ? client.store.getState() : client.getState();
    if (ctx.gameover !== undefined) return { moves, state: G, outcome: ctx.gameover };
    const move = chosenMove(woodlandTricks.legalMoves(G, Number(ctx.currentPlayer) as Seat), chance);
    moves.push(move);
    client.moves.make(move);
  }
}

function peerGame(number: number, { kind }: PeerManner): PeerGame {
  const plain = kind === 'stripped' ? peer.original : (state: WoodlandTricksState) => state;
  const next = ({ G }: PeerSight) => must(seatToMove(G), 'Turns end only while somebody is to move.');
  return {
    setup: () => woodlandTricks.setup(OPTIONS, SEAT_COUNT, seedOf(number)),
    disableUndo: kind === 'stripped',
    moves: {
      make: ({ G, playerID }, move) => {
        const applied = woodlandTricks.apply(plain(G), Number(playerID) as Seat, move);
        return applied.ok ? applied.value.state : peer.INVALID_MOVE;
      },
    },
    turn: {
      order: { first: next, next },
      endIf: ({ G, ctx }) => {
        const seat = seatToMove(G);
        return seat === null || String(seat) === ctx.currentPlayer ? undefined : { next: String(seat) };
      },
    },
    endIf: ({ G }) => woodlandTricks.outcome(G),
  };
}

interface PeerSight {
  readonly G: WoodlandTricksState;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: Outcome };
}

/** As much of a boardgame.io game as is used here. */
interface PeerGame {
  readonly setup: () => WoodlandTricksState;
  readonly disableUndo: boolean;
  readonly moves: {
    readonly make: (
      sight: PeerSight & { readonly playerID: string },
      move: WoodlandTricksMove,
    ) => WoodlandTricksState | string;
  };
  readonly turn: {
    readonly order: {
      readonly first: (sight: PeerSight) => number;
      readonly next: (sight: PeerSight) => number;
    };
    readonly endIf: (sight: PeerSight) => { readonly next: string } | undefined;
  };
  readonly endIf: (sight: PeerSight) => Outcome | undefined;
}

interface PeerClient {
  start(): void;
  getState(): PeerSight;
  readonly store: { getState(): PeerSight };
  readonly moves: { readonly make: (move: WoodlandTricksMove) => void };
}

interface Peer {
  readonly Client: (settings: {
    readonly game: PeerGame;
    readonly numPlayers: number;
    readonly debug: boolean;
  }) => PeerClient;
  readonly INVALID_MOVE: string;
  readonly original: (draft: WoodlandTricksState) => WoodlandTricksState;
}

// Its types lead to packages that are not the bot's, so what is used of it is named here.
const peer = loadPeer();

function loadPeer(): Peer {
  const load = createRequire(resolve('bench/package.json'));
  const { Client } = load('boardgame.io/client') as Pick<Peer, 'Client'>;
  const { INVALID_MOVE } = load('boardgame.io/core') as Pick<Peer, 'INVALID_MOVE'>;
  const { original } = load('immer') as Pick<Peer, 'original'>;
  return { Client, INVALID_MOVE, original };
}
