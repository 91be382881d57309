/** `npm start`: the bot where there is a token for it, else a playground with the bot in it. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

process.chdir(ROOT);
if (existsSync('.env')) process.loadEnvFile('.env');

const hasToken = (process.env.DISCORD_TOKEN ?? '').trim() !== '';
const isProduction = process.env.NODE_ENV === 'production';
// In production, and where commands are to be registered, the bot itself says that the token is missing.
const isForBot = hasToken || isProduction || process.argv.includes('--register-commands');
const program = isForBot ? 'dist/thicket.js' : 'dist/playground/main.js';

if (!existsSync(join(ROOT, program))) {
  process.stderr.write(`${program} is not built yet. Run scripts/setup first, or npm run build.\n`);
  process.exit(1);
}
// Tried in a process of its own, so that this one, which only waits, need not hold them.
const tried = spawnSync(process.execPath, ['scripts/parts.mjs', 'native'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (tried.status !== 0) {
  process.stderr.write(`Run scripts/setup with this Node (${process.version}); it gets what is missing.\n`);
  process.exit(1);
}
if (!isForBot) {
  process.stdout.write(
    'There is no DISCORD_TOKEN, so this is the playground: a small Discord of your own.\n',
  );
}

const child = spawn(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(isForBot ? {} : { THICKET_DATA: process.env.THICKET_DATA ?? playgroundsBot() }),
  },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 1 : 128);
});

// The bot's tables belong to the playground's world, and are forgotten with it by --fresh.
function playgroundsBot() {
  const { values } = parseArgs({ options: { data: { type: 'string' } }, strict: false });
  return join(typeof values.data === 'string' ? values.data : 'data/playground', 'bot');
}
