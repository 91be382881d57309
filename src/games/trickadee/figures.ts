import { atSeat, type BySeat, type FigureKinds, type Figures, type Seat, seatsOf } from '../game-types.js';
import { SPECIES, speciesOf } from './cards.js';
import type { TrickadeeEvent } from './events.js';
import type { TrickadeeState } from './state.js';

/**
 * `best-flock` is the most points that one flock has scored; `species/…` the birds of a species in all flocks that
 * were scored; `seeds-cached` how often ability 7 has put a seed on a bird.
 */
export const TRICKADEE_FIGURES: FigureKinds = {
  rounds: 'sum',
  birds: 'sum',
  'seeds-cached': 'sum',
  'abilities-used': 'sum',
  'best-flock': 'most',
  'best-round': 'most',
  ...Object.fromEntries(SPECIES.map((species) => [`species/${species}`, 'sum'] as const)),
};

export function figuresIn({
  state: { match },
  events,
}: {
  readonly state: TrickadeeState;
  readonly events: readonly TrickadeeEvent[];
}): BySeat<Figures> {
  const used = events.filter((event) => 'ability' in event && event.kind !== 'birds-drawn');
  return seatsOf(match.bank.held.length).map((seat) => {
    const own = used.filter((event) => 'seat' in event && event.seat === seat);
    return {
      ...flockFigures(match, seat),
      'seeds-cached': own.filter(({ kind }) => kind === 'seed-cached').length,
      'abilities-used': own.length,
    };
  });
}

function flockFigures({ scores }: TrickadeeState['match'], seat: Seat): Figures {
  const flocks = scores.flatMap(({ sheets }) => atSeat(sheets, seat));
  const species = flocks.flatMap(({ birds }) => birds.map(({ card }) => speciesOf(card)));
  const counts = SPECIES.map(
    (one) => [`species/${one}`, species.filter((other) => other === one).length] as const,
  );
  return {
    rounds: scores.length,
    birds: species.length,
    ...Object.fromEntries(counts),
    ...(flocks.length > 0 && { 'best-flock': Math.max(...flocks.map(({ worth }) => worth.points)) }),
    ...(scores.length > 0 && { 'best-round': Math.max(...scores.map(({ points }) => atSeat(points, seat))) }),
  };
}
