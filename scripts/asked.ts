import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What was asked for on the command line. A slip in it ends the process with what is wrong and how to ask. */
export function asked<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // What Node says after its first sentence is about arguments that begin with a dash: nobody here has any.
    const [wrong = ''] = String(error instanceof Error ? error.message : error).split('. ');
    return refuse(`${wrong.replace(/\.$/, '')}.`, usage);
  }
}

/** A number from 1 that was given as text. */
export function countOf(option: string, given: string, usage: string): number {
  return /^[1-9]\d{0,8}$/.test(given)
    ? Number(given)
    : refuse(`${option} takes a whole number from 1, not "${given}".`, usage);
}

/** Ends the process with what is wrong and how to ask. */
export function refuse(wrong: string, usage: string): never {
  process.stderr.write(`${wrong}\n${usage}\n`);
  process.exit(1);
}
