import type { Upload } from '../world/attachments.js';
import { DiscordError, refuse } from './discord-error.js';

export interface ReadBody {
  readonly body: unknown;
  readonly files: readonly Upload[];
}

/** The bot went away in the middle of its request, which so was never made. */
export class RequestAborted extends Error {}

/** Reads JSON, or a multipart form of `payload_json` and `files[n]`. */
export async function readBody(request: Request): Promise<ReadBody> {
  try {
    return await readWhole(request);
  } catch (error) {
    const broken = (error as NodeJS.ErrnoException).code === 'ECONNRESET';
    throw broken ? new RequestAborted('The request broke off.', { cause: error }) : error;
  }
}

async function readWhole(request: Request): Promise<ReadBody> {
  if (request.method === 'GET' || request.body === null) return { body: undefined, files: [] };
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return readMultipart(await request.formData());
  const text = await request.text();
  if (text === '') return { body: undefined, files: [] };
  if (!type.startsWith('application/json')) {
    throw new DiscordError(400, {
      message: `Expected "Content-Type" header to be one of {'application/json'}.`,
      code: 50035,
    });
  }
  return { body: parseJson(text), files: [] };
}

async function readMultipart(form: FormData): Promise<ReadBody> {
  const files: Upload[] = [];
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') {
      fields[name] = value;
      continue;
    }
    const index = /^files\[(\d+)\]$/.exec(name)?.[1] ?? name;
    files.push({ index, filename: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  const { payload_json: payload, ...others } = fields;
  return { body: typeof payload === 'string' ? parseJson(payload) : others, files };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuse(50109);
  }
}
