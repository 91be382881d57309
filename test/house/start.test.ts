import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'thicket-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['canvas', 'better-sqlite3'])(
  'npm start names %s where it does not load, and what to do',
  (name) => {
    const preload = join(folder, `without-${name}.cjs`);
    writeFileSync(
      preload,
      `const Module = require('node:module');
    const load = Module._load;
    Module._load = function (request, ...rest) {
      if (request === '${name}') throw new Error('built for another Node');
      return load.call(this, request, ...rest);
    };`,
    );
    const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/start.mjs', '--port', '0'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--require ${preload}`, DISCORD_TOKEN: '' },
      timeout: 20_000,
    });
    expect(stderr).toContain(`Missing: ${name}. It does not load: built for another Node`);
    expect(stderr).toContain('Run scripts/setup');
    expect(stdout).toBe('');
    expect(status).toBe(1);
  },
);
