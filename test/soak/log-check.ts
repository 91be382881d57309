import { readFileSync } from 'node:fs';
import type { BotLine } from '../../playground/bot-process.js';

const PAPER = new URL('../../docs/operating.md', import.meta.url);
const WARN = 40;
/** What no fault of Discord's or of the disk's excuses. */
const NEVER = [
  'unhandled rejection',
  'uncaught exception',
  'picture failed',
  'story refused, left out',
  'stopped badly',
];
/** Lines that are the bot's own mistake, unless the disk has refused something. */
const DISK_ONLY = [
  'something went wrong',
  'delivery failed',
  'table not swept',
  'sweep failed',
  'outbox not read',
];

/** Of discord.js: see docs/reliability.md. */
const LATE_RESUME = /discord\.js\/src\/client\/websocket\/handlers\/RESUMED\.js/;

/** Every line of the log that tells of a mistake, or that the operator's paper does not know. */
export function wrongLines(lines: readonly BotLine[]): readonly string[] {
  const known = knownLines();
  return lines.map(({ line }) => line).filter((line) => isWrong(line, known));
}

function isWrong(line: string, known: ReadonlySet<string>): boolean {
  const entry = parsed(line);
  if (entry === undefined) return true;
  const { level, msg, err } = entry;
  if (level < WARN || LATE_RESUME.test(err?.stack ?? '')) return false;
  if (!known.has(msg) || NEVER.includes(msg)) return true;
  return DISK_ONLY.includes(msg) && err?.type !== 'StoreError';
}

interface Entry {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly type?: string; readonly stack?: string };
}

function parsed(line: string): Entry | undefined {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}

function knownLines(): ReadonlySet<string> {
  const rows = readFileSync(PAPER, 'utf8').matchAll(/^\| (?:warn|error|fatal) \| `([^`]+)` \|/gm);
  return new Set([...rows].map(([, name = '']) => name));
}
