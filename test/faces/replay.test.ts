import { loadImage } from 'canvas';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../bench/chance.js';
import { PLAYABLES } from '../../scripts/season/playable.js';
import { SHEET_HEIGHT_MAX, SHEET_WIDTH } from '../../src/art/brush.js';
import { must } from '../../src/base/invariant.js';
import { withoutEmojis } from '../../src/faces/emoji-marks.js';
import type { Frame, Scene } from '../../src/faces/face.js';
import { filmOfMatch, type Moment } from '../../src/faces/film.js';
import { FACES } from '../../src/faces/shelf.js';
import type { OptionValues, PastMatch, PublicEvent } from '../../src/games/game-types.js';
import { escapeMarkdown, wordsFor } from '../../src/words/words.js';

const SEED = 'cafe'.repeat(16);
const words = wordsFor('en');
/** Of the 4,000 of a message, with room for where one is in the match. */
const TOLD_LENGTH_MAX = 3_970;
const NAMES = ['Ana', '**Ben**', 'Cleopatra VII', 'Dev', 'Eda', 'Finn', 'Gwendolyn'];

interface Setting {
  readonly gameId: string;
  readonly seatCount: number;
  readonly options: OptionValues;
  readonly luck: number;
}

const MATCHES: readonly Setting[] = [
  { gameId: 'woodland-tricks', seatCount: 2, options: {}, luck: 1 },
  { gameId: 'trickadee', seatCount: 3, options: {}, luck: 2 },
  { gameId: 'trickadee', seatCount: 4, options: { 'lifer-counts': 'no' }, luck: 3 },
  { gameId: 'trickadee', seatCount: 5, options: {}, luck: 4 },
  { gameId: 'before-the-birds', seatCount: 3, options: { limit: 25 }, luck: 5 },
  { gameId: 'before-the-birds', seatCount: 7, options: { deck: 'trimmed' }, luck: 6 },
];

interface Seen {
  readonly frame: Frame<PublicEvent>;
  readonly step: number;
}

function played({ gameId, seatCount, options, luck }: Setting) {
  const { hosted, playOut } = must(
    PLAYABLES.find((one) => one.hosted.id === gameId),
    'The game is there.',
  );
  const face = must(
    FACES.find((one) => one.gameId === gameId),
    'It has a face.',
  );
  const checked = hosted.checkOptions(options);
  const start = { options: checked.ok ? checked.value : {}, seatCount, seed: SEED };
  const moves = hosted.keptMoves(playOut({ ...start, chance: chanceOf(luck), stopAfter: null }).moves);
  const looked = hosted.lookBack(start, moves);
  const past: PastMatch = must(looked.ok ? looked.value : null, 'It was played.');
  const seen: readonly Seen[] = past.steps.flatMap((step, index) =>
    face.replay.frames(step).map((frame) => ({ frame, step: index })),
  );
  const names = NAMES.slice(0, seatCount);
  const scenesOf = ({ frame, step }: Seen, called = names): readonly Scene[] =>
    face.replay.scenes(frame, past.positionAt(step), { words, names: called.slice(0, seatCount) });
  return { face, past, seen, names, scenesOf };
}

