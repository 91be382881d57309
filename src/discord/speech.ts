import type { GuildId, UserId } from '../tables/ids.js';
import type { Dictionary, Words } from '../words/words.js';
import type { Tables } from './bind-tables.js';
import type { ServerPort } from './places/place-port.js';

/** Which words are for whom. */
export interface Speech {
  readonly dictionary: Dictionary;
  /** Of what everybody on a server reads. */
  ofServer(guildId: GuildId): Promise<Words>;
  /** Of what one person reads who asks nothing just now, and is written to about that server. */
  ofPerson(userId: UserId, guildId: GuildId): Promise<Words>;
}

export interface SpeechDeps {
  readonly dictionary: Dictionary;
  readonly tables: Pick<Tables, 'settingsOf' | 'serverSettingsOf'>;
  readonly servers: Pick<ServerPort, 'language'>;
}

/**
 * A server speaks as whoever manages it has chosen, or else as Discord shows it to be; a person by direct message as
 * they did when they asked to be written to.
 */
export function newSpeech({ dictionary, tables, servers }: SpeechDeps): Speech {
  const [usual] = dictionary.languages;
  const ofServer = async (guildId: GuildId): Promise<Words> => {
    const { language } = await tables.serverSettingsOf(guildId);
    return dictionary.wordsFor(language ?? servers.language(guildId) ?? usual);
  };
  return {
    dictionary,
    ofServer,
    async ofPerson(userId, guildId) {
      const { language } = await tables.settingsOf(userId);
      return language === null ? ofServer(guildId) : dictionary.wordsFor(language);
    },
  };
}
