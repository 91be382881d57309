import { parseArgs } from 'node:util';
import type { BotCommand } from './bot-process.js';

export interface CliOptions {
  readonly port: number;
  readonly dataFolder: string;
  readonly fresh: boolean;
  readonly bot: BotCommand | null;
}

export type CliReading =
  | { readonly kind: 'run'; readonly options: CliOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] };

export const USAGE = `Usage: npm start -- [options] [-- command of the bot]

  --port N       where to listen on 127.0.0.1; 0 takes any free port (default 4380)
  --data FOLDER  where the world is kept (default data/playground)
  --fresh        begin with an empty world
  --no-bot       start no bot
  -- COMMAND     how to start the bot (default: node dist/thicket.js)`;

const DEFAULT_PORT = 4380;
const PORT_MAX = 65_535;
const FLAGS = {
  port: { type: 'string', default: String(DEFAULT_PORT) },
  data: { type: 'string', default: 'data/playground' },
  fresh: { type: 'boolean', default: false },
  'no-bot': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Reads the command line, naming everything that is wrong with it at once. */
export function readCliOptions(args: readonly string[]): CliReading {
  const divider = args.indexOf('--');
  const own = divider === -1 ? args : args.slice(0, divider);
  const command = divider === -1 ? ['node', 'dist/thicket.js'] : args.slice(divider + 1);
  const { values, positionals, tokens } = parseArgs({
    args: [...own],
    options: FLAGS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (values.help === true) return { kind: 'help' };

  const port = Number(values.port);
  const unknown = tokens.flatMap((token) =>
    token.kind === 'option' && !(token.name in FLAGS) ? token.rawName : [],
  );
  const [program, ...rest] = command;
  const problems = [
    ...unknown.map((name) => `There is no option ${name}.`),
    ...positionals.map((word) => `"${word}" is not an option; the bot's command follows after "--".`),
    ...(Number.isInteger(port) && port >= 0 && port <= PORT_MAX
      ? []
      : [`--port takes a number from 0 to ${PORT_MAX}.`]),
    ...(typeof values.data === 'string' && values.data !== '' ? [] : ['--data takes a folder.']),
    ...(program === undefined ? ['After "--" follows the command that starts the bot.'] : []),
  ];
  if (problems.length > 0 || program === undefined) return { kind: 'wrong', problems };
  const bot = values['no-bot'] === true ? null : { command: program, args: rest };
  return {
    kind: 'run',
    options: { port, dataFolder: String(values.data), fresh: values.fresh === true, bot },
  };
}
