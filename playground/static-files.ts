import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

/** The packages that the page may load. */
const MODULES: readonly string[] = [
  'lit',
  'lit-html',
  'lit-element',
  '@lit/reactive-element',
  'preact',
  'htm',
  'twemoji-colr-font',
];

/** The page's files, and the modules it loads from node_modules. */
export function staticRoutes(): Hono {
  const app = new Hono();
  const root = projectRoot();
  const page = join(root, 'playground', 'page');
  app.get('/modules/*', (context) => {
    const path = context.req.path.slice('/modules/'.length);
    const isServed = MODULES.some((name) => path.startsWith(`${name}/`));
    return fileAnswer(join(root, 'node_modules'), isServed ? path : '');
  });
  app.get('*', (context) => {
    const path = context.req.path === '/' ? 'index.html' : context.req.path.slice(1);
    return fileAnswer(page, decodeURIComponent(path));
  });
  return app;
}

/** The folder of package.json: the compiled playground lies deeper in it than its source. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The playground lies in no package.');
    folder = parent;
  }
  return folder;
}

function fileAnswer(folder: string, path: string): Response {
  const file = normalize(join(folder, path));
  const isInside = file.startsWith(folder + sep);
  if (!isInside || !existsSync(file) || !statSync(file).isFile()) {
    return new Response('There is nothing here.', { status: 404 });
  }
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  };
  return new Response(new Uint8Array(readFileSync(file)), { headers });
}