describe.each(MATCHES)('a match of $gameId with $seatCount seats, chance $luck', (setting) => {
  const { gameId } = setting;
  const { face, past, seen, names, scenesOf } = played(setting);

  test('tells every moment in words, with a picture first', () => {
    for (const moment of seen) {
      const [first] = scenesOf(moment);
      expect(first?.text).not.toBe('');
      expect(first?.text).not.toMatch(/\{\{|undefined|NaN|replay\.|· *$/);
      const picture = must(first?.picture, first?.text ?? '');
      expect(picture.alt.length).toBeGreaterThan(20);
      expect(picture.alt).not.toMatch(/\{\{|undefined|NaN|replay\./);
    }
  });

  test('fits one message in words, whatever people are called', () => {
    for (const long of ['W'.repeat(32), '_* Bartholomew the Bold of Ely *_']) {
      const lengths = seen.map((moment) =>
        scenesOf(
          moment,
          NAMES.map(() => long),
        )
          // In words there are no emojis.
          .flatMap(({ text, picture }) => [withoutEmojis(text), escapeMarkdown(picture?.alt ?? '')])
          .reduce((sum, told) => sum + told.length + 1, 0),
      );
      expect(Math.max(...lengths), long).toBeLessThanOrEqual(TOLD_LENGTH_MAX);
    }
  });

  test('shows all hands at every deal and every choice', () => {
    for (const moment of seen.filter(({ frame }) => frame.kind !== 'ends')) {
      const alt = scenesOf(moment)[0]?.picture?.alt ?? '';
      expect(alt).toMatch(/all hands open/);
      for (const name of names)
        expect(alt).toMatch(new RegExp(`${name.replaceAll('*', '\\*')} (holds|bids)`));
    }
  });

  test('has pictures of the size of all others', async () => {
    const sample = seen.filter((_moment, index) => index % 23 === 0);
    for (const scene of sample.flatMap((moment) => scenesOf(moment))) {
      if (scene.picture === null) continue;
      const image = await loadImage(await scene.picture.render());
      expect(image.width).toBe(SHEET_WIDTH);
      expect(image.height).toBe(scene.picture.height);
      expect(image.height).toBeLessThanOrEqual(SHEET_HEIGHT_MAX);
    }
  });

  test('begins with a chapter, and has one for each round, none of a name twice', () => {
    expect(seen[0]?.frame).toEqual({ kind: 'begins', event: null });
    const chapters = seen
      .filter(({ frame }) => frame.kind === 'begins')
      .map(({ frame }) => face.replay.chapter(frame, words));
    expect(new Set(chapters).size).toBe(chapters.length);
    const rounds = past.scores.rounds.length;
    // Of a game of Before The Birds the ninth round is played automatically.
    expect(chapters).toHaveLength(gameId === 'before-the-birds' ? 8 * rounds : rounds);
  });

  test('ends as many tricks and rounds as there were', () => {
    const count = (kind: string) =>
      seen.filter(({ frame }) => frame.event?.kind === kind && frame.kind === 'ends').length;
    const rounds = past.scores.rounds.length;
    const ends = {
      'woodland-tricks': () => [count('trick-taken'), count('round-ended'), 13 * rounds, rounds],
      trickadee: () => [count('trick-finished'), count('round-ended'), 6 + 7 + 8, 3],
      'before-the-birds': () => [count('bids-opened'), count('game-ended'), 9 * rounds, rounds],
    } as const;
    const [tricks, closed, tricksWanted, closedWanted] = ends[gameId as keyof typeof ends]();
    expect([tricks, closed]).toEqual([tricksWanted, closedWanted]);
  });

  test('tells every card that was played or bid by whoever did', () => {
    const told = seen
      .flatMap((moment) => scenesOf(moment))
      .map(({ text }) => text)
      .join('\n');
    const cards = past.steps.flatMap(({ events }) => (events as readonly Played[]).flatMap(cardsOf));
    expect(cards.length).toBeGreaterThan(20);
    for (const card of cards) expect(told).toContain(card);
    expect(told).toContain('\\*\\*Ben\\*\\*');
    expect(told).not.toContain('**Ben**');
  });
});

interface Played {
  readonly kind: string;
  readonly card: string;
  readonly collections?: readonly { readonly bid: string }[];
}

/** The cards of an event as they are told, without their suits. */
function cardsOf({ kind, card, collections = [] }: Played): readonly string[] {
  if (kind === 'bids-opened') return collections.map(({ bid }) => bid);
  return kind === 'card-played' ? [card.replace(/^[A-Z](?=\d)|[A-Z]$/, '')] : [];
}

describe('the film of a match', () => {
  const moment = (kind: Moment['kind']): Moment => ({ kind, scenes: () => [] });

  test('shows every moment of a short one', () => {
    const film = filmOfMatch([moment('begins'), moment('move'), moment('end')], (count) => `${count}`);
    expect(film).toMatchObject({ count: 3, isThinned: false, image: { fileName: 'match.gif', alt: '3' } });
  });

  test('shows what tricks and rounds of a long one came to', () => {
    const long = Array.from({ length: 90 }, () => [moment('move'), moment('move'), moment('ends')]).flat();
    expect(filmOfMatch([...long, moment('end')], String)).toMatchObject({ count: 91, isThinned: true });
  });

  test('shows a part of even those where they are too many, and always the end', () => {
    const endless = Array.from({ length: 900 }, () => moment('ends'));
    const film = filmOfMatch([...endless, moment('end')], String);
    expect(film).toMatchObject({ isThinned: true });
    expect((film as { count: number }).count).toBeLessThanOrEqual(201);
  });
});
