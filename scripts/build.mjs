/**
 * Compiles what has changed into dist/, and makes one file of the bot, dist/thicket.js, since a start would spend most
 * of its time on finding some thousand modules. Costs nothing when nothing has changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = ['src', 'commands', 'playground', 'scripts'];
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'scripts/build.mjs',
];
/** What is loaded from node_modules: native modules, and those that discord.js does without. */
const OUTSIDE = ['canvas', 'better-sqlite3', 'zlib-sync', 'bufferutil', 'utf-8-validate'];
const MARK = join(ROOT, 'dist/.built-from');

/** Whether dist/ is the outcome of the sources as they are. */
export function isBuildFresh() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === sourcesMark();
}

/** Exit code of the compiler; 0 when there was nothing to do. */
export function build() {
  const mark = sourcesMark();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === mark) return 0;
  // From here on dist/ may be the outcome of nothing, until all is done.
  rmSync(MARK, { force: true });
  removeOrphans();
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) return status ?? 1;
  bundleBot();
  mkdirSync(dirname(MARK), { recursive: true });
  writeFileSync(MARK, mark);
  return 0;
}

function bundleBot() {
  // Not before there is something to make, so that whoever lacks packages is told so by name.
  const { buildSync } = createRequire(import.meta.url)('esbuild');
  buildSync({
    absWorkingDir: ROOT,
    entryPoints: ['dist/src/main.js'],
    outfile: 'dist/thicket.js',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: OUTSIDE,
    // With the sources in it, reading the map would cost more than it tells.
    sourcemap: true,
    sourcesContent: false,
    // Packages that are CommonJS ask for Node's own modules by `require`, which a module does not have.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

/** By content, so that a fresh checkout or a touched file is no change. */
function sourcesMark() {
  const hash = createHash('sha256');
  for (const file of [...SETTINGS, ...sourceFiles()]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function sourceFiles() {
  return SOURCES.flatMap((folder) => filesUnder(folder))
    .filter((file) => file.endsWith('.ts'))
    .sort();
}

// The compiler leaves behind what it once made of a file that is gone; the bot would still load it.
function removeOrphans() {
  const orphans = SOURCES.flatMap((folder) => filesUnder(`dist/${folder}`)).filter((made) => {
    const source = made.replace(/^dist\//, '').replace(/\.js(\.map)?$/, '.ts');
    return !existsSync(join(ROOT, source));
  });
  // What the compiler remembers of them goes first: should the file come back, it would think it made it already.
  if (orphans.length > 0) rmSync(join(ROOT, 'dist/.tsbuildinfo'), { force: true });
  for (const orphan of orphans) rmSync(join(ROOT, orphan));
}

function filesUnder(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(folder, entry.parentPath.slice(join(ROOT, folder).length), entry.name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(build());
