import { createHash, createHmac } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { StoredAttachment, StoredMessage } from './types.js';
import type { World } from './world.js';

/** A file as it was sent: "files[0]" has the index "0". */
export interface Upload {
  readonly index: string;
  readonly filename: string;
  readonly bytes: Buffer;
}

const ADDRESS_LIFE_MS = 24 * 60 * 60 * 1000;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Puts a file on disk as an attachment to be. */
export function storeUpload(world: World, upload: Upload, description: string | null): StoredAttachment {
  const id = world.ids.next();
  writeFileSync(world.disk.attachmentFile(id), upload.bytes);
  const { width, height } = pictureSize(upload.bytes);
  return {
    id,
    filename: safeName(upload.filename),
    description,
    contentType: contentTypeOf(upload.filename),
    size: upload.bytes.length,
    sha256: createHash('sha256').update(upload.bytes).digest('hex'),
    width,
    height,
  };
}

/** Discord keeps letters, digits and a few signs of a name, and puts "_" for the rest. */
export function safeName(filename: string): string {
  return filename.replace(/[^\p{L}\p{N}._-]+/gu, '_') || 'unknown';
}

/** The address at which an attachment can be had for a day. */
export function attachmentAddress(
  world: World,
  message: StoredMessage,
  attachment: StoredAttachment,
): string {
  const issued = Math.floor(world.clock.now() / 1000);
  const expires = Math.floor((world.clock.now() + ADDRESS_LIFE_MS) / 1000);
  const path = attachmentPath(message, attachment);
  const query = new URLSearchParams({
    ex: expires.toString(16),
    is: issued.toString(16),
    hm: signature(world, path, expires),
  });
  return `${world.address}${path}?${query.toString()}`;
}

export function attachmentPath(message: StoredMessage, attachment: StoredAttachment): string {
  return `/attachments/${message.channel}/${attachment.id}/${encodeURIComponent(attachment.filename)}`;
}

/** The bytes behind a signed address, unless it is wrong, has expired, or the file is gone. */
export function readAttachment(
  world: World,
  path: string,
  query: { readonly ex: string; readonly hm: string },
): Buffer | undefined {
  const expires = Number.parseInt(query.ex, 16);
  if (!(expires * 1000 > world.clock.now()) || query.hm !== signature(world, path, expires)) return undefined;
  const id = path.split('/')[3] ?? '';
  const file = world.disk.attachmentFile(id);
  return /^\d+$/.test(id) && existsSync(file) ? readFileSync(file) : undefined;
}

export function contentTypeOf(filename: string): string {
  return CONTENT_TYPES[extname(filename).toLowerCase()] ?? 'application/octet-stream';
}

function signature(world: World, path: string, expires: number): string {
  return createHmac('sha256', world.settings.secret).update(`${path} ${expires}`).digest('hex');
}

function pictureSize(bytes: Buffer): { readonly width: number | null; readonly height: number | null } {
  if (bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.length >= 10 && bytes.toString('latin1', 0, 3) === 'GIF')
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  return { width: null, height: null };
}
