/**
 * `npm run bench`: installs what only the measurements need, builds, measures. With names it runs only these:
 * `npm run bench rules pictures`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../scripts/build.mjs';

const BENCH = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(BENCH, '..');

process.exit(main(process.argv.slice(2)));

function main(names) {
  return installPeers() || build() || compileBench() || run('node', ['dist/bench/main.js', ...names]);
}

/** Exit code of npm; 0 when everything is there already. */
function installPeers() {
  const { dependencies } = readJson(join(BENCH, 'package.json'));
  const missing = Object.entries(dependencies).filter(
    ([name, version]) => readJson(join(BENCH, 'node_modules', name, 'package.json'))?.version !== version,
  );
  if (missing.length === 0) return 0;
  return run('npm', ['ci', '--prefix', BENCH, '--ignore-scripts', '--no-audit', '--no-fund']);
}

function compileBench() {
  return run('node', ['node_modules/typescript/bin/tsc', '-p', 'bench/tsconfig.json']);
}

function run(command, args) {
  const { status } = spawnSync(command === 'node' ? process.execPath : command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    // Both sides of every comparison run as they would for real users.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return status ?? 1;
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
