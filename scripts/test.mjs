/** `npm test`: sees that every part is there, builds what has changed, runs all tests, keeps a report. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { findChromium, missingChromium, missingNativeModules, missingPackages } from './parts.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const REPORT = join(ROOT, 'reports/tests.json');

process.exit(main(process.argv.slice(2)));

function main(args) {
  // Without packages nothing else can be tried.
  const packages = missingPackages();
  const missing = packages.length > 0 ? packages : [...missingNativeModules(), ...missingChromium()];
  if (missing.length > 0) {
    for (const { part, why } of missing) console.error(`Missing: ${part}. ${why}`);
    console.error('No test was run. scripts/setup installs what is missing.');
    return 1;
  }
  if (build() !== 0) {
    console.error('No test was run: the sources do not compile.');
    return 1;
  }
  const status = runTests(args);
  // Some of the tests are meant to be left out when the caller names which to run.
  const skipped = args.length === 0 ? skippedTests() : [];
  for (const name of skipped) console.error(`Skipped, which counts as failed: ${name}`);
  return status === 0 && skipped.length > 0 ? 1 : status;
}

function runTests(args) {
  rmSync(REPORT, { force: true });
  const runner = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const { status } = spawnSync(
    process.execPath,
    [runner, 'run', '--allowOnly=false', ...reporters, ...args],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, THICKET_CHROMIUM: findChromium() },
    },
  );
  return status ?? 1;
}

function skippedTests() {
  if (!existsSync(REPORT)) return [];
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
  return testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status !== 'passed' && test.status !== 'failed')
    .map((test) => test.fullName);
}
