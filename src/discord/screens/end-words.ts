import { atSeat, type Seat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { AnyFace } from '../app.js';
import type { EndNotice } from '../delivery/plan.js';
import { calledAt, listed, nameAmong, nicknames, peopleAt } from '../names.js';

type FinishedNotice = Extract<EndNotice, { readonly kind: 'finished' }>;
type EndedNotice = Extract<EndNotice, { readonly kind: 'ended' }>;

/** How a match ended, in a sentence or two, for whoever is not in its thread. */
export function endSentence(face: AnyFace, notice: EndNotice, words: Words): readonly string[] {
  if (notice.kind === 'ended') return [endedText(notice, words)];
  return [...resignedLines(notice, words), outcomeSentence(face, notice, words)];
}

/** Who won, and by what. */
export function outcomeSentence(
  face: AnyFace,
  { outcome, situation, seats, resigned }: FinishedNotice,
  words: Words,
): string {
  const { text } = face.end(outcome, situation, { words, names: nicknames(seats, words), resigned });
  const [sentence = ''] = text.split('\n');
  return sentence;
}

/** Who left before the end. */
export function resignedLines(
  { seats, resigned }: Pick<FinishedNotice, 'seats' | 'resigned'>,
  words: Words,
): readonly string[] {
  return peopleAt(seats, resigned).map((person) =>
    words.text('table.resigned', { name: calledAt(person, words) }),
  );
}

/** Why a match has no winner, and what had been counted by then. */
export function endedText({ why, by, seats, scores }: EndedNotice, words: Words): string {
  const who = by === null ? '' : nameAmong(seats, by, words);
  // Before anything has been counted, noughts would tell of a standing that there is not.
  const totals = scores?.totals.some((points) => points > 0) || scores?.rounds[0] ? scores.totals : [];
  const told = totals.map((points, seat) =>
    words.text('table.score', { name: calledAt(atSeat(seats, seat as Seat), words), points }),
  );
  return [
    words.text(`table.ended.${why}`, { by: who }),
    told.length === 0
      ? words.text('table.no-winner')
      : words.text('table.no-winner-scores', { scores: listed(words, told) }),
  ].join('\n');
}
