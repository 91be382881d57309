import { must } from '../../base/invariant.js';
import type { TableId } from '../../tables/ids.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import type { Asker, Reader } from '../asked.js';
import type { LessonId } from '../lesson-ids.js';
import { refusalText } from '../refusals.js';
import { inWords } from '../screen.js';
import { lessonScreen } from '../screens/lesson.js';

/** A page of a guided tour, and what is to be said of an answer to it. All of that is in the id, and nothing is kept. */
export async function showLesson(app: App, reader: Reader, asked: Omit<LessonId, 'kind'>): Promise<Answer> {
  const { words, userId } = reader;
  const { topic, answer } = asked;
  if (!app.games.some(({ id }) => id === topic)) return privately(words.text('table.refusal.unknown-game'));
  const { tour } = app.faces(topic);
  const page = Math.min(asked.page, tour.length - 1);
  const lesson = must(tour[page], 'Each tour has a page.')(words);
  const look = asked.look ?? ((await app.tables.settingsOf(userId)).asText ? 'text' : 'picture');
  const screen = lessonScreen(lesson, { topic, page, pages: tour.length, look, answer, words });
  return { kind: 'private', screen: look === 'text' ? inWords(screen) : screen };
}

/** The first page of the tour through the game that is played at a table. */
export async function showTour(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const table = await app.tables.findTable(tableId);
  return table === undefined
    ? privately(refusalText({ reason: 'no-such-table' }, asker))
    : showLesson(app, asker, { topic: table.gameId, look: null, page: 0, answer: null });
}
