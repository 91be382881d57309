import { must } from '../../../../src/base/invariant.js';

export const BIRD = String.raw`([PBGYR]\d+ [A-Z][a-z]+)`;
const WRITTEN = /\b([PBGYR])(?:urple|lue|reen|ellow|ed) ([A-Z][a-z]+) (\d+)/g;

/** With the birds that are written in full as they stand on buttons. */
export function withSigns(text: string): string {
  return text.replace(WRITTEN, '$1$3 $2');
}

const TO = String.raw`(?:new )?flock (\d+)`;

/** One seat's flocks by label, kept from what is told of it; what is wild stands behind each bird. */
export class FlockAccount {
  readonly #flocks = new Map<string, Map<string, Set<string>>>();

  clear(): void {
    this.#flocks.clear();
  }

  put(bird: string, flock: string, wild: Iterable<string> = []): void {
    const birds = this.#flocks.get(flock) ?? new Map<string, Set<string>>();
    this.#flocks.set(flock, birds.set(bird, new Set(wild)));
  }

  /** What an ability did, as the thread tells it. */
  hear(text: string): void {
    for (const [, bird = '', from = '', to = ''] of all(`${BIRD} from flock (\\d+) to ${TO}`, text))
      this.put(bird, to, this.#takeOut(bird, from));
    for (const [, bird = '', from = ''] of all(`${BIRD} of flock (\\d+)`, text)) this.#takeOut(bird, from);
    const placed = / plays out (.*)$/m.exec(text)?.[1] ?? '';
    for (const [, bird = '', to = ''] of all(`${BIRD} to ${TO}`, placed)) this.put(bird, to);
    for (const [, bird = '', to = ''] of all(`(?:draws|puts) ${BIRD} into ${TO}`, text)) this.put(bird, to);
    for (const [, bird = '', flock = '', aspect = ''] of all(
      `on ${BIRD} in flock (\\d+): its (\\w+) is wild`,
      text,
    ))
      this.#flocks.get(flock)?.get(bird)?.add(aspect);
  }

  /** As the table tells flocks: "Flock 2: B7 Dove, B8 Hummingbird; 4 points". */
  lines(): readonly string[] {
    return [...this.#flocks]
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([flock, birds]) => {
        const points = pointsOf(birds);
        return `Flock ${flock}: ${[...birds.keys()].join(', ')}; ${points} point${points === 1 ? '' : 's'}`;
      });
  }

  points(): number {
    return [...this.#flocks.values()].reduce((sum, birds) => sum + pointsOf(birds), 0);
  }

  #takeOut(bird: string, from: string): ReadonlySet<string> {
    const birds = must(this.#flocks.get(from), `Flock ${from} was told of.`);
    const wild = must(birds.get(bird), `${bird} lies in flock ${from}.`);
    birds.delete(bird);
    if (birds.size === 0) this.#flocks.delete(from);
    return wild;
  }
}

function all(pattern: string, text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(new RegExp(pattern, 'g'))];
}

function pointsOf(birds: ReadonlyMap<string, ReadonlySet<string>>): number {
  if (birds.size < 2) return 0;
  const printed = (aspect: string, read: (bird: string) => string) =>
    [...birds].flatMap(([bird, wild]) => (wild.has(aspect) ? [] : [read(bird)]));
  const suits = new Set(printed('suit', (bird) => bird.charAt(0)));
  const species = new Set(printed('species', (bird) => bird.split(' ')[1] ?? ''));
  const ranks = printed('rank', (bird) => bird.slice(1).split(' ')[0] ?? '').map(Number);
  const different = new Set(ranks);
  const spread = Math.max(...ranks) - Math.min(...ranks);
  const inSequence = different.size === ranks.length && (ranks.length === 0 || spread < birds.size);
  const byRank = different.size <= 1 ? 2 : Number(inSequence);
  return birds.size * (Number(suits.size <= 1) + Number(species.size <= 1) + byRank);
}
