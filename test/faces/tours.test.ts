import { describe, expect, test } from 'vitest';
import type { Lesson } from '../../src/faces/face.js';
import { FACES } from '../../src/faces/shelf.js';
import { BEFORE_THE_BIRDS_EXAMPLES } from '../../src/games/before-the-birds/examples.js';
import { atSeat } from '../../src/games/game-types.js';
import { TRICKADEE_EXAMPLES } from '../../src/games/trickadee/examples.js';
import { formatMove } from '../../src/games/trickadee/moves.js';
import { WOODLAND_TRICKS_EXAMPLES } from '../../src/games/woodland-tricks/examples.js';
import { wordsFor } from '../../src/words/words.js';

const words = wordsFor('en');
const UNFINISHED = /lesson\.|trickadee\.|woodland-tricks\.|before-the-birds\.|\{\{|undefined|NaN/;
const ANSWERS_MAX = 9;
const LABEL_LENGTH_MAX = 80;
/** What a message holds beside its pictures, where each of them may take 1,024 more. */
const TEXT_LENGTH_MAX = 1_500;

const PAGES = FACES.flatMap(({ gameId, tour }) =>
  tour.map((page, index) => ({ gameId, number: index + 1, lesson: page(words) })),
);

describe('a guided tour', () => {
  test('of Before The Birds shows the Ground and the bids that it speaks of', () => {
    const [hand, bids] = PAGES.filter(({ gameId }) => gameId === 'before-the-birds').map(({ lesson }) =>
      lesson.pictures.map(({ alt }) => alt).join('\n'),
    );
    expect(hand).toMatch(/^Ground: .+\nYour hand, 9 acorns/);
    expect(bids).toMatch(/^Ground: /);
    const { situation } = BEFORE_THE_BIRDS_EXAMPLES.bid();
    expect(bids?.match(/ bids \d\d \w+\./g)).toHaveLength(situation.view.ground.length);
  });

  test.each(FACES)('of $gameId is short, and most of it is to be tried', ({ tour }) => {
    expect(tour.length).toBeGreaterThanOrEqual(5);
    expect(tour.length).toBeLessThanOrEqual(8);
    const tried = tour.filter((page) => page(words).exercise !== null);
    expect(tried.length).toBeGreaterThan(tour.length / 2);
  });

  test.each(PAGES)('$gameId $number has a picture, one idea, and nothing unfinished', async ({ lesson }) => {
    const { text, pictures, exercise } = lesson;
    expect(text).toMatch(/^### .+\n.+\.$/s);
    expect(pictures.length).toBeGreaterThan(0);
    const told = [text, exercise?.question ?? '', ...(exercise?.answers ?? []).map(({ why }) => why)];
    expect(told.join('\n')).not.toMatch(UNFINISHED);
    expect(text.length + (exercise?.question.length ?? 0)).toBeLessThan(TEXT_LENGTH_MAX);
    for (const picture of picturesOf(lesson)) {
      expect((await picture.render()).subarray(1, 4).toString()).toBe('PNG');
      expect(picture.alt).not.toMatch(UNFINISHED);
    }
  });

  test.each(PAGES.filter(({ lesson }) => lesson.exercise !== null))(
    '$gameId $number offers right and wrong answers, each with its reason',
    ({ lesson }) => {
      const answers = lesson.exercise?.answers ?? [];
      expect(answers.length).toBeLessThanOrEqual(ANSWERS_MAX);
      expect(new Set(answers.map(({ label }) => label)).size).toBe(answers.length);
      expect(new Set(answers.map(({ isRight }) => isRight)).size).toBe(2);
      for (const { label, why } of answers) {
        expect(label.length).toBeLessThanOrEqual(LABEL_LENGTH_MAX);
        expect(why).toMatch(/[.?]$/);
      }
    },
  );
});

function picturesOf({ pictures, exercise }: Lesson): Lesson['pictures'] {
  return exercise?.solved == null ? pictures : [...pictures, exercise.solved];
}

/** The right answers of a page, by what stands on them. */
function rightOf(gameId: string, number: number): readonly string[] {
  const page = PAGES.find((one) => one.gameId === gameId && one.number === number);
  const answers = page?.lesson.exercise?.answers ?? [];
  return answers.flatMap(({ label, isRight }) => (isRight ? [label] : []));
}

describe('what is right is what the rules say', () => {
  test.each([
    ['follow', 2],
    ['jack', 6],
  ] as const)('of the cards that may be played in Woodland Tricks (%s)', (topic, number) => {
    const { moves } = WOODLAND_TRICKS_EXAMPLES[topic]().situation;
    expect(rightOf('woodland-tricks', number)).toHaveLength(moves.length);
  });

  test('of the powers that leave something to decide', () => {
    const { hand } = WOODLAND_TRICKS_EXAMPLES.powers().situation.view;
    const asking = hand.filter((card) => /^[35]/.test(card));
    expect(rightOf('woodland-tricks', 5)).toHaveLength(asking.length);
    for (const label of rightOf('woodland-tricks', 5)) expect(label).toMatch(/^[35]/);
  });

  test('of greed, which brings nothing', () => {
    expect(rightOf('woodland-tricks', 4)).toEqual(['0']);
  });

  test('of the birds that may be played, and of the abilities that can be paid', () => {
    expect(rightOf('trickadee', 2)).toHaveLength(TRICKADEE_EXAMPLES.follow().situation.moves.length);
    const usable = TRICKADEE_EXAMPLES.ability().situation.moves.filter(({ kind }) => kind === 'use');
    expect(rightOf('trickadee', 7)).toHaveLength(usable.length);
  });

  test('of the seeds, and of the flock that gains most', () => {
    expect(rightOf('trickadee', 4)).toEqual(['2 seeds']);
    const { previews, moves } = TRICKADEE_EXAMPLES.into().situation;
    const after = moves.map((move) => previews[formatMove(move)]?.points.after ?? -1);
    const best = moves[after.indexOf(Math.max(...after))];
    const label = best?.kind === 'into' && best.flock !== 'new' ? `Flock ${best.flock}` : 'A new flock';
    expect(rightOf('trickadee', 6)).toEqual([label]);
  });

  test('of what a tree scores, worked out from its cards', () => {
    const { seat, situation } = BEFORE_THE_BIRDS_EXAMPLES.score();
    const { cards } = atSeat(situation.view.trees, seat);
    const length = Math.max(...cards.map(({ depth }) => depth));
    const colours = new Set(cards.map(({ card }) => Number(card) % 7)).size;
    expect(rightOf('before-the-birds', 5)).toEqual([String(length + colours)]);
  });

  test('of the Ground, whose lowest acorn is the lowest bid', () => {
    const [right = ''] = rightOf('before-the-birds', 3);
    const question = PAGES.find(({ gameId, number }) => gameId === 'before-the-birds' && number === 2);
    const bids = question?.lesson.exercise?.question.match(/bid [^.]+\./)?.[0].match(/\d\d/g) ?? [];
    expect(bids).toHaveLength(4);
    expect(right.slice(0, 2)).toBe(bids.toSorted()[0]);
  });

  test('of storing, where a wrong place is told at which acorn it strays', () => {
    const page = PAGES.find(({ gameId, number }) => gameId === 'before-the-birds' && number === 4);
    const answers = page?.lesson.exercise?.answers ?? [];
    const way = answers.find(({ isRight }) => isRight)?.why ?? '';
    const steps = [...way.matchAll(/(?:left|right) at \d\d/g)].map(([step]) => step);
    expect(steps.length).toBeGreaterThan(1);
    const strayed = answers.flatMap(({ isRight, why }) =>
      isRight ? [] : [why.replace(/.* at \D*(\d\d).+ to the (left|right)\.$/, '$2 at $1')],
    );
    expect(steps).toEqual(expect.arrayContaining(strayed));
    expect(new Set(strayed).size).toBeGreaterThan(1);
  });

  test('found at the same moments each time', () => {
    for (const { gameId, number, lesson } of PAGES) {
      const again = FACES.find((face) => face.gameId === gameId)?.tour[number - 1]?.(words);
      expect(again?.exercise?.question).toBe(lesson.exercise?.question);
    }
  });
});
