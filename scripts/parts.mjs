/** The parts Thicket needs besides its own files: a Node, packages, native modules, a browser for the tests. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A missing part: its name, and a sentence about it. */
const missing = (part, why) => ({ part, why });

/** Whether node_modules holds what the lock file says, no more and no less. */
export function missingPackages() {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const found = readJson('node_modules/.package-lock.json')?.packages;
  if (found === undefined) return [missing('npm packages', 'None are installed.')];
  const wrong = Object.entries(wanted).filter(([path, entry]) => path !== '' && !isThere(entry, found[path]));
  const needless = Object.keys(found).filter((path) => wanted[path] === undefined);
  const names = [...wrong.map(([path]) => path), ...needless].map((path) =>
    path.replace(/^.*node_modules\//, ''),
  );
  if (names.length === 0) return [];
  return [missing('npm packages', `They differ from package-lock.json: ${names.slice(0, 5).join(', ')}.`)];
}

/** Modules with machine code of their own, each tried, because one built for another Node loads only in part. */
export function missingNativeModules() {
  const load = createRequire(import.meta.url);
  const trials = {
    'better-sqlite3': () => new (load('better-sqlite3'))(':memory:').close(),
    canvas: () => load('canvas').createCanvas(1, 1).getContext('2d'),
  };
  return Object.entries(trials).flatMap(([name, trial]) => {
    try {
      trial();
      return [];
    } catch (error) {
      return [missing(name, `It does not load: ${String(error.message).split('\n')[0]}`)];
    }
  });
}

/** The browser for the tests of the page: the one that THICKET_CHROMIUM names, else the first on the PATH. */
export function findChromium() {
  const named = process.env.THICKET_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
}

export function missingChromium() {
  if (findChromium() !== undefined) return [];
  return [missing('chromium', 'The tests of the page need it. THICKET_CHROMIUM may name another Chrome.')];
}

function isThere(wanted, found) {
  if (found === undefined) return wanted.optional === true || wanted.peer === true;
  return found.version === wanted.version;
}

function readJson(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const CHECKS = { packages: missingPackages, native: missingNativeModules, chromium: missingChromium };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const parts = args.filter((arg) => arg !== '--names').flatMap((name) => CHECKS[name]());
  for (const { part, why } of parts) {
    if (args.includes('--names')) console.log(part);
    else console.error(`Missing: ${part}. ${why}`);
  }
  process.exit(parts.length === 0 ? 0 : 1);
}
