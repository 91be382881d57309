import { marked } from '../../faces/emoji-marks.js';
import type { Exercise, Lesson, LessonAnswer } from '../../faces/face.js';
import type { Words } from '../../words/words.js';
import { rowsOf } from '../button-rows.js';
import type { LessonId } from '../lesson-ids.js';
import type { Look } from '../looks.js';
import type { Block, Button, Screen } from '../screen.js';

export interface LessonShown {
  readonly topic: string;
  readonly page: number;
  /** How many there are. */
  readonly pages: number;
  readonly look: Look;
  readonly answer: number | null;
  readonly words: Words;
}

/** One page of a guided tour: the rule, what it looks like, and something to try. */
export function lessonScreen(lesson: Lesson, shown: LessonShown): Screen {
  const { exercise } = lesson;
  const given = exercise?.answers[shown.answer ?? -1];
  const solved = given?.isRight === true ? (exercise?.solved ?? null) : null;
  const pictures = solved === null ? lesson.pictures : [solved];
  return {
    sheets: [
      [
        { kind: 'text', text: lesson.text },
        ...(pictures.length === 0 ? [] : [{ kind: 'pictures', pictures } as const]),
        ...(exercise === null ? [] : exerciseBlocks(exercise, given, shown)),
        { kind: 'text', text: footOf(shown) },
        ...turns(shown),
        { kind: 'buttons', buttons: ways(shown) },
      ],
    ],
  };
}

function exerciseBlocks(
  { question, answers }: Exercise,
  given: LessonAnswer | undefined,
  shown: LessonShown,
): readonly Block[] {
  const { words } = shown;
  const verdict = given === undefined ? [] : [verdictOn(given, answers.length, words)];
  const buttons = answers.map(
    (answer, index): Button => ({
      id: idOf(shown, { answer: index }),
      label: answer.label,
      ...(answer.emoji === undefined ? {} : { emoji: answer.emoji }),
      tone: answer !== given ? 'plain' : answer.isRight ? 'right' : 'danger',
      // What is solved stays solved, and what was wrong is not tried again.
      disabled: given?.isRight === true || answer === given,
    }),
  );
  return [
    { kind: 'text', text: [words.text('lesson.try', { question }), ...verdict].join('\n') },
    ...rowsOf(buttons),
  ];
}

function verdictOn({ isRight, label, emoji, why }: LessonAnswer, answerCount: number, words: Words): string {
  const answer = emoji === undefined ? label : marked(emoji, label);
  if (isRight) return words.text('lesson.right', { answer, why });
  const wrong = words.text('lesson.wrong', { answer, why });
  // Of two answers it is clear which one is left.
  return answerCount > 2 ? `${wrong} ${words.text('lesson.again')}` : wrong;
}

function footOf({ page, pages, topic, words }: LessonShown): string {
  const where = words.text('lesson.page', { page: page + 1, pages });
  if (page < pages - 1) return where;
  const command = `\`/${words.plain('command.play.name')} ${topic}\``;
  return `${words.text('lesson.done', { command })}\n${where}`;
}

/** To the pages around. Each has its place on every page, so that one press after another goes on. */
function turns(shown: LessonShown): readonly Block[] {
  const { page, pages, words } = shown;
  if (pages === 1) return [];
  const turn = (to: number, label: string, tone: Button['tone']): Button => ({
    id: idOf(shown, { answer: null, page: Math.min(Math.max(to, 0), pages - 1) }),
    label,
    tone,
    disabled: to < 0 || to >= pages,
  });
  const buttons = [
    turn(page - 1, words.plain('lesson.back'), 'plain'),
    turn(page + 1, words.plain('lesson.next'), 'main'),
  ];
  return [{ kind: 'buttons', buttons }];
}

/** To the other look, and to all rules at once. */
function ways(shown: LessonShown): readonly Button[] {
  const { look, topic, words } = shown;
  const other = look === 'picture' ? 'text' : 'picture';
  return [
    { id: idOf(shown, { look: other }), label: words.plain(`table.panel.as-${other}`), tone: 'plain' },
    { id: { kind: 'rules', topic, page: 0 }, label: words.plain('lesson.whole'), tone: 'plain' },
  ];
}

function idOf({ topic, look, page, answer }: LessonShown, change: Partial<LessonId>): LessonId {
  return { kind: 'lesson', topic, look, page, answer, ...change };
}
