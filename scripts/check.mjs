/** `npm run check`: every script called `check:…`, all of them, so that one run shows everything. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));
const failed = checks.filter((name) => {
  console.log(`\n${name}`);
  return spawnSync('npm', ['run', '--silent', name], { cwd: ROOT, stdio: 'inherit' }).status !== 0;
});

mkdirSync(join(ROOT, 'reports'), { recursive: true });
writeFileSync(join(ROOT, 'reports/checks.json'), JSON.stringify({ checks, failed }));
console.log(failed.length === 0 ? '\nAll checks hold.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
