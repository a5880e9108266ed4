import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { assetLimits } from '@zaojie/contract/assets/asset-words';
import { readArchive, type ArchiveFacts } from '../../platform/archives/read-archive.ts';
import { keyIn, urlOfKey } from '../../platform/storage/file-places.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { assets } from '../assets.ts';
import { demoPath } from './demo-files.ts';

/** A file of an asset that lies in the storage. */
export type TownMaterial = { url: string; byteSize: number; sha256: string; archive: ArchiveFacts | null };
export type TownMaterials = ReadonlyMap<string, TownMaterial>;

/** Lays the files of the assets where originals lie: each under the same name again, so filling again replaces them. */
export async function storeMaterials(storage: Storage): Promise<TownMaterials> {
  const stored = new Map<string, TownMaterial>();
  for (const { file } of assets.flatMap(({ versions }) => versions)) {
    const bytes = await readFile(demoPath(file));
    const id = createHash('sha256').update(`demo/${file}`).digest('hex').slice(0, 32);
    const key = keyIn('private', `originals/${id.slice(0, 2)}/${id}.original`);
    const isThere = (await storage.sizeOf(key)) === bytes.length;
    if (!isThere) await storage.put(key, bytes, { contentType: 'application/octet-stream' });
    const archive = file.endsWith('.zip') ? await readArchive(demoPath(file), assetLimits.archive) : null;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    stored.set(file, { url: urlOfKey(key), byteSize: bytes.length, sha256, archive });
  }
  return stored;
}
