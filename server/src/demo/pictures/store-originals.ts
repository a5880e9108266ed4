import { createHash } from 'node:crypto';
import { keyIn, urlOfKey } from '../../platform/storage/file-places.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readDemoPicture } from './demo-files.ts';

/** A file as a creator delivers it: kept byte for byte, with its hash. */
export type TownOriginal = { url: string; byteSize: number; sha256: string };

/** By the name of the picture. The same place for the same picture, so filling again replaces files. */
export async function storeOriginals(
  storage: Storage,
  files: readonly string[],
): Promise<Map<string, TownOriginal>> {
  const stored = new Map<string, TownOriginal>();
  for (const file of new Set(files)) {
    const bytes = await readDemoPicture(file);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const id = createHash('sha256').update(`order ${file}`).digest('hex').slice(0, 32);
    const key = keyIn('private', `originals/${id.slice(0, 2)}/${id}.original`);
    await storage.put(key, bytes, { contentType: 'application/octet-stream', byteSize: bytes.length });
    stored.set(file, { url: urlOfKey(key), byteSize: bytes.length, sha256 });
  }
  return stored;
}
