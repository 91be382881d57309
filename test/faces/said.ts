import { type Chance, chanceOf } from '../../bench/chance.js';
import type { Picture } from '../../src/art/picture.js';
import { must } from '../../src/base/invariant.js';
import type { Audience, Lesson, Scene } from '../../src/faces/face.js';
import { type AnyFace, FACES } from '../../src/faces/shelf.js';
import { statsAlt } from '../../src/faces/standings/stats-words.js';
import { beforeTheBirds } from '../../src/games/before-the-birds/game.js';
import type { Game, GameTypes } from '../../src/games/game.js';
import {
  type Figures,
  type OptionValues,
  type Seat,
  seatsOf,
  type Viewer,
} from '../../src/games/game-types.js';
import { type HostedGame, type HostedStep, hostGame, type MadeMove } from '../../src/games/hosting.js';
import { trickadee } from '../../src/games/trickadee/game.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import { DICTIONARY, type Words } from '../../src/words/words.js';
import { statsOf } from './standings/kit.js';

/** Something that may be read aloud: the alt text of a picture, the table as text, or the lines of one message. */
export interface Said {
  readonly kind: 'alt' | 'twin' | 'lines';
  /** Which screen it belongs to, such as `live`. */
  readonly of: string;
  readonly text: string;
  /** What stands on the buttons and in the menus beside it. */
  readonly choices?: readonly string[];
}

/** A whole match that chance plays. */
export interface Match {
  readonly gameId: string;
  readonly seatCount: number;
  readonly options: OptionValues;
  readonly luck: number;
  /** Only every so many moves what lies on the table is told; what a move leaves in the thread always is. */
  readonly every: number;
}

export const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus'];
const SEED = 'beef'.repeat(16);
/** So many moves of a hundred are passes where one could do something, so that matches are worth telling. */
const PASSES_PER_HUNDRED = 15;

/** What is said of a match in one language: to everybody, to whoever moves, and once it is over. */
export function* saidOf(match: Match, language: string): Generator<Said> {
  const { hosted, play } = playerOf(match.gameId);
  const face = faceOf(match.gameId);
  const start = { options: checked(hosted, match.options), seatCount: match.seatCount, seed: SEED };
  const moves = play(start, chanceOf(match.luck));
  const audience = { words: DICTIONARY.wordsFor(language), names: NAMES.slice(0, match.seatCount) };
  let step = hosted.start(start);
  let mover = 0 as Seat;
  for (const [index, { seat, move }] of moves.entries()) {
    yield* storySaid(face, { hosted, step, seats: [] }, audience);
    if (index % match.every === 0)
      yield* saidAt(face, { hosted, step, seats: [...new Set([mover, seat])] }, audience);
    const played = hosted.play(step.state, seat, move);
    step = must(played.ok ? played.value : null, `${move} is legal.`);
    mover = seat;
    if (index % match.every === 0 && step.outcome === undefined) {
      const { sentence } = face.panel(hosted.situation(step.state, seat), audience);
      const did = face.did(hosted.parseMove(move), audience.words);
      yield { kind: 'lines', of: 'panel', text: [did, sentence].join('\n') };
    }
  }
  yield* storySaid(face, { hosted, step, seats: [] }, audience);
  yield* saidAt(face, { hosted, step, seats: seatsOf(match.seatCount) }, audience);
  yield* replayed(face, { hosted, start, moves, every: match.every }, audience);
  for (const figures of hosted.figures(start, moves))
    yield { kind: 'alt', of: 'statistics', text: statsTold(face, figures, audience.words) };
}

function statsTold(face: AnyFace, figures: Figures, words: Words): string {
  const headToHead = statsOf().headToHead.map((one) => ({ ...one, name: one.name === null ? null : 'Ben' }));
  const stats = statsOf({ headToHead });
  const shown = { name: 'Ana', game: 'Toy', stats, figures: face.figures(figures, words) };
  return statsAlt(shown, words);
}

/** What the rules and the tour of a game say. */
export function* saidByRules({ rules, tour }: AnyFace, words: Words): Generator<Said> {
  for (const scene of rules(words)) yield* scenesSaid('rules', [scene]);
  for (const page of tour) yield* picturesSaid('tour', picturesOf(page(words)));
}

interface Now {
  readonly hosted: HostedGame;
  readonly step: HostedStep;
  /** Who is shown what is their own: who has just moved, and who moves next. */
  readonly seats: readonly Seat[];
}

function* storySaid(face: AnyFace, { hosted, step }: Now, audience: Audience): Generator<Said> {
  const open = hosted.situation(step.state, 'spectator');
  yield* scenesSaid('story', face.story(step.publicEvents, open, audience));
}

