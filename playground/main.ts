import { type CliOptions, readCliOptions, USAGE } from './cli-options.js';
import { type Playground, startPlayground } from './server.js';

await main();

/** Starts the playground from the command line, and stops it, and its bot, on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const reading = readCliOptions(process.argv.slice(2));
  if (reading.kind === 'help') {
    say(USAGE);
  } else if (reading.kind === 'wrong') {
    for (const problem of reading.problems) complain(problem);
    complain(USAGE);
    process.exitCode = 2;
  } else {
    await run(reading.options);
  }
}

async function run(options: CliOptions): Promise<void> {
  const playground = await start(options);
  if (playground === undefined) return;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A second signal, or any that comes while stopping, ends the process by its default.
    process.once(signal, () => void playground.stop());
  }
  say(`The playground is at ${playground.address}`);
  if (options.bot !== null) return;
  const env = Object.entries(playground.botEnv).map(([name, value]) => `${name}=${value}`);
  say(`A bot started elsewhere joins it with ${env.join(' ')}`);
}

async function start(options: CliOptions): Promise<Playground | undefined> {
  try {
    return await startPlayground({
      ...options,
      tell: complain,
      onBotLine: ({ stream, line }) => (stream === 'stdout' ? say : complain)(line),
    });
  } catch (error) {
    complain(explain(error, options));
    process.exitCode = 1;
    return undefined;
  }
}

function explain(error: unknown, { port }: CliOptions): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken: perhaps another playground runs. Stop it, or choose another port: npm start -- --port N (0 takes any free one).`;
  }
  if (code === 'EACCES') return `Port ${port} or the data folder may not be used here: ${String(error)}`;
  return error instanceof Error ? error.message : String(error);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
