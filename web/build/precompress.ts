import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthCompressing = /\.(js|css|svg|html|json|webmanifest)$/;

/** Compresses once, as well as can be, what would otherwise be compressed hastily on every request. */
export function precompress(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'precompress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle() {
      isWritten = true;
    },
    async closeBundle() {
      // Called after a build that failed as well, whose own error has to be the one that is read.
      if (!isWritten) return;
      for (const entry of await readdir(folder, { recursive: true })) {
        if (worthCompressing.test(entry) && !entry.startsWith('.')) await compressFile(join(folder, entry));
      }
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
