import { describe, expect, test } from 'vitest';
import { findPosition, type Position } from '../../../scripts/gallery-trickadee-positions.js';
import { birdSign, signOf, writtenCard } from '../../../src/faces/trickadee/card-words.js';
import { trickadeeFace as face } from '../../../src/faces/trickadee/face.js';
import type { Seat } from '../../../src/games/game-types.js';
import { type Card, PACK } from '../../../src/games/trickadee/cards.js';
import { escapeMarkdown } from '../../../src/words/words.js';
import { longest, manyPositions, manySeats, peopleAt, SEAT_COUNTS, seatsAt, tableOf, words } from './kit.js';

describe('the table as text', () => {
  test.each(SEAT_COUNTS)('tells all that everybody may know of %i, and no other bird', (seatCount) => {
    for (const position of manyPositions({ seatCounts: [seatCount], every: 5 })) {
      const text = face.asText(position.situation('spectator'), peopleAt(position));
      const shown = publicBirds(position);
      for (const card of PACK) expect(names(text, card), `${card} in ${text}`).toBe(shown.has(card));
    }
  });

  test('tells every flock with its birds, what is wild of them, and its points', () => {
    for (const position of manyPositions({ every: 8 })) {
      const lines = face.asText(position.situation('spectator'), peopleAt(position)).split('\n');
      for (const flock of tableOf(position).flocks.flat()) {
        const birds = flock.birds.map((bird) => escapeMarkdown(birdSign(bird, words))).join(', ');
        const wanted = new RegExp(
          `^ {2}Flock ${flock.label}: ${birds.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}; ${flock.worth.points} points?( \\(|$)`,
        );
        expect(lines.some((line) => wanted.test(line))).toBe(true);
      }
    }
  });

  test('tells a seat its hand, what it may play and what it has drawn', () => {
    for (const { position, situation } of manySeats({ seatCounts: [3], every: 3 })) {
      const { view, moves } = situation;
      const lines = face.asText(situation, peopleAt(position)).split('\n');
      expect(birdsAfter('**Your hand**: ', lines)).toEqual(view.hand.map((card) => signOf(card, words)));
      const plays = moves.flatMap((move) => (move.kind === 'play' ? [signOf(move.card, words)] : []));
      if (plays.length === view.hand.length && plays.length > 0)
        expect(lines).toContain('You may choose any of them.');
      else expect(birdsAfter('You may play: ', lines)).toEqual(plays);
      const drawn = view.chain?.drawn ?? [];
      expect(birdsAfter('You drew ', lines)).toEqual(drawn.map((card) => signOf(card, words)));
    }
  });

  function birdsAfter(start: string, lines: readonly string[]): readonly string[] {
    const line = lines.find((each) => each.startsWith(start))?.slice(start.length) ?? 'none';
    return line === 'none' ? [] : line.replace(/ \\\(Lifer\\\)| \(Lifer\)|\./g, '').split(', ');
  }

  test('tells places, seeds, scores and both ends of a trick', () => {
    const position = findPosition({ seatCount: 4 }, (one) => {
      const { placed, picks, round } = tableOf(one);
      return placed !== null && picks.length === 2 && round === 2;
    });
    const { placed, scores, supply } = tableOf(position);
    const text = face.asText(position.situation('spectator'), peopleAt(position));
    for (const place of ['1st', '2nd', '3rd', '4th']) expect(text).toContain(`${place} `);
    expect(text).toMatch(new RegExp(`^${supply} seeds? of 25 left to be paid, `, 'm'));
    expect(text).toContain(`Round 1: ① ${scores[0]?.points[0]}, ② ${scores[0]?.points[1]}`);
    expect(placed?.order).toHaveLength(4);
    expect(text.match(/picks (later|now)/g)).toHaveLength(2);
  });

  test('can be cut into pages at its lines, with any names', () => {
    for (const position of manyPositions({ seatCounts: [5], every: 9 })) {
      const text = face.asText(position.situation('spectator'), longest);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(1500);
      expect(text).not.toMatch(/trickadee\.|\{\{|undefined|NaN/);
    }
  });

  test('says that a match is over, with the last flocks and the points for seeds', () => {
    const position = findPosition({ seatCount: 3 }, ({ outcome }) => outcome !== undefined);
    const text = face.asText(position.situation('spectator'), peopleAt(position));
    expect(text).toMatch(/^### Trickadee: the match is over$/m);
    expect(text).toMatch(/^Seeds: ① \d/m);
    expect(text).toMatch(/^In all: ① \d/m);
  });
});

test('what one seat sees names no bird that only another holds', () => {
  for (const { position, seat, situation } of manySeats({ every: 8 })) {
    const seen = `${seenBy(position, seat)} ${face.asText(situation, peopleAt(position))} `;
    const known = publicBirds(position);
    const others = seatsAt(position).filter((other) => other !== seat);
    const hidden = others.flatMap((other) => position.situation(other).view.hand);
    for (const card of hidden.filter((held) => !known.has(held)))
      expect(names(seen, card), `${card} in ${seen}`).toBe(false);
  }
});

/** Whether a text names a bird, by what stands on buttons or in full. */
function names(text: string, card: Card): boolean {
  return new RegExp(`\\b(?:${signOf(card, words)}|${writtenCard(card, words)})\\b`).test(text);
}

function seenBy(position: Position, seat: Seat): string {
  const panel = face.panel(position.situation(seat), peopleAt(position));
  const choices = panel.controls.flatMap((control) => control.choices);
  return [
    panel.sentence,
    ...panel.pictures.map(({ alt }) => alt),
    ...choices.flatMap(({ label, description = '' }) => [label, description]),
  ].join(' ');
}

test('what everybody reads is the same whoever it is made for', () => {
  for (const position of manyPositions({ every: 8 })) {
    const [public_, ...others] = (['spectator', ...seatsAt(position)] as const).map((viewer) => {
      const situation = position.situation(viewer);
      return [
        face.live(situation, peopleAt(position)),
        ...face.story(position.events, situation, peopleAt(position)),
        ...(position.outcome === undefined
          ? []
          : [face.end(position.outcome, situation, peopleAt(position))]),
      ].flatMap(({ text, picture }) => [text, picture?.alt ?? '']);
    });
    for (const other of others) expect(other).toEqual(public_);
  }
});

/** All birds that lie or lay face up where text still tells of them. */
function publicBirds(position: Position): ReadonlySet<string> {
  const view = tableOf(position);
  const tricks = [...view.tricks, ...(view.lastRound?.tricks ?? [])];
  return new Set<string>([
    view.lifer,
    ...(view.lastRound === null ? [] : [view.lastRound.lifer]),
    ...view.trick.map(({ card }) => card),
    ...tricks.flatMap(({ plays }) => plays.map(({ card }) => card)),
    ...view.flocks.flat().flatMap(({ birds }) => birds.map(({ card }) => card)),
    ...view.takenUp.flat(),
    ...(view.stands ?? []).flatMap((stand) =>
      stand.status === 'using' && stand.shown !== null ? [stand.shown] : [],
    ),
  ]);
}
