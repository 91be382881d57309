import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Readiness } from '../../src/operation/health.js';
import { type OperationServer, serveOperation } from '../../src/operation/server.js';

const LOOPBACK = { host: '127.0.0.1', port: 0 };

let readiness: Readiness = { ready: true, checks: { store: 'ok' } };
let server: OperationServer;

beforeAll(async () => {
  server = await serveOperation(
    {
      readiness: async () => readiness,
      metrics: () => Promise.resolve({ contentType: 'text/plain; version=0.0.4', text: 'thicket_x 1\n' }),
    },
    LOOPBACK,
  );
});
afterAll(() => server.close());

function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(server.address + path, init);
}

/** What comes back for a first line that no ordinary client would send. */
function raw(firstLine: string): Promise<string> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${firstLine}\r\nHost: thicket\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
}

describe('health and metrics over HTTP', () => {
  test('is alive whenever it answers', async () => {
    const response = await get('/health/live');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'alive' });
  });

  test('is ready or not, with what each check says', async () => {
    expect((await get('/health/ready')).status).toBe(200);
    readiness = { ready: false, checks: { store: 'There is no room left.' } };
    const response = await get('/health/ready');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'not-ready', checks: readiness.checks });
  });

  test('gives the metrics in the type that Prometheus asks for', async () => {
    const response = await get('/metrics?name=x');
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4');
    expect(await response.text()).toBe('thicket_x 1\n');
  });

  test('knows nothing else, and changes nothing', async () => {
    expect((await get('/')).status).toBe(404);
    expect((await get('/metrics', { method: 'POST', body: 'x' })).status).toBe(405);
    expect(await (await get('/metrics', { method: 'HEAD' })).text()).toBe('');
  });

  test.each(['GET // HTTP/1.1', 'GET http://[ HTTP/1.1', 'GET %zz HTTP/1.1', 'NONSENSE'])(
    'survives %s',
    async (firstLine) => {
      expect(await raw(firstLine)).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect((await get('/health/live')).status).toBe(200);
    },
  );

  test('fails where the port is taken', async () => {
    const { port } = new URL(server.address);
    await expect(
      serveOperation(
        { readiness: async () => readiness, metrics: () => Promise.reject(new Error('unused')) },
        { host: '127.0.0.1', port: Number(port) },
      ),
    ).rejects.toThrow('EADDRINUSE');
  });

  test('says that it failed where the metrics cannot be had', async () => {
    const broken = await serveOperation(
      { readiness: async () => readiness, metrics: () => Promise.reject(new Error('broken')) },
      LOOPBACK,
    );
    expect((await fetch(`${broken.address}/metrics`)).status).toBe(500);
    broken.close();
  });
});
