import { type Film, filmOf, filmsUnderWay, type Shot } from '../art/film.js';
import { drawableName } from '../art/names.js';
import type { Image } from '../art/picture.js';
import type { BySeat } from '../games/game-types.js';
import type { Words } from '../words/words.js';
import type { Audience, Scene } from './face.js';
import { plainly } from './plain.js';

/** A moment of a match that a film can show. */
export interface Moment {
  /** See `Frame`; `end` is that of the match. */
  readonly kind: 'begins' | 'ends' | 'move' | 'end';
  /** Made anew with each call. */
  scenes(): readonly Scene[];
}

export interface MatchFilm {
  readonly image: Image;
  /** How many moments it shows. */
  readonly count: number;
  /** Whether single choices are left out, since they would be too many. */
  readonly isThinned: boolean;
}

const MOMENTS_MAX = 200;
/** Discord takes files up to ten mebibytes. */
const BYTES_MAX = 9 * 1024 * 1024;
/** So many at a time; each takes some seconds of the machine. */
const FILMS_MAX = 3;

const SHOW_MS: Readonly<Record<Moment['kind'], number>> = {
  move: 1_000,
  begins: 2_000,
  ends: 2_500,
  end: 5_000,
};

/** For whom the scenes of a film are made: their texts become captions, which are painted. */
export function filmAudience(words: Words, names: BySeat<string>): Audience {
  const stranger = (seat: number) => words.plain('replay.film.person', { number: seat + 1 });
  return { words: plainly(words), names: names.map((name, seat) => drawableName(name, stranger(seat))) };
}

/** A match as a film, or `busy` while as many are being made as may be. */
export function filmOfMatch(
  moments: readonly Moment[],
  altOf: (count: number) => string,
): MatchFilm | 'busy' {
  if (filmsUnderWay() >= FILMS_MAX) return 'busy';
  const chosen = chosenMoments(moments);
  const film: Film = {
    fileName: 'match.gif',
    alt: altOf(chosen.length),
    shots: chosen.map(shotOf),
    bytesMax: BYTES_MAX,
  };
  return { image: filmOf(film), count: chosen.length, isThinned: chosen.length < moments.length };
}

/** All of them; where they are too many, what each trick and each round came to; of those too, at most so many. */
function chosenMoments(moments: readonly Moment[]): readonly Moment[] {
  if (moments.length <= MOMENTS_MAX) return moments;
  const marking = moments.filter(({ kind }) => kind !== 'move');
  const step = Math.ceil(marking.length / MOMENTS_MAX);
  return marking.filter((_moment, index) => index % step === 0 || index === marking.length - 1);
}

/** Of a choice the table alone; what ends or begins is shown with all that has changed by it. */
function shotOf({ kind, scenes }: Moment): Shot {
  return {
    showMs: SHOW_MS[kind],
    pictures: () => {
      const seen = scenes();
      // Scenes without words are told by those before them.
      const caption = captionOf(seen.find(({ text }) => text !== '')?.text ?? '');
      const pictures = seen.flatMap(({ picture, text }) =>
        picture === null ? [] : [{ picture, caption: text === '' ? caption : captionOf(text) }],
      );
      return kind === 'move' ? pictures.slice(0, 1) : pictures;
    },
  };
}

/** One line of plain words. */
function captionOf(text: string): string {
  return text
    .replace(/\*\*|`|^(?:-#|##?) /gmu, '')
    .replace(/(?<![.!?:]) *\n/gu, ' · ')
    .replace(/\s+/gu, ' ')
    .trim();
}
