// Writes every text file of the client a second and third time, compressed: the server only has to send them.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import type { Plugin } from 'vite';

const TEXT = /\.(?:css|html|js|json|svg|webmanifest)$/;
const WORTH_IT = 1024;

/** How often Zopfli, which finds a twentieth more than zlib does, looks for a better way; more find next to nothing. */
const ROUNDS = 5;

export function compress(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'three-thrones:compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    // Last of all: the service worker is written when the bundle is closed.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => (isWritten ? compressIn(folder) : undefined),
    },
  };
}

async function compressIn(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < WORTH_IT) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    // Brotli runs beside it, in a thread of its own.
    const brotli = promisify(brotliCompress)(content, quality);
    await writeFile(`${path}.gz`, await gzipAsync(content, { numiterations: ROUNDS }));
    await writeFile(`${path}.br`, await brotli);
  }
}
