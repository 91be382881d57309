import { must } from '../../src/base/invariant.js';
import { drawBelow, seedSeal } from '../../src/games/deal.js';
import type { Applied, Game, GameTypes } from '../../src/games/game.js';
import { type Seat, seatsOf, type Viewer } from '../../src/games/game-types.js';

/** What a playthrough plays: the first of the option sets. */
export interface PlaythroughCase<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: readonly G['options'][];
}

/**
 * A match of a fixed seed, played to its end by moves drawn from the same seed: each move, what everybody hears
 * of it, and what changes in each seat's view.
 */
export function playthrough<G extends GameTypes>(
  { game, options }: PlaythroughCase<G>,
  seatCount: number,
): string {
  const chosen = must(options[0], 'options');
  const seed = seedSeal('0'.repeat(64));
  let state = game.setup(chosen, seatCount, seed);
  const tale = new Tale(game, seatCount);
  const lines = [
    `${game.id}, ${seatCount} seats, ${written(chosen)}`,
    `seed ${seed}`,
    `seal ${seedSeal(seed)}`,
    '',
    'dealt',
    ...tale.changes(state),
  ];
  for (let step = 1; game.outcome(state) === undefined; step += 1) {
    const { seat, move, applied } = drawMove(game, state, { seed, step });
    state = applied.state;
    lines.push(
      '',
      `${step}. seat ${seat}: ${game.formatMove(move)}${applied.final ? ', final' : ''}`,
      ...applied.events.flatMap((event) => {
        const open = game.publicEvent(event);
        return open === undefined ? [] : [`  heard: ${written(open)}`];
      }),
      ...tale.changes(state),
    );
  }
  return [...lines, '', `outcome ${written(game.outcome(state))}`, ''].join('\n');
}

function drawMove<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  { seed, step }: { readonly seed: string; readonly step: number },
): { readonly seat: Seat; readonly move: G['move']; readonly applied: Applied<G> } {
  const decisions = game.decisions(state);
  const { seat } = must(
    decisions[drawBelow({ seed, name: `playthrough/${step}/seat` }, decisions.length)],
    'A seat decides.',
  );
  const legal = game.legalMoves(state, seat);
  const move = must(
    legal[drawBelow({ seed, name: `playthrough/${step}/move` }, legal.length)],
    'It has a move.',
  );
  const applied = game.apply(state, seat, move);
  if (!applied.ok) throw new Error(`${game.formatMove(move)} was refused: ${applied.error.reason}`);
  return { seat, move, applied: applied.value };
}

type Fields = Readonly<Record<string, unknown>>;

/** Remembers what each viewer was told last, and tells what is new. */
class Tale<G extends GameTypes> {
  private readonly told = new Map<Viewer, Fields>();

  constructor(
    private readonly game: Game<G>,
    private readonly seatCount: number,
  ) {}

  /** What is new for everybody, and then for each seat what it alone knows. */
  changes(state: G['state']): readonly string[] {
    const everybody = this.fields(state, 'spectator');
    const lines = [line('everybody', this.told.get('spectator'), everybody)];
    for (const seat of seatsOf(this.seatCount)) {
      const own = changed(everybody, this.fields(state, seat));
      lines.push(line(`seat ${seat}`, this.told.get(seat), own));
      this.told.set(seat, own);
    }
    this.told.set('spectator', everybody);
    return lines.filter((text) => text !== '');
  }

  private fields(state: G['state'], viewer: Viewer): Fields {
    const { view, decisions, moves, previews } = this.game.situation(state, viewer);
    const texts = moves.map((move) => this.game.formatMove(move));
    return { ...(view as Fields), decisions, moves: texts, previews };
  }
}

/** The fields of `now` that differ from `before`. */
function changed(before: Fields | undefined, now: Fields): Fields {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => written(before?.[name]) !== written(value)),
  );
}

function line(who: string, before: Fields | undefined, now: Fields): string {
  const told = Object.entries(changed(before, now)).map(
    ([name, value]) => `${name} ${news(before?.[name], value)}`,
  );
  return told.length === 0 ? '' : `  ${who}: ${told.join(' | ')}`;
}

/** What a list has grown by, or the whole of what has changed otherwise. */
function news(before: unknown, now: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(now) || before.length === 0) return written(now);
  const grown = written(now.slice(0, before.length)) === written(before);
  return grown ? `+${written(now.slice(before.length))}` : written(now);
}

/** JSON without its quotes and commas, which names of cards do not need. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(' ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, field]) => `${name} ${written(field)}`)
      .join(', ')}}`;
  return value === null ? '-' : String(value);
}
