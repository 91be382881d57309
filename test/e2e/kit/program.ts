import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BOT = ['--enable-source-maps', path.join(ROOT, 'dist/thicket.js')];

/** A process started by a test, ended with it at the latest. */
export interface Program {
  readonly process: ChildProcess;
  readonly stdout: readonly string[];
  readonly stderr: readonly string[];
  /** Waits for a line on either stream; fails where the process ends without it. */
  line(fits: RegExp): Promise<string>;
  /** The exit code, or the signal that ended it, once everything it said is here. */
  ended(): Promise<number | string>;
}

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** The bot, as an operator starts it. */
export function startBot(options: ProgramOptions): Program {
  return startNode(BOT, options);
}

/** The same, by somebody who sits at a terminal. */
export function startBotAtTerminal(options: ProgramOptions): Program {
  const command = [process.execPath, ...BOT].map((part) => `'${part}'`).join(' ');
  return startProgram(
    ['script', '--quiet', '--return', '--command', `exec ${command}`, '/dev/null'],
    options,
  );
}

/** Node in the project's folder, with nothing of this test's own settings. */
export function startNode(args: readonly string[], options: ProgramOptions): Program {
  return startProgram([process.execPath, ...args], options);
}

function startProgram([program = '', ...args]: readonly string[], { env = {} }: ProgramOptions): Program {
  const { NODE_ENV: _, DISCORD_TOKEN: __, ...inherited } = process.env;
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { stdout: [] as string[], stderr: [] as string[] };
  const waiting = new Set<() => void>();
  const tellAll = (): void => {
    for (const look of waiting) look();
  };
  for (const name of ['stdout', 'stderr'] as const) {
    createInterface({ input: child[name] }).on('line', (line) => {
      said[name].push(line);
      tellAll();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return {
    process: child,
    ...said,
    ended: () => ended,
    line: (fits) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = [...said.stdout, ...said.stderr].find((line) => fits.test(line));
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
        void ended.then((code) => {
          reject(new Error(`Ended (${code}) without ${String(fits)}:\n${said.stderr.join('\n')}`));
        });
      }),
  };
}

/** A new empty folder, gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'thicket-e2e-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
