import { messageName } from '../../faces/standings/names.js';
import type { Stats } from '../../standings/types.js';
import type { UserId } from '../../tables/ids.js';
import type { Words } from '../../words/words.js';
import { type Answer, privately, saying } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { gameName } from '../names.js';
import { refusalText } from '../refusals.js';
import { statsScreen } from '../screens/stats.js';
import type { StatsLook } from '../standings-ids.js';

/** Statistics as they are asked for by the command. */
export interface StatsAsked {
  /** `null`: the asker's own. */
  readonly user: { readonly userId: UserId; readonly name: string } | null;
  /** `undefined`: the game they have played most. */
  readonly gameId: string | undefined;
  readonly share: boolean;
}

/** What somebody's matches come to, for the asker alone or for everybody. */
export async function openStats(app: App, asker: Asker, asked: StatsAsked): Promise<Answer> {
  const { user, gameId, share } = asked;
  const isOwn = user === null || user.userId === asker.userId;
  const about = {
    look: { userId: isOwn && !share ? null : (user?.userId ?? asker.userId), look: null },
    name: user?.name ?? asker.name,
    gameId,
  };
  if (!share) return show(app, asker, { ...about, words: asker.words, isShared: false });
  const words = await app.speech.ofServer(asker.guildId);
  return show(app, asker, { ...about, words, isShared: true });
}

/** The same by what a control carries, for the asker alone. */
export async function showStats(
  app: App,
  asker: Asker,
  { userId, look, gameId }: StatsLook & { readonly gameId: string | undefined },
): Promise<Answer> {
  const { words, guildId } = asker;
  if (gameId !== undefined && !app.games.some(({ id }) => id === gameId))
    return privately(refusalText({ reason: 'unknown-game' }, { words }));
  const name = userId === null ? asker.name : await app.standings.nameOf(guildId, userId);
  return show(app, asker, { look: { userId, look }, name, gameId, words, isShared: false });
}

interface Showing {
  readonly look: StatsLook;
  readonly name: string | null;
  readonly gameId: string | undefined;
  readonly words: Words;
  readonly isShared: boolean;
}

async function show(app: App, asker: Asker, showing: Showing): Promise<Answer> {
  const { look, name, words, isShared } = showing;
  const kind = isShared ? 'public' : 'private';
  const all = await statsOfAll(app, asker, look.userId ?? asker.userId);
  if (all.every(({ stats }) => stats.matches === 0)) return { kind, screen: saying(noneText(showing)) };
  const { gameId, stats } = chosen(all, showing.gameId);
  const { asText } = await app.tables.settingsOf(asker.userId);
  const figures = app.faces(gameId).figures(stats.figures, words);
  return {
    kind,
    screen: statsScreen({
      asked: look,
      gameId,
      shown: stats.matches === 0 ? null : { name, game: gameName(words, gameId), stats, figures },
      counts: all.map((one) => ({ gameId: one.gameId, matches: one.stats.matches })),
      look: look.look ?? (asText && !isShared ? 'text' : 'picture'),
      isShared,
      words,
    }),
  };
}

interface OfGame {
  readonly gameId: string;
  readonly stats: Stats;
}

function statsOfAll(app: App, { guildId }: Asker, userId: UserId): Promise<readonly OfGame[]> {
  return Promise.all(
    app.games.map(async ({ id: gameId }) => ({
      gameId,
      stats: await app.standings.stats({ guildId, gameId, userId }),
    })),
  );
}

function chosen(all: readonly OfGame[], gameId: string | undefined): OfGame {
  const most = all.reduce((best, one) => (one.stats.matches > best.stats.matches ? one : best));
  return all.find((one) => one.gameId === gameId) ?? most;
}

function noneText({ look, name, words }: Showing): string {
  if (look.userId === null) return words.text('standings.stats.none-own');
  return words.text('standings.stats.none', { name: messageName(name, words) });
}
