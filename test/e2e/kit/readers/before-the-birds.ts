import { expect } from 'vitest';
import { must } from '../../../../src/base/invariant.js';
import type { Reader } from '../text-reader.js';
import { type Account, countPlaces } from './account.js';

interface Stored {
  readonly card: number;
  readonly colour: string;
  readonly depth: number;
}

/** Bids for the acorn whose landing leaves its tree the lowest score. */
export function birdsReader(names: readonly string[]): Reader & Account {
  const hands: (Set<string> | undefined)[] = names.map(() => undefined);
  const trees = names.map((): Stored[] => []);
  let ground: readonly string[] = [];

  function hear(text: string): void {
    const takes = [...text.matchAll(/(\w+)'s (\d\d) takes (\d\d) (\w+)/g)];
    if (takes.length === 0) return;
    expect(takes.map(([, , , card]) => card)).toEqual(ground);
    ground = takes.map(([, , bid = '']) => bid).toSorted();
    for (const [, name = '', , card = '', colour = ''] of takes)
      store(must(trees[names.indexOf(name)], 'A name at the table.'), Number(card), colour);
  }

  return {
    read(seat, { text }, told) {
      if (ground.length === 0) ground = cardsIn(/\*\*Ground\*\*: (.*)/.exec(text)?.[1] ?? '');
      for (const one of told) hear(one);
      const hand = cardsIn(/\*\*Your hand\*\*: (.*)/.exec(text)?.[1] ?? '');
      hands[seat] ??= new Set(hand);
      // The last card is bid automatically, and the text that a panel shows may be older.
      if (!told.some((one) => one.includes('the last acorns of all hands')))
        expect(hand).toEqual([...must(hands[seat], 'It is dealt.')]);
    },
    choose(seat, { text, options }) {
      const landings = [...text.matchAll(/^\d\d \w+ would go (?:.*score .*?(\d+)$)?/gm)];
      // Where no score is told, it stays what it is, which is the least.
      const scores = landings.map(([, score]) => Number(score ?? 0));
      const wanted = scores.indexOf(Math.min(...scores));
      const share = wanted / (landings.length - 1);
      const option = must(options[Math.round(share * (options.length - 1))], 'A card to bid.');
      hands[seat]?.delete(option.label.slice(0, 2));
      return option;
    },
    account() {
      const totals = trees.map(
        (tree) =>
          Math.max(...tree.map(({ depth }) => depth)) + new Set(tree.map(({ colour }) => colour)).size,
      );
      return { rounds: [totals], totals, places: countPlaces(totals, 'fewest') };
    },
  };
}

/** It lies one below the lower of its two neighbours by number. */
function store(tree: Stored[], card: number, colour: string): void {
  const smaller = tree.filter((one) => one.card < card).toSorted((one, other) => other.card - one.card)[0];
  const larger = tree.filter((one) => one.card > card).toSorted((one, other) => one.card - other.card)[0];
  tree.push({ card, colour, depth: 1 + Math.max(smaller?.depth ?? 0, larger?.depth ?? 0) });
}

function cardsIn(text: string): readonly string[] {
  return [...text.matchAll(/\d\d/g)].map(([card]) => card);
}
