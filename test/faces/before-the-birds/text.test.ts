import { describe, expect, test } from 'vitest';
import { findPosition, type Position } from '../../../scripts/gallery-before-the-birds-positions.js';
import { writtenCard } from '../../../src/faces/before-the-birds/card-words.js';
import { beforeTheBirdsFace as face } from '../../../src/faces/before-the-birds/face.js';
import { PACK } from '../../../src/games/before-the-birds/cards.js';
import type { Landing, TreeView } from '../../../src/games/before-the-birds/view.js';
import { atSeat, type Seat } from '../../../src/games/game-types.js';
import {
  ANA,
  longest,
  manyPositions,
  manySeats,
  peopleAt,
  SEAT_COUNTS,
  seatsAt,
  TO_A_LIMIT,
  tableOf,
  words,
} from './kit.js';

const MARKS = ['①', '②', '③', '④', '⑤', '⑥', '⑦'];

describe('the table as text', () => {
  test.each(SEAT_COUNTS)('tells all that everybody may know of %i, and no other card', (seatCount) => {
    for (const position of manyPositions({ seatCounts: [seatCount], every: 3 })) {
      const text = withoutScores(face.asText(position.situation('spectator'), peopleAt(position)));
      const shown = publicCards(position);
      for (const card of PACK)
        expect(new RegExp(`\\b${card}\\b`).test(text), `${card} in ${text}`).toBe(shown.has(card));
    }
  });

  test('tells every tree as indented text that can be read back', () => {
    for (const position of manyPositions({ every: 6 })) {
      const text = face.asText(position.situation('spectator'), peopleAt(position));
      for (const seat of seatsAt(position)) {
        const tree = atSeat(tableOf(position).trees, seat);
        expect(readTree(text, seat)).toEqual(
          tree.cards.map(({ card, parent, side }) => `${card} ${side} ${parent}`).toSorted(),
        );
      }
    }
  });

  test('tells what a tree counts for, its longest paths and its newest card', () => {
    const position = findPosition({ seatCount: 3 }, (one) =>
      tableOf(one).trees.some(({ longestPaths }) => longestPaths.length > 1),
    );
    const text = face.asText(position.situation('spectator'), peopleAt(position));
    for (const tree of tableOf(position).trees) {
      expect(text).toContain(`length ${tree.length}, ${tree.colours.length} colour`);
      expect(text).toContain(
        `  Longest path: ${tree.longestPaths.map((path) => path.join(' to ')).join(' or ')}\n`,
      );
      expect(text).toMatch(new RegExp(`${tree.newest} \\w+ \\(newest\\)`));
    }
  });

  test('tells a seat its hand and its bid', () => {
    for (const { position, situation } of manySeats({ seatCounts: [3], every: 2 })) {
      const { view } = situation;
      const lines = face.asText(situation, peopleAt(position)).split('\n');
      const hand = view.hand.map((card) => writtenCard(card, words)).join(', ');
      expect(lines).toContain(`**Your hand**: ${hand === '' ? 'none' : hand}`);
      expect(lines.some((line) => line.startsWith('Your bid: '))).toBe(view.bid !== null);
    }
  });

  test('tells a seat where each Ground card would go in its tree, and what it would do', () => {
    for (const { position, situation } of manySeats({ seatCounts: [3], every: 2 })) {
      const { landings } = situation.previews;
      const lines = face.asText(situation, peopleAt(position)).split('\n');
      const told = lines.filter((line) => line.includes(' would go '));
      expect(told.map((line) => line.replace(/, (no )?new colour.*/, ''))).toEqual(landings.map(landingTold));
    }
  });

  function landingTold({ card, parent, side, length }: Landing): string {
    const { before, after } = length;
    const place = parent === null ? 'as the root' : `${side} of ${parent}`;
    const change = before === after ? `stays ${after}` : `from ${before} to ${after}`;
    return `${writtenCard(card, words)} would go ${place}: length ${change}`;
  }

  test('names who has still to bid', () => {
    const position = findPosition({ seatCount: 4 }, (one) => {
      const missing = tableOf(one).hasBid.filter((has) => !has);
      return missing.length === 2;
    });
    const missing = peopleAt(position).names.filter((_, seat) => !tableOf(position).hasBid[seat]);
    const text = face.asText(position.situation('spectator'), peopleAt(position));
    expect(text).toContain(`Still to bid: ${missing.join(' and ')}.`);
    expect(text.match(/, has bid$/gm)).toHaveLength(2);
  });

  test('counts points of finished games once there are any', () => {
    const altIn = (game: number) => {
      const position = findPosition(
        { seatCount: 3, options: TO_A_LIMIT },
        (one) => tableOf(one).game === game && tableOf(one).round === 2,
      );
      return face.live(position.situation('spectator'), peopleAt(position)).picture?.alt;
    };
    expect(altIn(1)).not.toContain('by game');
    expect(altIn(2)).toMatch(/Points by game: Ana (\d+), in all \1; Ben/);
  });

  test('tells finished games and the trees of the game before', () => {
    const position = findPosition({ seatCount: 3, options: TO_A_LIMIT }, (one) => tableOf(one).game === 2);
    const { scores, totals, lastGame } = tableOf(position);
    const text = face.asText(position.situation('spectator'), peopleAt(position));
    expect(text).toContain('The match ends after the game that leaves a total above 20.');
    expect(text).toContain(
      `Game 1: ${MARKS.slice(0, 3)
        .map((mark, seat) => `${mark} ${scores[0]?.points[seat]}`)
        .join(', ')}`,
    );
    expect(text).toContain(
      `In all: ${MARKS.slice(0, 3)
        .map((mark, seat) => `${mark} ${totals[seat]}`)
        .join(', ')}`,
    );
    expect(text).toContain('**Trees of game 1**');
    for (const { cards } of lastGame?.trees ?? []) expect(text).toContain(` ${cards[8]?.card} `);
  });

  test('can be cut into pages at its lines, with any names', () => {
    for (const position of manyPositions({ seatCounts: [7], every: 9, options: TO_A_LIMIT })) {
      const text = face.asText(position.situation('spectator'), longest);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(1500);
      expect(text).not.toMatch(/before-the-birds\.|\{\{|undefined|NaN/);
    }
  });

  test('says that a match is over, and what is left over', () => {
    const position = findPosition({ seatCount: 3 }, ({ outcome }) => outcome !== undefined);
    const text = face.asText(position.situation('spectator'), peopleAt(position));
    expect(text).toMatch(/^### Before The Birds: the match is over$/m);
    expect(text).toContain(
      `**Left over**: ${tableOf(position)
        .ground.map((card) => writtenCard(card, words))
        .join(', ')}`,
    );
  });
});

test('what one seat sees names no card that only another holds or has bid', () => {
  let checked = 0;
  for (const { position, seat, situation } of manySeats({ every: 5 })) {
    const panel = face.panel(situation, peopleAt(position));
    const seen = [
      panel.sentence,
      ...panel.pictures.map(({ alt }) => alt),
      ...panel.controls.flatMap(({ choices }) => choices.map(({ label }) => label)),
      face.asText(situation, peopleAt(position)),
    ];
    const seenCards = new Set(withoutScores(seen.join(' ')).match(/\b\d\d\b/g));
    for (const card of hiddenFrom(position, seat)) {
      expect(seenCards).not.toContain(card);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(1000);
});

test('what everybody reads is the same whoever it is made for', () => {
  for (const position of manyPositions({ every: 4 })) {
    const [public_, ...others] = (['spectator', ...seatsAt(position)] as const).map((viewer) => {
      const situation = position.situation(viewer);
      return [
        face.live(situation, peopleAt(position)),
        ...face.story(position.events, situation, peopleAt(position)),
        ...(face.sights[0]?.scenes(situation, peopleAt(position), null) ?? []),
        ...(position.outcome === undefined
          ? []
          : [face.end(position.outcome, situation, peopleAt(position))]),
      ].flatMap(({ text, picture }) => [text, picture?.alt ?? '']);
    });
    for (const other of others) expect(other).toEqual(public_);
  }
});

/** Scores have two digits too, like cards. */
function withoutScores(text: string): string {
  return text.replace(/score (?:from \d+ to )?\d+/g, '');
}

/** Cards of the other seats that lie nowhere in the open. */
function hiddenFrom(position: Position, seat: Seat): readonly string[] {
  const known = publicCards(position);
  const others = seatsAt(position).filter((other) => other !== seat);
  return others
    .flatMap((other) => {
      const { hand, bid } = position.situation(other).view;
      return [...hand, ...(bid === null ? [] : [bid])];
    })
    .filter((card) => !known.has(card));
}

function publicCards(position: Position): ReadonlySet<string> {
  const { ground, trees, rounds } = tableOf(position);
  return new Set<string>([
    ...ground,
    ...trees.flatMap(({ cards }: TreeView) => cards.map(({ card }) => card)),
    ...rounds.flatMap(({ collections }) => collections.flatMap(({ bid, collected }) => [bid, collected])),
  ]);
}

/** The cards of a seat's tree as its lines tell them: `26 left 44`. */
function readTree(text: string, seat: Seat): readonly string[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${MARKS[seat]} **`));
  const path: string[] = [];
  const found: string[] = [];
  for (const line of lines.slice(start + 1)) {
    const {
      indent = '',
      side,
      card = '',
    } = /^(?<indent> +)(?<side>root|left|right) (?<card>\d\d) /.exec(line)?.groups ?? {};
    if (side === undefined) break;
    const depth = indent.length / 2;
    path[depth] = card;
    found.push(side === 'root' ? `${card} null null` : `${card} ${side} ${path[depth - 1]}`);
  }
  return found.toSorted();
}

test('the beginning of a match is told too, with empty trees', () => {
  const position = findPosition({ seatCount: 3 }, () => true);
  const text = face.asText(position.situation(ANA), peopleAt(position));
  expect(text.match(/no acorns, 9 acorns in hand/g)).toHaveLength(3);
});
