import type { Seat } from '../game-types.js';
import { type Ability, type Aspect, type Card, isCard, type Species, type Suit } from './cards.js';
import type { PointsChange } from './events.js';

/** One of the seat's flocks by its label, or a new one. */
export type Destination = number | 'new';

/** One choice within an ability. */
export type ChainMove =
  /** Takes a bird out of its flock, to go to another one or into the hand. */
  | { readonly kind: 'lift'; readonly card: Card }
  /** Names a bird of the hand that is to go to a flock. */
  | { readonly kind: 'hand'; readonly card: Card }
  | { readonly kind: 'discard'; readonly card: Card }
  /** Puts a bird down; also the second half of a pick. */
  | { readonly kind: 'into'; readonly flock: Destination }
  /** Names the bird that a seed is cached on. */
  | { readonly kind: 'cache'; readonly card: Card }
  | { readonly kind: 'wild'; readonly aspect: Aspect }
  /** Leaves it at one bird where two are possible. */
  | { readonly kind: 'stop' };

export type TrickadeeMove =
  | ChainMove
  | { readonly kind: 'play'; readonly card: Card }
  /** Chooses a bird of the trick; which flock it goes to is asked next. */
  | { readonly kind: 'take'; readonly card: Card }
  | { readonly kind: 'use'; readonly ability: Ability }
  /** Undoes the latest choice of a pick or an ability that is not complete. */
  | { readonly kind: 'back' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'pass-round' };

/** What a seat is asked, as everybody may know it; also the `kind` of its `Decision`. */
export type TrickadeeDecisionKind = 'play' | 'pick' | 'ability';

/** What a seat is asked exactly, which only the seat knows: the kind of move that answers. */
export type TrickadeeAsk = 'play' | 'take' | 'use' | Exclude<ChainMove['kind'], 'stop'>;

/** Why an ability cannot be used now. */
export type UnusableAbility =
  | { readonly why: 'not-on-display'; readonly display: readonly Ability[] }
  | { readonly why: 'too-few-seeds'; readonly cost: number; readonly held: number }
  | { readonly why: 'empty-hand' }
  | { readonly why: 'no-flock-bird' }
  /** The only bird has no other place to go to. */
  | { readonly why: 'nothing-to-move' }
  /** Every aspect of every bird is wild. */
  | { readonly why: 'all-wild' }
  /** `left` are in draw pile and discard pile; `owed` will be discarded by abilities that are being used. */
  | {
      readonly why: 'too-few-birds';
      readonly needed: number;
      readonly left: number;
      readonly owed: number;
    };

/** Why a move is not possible. */
export type IllegalTrickadeeMove =
  | { readonly reason: 'match-over' }
  | { readonly reason: 'not-your-turn'; readonly waitingFor: readonly Seat[] }
  /** The seat is asked something else. */
  | { readonly reason: 'other-decision'; readonly asked: TrickadeeAsk }
  | { readonly reason: 'card-not-held'; readonly card: Card }
  /** `suits` lie on the table, and the seat holds one of them; `legal` is what it may play instead. */
  | {
      readonly reason: 'must-follow-suit';
      readonly card: Card;
      readonly suits: readonly Suit[];
      readonly lifer: Species;
      readonly legal: readonly Card[];
    }
  | { readonly reason: 'not-on-table'; readonly card: Card; readonly left: readonly Card[] }
  | ({ readonly reason: 'ability-not-usable'; readonly ability: Ability } & UnusableAbility)
  | { readonly reason: 'not-in-your-flocks'; readonly card: Card }
  /** An earlier choice of the same ability names this bird. */
  | { readonly reason: 'chosen-already'; readonly card: Card }
  | {
      readonly reason: 'no-such-flock';
      readonly flock: Destination;
      readonly possible: readonly Destination[];
    }
  | { readonly reason: 'bird-all-wild'; readonly card: Card }
  | { readonly reason: 'wild-already'; readonly card: Card; readonly aspect: Aspect }
  /** This ability takes exactly as many birds as were chosen. */
  | { readonly reason: 'cannot-stop' }
  /** There is no choice to undo, or what was drawn has been seen. */
  | { readonly reason: 'cannot-go-back'; readonly why: 'nothing-chosen' | 'birds-seen' }
  /** After the last trick there is nothing more to pass; a pass says it all. */
  | { readonly reason: 'last-trick' };

/** What a choice does to the viewer's own flocks. */
export interface Preview {
  /** The flock that gains, loses or changes a bird. */
  readonly flock: Destination;
  /** What that flock scores. */
  readonly flockPoints: PointsChange;
  /** What all flocks score: as they lie on the table, and after this choice and those made before it. */
  readonly points: PointsChange;
  /** Only the flock is left to choose then, and this is the choice of it that scores most. */
  readonly best: boolean;
}

/** By the text of a legal move, for each whose points can be known. */
export type TrickadeePreviews = Readonly<Record<string, Preview>>;

export function isChainMove(move: TrickadeeMove): move is ChainMove {
  return CHAIN_KINDS.has(move.kind);
}

const CHAIN_KINDS: ReadonlySet<string> = new Set<ChainMove['kind']>([
  'lift',
  'hand',
  'discard',
  'into',
  'cache',
  'wild',
  'stop',
]);

/** `play-B7`, `take-B7`, `use-4`, `into-2`, `into-new`, `wild-suit`, `pass-round` and so on. */
export function formatMove(move: TrickadeeMove): string {
  switch (move.kind) {
    case 'use':
      return `use-${move.ability}`;
    case 'into':
      return `into-${move.flock}`;
    case 'wild':
      return `wild-${move.aspect}`;
    case 'stop':
    case 'back':
    case 'pass':
    case 'pass-round':
      return move.kind;
    default:
      return `${move.kind}-${move.card}`;
  }
}

type WithCard = Extract<TrickadeeMove, { readonly card: Card }>['kind'];
type Bare = 'stop' | 'back' | 'pass' | 'pass-round';

const BARE = /^(stop|back|pass|pass-round)$/;
const WITH_CARD = /^(?<kind>play|take|lift|hand|discard|cache)-(?<card>\w{2,3})$/;
const USE = /^use-(?<ability>[1-9])$/;
const INTO = /^into-(?<flock>new|[1-9]\d?)$/;
const WILD = /^wild-(?<aspect>suit|rank|species)$/;

// Each cast leans on its pattern letting nothing else through.
export function parseMove(text: string): TrickadeeMove | undefined {
  if (BARE.test(text)) return { kind: text as Bare };
  const { kind, card } = WITH_CARD.exec(text)?.groups ?? {};
  if (kind !== undefined && card !== undefined)
    return isCard(card) ? { kind: kind as WithCard, card } : undefined;
  const ability = USE.exec(text)?.groups?.['ability'];
  if (ability !== undefined) return { kind: 'use', ability: Number(ability) as Ability };
  const flock = INTO.exec(text)?.groups?.['flock'];
  if (flock !== undefined) return { kind: 'into', flock: flock === 'new' ? flock : Number(flock) };
  const aspect = WILD.exec(text)?.groups?.['aspect'];
  return aspect === undefined ? undefined : { kind: 'wild', aspect: aspect as Aspect };
}
