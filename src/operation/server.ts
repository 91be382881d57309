import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from './health.js';
import type { Exposition } from './meters.js';

export interface Reports {
  readiness(): Promise<Readiness>;
  metrics(): Promise<Exposition>;
}

export interface OperationServer {
  /** Where it listens, such as `http://127.0.0.1:9464`. */
  readonly address: string;
  close(): void;
}

/** No answer is cached by whatever stands in between, and none is taken for a page. */
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const OK = 200;
const NOT_FOUND = 404;
const NOT_ALLOWED = 405;
const FAILED = 500;
const NOT_READY = 503;

/**
 * Serves health and metrics to whoever watches over the bot. Nothing of it names a person or tells a secret,
 * and nothing can be changed by it. Fails where it cannot listen there.
 */
export async function serveOperation(
  reports: Reports,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<OperationServer> {
  const server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, NOT_ALLOWED, { text: 'Only GET.\n' });
    answer(reports, pathname, response).catch(() => send(response, FAILED, { text: 'This failed.\n' }));
  });
  await listening(server, { host, port });
  return {
    address: addressOf(server.address() as AddressInfo),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(reports: Reports, pathname: string, response: ServerResponse): Promise<void> {
  switch (pathname) {
    case '/health/live':
      return sendJson(response, OK, { status: 'alive' });
    case '/health/ready': {
      const { ready, checks } = await reports.readiness();
      return sendJson(response, ready ? OK : NOT_READY, { status: ready ? 'ready' : 'not-ready', checks });
    }
    case '/metrics': {
      const { text, contentType } = await reports.metrics();
      return send(response, OK, { text, contentType });
    }
    default:
      return send(response, NOT_FOUND, { text: 'There is /health/live, /health/ready and /metrics.\n' });
  }
}

function sendJson(response: ServerResponse, status: number, json: object): void {
  send(response, status, { text: `${JSON.stringify(json)}\n`, contentType: 'application/json' });
}

function send(
  response: ServerResponse,
  status: number,
  {
    text,
    contentType = 'text/plain; charset=utf-8',
  }: { readonly text: string; readonly contentType?: string },
): void {
  response.writeHead(status, { ...HEADERS, 'content-type': contentType });
  response.end(text);
}

function listening(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function addressOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
