import { describe, expect, test } from 'vitest';
import { type Chance, chanceOf } from '../../bench/chance.js';
import { must } from '../../src/base/invariant.js';
import type { AnyFace } from '../../src/discord/app.js';
import { emojiAt, emojiMark, marked, withEmojis, withoutEmojis } from '../../src/faces/emoji-marks.js';
import type { EmojiKey, Picture, Scene } from '../../src/faces/face.js';
import { FACES } from '../../src/faces/shelf.js';
import type { PublicEvent, Seat, Situation } from '../../src/games/game-types.js';
import type { HostedGame } from '../../src/games/hosting.js';
import { GAMES } from '../../src/games/shelf.js';
import { wordsFor } from '../../src/words/words.js';
import { watchPainting } from '../kit/painted.js';

const SEED = 'beef'.repeat(16);
const MOVES_MAX = 120;
const PAINTED_EVERY = 30;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eda'];
const AUDIENCE = { words: wordsFor('en'), names: NAMES };
/** Of the signs that stand for emojis. */
const MARK = /[\uE000-\uF8FF]/;

const painted = watchPainting();

interface Moment {
  readonly events: readonly PublicEvent[];
  situation(viewer: Seat | 'spectator'): Situation;
}

/** Moments of one match, whose moves the chance chooses. */
function* momentsOf(game: HostedGame, chance: Chance): Generator<Moment> {
  const options = game.checkOptions({});
  const seatCount = Math.min(...game.seatCounts, NAMES.length);
  let step = game.start({ options: options.ok ? options.value : {}, seatCount, seed: SEED });
  for (let moves = 0; moves < MOVES_MAX; moves += 1) {
    const { state, publicEvents } = step;
    yield { events: publicEvents, situation: (viewer) => game.situation(state, viewer) };
    const due = step.decisions[Math.floor(chance() * step.decisions.length)];
    if (due === undefined) return;
    const situation = game.situation(state, due.seat);
    const texts = faceOf(game.id)
      .panel(situation, AUDIENCE)
      .controls.flatMap(({ choices }) => choices.map(({ move }) => move));
    const played = game.play(state, due.seat, must(texts[Math.floor(chance() * texts.length)], 'A choice.'));
    if (!played.ok) throw new Error(played.error.reason);
    step = played.value;
  }
}

function faceOf(gameId: string): AnyFace {
  return must(
    FACES.find((face) => face.gameId === gameId),
    'A face.',
  );
}

/** What an emoji's words say, in one of the ways that this game writes them. */
function wordsOf(key: EmojiKey): RegExp {
  const [kind = '', what = ''] = key.split('/');
  if (kind === 'suit')
    return { spade: /♠|Spade/, heart: /♥|Heart/, diamond: /♦|Diamond/, club: /♣|Club/ }[what] ?? /^$/;
  if (kind === 'feather') {
    const suits = { pointed: /Purple/, round: /Blue/, forked: /Green/, eyed: /Yellow/, barbed: /Red/ };
    return suits[what as keyof typeof suits];
  }
  return new RegExp(what, 'i');
}

/** Each emoji of a text with the words that follow it. */
function emojisIn(text: string): readonly { readonly key: EmojiKey; readonly after: string }[] {
  return [...text.matchAll(/([\uE000-\uF8FF]) ([^\uE000-\uF8FF]*)/g)].map(([, mark = '', after = '']) => ({
    key: must(emojiAt(mark), 'A mark of an emoji.'),
    after,
  }));
}

