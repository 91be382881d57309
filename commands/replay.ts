import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { showReplay } from '../src/discord/handlers/replay.js';
import { listReplays } from '../src/discord/handlers/replays.js';

/** /replay: the finished match of this thread once more with all hands open, and elsewhere the list of them. */
export const replay: Command = {
  name: 'replay',

  describe({ words }) {
    return new SlashCommandBuilder()
      .setName(words.plain('command.replay.name'))
      .setDescription(words.plain('command.replay.about'))
      .setContexts(InteractionContextType.Guild)
      .toJSON();
  },

  async run(app, asker) {
    const table = await app.tables.tableInThread(asker.channel.id);
    return table === undefined
      ? listReplays(app, asker, null)
      : showReplay(app, asker, { tableId: table.id, look: null, at: 0 });
  },
};
