import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { drawBelow, seedSeal, shuffled } from '../../src/games/deal.js';
import { sealOfSeed } from '../../src/games/hosting.js';
import { packOf } from '../../src/games/woodland-tricks/cards.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import { SUITS_CHOICES, suitsOfOption } from '../../src/games/woodland-tricks/options.js';

const DOCUMENT = readFileSync(new URL('../../docs/fair-deal.md', import.meta.url), 'utf8');

/** The values of the document's worked example, by what stands before them. */
const EXAMPLE = new Map(
  [...DOCUMENT.matchAll(/^\| (?<what>.+?) +\| `(?<value>.+?)` +\|$/gm)].map(({ groups }) => [
    must(groups?.['what'], 'what'),
    must(groups?.['value'], 'value'),
  ]),
);

function example(what: string): string {
  return must(EXAMPLE.get(what), `The document has no ${what}.`);
}

const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);

describe('the worked example of docs/fair-deal.md', () => {
  const seed = example('seed');
  const deal = { seed, name: 'round/1/deal' };

  test('seal', () => {
    expect(sealOfSeed(seed)).toBe(example('seal'));
    expect(seedSeal(seed)).toBe(example('seal'));
  });

  test('the blocks are SHA-256 of seed, name and counter', () => {
    for (const name of ['first-dealer', 'round/1/deal']) {
      const block = createHash('sha256').update(`${seed}/${name}/0`).digest('hex');
      expect(block).toBe(example(`block 0 of \`${name}\``));
      // A bound of 2^32 hands on the word as it is.
      expect(drawBelow({ seed, name }, 2 ** 32)).toBe(Number.parseInt(block.slice(0, 8), 16));
    }
  });

  test('the first number of the shuffle', () => {
    expect(drawBelow(deal, 33)).toBe(Number(example('the number below 33')));
    expect(
      [...DOCUMENT.matchAll(/^\| its first word +\| `(\d+)` +\|$/gm)].map((row) => Number(row[1])),
    ).toEqual([drawBelow({ seed, name: 'first-dealer' }, 2 ** 32), drawBelow(deal, 2 ** 32)]);
  });

  test('first dealer, hands, trump card and draw pile', () => {
    const pack = shuffled(deal, packOf(['S', 'H', 'D']));
    const dealt = ['hand of seat 0', 'hand of seat 1', 'trump card', 'draw pile'].map(example).join(' ');
    expect(pack.join(' ')).toBe(dealt);
    const { round } = woodlandTricks.setup({ target: '21', suits: 'SHD' }, 2, seed);
    expect(round.dealer).toBe(Number(example('first dealer')));
    expect(round.hands[0]?.toSorted()).toEqual(example('hand of seat 0').split(' ').toSorted());
    expect(round.hands[1]?.toSorted()).toEqual(example('hand of seat 1').split(' ').toSorted());
    expect(round.trumpCard).toBe(example('trump card'));
    expect(round.drawPile.join(' ')).toBe(example('draw pile'));
  });
});

