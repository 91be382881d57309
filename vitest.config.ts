import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where files lie in memory on Linux, if a whole run finds room there. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 2 ** 30;

/** The files that take longest, the longest first: one that begins last would keep a single processor busy. */
const LONGEST = [
  'soak',
  'page-match',
  'trickadee-restarts',
  'trickadee',
  'trickadee-leaks',
  'whole-match-leaks',
  'replay',
  'access',
  'restarts',
  'page',
  'before-the-birds-restarts',
  'text-only',
  'trouble',
  'languages',
  'leaks',
  'trickadee-windows',
  'page-panel',
  'shelf',
  'before-the-birds',
  'before-the-birds-bids',
  'rude',
  'gateway',
  'many-days',
  'games',
  'emojis',
  'stopping',
  'reminders',
].map((name) => `${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = LONGEST.indexOf(basename(moduleId));
      return index < 0 ? LONGEST.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

// A commit survives a power cut, for which it waits for the disk; no test cuts the power, and tests make very many.
if (process.env['TMPDIR'] === undefined && existsSync(MEMORY) && hasRoom() && mayRun())
  process.env['TMPDIR'] = MEMORY;

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}

/** Containers may forbid to run what lies there, such as the programs that some tests put in place of others. */
function mayRun(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  return mounts.some((mount) => mount.includes(` ${MEMORY} `) && !mount.includes('noexec'));
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // node-canvas crashes in worker threads; processes are safe.
    pool: 'forks',
    // By itself vitest leaves one processor free, which on a small machine is half of it.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // A test that hangs fails; one that is slow on a busy machine does not.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
