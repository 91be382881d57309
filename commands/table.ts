import { SlashCommandBuilder, type SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import { must, unreachable } from '../src/base/invariant.js';
import { type Answer, privately } from '../src/discord/answer.js';
import type { App } from '../src/discord/app.js';
import type { Asker } from '../src/discord/asked.js';
import type { Command, GivenOptions } from '../src/discord/command.js';
import type { CustomId } from '../src/discord/custom-ids.js';
import { carryTable } from '../src/discord/handlers/carry.js';
import { handOverTo, replacePlayer } from '../src/discord/handlers/host.js';
import { showTable, tellTable } from '../src/discord/handlers/look.js';
import { askWhetherSure } from '../src/discord/handlers/match.js';
import { namedTable, suggestTables } from '../src/discord/handlers/named-table.js';
import { type Offer, offerTables } from '../src/discord/handlers/own-tables.js';
import { pauseMatch, resumeMatch } from '../src/discord/handlers/proposals.js';
import type { ChannelId, TableId } from '../src/tables/ids.js';
import type { Words } from '../src/words/words.js';

const SUBCOMMANDS = ['show', 'text', 'pause', 'resume', 'host', 'replace', 'move', 'end'] as const;

type Subcommand = (typeof SUBCOMMANDS)[number];

/** The people that a subcommand is about. */
const PEOPLE: ReadonlyMap<
  Subcommand,
  readonly ('command.table.host.user' | 'command.table.replace.player' | 'command.table.replace.with')[]
> = new Map([
  ['host', ['command.table.host.user']],
  ['replace', ['command.table.replace.player', 'command.table.replace.with']],
]);

/** /table: looks at the table of this thread, or changes how it is played; from elsewhere the one that is named, or one of the asker's own. */
export const table: Command = {
  name: 'table',

  describe({ words }) {
    const builder = new SlashCommandBuilder()
      .setName(words.plain('command.table.name'))
      .setDescription(words.plain('command.table.about'))
      .setContexts(InteractionContextType.Guild);
    for (const name of SUBCOMMANDS) builder.addSubcommand((sub) => describeSub(sub, name, words));
    return builder.toJSON();
  },

  async run(app, asker, given) {
    const name = SUBCOMMANDS.find((one) => one === given.subcommand);
    if (name === undefined) return privately(asker.words.text('command.unknown-command'));
    // A match whose thread is gone has to be reached from somewhere.
    const id = given.values.get(app.words.plain('command.table.which.name'));
    const found =
      id === undefined
        ? await app.tables.tableInThread(asker.channel.id)
        : await namedTable(app, asker, String(id));
    if (found !== undefined) return runAt(app, asker, { name, given, found });
    return id === undefined
      ? runElsewhere(app, asker, { name, given })
      : privately(asker.words.text('command.not-your-table'));
  },

  // No other option of it is typed.
  suggest: (app, asker, { text }) => suggestTables(app, asker, text),
};

type Found = NonNullable<Awaited<ReturnType<App['tables']['tableInThread']>>>;

interface Asked {
  readonly name: Subcommand;
  readonly given: GivenOptions;
}

function runAt(
  app: App,
  asker: Asker,
  { name, given, found }: Asked & { readonly found: Found },
): Promise<Answer> {
  const { id: tableId } = found;
  switch (name) {
    case 'show':
      return showTable(app, asker, tableId);
    case 'text':
      return tellTable(app, asker, { tableId, page: 0 });
    case 'pause':
      return pauseMatch(app, asker, tableId);
    case 'resume':
      return resumeMatch(app, asker, tableId);
    case 'host':
      return handOver(app, asker, { given, tableId });
    case 'replace':
      return replace(app, asker, { given, tableId });
    case 'move':
      return carryTable(app, asker, { tableId, threadId: threadOf(found) ?? asker.channel.id });
    case 'end':
      return askWhetherSure(app, asker, { tableId, grave: 'end' });
    default:
      return unreachable(name);
  }
}

function threadOf(found: Found): ChannelId | undefined {
  return found.status === 'playing' ? found.threadId : undefined;
}

function runElsewhere(app: App, asker: Asker, { name, given }: Asked): Promise<Answer> {
  switch (name) {
    case 'pause':
      return offerTables(app, asker, pauses(app, asker));
    case 'resume':
      return offerTables(app, asker, resumptions(app, asker));
    case 'move':
      return offerTables(app, asker, moves(app, asker));
    case 'end':
      return offerTables(app, asker, ends(app, asker));
    case 'host':
      return handOver(app, asker, { given });
    case 'replace':
      return replace(app, asker, { given });
    default:
      return Promise.resolve(privately(asker.words.text('command.no-table-here')));
  }
}

type Way<Kind extends CustomId['kind']> = Extract<CustomId, { readonly kind: Kind }>;

function pauses(app: App, asker: Asker): Offer<Way<'pause'>> {
  return {
    wayTo: ({ id, status }) => (status === 'playing' ? { kind: 'pause', tableId: id } : undefined),
    go: ({ tableId }) => pauseMatch(app, asker, tableId),
  };
}

function resumptions(app: App, asker: Asker): Offer<Way<'resume'>> {
  return {
    wayTo: (found) =>
      found.status === 'playing' && found.paused !== null ? { kind: 'resume', tableId: found.id } : undefined,
    go: ({ tableId }) => resumeMatch(app, asker, tableId),
  };
}

function moves(app: App, asker: Asker): Offer<Way<'carry'>> {
  return {
    wayTo: (found) =>
      found.status === 'playing' ? { kind: 'carry', tableId: found.id, threadId: found.threadId } : undefined,
    go: ({ tableId, threadId }) => carryTable(app, asker, { tableId, threadId }),
  };
}

// A lobby whose message is gone can be cancelled nowhere else.
function ends(app: App, asker: Asker): Offer<Way<'end'>> {
  return {
    wayTo: (found) =>
      found.status === 'playing' || found.host === asker.userId
        ? { kind: 'end', tableId: found.id }
        : undefined,
    go: ({ tableId }) => askWhetherSure(app, asker, { tableId, grave: 'end' }),
  };
}

interface About {
  readonly given: GivenOptions;
  /** That of the thread where it is asked for. */
  readonly tableId?: TableId;
}

function handOver(app: App, asker: Asker, { given, tableId }: About): Promise<Answer> {
  const to = given.users.get(app.words.plain('command.table.host.user.name'));
  return handOverTo(app, asker, { to: must(to, 'The option is required.'), tableId });
}

function replace(app: App, asker: Asker, { given, tableId }: About): Promise<Answer> {
  const leaver = given.users.get(app.words.plain('command.table.replace.player.name'));
  const newcomer = given.users.get(app.words.plain('command.table.replace.with.name'));
  return replacePlayer(app, asker, {
    leaver: must(leaver, 'The option is required.'),
    newcomer: must(newcomer, 'The option is required.'),
    tableId,
  });
}

function describeSub(
  sub: SlashCommandSubcommandBuilder,
  name: Subcommand,
  words: Words,
): SlashCommandSubcommandBuilder {
  sub
    .setName(words.plain(`command.table.${name}.name`))
    .setDescription(words.plain(`command.table.${name}.about`));
  for (const key of PEOPLE.get(name) ?? []) {
    sub.addUserOption((option) =>
      option
        .setName(words.plain(`${key}.name`))
        .setDescription(words.plain(`${key}.about`))
        .setRequired(true),
    );
  }
  return sub.addStringOption((option) =>
    option
      .setName(words.plain('command.table.which.name'))
      .setDescription(words.plain('command.table.which.about'))
      .setAutocomplete(true),
  );
}
