import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, onTestFinished } from 'vitest';
import { StoreError, type StoreFault } from '../../src/store/store-error.js';

/** A new empty folder, gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'thicket-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The same, gone when all tests of its file are over. */
export function keptFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'thicket-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process of its own that runs one of this folder's `child-*.ts`. */
export interface Child {
  readonly process: ChildProcess;
  /** All that it has said, line by line; a line cut off by its end is not in it. */
  readonly lines: readonly string[];
  /** The next line that nobody has waited for yet. */
  nextLine(): Promise<string>;
  /** SIGKILL, and everything it said before. */
  kill(): Promise<void>;
}

export function startChild(name: string, ...parameters: readonly string[]): Child {
  const file = path.join(import.meta.dirname, name);
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  const closed = once(reader, 'close');
  const exited = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  let heard = 0;
  return {
    process: child,
    lines,
    async nextLine() {
      while (lines[heard] === undefined) await once(reader, 'line');
      heard += 1;
      return lines[heard - 1] ?? '';
    },
    async kill() {
      child.kill('SIGKILL');
      await Promise.all([closed, exited]);
    },
  };
}

/** The store's complaint, where it must make one of this kind. */
export async function complaint(fault: StoreFault, work: Promise<unknown>): Promise<string> {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof StoreError && outcome.fault === fault) return outcome.message;
  throw new Error(`Expected the store to be ${fault}.`, { cause: outcome });
}

/** A file's bytes, to see that they stay. */
export function bytesOf(file: string): string {
  return readFileSync(file).toString('base64');
}
