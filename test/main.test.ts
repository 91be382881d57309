import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'thicket-main-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs the built bot with this environment and nothing else, until it ends. */
function run(env: Record<string, string>, script = 'dist/thicket.js'): Promise<Ended> {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], THICKET_DATA: folder, ...env },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

describe('starting the bot', () => {
  test('in production without a token is refused, with what to do', async () => {
    for (const script of ['dist/thicket.js', 'scripts/start.mjs']) {
      const { code, said } = await run({ NODE_ENV: 'production' }, script);
      expect(code).toBe(1);
      expect(said).toContain('DISCORD_TOKEN is missing');
    }
  });

  test('names everything that is wrong at once', async () => {
    const { code, said } = await run({ NODE_ENV: 'staging', LOG_LEVEL: 'loud', DISCORD_API: 'nowhere' });
    expect(code).toBe(1);
    expect(said.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(3);
  });

  test('with a data folder that is a file says so, and touches nothing', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, 'mine');
    const { code, said } = await run({ DISCORD_TOKEN: 'token', THICKET_DATA: file });
    expect(code).toBe(1);
    expect(said).toContain('a-file');
    expect(said).not.toContain('    at ');
  });

  test('with a token that Discord refuses says so', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 0, message: '401: Unauthorized' }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const env = { DISCORD_TOKEN: 'token-of-nobody', DISCORD_API: `http://127.0.0.1:${port}/api` };
    const { code, said } = await run(env);
    server.close();
    expect(code).toBe(1);
    expect(said).toContain('does not know this DISCORD_TOKEN');
    expect(said).not.toContain('token-of-nobody');
  });
});
