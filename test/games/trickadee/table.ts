import { must } from '../../../src/base/invariant.js';
import type { Applied } from '../../../src/games/game.js';
import { type Seat, seatsOf } from '../../../src/games/game-types.js';
import {
  type Ability,
  ASPECTS,
  type Aspect,
  type Bird,
  type Card,
  isCard,
  SEED_COUNT,
  sortedHand,
} from '../../../src/games/trickadee/cards.js';
import type { FinishedTrick, Play, RoundScore, TrickadeeEvent } from '../../../src/games/trickadee/events.js';
import { type OwnFlocks, seedsCachedIn } from '../../../src/games/trickadee/flocks.js';
import { type Trickadee, trickadee } from '../../../src/games/trickadee/game.js';
import type { IllegalTrickadeeMove } from '../../../src/games/trickadee/moves.js';
import type { Playing, Resolving, Round, Stand, TrickadeeState } from '../../../src/games/trickadee/state.js';

export const ZERO = 0 as Seat;
export const ONE = 1 as Seat;
export const TWO = 2 as Seat;

/** A seed like any other, for positions in which it does not matter. */
export const SEED = 'ab'.repeat(32);

/** Cards in table notation: `cards('P1 R15')`. */
export function cards(text: string): readonly Card[] {
  return text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      if (!isCard(name)) throw new Error(`Not a card: ${name}`);
      return name;
    });
}

export function card(text: string): Card {
  return must(cards(text)[0], 'card');
}

/** Birds of a flock, their wild aspects behind a star: `birds('P2*suit B7*rank*species')`. */
export function birds(text: string): readonly Bird[] {
  return text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const [bird = '', ...wild] = name.split('*');
      return { card: card(bird), wild: wild.map(aspectOf) };
    });
}

function aspectOf(text: string): Aspect {
  return must(
    ASPECTS.find((aspect) => aspect === text),
    `Not an aspect: ${text}`,
  );
}

/** Flocks between bars, labelled 1, 2, 3: `flocks('B7 B8 | P1')`. */
export function flocks(text: string): OwnFlocks {
  const list = text
    .split('|')
    .map(birds)
    .filter((flock) => flock.length > 0)
    .map((flock, index) => ({ label: index + 1, birds: flock }));
  return { flocks: list, nextLabel: list.length + 1 };
}

/** Flocks as `flocks` reads them, each behind its label: `1: B7 B8 | 3: P1`. */
export function written({ flocks: list }: Pick<OwnFlocks, 'flocks'>): string {
  return list.map(({ label, birds: flock }) => `${label}: ${flock.map(writtenBird).join(' ')}`).join(' | ');
}

function writtenBird({ card: name, wild }: Bird): string {
  return [name, ...wild].join('*');
}

/** Plays in order, seat 0 leading. */
export function trickOf(text: string): readonly Play[] {
  return cards(text).map((played, index) => ({ seat: index as Seat, card: played }));
}

export interface Position {
  /** By seat; this sets the number of seats. */
  readonly hands: readonly string[];
  readonly flocks?: readonly string[];
  readonly lifer?: string;
  readonly abilities?: readonly Ability[];
  readonly seeds?: readonly number[];
  readonly drawPile?: string;
  readonly discards?: string;
  readonly leader?: Seat;
  readonly round?: number;
  /** Tricks of the round that are over. */
  readonly tricks?: number;
  readonly liferCounts?: boolean;
  readonly scores?: readonly RoundScore[];
  readonly lastFirst?: readonly number[];
}

/** A position before a lead. Flocks hold Jays that tests do not use, and the Lifer is a Jay unless named. */
export function position(given: Position): Playing {
  const { hands, leader = ZERO, round = 1, tricks = 0, scores = [] } = given;
  const seats = seatsOf(hands.length);
  const jays = ['P11', 'B12', 'G13', 'Y14', 'R15'];
  const own = seats.map((seat) => flocks(given.flocks?.[seat] ?? must(jays[seat], 'jay')));
  const held = seats.map((seat) => given.seeds?.[seat] ?? 0);
  const cached = own.reduce((sum, one) => sum + seedsCachedIn(one), 0);
  return {
    phase: 'playing',
    match: {
      seed: SEED,
      liferCounts: given.liferCounts ?? true,
      bank: { supply: SEED_COUNT - cached - held.reduce((sum, seeds) => sum + seeds, 0), held },
      scores,
      displayed: given.abilities ?? [],
      lastFirst: given.lastFirst ?? seats.map(() => 0),
      lastRound: null,
    },
    round: {
      number: round,
      startLeader: leader,
      leader,
      lifer: card(given.lifer ?? 'R15'),
      abilities: given.abilities ?? [1, 2, 3],
      hands: hands.map((hand) => sortedHand(cards(hand))),
      drawPile: cards(given.drawPile ?? 'Y4 Y5 Y6'),
      discards: cards(given.discards ?? ''),
      reshuffles: 0,
      flocks: own,
      passedRound: seats.map(() => false),
      tricks: Array.from({ length: tricks }, (_, index) => finishedTrick(index + 1, seats)),
      takenUp: seats.map(() => []),
    },
    trick: [],
  };
}

