import { leastMatches } from '../../standings/tally.js';
import { type LeaderboardPage, MEASURES, SPANS } from '../../standings/types.js';
import type { Words } from '../../words/words.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { gameName } from '../names.js';
import { refusalText } from '../refusals.js';
import type { Screen } from '../screen.js';
import { boardScreen } from '../screens/leaderboard.js';
import type { BoardLook, BoardPage, StandingsId } from '../standings-ids.js';

/** A leaderboard as it is asked for by the command. */
export interface BoardAsked extends Omit<BoardLook, 'gameId' | 'look'> {
  /** `undefined`: that of the match in whose thread it is asked for, or else the one with most people. */
  readonly gameId: string | undefined;
  readonly share: boolean;
}

/** The first page of a leaderboard, for the asker alone or for everybody. */
export async function openBoard(app: App, asker: Asker, asked: BoardAsked): Promise<Answer> {
  const { share, ...rest } = asked;
  const gameId = rest.gameId ?? (await likelyGame(app, asker, rest));
  const board = { ...rest, gameId, look: null };
  if (!share) return showBoard(app, asker, { ...board, page: null });
  const words = await app.speech.ofServer(asker.guildId);
  return { kind: 'public', screen: await screenOf(app, asker, { board, at: null, words, isShared: true }) };
}

/** A page of a leaderboard, for the asker alone. */
export async function showBoard(
  app: App,
  asker: Asker,
  { page, ...asked }: BoardLook & { readonly page: BoardPage },
): Promise<Answer> {
  const { words } = asker;
  if (!isGame(app, asked.gameId)) return privately(refusalText({ reason: 'unknown-game' }, { words }));
  const { gameId, measure, span, everybody, look } = asked;
  const board = { gameId, measure, span, everybody, look };
  return {
    kind: 'private',
    screen: await screenOf(app, asker, { board, at: page, words, isShared: false }),
  };
}

/** Another board, chosen from one of the menus. */
export function chooseBoard(
  app: App,
  asker: Asker,
  {
    id,
    values: [chosen],
  }: {
    readonly id: Extract<StandingsId, { readonly kind: 'board-game' | 'board-measure' | 'board-span' }>;
    readonly values: readonly string[];
  },
): Promise<Answer> {
  const page = null;
  const measure = MEASURES.find((one) => one === chosen) ?? id.measure;
  const span = SPANS.find((one) => one === chosen) ?? id.span;
  switch (id.kind) {
    case 'board-game':
      return showBoard(app, asker, { ...id, gameId: chosen ?? id.gameId, page });
    case 'board-measure':
      return showBoard(app, asker, { ...id, measure, page });
    case 'board-span':
      return showBoard(app, asker, { ...id, span, page });
  }
}

function isGame({ games }: App, gameId: string): boolean {
  return games.some(({ id }) => id === gameId);
}

async function likelyGame(
  app: App,
  { channel, guildId, userId }: Asker,
  { measure, span, everybody }: Omit<BoardAsked, 'gameId' | 'share'>,
): Promise<string> {
  const here = await app.tables.tableInThread(channel.id);
  if (here !== undefined) return here.gameId;
  const now = app.now();
  const crowds = await Promise.all(
    app.games.map(async ({ id: gameId }) => {
      const ask = { guildId, gameId, measure, span, presentOnly: !everybody, asker: userId, now };
      return { gameId, players: (await app.standings.leaderboard({ ...ask, cursor: null })).players };
    }),
  );
  // Of equals the first, which is the first that people see.
  return crowds.reduce((most, crowd) => (crowd.players > most.players ? crowd : most)).gameId;
}

interface Asking {
  readonly board: BoardLook;
  readonly at: BoardPage;
  readonly words: Words;
  readonly isShared: boolean;
}

async function screenOf(app: App, asker: Asker, { board, at, words, isShared }: Asking): Promise<Screen> {
  const page = await pageOf(app, asker, { board, at });
  const empty = page.players === 0 ? await whyEmpty(app, asker, { board, words }) : null;
  const { asText } = await app.tables.settingsOf(asker.userId);
  const preferred = asText && !isShared ? 'text' : 'picture';
  return boardScreen({
    ...{ board, at, page, empty, words },
    look: board.look ?? preferred,
    asker: isShared ? null : asker.userId,
    games: app.games,
  });
}

function pageOf(
  app: App,
  { guildId, userId: asker }: Asker,
  { board: { gameId, measure, span, everybody }, at: cursor }: Pick<Asking, 'board' | 'at'>,
): Promise<LeaderboardPage> {
  const now = app.now();
  return app.standings.leaderboard({
    ...{ guildId, gameId, measure, span, presentOnly: !everybody, cursor, asker, now },
  });
}

/** What is missing for there to be somebody on the board. */
async function whyEmpty(
  app: App,
  asker: Asker,
  { board, words }: Pick<Asking, 'board' | 'words'>,
): Promise<string> {
  const { gameId, measure, span } = board;
  const isAnybody = async (on: Partial<BoardLook>): Promise<boolean> =>
    (await pageOf(app, asker, { board: { ...board, everybody: true, ...on }, at: null })).players > 0;
  if (await isAnybody({})) return words.text('standings.board.all-left');
  if (!(await isAnybody({ measure: 'rating' })))
    return words.text(`standings.board.none.${span}`, { game: gameName(words, gameId), command: gameId });
  const least = leastMatches(measure, span);
  return least === 1
    ? words.text('standings.board.no-score')
    : words.text('standings.board.too-few', { measure: words.plain(`standings.measure.${measure}`), least });
}
