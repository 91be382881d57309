import type { ChannelId } from '../../tables/ids.js';
import { isPace } from '../../tables/pace.js';
import { ARCHIVE_MINUTES, type ServerSettings } from '../../tables/server-settings.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { missingToWrite } from '../permissions.js';
import { refusalText } from '../refusals.js';
import type { Screen } from '../screen.js';
import { LEFT, serverScreen } from '../screens/server.js';
import { withoutGone } from '../server.js';
import type { ServerWish } from '../server-wishes.js';

/** The settings of the server, for whoever may manage it. */
export async function openServer(app: App, asker: Asker): Promise<Answer> {
  if (!asker.isModerator) return privately(refusalText({ reason: 'not-manager' }, asker));
  const settings = await app.tables.serverSettingsOf(asker.guildId);
  return { kind: 'private', screen: screenOf(app, asker, settings) };
}

export interface ServerAsked {
  readonly wish: ServerWish;
  /** What was chosen from a menu. */
  readonly values: readonly string[];
}

/** Changes what was asked for, and shows in place what holds then, whoever else has changed something meanwhile. */
export async function changeServer(app: App, asker: Asker, asked: ServerAsked): Promise<Answer> {
  const { guildId, isModerator, userId } = asker;
  const change = changeOf(asked, app.speech.dictionary.languages) ?? {};
  const changed = await app.tables.changeServerSettings({ guildId, isModerator, change });
  if (!changed.ok) return privately(refusalText(changed.error, asker));
  app.log.info({ guild: guildId, user: userId, wish: asked.wish }, 'server settings changed');
  return { kind: 'redraw', screen: screenOf(app, asker, changed.value) };
}

/** Nothing where a menu of another version offered something else. */
function changeOf(
  { wish, values }: ServerAsked,
  languages: readonly string[],
): Partial<ServerSettings> | undefined {
  const [value = ''] = values;
  switch (wish) {
    case 'pace':
      return isPace(value) ? { pace: value } : undefined;
    case 'channels':
      return { channels: values as readonly ChannelId[] };
    case 'archive':
      return archiveOf(value);
    case 'results':
      return { results: value === '' ? null : (value as ChannelId) };
    case 'mentions-on':
    case 'mentions-off':
      return { mentions: wish === 'mentions-on' };
    default:
      return languageOf(value, languages);
  }
}

function archiveOf(value: string): Partial<ServerSettings> | undefined {
  const minutes = ARCHIVE_MINUTES.find((one) => String(one) === value) ?? null;
  return minutes === null && value !== LEFT ? undefined : { archiveAfterMinutes: minutes };
}

function languageOf(value: string, languages: readonly string[]): Partial<ServerSettings> | undefined {
  if (value === LEFT) return { language: null };
  return languages.includes(value) ? { language: value } : undefined;
}

function screenOf(app: App, { guildId, words }: Asker, stored: ServerSettings): Screen {
  const { dictionary } = app.speech;
  const settings = withoutGone(app, guildId, stored);
  const own = app.servers.language(guildId) ?? dictionary.languages[0];
  return serverScreen({
    settings,
    languages: dictionary.languages,
    ownLanguage: dictionary.wordsFor(own).language,
    missing: settings.results === null ? [] : missingToWrite(app.servers.missing(guildId, settings.results)),
    words,
  });
}