function finishedTrick(number: number, order: readonly Seat[]): FinishedTrick {
  return { number, plays: [], order, paid: order.map(() => 0), picks: [], used: order.map(() => null) };
}

/**
 * A position in which seat 0 may use an ability, the trick being over for all others; `stands` says otherwise
 * for seats after it. Seat 0 has picked first.
 */
export function choosing(given: Position & { readonly stands?: readonly Stand['status'][] }): Resolving {
  const playing = position({ seeds: [9], ...given });
  const { match, round } = playing;
  const plays = trickOf(['P1', 'P2', 'P3', 'P4', 'P5'].slice(0, given.hands.length).join(' '));
  const order = plays.map(({ seat }) => seat);
  const stands = order.map((seat) => standOf(seat === 0 ? 'choosing' : (given.stands?.[seat - 1] ?? 'done')));
  const waiting = stands.filter(({ status }) => status === 'waiting' || status === 'picking').length;
  return {
    phase: 'resolving',
    match,
    round,
    placed: { number: round.tricks.length + 1, plays, order, paid: order.map(() => 0) },
    picks: plays.slice(0, plays.length - waiting).map((play) => ({ ...play, flock: 9, began: true })),
    stands,
  };
}

function standOf(status: Stand['status']): Stand {
  switch (status) {
    case 'picking':
      return { status, card: null };
    case 'waiting':
    case 'choosing':
      return { status };
    case 'done':
      return { status, used: null };
    case 'using':
      throw new Error('An ability in use is made by a move.');
  }
}

/** Makes moves, `1 play-B7` by seat 1, and hands back what the last one came to. */
export function make(state: TrickadeeState, ...moves: readonly string[]): Applied<Trickadee> {
  let applied: Applied<Trickadee> = { state, events: [], final: false };
  for (const text of moves) {
    const result = attempt(applied.state, text);
    if (!result.ok) throw new Error(`${text} refused: ${JSON.stringify(result.error)}`);
    applied = result.value;
  }
  return applied;
}

/** Why `1 play-B7` is refused. */
export function refusal(state: TrickadeeState, text: string): IllegalTrickadeeMove {
  const result = attempt(state, text);
  if (result.ok) throw new Error(`${text} was accepted.`);
  return result.error;
}

function attempt(state: TrickadeeState, text: string) {
  const [seat = '', move = ''] = text.split(' ');
  const parsed = must(trickadee.parseMove(move), `Not a move: ${move}`);
  return trickadee.apply(state, Number(seat) as Seat, parsed);
}

/** The legal moves of a seat, as text. */
export function choices(state: TrickadeeState, seat: Seat = ZERO): string {
  return trickadee.legalMoves(state, seat).map(trickadee.formatMove).join(' ');
}

/** Who is asked what: `0 play`; seats that are not waited for stand in brackets. */
export function asked(state: TrickadeeState): readonly string[] {
  return trickadee
    .decisions(state)
    .map(({ seat, must: waits, kind }) => (waits ? `${seat} ${kind}` : `(${seat} ${kind})`));
}

export function handOf({ round }: { readonly round: Round }, seat: Seat = ZERO): string {
  return must(round.hands[seat], 'hand').join(' ');
}

export function flocksOf({ round }: { readonly round: Round }, seat: Seat = ZERO): string {
  return written(must(round.flocks[seat], 'flocks'));
}

/** Seeds held by seat 0, and those in the supply. */
export function seedsOf({ match }: TrickadeeState): readonly [held: number, supply: number] {
  return [must(match.bank.held[0], 'held'), match.bank.supply];
}

/** The latest event of a kind. */
export function heard<Kind extends TrickadeeEvent['kind']>(
  { events }: Applied<Trickadee>,
  kind: Kind,
): Extract<TrickadeeEvent, { readonly kind: Kind }> {
  const found = events.findLast((event) => event.kind === kind);
  return must(found, `No ${kind} among ${events.map((event) => event.kind).join()}`) as Extract<
    TrickadeeEvent,
    { readonly kind: Kind }
  >;
}

/** A finished round of which only the points matter. */
export function roundOf(points: readonly number[], round = 1): RoundScore {
  return { round, sheets: points.map(() => []), points, seeds: points.map(() => 0) };
}
