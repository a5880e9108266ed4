import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { transaction } from '../../db/transaction.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../frame/context.ts';
import { urlOfKey } from '../../platform/storage/file-places.ts';
import { discardUnlessKept } from './keep-file.ts';
import { newOriginalKey } from './upload-keys.ts';
import { EXPORT_PURPOSE } from './upload.export.ts';
import { insertUpload } from './upload.queries.ts';

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Keeps an archive of ours in the private place, outside of everybody's quota. The work says in the same transaction who may read it; where
 * it fails, nothing is left.
 */
export async function keepArchive(
  services: Services,
  { path, name, userId }: { path: string; name: string; userId: number },
  work: (tx: Tx, upload: { id: number; byteSize: number }) => Promise<void>,
): Promise<void> {
  const { size } = await stat(path);
  const sha256 = await sha256Of(path);
  const key = newOriginalKey();
  const mime = 'application/gzip';
  const upload = {
    kind: 'original',
    name,
    byte_size: size,
    url: urlOfKey(key),
    width: null,
    height: null,
    blur: '',
    widths: [],
    purpose: EXPORT_PURPOSE,
    mime,
    sha256,
  };
  try {
    await services.storage.put(key, createReadStream(path), { contentType: mime, byteSize: size });
    await transaction(services.db, async (tx) => {
      const id = await insertUpload(tx, userId, upload, services.now());
      await work(tx, { id, byteSize: size });
    });
  } catch (error) {
    await discardUnlessKept({ storage: services.storage, independentDb: services.db }, upload);
    throw error;
  }
}
