// The web client, from the same address. Only files that were there at the start are served: no path can lead out.

import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './parts.ts';
import { pathOf } from './targets.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const FOREVER = 'public, max-age=31536000, immutable';
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface File {
  readonly path: string;
  readonly size: number;
  readonly tag: string;
}

export async function serveWeb(app: App, folder: string): Promise<void> {
  const files = await filesIn(folder);
  const page = files.get('/index.html');
  app.get('/*', (request, reply) => {
    const pathname = pathOf(request.url);
    if (pathname.startsWith('/api/')) return reply.callNotFound();
    const name = files.has(pathname) ? pathname : '/index.html';
    // Any other address is a place within the page, section 4.2 of the rules too; a missing picture is just missing.
    if (name !== pathname && (page === undefined || Object.hasOwn(TYPES, extname(pathname))))
      return reply.callNotFound();
    return sendFile(files, name, request, reply);
  });
}

function sendFile(
  files: ReadonlyMap<string, File>,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const [encoding, suffix] = PACKED.find(
    ([word, end]) => accepted.includes(word) && files.has(name + end),
  ) ?? [undefined, ''];
  const file = files.get(name + suffix)!;
  reply
    .header('content-type', TYPES[extname(name)] ?? 'application/octet-stream')
    .header('cache-control', name.startsWith('/assets/') ? FOREVER : 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', file.tag);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
  return reply.header('content-length', file.size).send(createReadStream(file.path));
}

async function filesIn(folder: string): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(path);
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(name, { path, size, tag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` });
  }
  return files;
}