describe.each(GAMES.map(({ id }) => id))('%s', (gameId) => {
  const game = must(
    GAMES.find(({ id }) => id === gameId),
    'A game.',
  );
  const face = faceOf(gameId);
  const moments = [...momentsOf(game, chanceOf(7))];
  const viewers = Array.from({ length: Math.min(...game.seatCounts) }, (_, seat) => seat as Seat);

  test('shows emojis in lines, each before the words that say the same', () => {
    let count = 0;
    for (const { events, situation } of moments) {
      const spectated = situation('spectator');
      const scenes = [face.live(spectated, AUDIENCE), ...face.story(events, spectated, AUDIENCE)];
      const sentences = viewers.map((seat) => face.panel(situation(seat), AUDIENCE).sentence);
      for (const text of [...scenes.map((scene) => scene.text), ...sentences]) {
        const shown = emojisIn(text);
        count += shown.length;
        expect(text.match(new RegExp(MARK, 'g')) ?? []).toHaveLength(shown.length);
        for (const { key, after } of shown) {
          expect(after).toMatch(wordsOf(key));
          // Discord draws these signs as emojis of its own, so one of ours beside them would say it twice.
          expect(after).not.toMatch(/[♠♥♦♣]/);
        }
      }
    }
    expect(count).toBeGreaterThan(20);
  });

  test('shows the emoji of each card that can be chosen, whose label says it without', () => {
    const choices = moments.flatMap(({ situation }) =>
      viewers.flatMap((seat) =>
        face.panel(situation(seat), AUDIENCE).controls.flatMap((control) => control.choices),
      ),
    );
    const shown = choices.filter(({ emoji }) => emoji !== undefined);
    expect(shown.length).toBeGreaterThan(choices.length / 4);
    for (const { label, description = '' } of choices) expect(`${label} ${description}`).not.toMatch(MARK);
  });

  test('shows the emoji of each card that a tour asks about, whose label says it without', () => {
    const pages = must(
      FACES.find((one) => one.gameId === gameId),
      'A face.',
    ).tour.map((page) => page(AUDIENCE.words));
    const answers = pages.flatMap(({ exercise }) => exercise?.answers ?? []);
    const cards = answers.filter(({ emoji }) => emoji !== undefined);
    expect(cards.length).toBeGreaterThan(5);
    for (const { label, emoji } of cards) expect(label).toMatch(wordsOf(must(emoji, 'There is one.')));
    for (const { label } of answers) expect(label).not.toMatch(MARK);
    for (const { pictures } of pages) for (const { alt } of pictures) expect(alt).not.toMatch(MARK);
  });

  test('shows none in alt texts and in the table as text', () => {
    for (const moment of moments) {
      for (const { alt } of picturesOf(moment)) expect(alt).not.toMatch(MARK);
      for (const seat of viewers) expect(face.asText(moment.situation(seat), AUDIENCE)).not.toMatch(MARK);
    }
  });

  test('paints none', async () => {
    painted.length = 0;
    const some = moments.filter((_moment, index) => index % PAINTED_EVERY === 0);
    for (const picture of some.flatMap(picturesOf)) await picture.render();
    expect(painted.length).toBeGreaterThan(50);
    expect(painted.filter((text) => MARK.test(text))).toEqual([]);
  });

  function picturesOf({ events, situation }: Moment): readonly Picture[] {
    const spectated = situation('spectator');
    const scenes: readonly Scene[] = [
      face.live(spectated, AUDIENCE),
      ...face.story(events, spectated, AUDIENCE),
      ...face.sights.flatMap((sight) => sight.scenes(spectated, AUDIENCE, null)),
    ];
    const panels = viewers.flatMap((seat) => face.panel(situation(seat), AUDIENCE).pictures);
    return [...scenes.flatMap(({ picture }) => picture ?? []), ...panels];
  }
});

describe('a mark', () => {
  const text = `Ana led ${marked('bird/dove', 'the Dove')} and ${marked('acorn/red', '7 Red')}.`;

  test('gives way to the emoji that is known, and leaves no trace of one that is not', () => {
    expect(withEmojis(text, (key) => (key === 'bird/dove' ? '<:dove:1>' : undefined))).toBe(
      'Ana led <:dove:1> the Dove and 7 Red.',
    );
    expect(withoutEmojis(text)).toBe('Ana led the Dove and 7 Red.');
  });

  test('survives being put into a message, as nobody can write it', () => {
    const mark = emojiMark('bird/jay');
    expect(AUDIENCE.words.text('trickadee.name-alone', { name: mark })).toBe(mark);
    expect(withoutEmojis('\uF123 of somebody')).toBe('of somebody');
  });
});