function* saidAt(face: AnyFace, { hosted, step, seats }: Now, audience: Audience): Generator<Said> {
  const open = hosted.situation(step.state, 'spectator');
  yield* scenesSaid('live', [face.live(open, audience)]);
  yield* scenesSaid('away', [face.live(open, { ...audience, away: seats })]);
  for (const sight of face.sights)
    for (const seat of [null, ...seats]) yield* scenesSaid('sight', sight.scenes(open, audience, seat));
  for (const viewer of ['spectator', ...seats] as readonly Viewer[]) {
    const situation = hosted.situation(step.state, viewer);
    const { pictures, controls } = face.panel(situation, audience);
    const choices = controls.flatMap((control) => control.choices.map(({ label }) => label));
    yield { kind: 'twin', of: 'table', text: face.asText(situation, audience), choices };
    yield* picturesSaid('hand', pictures);
  }
  if (step.outcome === undefined) {
    const early = endedNow(seatsOf(audience.names.length));
    yield* scenesSaid('early end', [face.end(early, open, audience)]);
  } else yield* scenesSaid('end', [face.end(step.outcome, open, audience)]);
}

/** As if the first seat had resigned before anything was scored. */
function endedNow(seats: readonly Seat[]): Parameters<AnyFace['end']>[0] {
  return {
    places: seats.map((seat) => (seat === 0 ? seats.length : 1)),
    totals: seats.map(() => 0),
    rounds: [],
  };
}

interface Over {
  readonly hosted: HostedGame;
  readonly start: Parameters<HostedGame['start']>[0];
  readonly moves: readonly MadeMove[];
  readonly every: number;
}

function* replayed(
  face: AnyFace,
  { hosted, start, moves, every }: Over,
  audience: Audience,
): Generator<Said> {
  const looked = hosted.lookBack(start, hosted.keptMoves(moves));
  const past = must(looked.ok ? looked.value : null, 'It was played.');
  for (const [index, step] of past.steps.entries())
    if (index % every === 0)
      for (const frame of face.replay.frames(step))
        yield* scenesSaid('replay', face.replay.scenes(frame, past.positionAt(index), audience));
}

function* scenesSaid(of: string, scenes: readonly Scene[]): Generator<Said> {
  for (const { text } of scenes) yield { kind: 'lines', of, text };
  for (const { picture, below } of scenes)
    yield* picturesSaid(
      of,
      [picture, below ?? null].filter((one) => one !== null),
    );
}

function* picturesSaid(of: string, pictures: readonly Picture[]): Generator<Said> {
  for (const { alt } of pictures) yield { kind: 'alt', of, text: alt };
}

function picturesOf({ pictures, exercise }: Lesson): readonly Picture[] {
  return exercise?.solved == null ? pictures : [...pictures, exercise.solved];
}

function faceOf(gameId: string): AnyFace {
  return must(
    FACES.find((one) => one.gameId === gameId),
    'It has a face.',
  );
}

function checked(hosted: HostedGame, options: OptionValues): OptionValues {
  const result = hosted.checkOptions(options);
  return must(result.ok ? result.value : null, 'The options are possible.');
}

interface Player {
  readonly hosted: HostedGame;
  readonly play: (start: Over['start'], chance: Chance) => readonly MadeMove[];
}

const PLAYERS: readonly Player[] = [
  playerFor(woodlandTricks),
  playerFor(trickadee),
  playerFor(beforeTheBirds),
];

function playerOf(gameId: string): Player {
  return must(
    PLAYERS.find(({ hosted }) => hosted.id === gameId),
    'The game is there.',
  );
}

function playerFor<G extends GameTypes>(game: Game<G>): Player {
  return {
    hosted: hostGame(game),
    play({ options, seatCount, seed }, chance) {
      let state = game.setup(options, seatCount, seed);
      const moves: MadeMove[] = [];
      for (let due = game.decisions(state); due.length > 0; due = game.decisions(state)) {
        // Who may decide does so now and then; somebody who must always comes in the end.
        const { seat } = must(due[Math.floor(chance() * due.length)], 'Somebody is to decide.');
        const move = chosen(game, { state, seat }, chance);
        const applied = game.apply(state, seat, move);
        state = must(applied.ok ? applied.value : null, `${game.formatMove(move)} is legal.`).state;
        moves.push({ seat, move: game.formatMove(move) });
        if (game.outcome(state) !== undefined) break;
      }
      return moves;
    },
  };
}

function chosen<G extends GameTypes>(
  game: Game<G>,
  { state, seat }: { readonly state: G['state']; readonly seat: Seat },
  chance: Chance,
): G['move'] {
  const legal = game.legalMoves(state, seat);
  const doing = legal.filter((move) => !/^(?:pass|back)/.test(game.formatMove(move)));
  const among = doing.length > 0 && chance() * 100 >= PASSES_PER_HUNDRED ? doing : legal;
  return must(among[Math.floor(chance() * among.length)], 'A seat to move has a move.');
}
