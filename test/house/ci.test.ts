import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

type TestState = 'passed' | 'failed' | 'skipped';

/** What the stand-ins for setup, tests and checks are to do. */
interface Day {
  readonly setup?: number;
  readonly tests: readonly TestState[];
  readonly testStatus?: number;
  /** A test file that could not be loaded. */
  readonly brokenFile?: boolean;
  readonly failedChecks?: readonly string[];
}

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'thicket-ci-'));
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

const DAYS: readonly { readonly what: string; readonly day: Day; readonly line: string }[] = [
  { what: 'everything passed', day: { tests: ['passed', 'passed'] }, line: '4 passed, 0 failed' },
  { what: 'a test failed', day: { tests: ['passed', 'failed'], testStatus: 1 }, line: '3 passed, 1 failed' },
  {
    what: 'a test was skipped',
    day: { tests: ['passed', 'skipped'], testStatus: 1 },
    line: '3 passed, 1 failed',
  },
  {
    what: 'a check failed',
    day: { tests: ['passed'], failedChecks: ['check:lint'] },
    line: '2 passed, 1 failed',
  },
  {
    what: 'a test file did not load',
    day: { tests: ['passed'], brokenFile: true, testStatus: 1 },
    line: '3 passed, 1 failed',
  },
  {
    what: 'an error was thrown outside any test',
    day: { tests: ['passed'], testStatus: 1 },
    line: '3 passed, 1 failed',
  },
  { what: 'no test ran', day: { tests: [] }, line: '2 passed, 1 failed' },
  { what: 'setup failed', day: { setup: 1, tests: ['passed'] }, line: '2 passed, 1 failed' },
];

test.each(DAYS)('when $what, .ci/run counts it', ({ day, line }) => {
  const run = runCi(day);
  expect(run.stdout.trimEnd().split('\n').at(-1)).toBe(line);
  expect(run.status).toBe(line.endsWith(' 0 failed') ? 0 : 1);
});

test('.ci/run does what the README says, word for word', () => {
  const run = runCi({ tests: ['passed'] });
  const said = readFileSync(join(copy, 'calls'), 'utf8').trim().split('\n');
  expect(said).toEqual(['scripts/setup', 'npm test', 'npm run --silent check']);
  expect(run.stdout).toContain('$ scripts/setup && npm test');
});

test('an old Node is told what is needed', () => {
  program('bin/node', 'if [ "$1" = --version ]; then echo v18.20.0; else exit 1; fi');
  const run = runSetup();
  expect(run.stderr).toContain('Thicket needs Node 20.19 or newer');
  expect(run.stderr).toContain('this is Node v18.20.0.');
  expect(run.status).toBe(1);
});

test('without npm, setup says so', () => {
  program('bin/node', 'exit 0');
  const run = runSetup();
  expect(run.stderr).toContain('Thicket needs npm');
  expect(run.status).toBe(1);
});

test('a missing browser fails the tests by its name', () => {
  const run = spawnSync(process.execPath, ['scripts/test.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, THICKET_CHROMIUM: join(copy, 'nowhere') },
  });
  expect(run.stderr).toContain('Missing: chromium.');
  expect(run.stderr).toContain('No test was run.');
  expect(run.status).toBe(1);
});

test('missing packages fail the tests by their names', () => {
  for (const file of ['build', 'parts', 'test'])
    cpSync(join(ROOT, `scripts/${file}.mjs`), join(copy, `scripts/${file}.mjs`));
  const lock = { packages: { '': {}, 'node_modules/acorn-cap': { version: '1.0.0' } } };
  write('package-lock.json', JSON.stringify(lock));
  expect(runTests().stderr).toContain('Missing: npm packages. None are installed.');
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  expect(runTests().stderr).toContain(
    'Missing: npm packages. They differ from package-lock.json: acorn-cap.',
  );
  expect(runTests().status).toBe(1);
});

function runTests(): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['scripts/test.mjs'], { cwd: copy, encoding: 'utf8' });
}

/** The real .ci/run in a copy whose setup and npm are stand-ins that note how they were called. */
function runCi({
  setup = 0,
  tests,
  testStatus = 0,
  brokenFile = false,
  failedChecks = [],
}: Day): SpawnSyncReturns<string> {
  for (const file of ['.ci/run', 'README.md', 'scripts/count.mjs'])
    cpSync(join(ROOT, file), join(copy, file));
  const results = tests.map((status) => ({ status }));
  const broken = { status: 'failed', assertionResults: [] };
  const testResults = [{ status: 'passed', assertionResults: results }, ...(brokenFile ? [broken] : [])];
  write('tests.json', JSON.stringify({ testResults }));
  write('checks.json', JSON.stringify({ checks: ['check:types', 'check:lint'], failed: failedChecks }));
  program('scripts/setup', `echo scripts/setup >> calls; exit ${setup}`);
  program(
    'bin/npm',
    `echo "npm $*" >> calls; mkdir -p reports
     if [ "$1" = test ]; then cp tests.json reports/; exit ${testStatus}; fi
     cp checks.json reports/; exit ${failedChecks.length}`,
  );
  return spawnSync('bash', ['.ci/run'], {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: `${join(copy, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` },
  });
}

/** The real scripts/setup with nothing on its PATH but bash, dirname and what the test put into bin/. */
function runSetup(): SpawnSyncReturns<string> {
  cpSync(join(ROOT, 'scripts/setup'), join(copy, 'scripts/setup'));
  mkdirSync(join(copy, 'bin'), { recursive: true });
  for (const tool of ['bash', 'dirname', 'rm']) {
    const { stdout } = spawnSync('sh', ['-c', `command -v ${tool}`], { encoding: 'utf8' });
    symlinkSync(stdout.trim(), join(copy, 'bin', tool));
  }
  return spawnSync(join(copy, 'bin/bash'), ['scripts/setup'], {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: join(copy, 'bin') },
  });
}

function program(file: string, script: string): void {
  write(file, `#!/bin/sh\n${script}\n`);
  chmodSync(join(copy, file), 0o755);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}
