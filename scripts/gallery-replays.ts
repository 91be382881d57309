import { chanceOf } from '../bench/chance.js';
import { must } from '../src/base/invariant.js';
import { FACES } from '../src/faces/shelf.js';
import type { OptionValues } from '../src/games/game-types.js';
import { words } from './gallery-asked.js';
import { type Exhibit, exhibits, named } from './gallery-exhibits.js';
import { PLAYABLES } from './season/playable.js';

interface Past {
  readonly gameId: string;
  readonly options: OptionValues;
  readonly names: readonly string[];
  readonly luck: number;
}

const SEED = 'cafe'.repeat(16);
const MATCHES: readonly Past[] = [
  { gameId: 'woodland-tricks', options: {}, names: ['Ana', 'Ben'], luck: 1 },
  { gameId: 'trickadee', options: {}, names: ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli'], luck: 4 },
  { gameId: 'before-the-birds', options: { limit: 25 }, names: ['Ana', 'Ben', 'Cleo', 'Dev'], luck: 5 },
  {
    gameId: 'before-the-birds',
    options: {},
    names: ['Ana', 'Bartholomew Fitzgerald', 'Cleo', 'Людмила', 'Eli', 'Fay', 'Gus'],
    luck: 6,
  },
];

/** Matches that are over, looked back on with all hands open: the first, a middle and the last thing to see. */
export function replayExhibits(): readonly Exhibit[] {
  return MATCHES.flatMap((match) => {
    const { gameId, names } = match;
    return named(`${gameId}-replay-${names.length}`, replayOf(match));
  });
}

function replayOf({ gameId, options, names, luck }: Past): readonly Exhibit[] {
  const { hosted, playOut } = must(
    PLAYABLES.find((one) => one.hosted.id === gameId),
    'The game is there.',
  );
  const { replay } = must(
    FACES.find((one) => one.gameId === gameId),
    'It has a face.',
  );
  const checked = hosted.checkOptions(options);
  const start = { options: checked.ok ? checked.value : {}, seatCount: names.length, seed: SEED };
  const moves = hosted.keptMoves(playOut({ ...start, chance: chanceOf(luck), stopAfter: null }).moves);
  const looked = hosted.lookBack(start, moves);
  const past = must(looked.ok ? looked.value : null, 'It was played.');
  const seen = past.steps.flatMap((step, at) => replay.frames(step).map((frame) => ({ frame, at })));
  const choices = seen.filter(({ frame }) => frame.kind === 'move');
  const shown = {
    first: seen[0],
    choice: choices[Math.floor(choices.length / 2)],
    middle: seen[Math.floor(seen.length / 2) + 2],
    last: seen.at(-1),
  };
  const audience = { words, names };
  return Object.entries(shown).flatMap(([name, moment]) => {
    const { frame, at } = must(moment, 'A match has moments.');
    return exhibits(name, replay.scenes(frame, past.positionAt(at), audience));
  });
}
