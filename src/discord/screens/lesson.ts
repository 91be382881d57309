import { marked } from '../../faces/emoji-marks.js';
import type { Exercise, Lesson, LessonAnswer } from '../../faces/face.js';
import type { Words } from '../../words/words.js';
import type { LessonId } from '../lesson-ids.js';
import type { Look } from '../looks.js';
import { rowsOf } from '../paging.js';
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
  const verdict =
    given === undefined
      ? []
      : [
          words.text(given.isRight ? 'lesson.right' : 'lesson.wrong', {
            answer: given.emoji === undefined ? given.label : marked(given.emoji, given.label),
            why: given.why,
          }),
        ];
  const buttons = answers.map(
    (answer, index): Button => ({
      id: idOf(shown, { answer: index }),
      label: answer.label,
      ...(answer.emoji === undefined ? {} : { emoji: answer.emoji }),
      tone: answer === given && answer.isRight ? 'main' : 'plain',
    }),
  );
  return [
    { kind: 'text', text: [words.text('lesson.try', { question }), ...verdict].join('\n') },
    ...rowsOf(buttons),
  ];
}

function footOf({ page, pages, topic, words }: LessonShown): string {
  const where = words.text('lesson.page', { page: page + 1, pages });
  if (page < pages - 1) return where;
  const command = `\`/${words.plain('command.play.name')} ${topic}\``;
  return `${words.text('lesson.done', { command })}\n${where}`;
}

/** To the pages around, to the other look, and to all rules at once. */
function ways(shown: LessonShown): readonly Button[] {
  const { page, pages, look, topic, words } = shown;
  const other = look === 'picture' ? 'text' : 'picture';
  const to = (change: Partial<LessonId>, label: string): Button => ({
    id: idOf(shown, { answer: null, ...change }),
    label,
    tone: 'plain',
  });
  return [
    ...(page === 0 ? [] : [to({ page: page - 1 }, words.plain('lesson.back'))]),
    ...(page === pages - 1
      ? []
      : [{ ...to({ page: page + 1 }, words.plain('lesson.next')), tone: 'main' } as const]),
    to({ look: other }, words.plain(`table.panel.as-${other}`)),
    { id: { kind: 'rules', topic, page: 0 }, label: words.plain('lesson.whole'), tone: 'plain' },
  ];
}

function idOf({ topic, look, page, answer }: LessonShown, change: Partial<LessonId>): LessonId {
  return { kind: 'lesson', topic, look, page, answer, ...change };
}
