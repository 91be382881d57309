import { describe, expect, test } from 'vitest';
import { findPosition } from '../../../scripts/gallery-positions.js';
import type { Scene } from '../../../src/faces/face.js';
import { signOf, spokenCard } from '../../../src/faces/woodland-tricks/card-words.js';
import { woodlandTricksFace as face } from '../../../src/faces/woodland-tricks/face.js';
import type { Seat, Viewer } from '../../../src/games/game-types.js';
import { type Card, packOf } from '../../../src/games/woodland-tricks/cards.js';
import { audience, hashOf, manyPositions, type Position, tableOf, VIEWERS, words } from './kit.js';

describe('what everybody sees', () => {
  test('is the same whoever it is made for, so no hand can be in it', () => {
    for (const position of manyPositions()) {
      const [public_, ...others] = VIEWERS.map((viewer) => wordsOfScenes(scenesFor(position, viewer)));
      for (const other of others) expect(other).toEqual(public_);
    }
  });

  test('is the same to the byte, whoever it is made for', async () => {
    const positions = [
      findPosition((position) => tableOf(position).trick.length === 1),
      findPosition((position) => tableOf(position).phase === 'putting-back'),
      findPosition(({ events }) => events.some(({ kind }) => kind === 'round-ended')),
      findPosition(({ outcome }) => outcome !== undefined),
    ];
    for (const position of positions) {
      const rendered = await Promise.all(
        VIEWERS.map(async (viewer) => {
          const hashes = scenesFor(position, viewer).map(({ picture }) => hashOf(picture));
          return Promise.all(hashes);
        }),
      );
      for (const bytes of rendered) expect(bytes).toEqual(rendered[0]);
    }
  });

  test('as text names no card that is in a hand or in the pile', () => {
    for (const position of manyPositions()) {
      const table = tableOf(position);
      const shown = new Set([
        table.trumpCard,
        ...table.trick.map(({ card }) => card),
        ...table.tricks.flatMap(({ plays }) => plays.map(({ card }) => card)),
        ...table.exchanges.flatMap(({ taken, laidDown }) => [taken, laidDown]),
        ...(table.lastRound?.tricks ?? []).flatMap(({ plays }) => plays.map(({ card }) => card)),
        ...(table.lastRound?.exchanges ?? []).flatMap(({ taken, laidDown }) => [taken, laidDown]),
      ]);
      const text = face.asText(position.situation('spectator'), audience);
      for (const card of packOf(['S', 'H', 'D', 'C']))
        expect(names(text, card), `${card} in ${text}`).toBe(shown.has(card));
    }
  });

  test('and what one seat sees names no card of the other', () => {
    for (const position of manyPositions())
      for (const seat of [0, 1] as Seat[]) {
        const own = position.situation(seat);
        const other = position.situation((1 - seat) as Seat);
        const panel = face.panel(own, audience);
        const labels = panel.controls.flatMap(({ choices }) => choices.map(({ label }) => label)).join(' ');
        for (const card of other.view.hand) expect(names(labels, card), labels).toBe(false);
      }
  });
});

/** Whether a text names a card, by what stands on buttons or in words. */
function names(text: string, card: Card): boolean {
  return new RegExp(`(?<!\\w)(?:${signOf(card)}|${spokenCard(card, words)})(?!\\w)`).test(text);
}

function scenesFor(position: Position, viewer: Viewer): readonly Scene[] {
  const situation = position.situation(viewer);
  return [
    face.live(situation, audience),
    ...face.story(position.events, situation, audience),
    ...(position.outcome === undefined ? [] : [face.end(position.outcome, situation, audience)]),
  ];
}

function wordsOfScenes(scenes: readonly Scene[]): readonly string[] {
  return scenes.flatMap(({ text, picture }) => [text, picture?.alt ?? '']);
}
