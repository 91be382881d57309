import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { must } from '../base/invariant.js';

/** One step from a schema to the next. */
export interface Migration {
  /** Its file's name without the ending. */
  readonly tag: string;
  readonly statements: readonly string[];
}

const JOURNAL = path.join('meta', '_journal.json');
const BREAKPOINT = '--> statement-breakpoint';

/** The migrations of a folder as drizzle-kit writes it, the first one first. */
export function readMigrations(folder: string): readonly Migration[] {
  const journal = JSON.parse(readFileSync(path.join(folder, JOURNAL), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(path.join(folder, `${tag}.sql`), 'utf8').split(BREAKPOINT),
  }));
}

/** The project's own `migrations/`, wherever this file was compiled to. */
export function migrationsFolder(): string {
  const folders = [import.meta.dirname];
  for (let folder = import.meta.dirname; folder !== path.dirname(folder); ) {
    folder = path.dirname(folder);
    folders.push(folder);
  }
  const found = folders.map((folder) => path.join(folder, 'migrations')).find(holdsJournal);
  return must(found, `No migrations folder above ${import.meta.dirname}.`);
}

function holdsJournal(folder: string): boolean {
  return existsSync(path.join(folder, JOURNAL));
}