test('the program in docs/fair-deal.md, which shares no code, deals the same cards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fair-deal-'));
  try {
    const program = join(folder, 'check.mjs');
    writeFileSync(program, must(/```js\n([\s\S]+?)```/.exec(DOCUMENT)?.[1], 'The document has a program.'));
    const [first, ...others] = fc.sample(seeds, { numRuns: 3, seed: 20 });
    const runs = [example('seed'), must(first, 'seed'), ...others];
    for (const [index, seed] of runs.entries()) {
      const letters = must(SUITS_CHOICES[index % SUITS_CHOICES.length], 'suits');
      const round = index + 1;
      const shown = execFileSync(process.execPath, [program, seed, letters, String(round)], {
        encoding: 'utf8',
      });
      const pack = shuffled({ seed, name: `round/${round}/deal` }, packOf(suitsOfOption(letters)));
      expect(shown, `seed ${seed}`).toBe(
        [
          `seal ${sealOfSeed(seed)}`,
          `first dealer ${drawBelow({ seed, name: 'first-dealer' }, 2)}`,
          `seat 0 ${pack.slice(0, 13).join(' ')}`,
          `seat 1 ${pack.slice(13, 26).join(' ')}`,
          `trump card ${pack[26]}`,
          `draw pile ${pack.slice(27).join(' ')}`,
          '',
        ].join('\n'),
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Another way to the same numbers: one long number of all blocks, cut up by division. */
function secondWords(seed: string, name: string, blocks: number): bigint[] {
  let stream = 0n;
  for (let block = 0; block < blocks; block += 1) {
    const digest = createHash('sha256')
      .update([seed, name, String(block)].join('/'))
      .digest('hex');
    stream = stream * 2n ** 256n + BigInt(`0x${digest}`);
  }
  const words: bigint[] = [];
  for (let word = 0; word < blocks * 8; word += 1) {
    words.unshift(stream % 2n ** 32n);
    stream /= 2n ** 32n;
  }
  return words;
}

describe('numbers', () => {
  test('words past the last whole multiple are passed over', () => {
    // Half of all words are too high for this bound, so nearly every stream passes some over.
    const bound = 2 ** 31 + 1;
    let passedOver = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const words = secondWords(seed, 'lot/1', 8);
        const fair = words.findIndex((word) => word < BigInt(bound));
        passedOver += fair;
        expect(drawBelow({ seed, name: 'lot/1' }, bound)).toBe(Number(words[fair]));
      }),
      { numRuns: 60 },
    );
    expect(passedOver).toBeGreaterThan(0);
  });

  test('a shuffle longer than a block goes on with the next one', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 9, max: 70 }), (seed, size) => {
        const pack = Array.from({ length: size }, (_, index) => index);
        const words = secondWords(seed, 'round/2/reshuffle/1', 10);
        const expected = [...pack];
        for (let last = size - 1; last > 0; last -= 1) {
          const chosen = Number(must(words.shift(), 'word') % BigInt(last + 1));
          expected.splice(last, 1, ...expected.splice(chosen, 1, must(expected[last], 'card')));
        }
        expect(shuffled({ seed, name: 'round/2/reshuffle/1' }, pack)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  test('every order of three cards is equally likely', () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round += 1) {
      const order = shuffled({ seed: 'ab'.repeat(32), name: `round/${round}/deal` }, ['a', 'b', 'c']).join(
        '',
      );
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // Five standard deviations around 1000.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(145);
  });
});

describe('a shuffle', () => {
  test('depends on seed and name, and leaves its argument as it is', () => {
    const pack = Object.freeze(packOf(['S', 'H', 'D']));
    const [seed, other] = ['1'.repeat(64), '2'.repeat(64)];
    const deal = shuffled({ seed, name: 'round/1/deal' }, pack);
    expect(shuffled({ seed, name: 'round/1/deal' }, pack)).toEqual(deal);
    expect(shuffled({ seed: other, name: 'round/1/deal' }, pack)).not.toEqual(deal);
    expect(shuffled({ seed, name: 'round/2/deal' }, pack)).not.toEqual(deal);
    expect(deal.toSorted()).toEqual(pack.toSorted());
  });

  test('of nothing and of one card is what it was', () => {
    const draw = { seed: '1'.repeat(64), name: 'round/1/deal' };
    expect(shuffled(draw, [])).toEqual([]);
    expect(shuffled(draw, ['AS'])).toEqual(['AS']);
  });

  test.each(['', 'A'.repeat(64), '1'.repeat(63), `${'1'.repeat(64)}\n`])(
    'needs a proper seed, not %j',
    (seed) => {
      expect(() => shuffled({ seed, name: 'round/1/deal' }, [1, 2])).toThrow('64 hex digits');
      expect(() => seedSeal(seed)).toThrow('64 hex digits');
    },
  );

  test.each(['', '/', 'round//deal', 'Round/1', 'round/1/', 'round 1'])(
    'needs a proper name, not %j',
    (name) => {
      expect(() => drawBelow({ seed: '1'.repeat(64), name }, 2)).toThrow('Not the name of a shuffle');
    },
  );

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('no number is below %d', (bound) => {
    expect(() => drawBelow({ seed: '1'.repeat(64), name: 'lot' }, bound)).toThrow('Cannot draw below');
  });
});
