import { extname } from 'node:path';
import { urlOfKey, type FilePlace } from '../../../platform/storage/file-places.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { contentTypeOf } from '../content-type.ts';
import { toRefusal } from '../keep-file.ts';
import { keyOfWidth, keysOf, newTwinKey } from '../upload-keys.ts';

/** Lays the files of an upload in the other place as well. Gives the copy's url; null when a file that should be there isn't. */
export async function copyFiles(
  storage: Storage,
  upload: { url: string; widths: readonly number[] },
  place: FilePlace,
): Promise<string | null> {
  const keys = keysOf(upload);
  const twin = newTwinKey(keys.at(-1) ?? '', place);
  const twins = upload.widths.length === 0 ? [twin] : upload.widths.map((width) => keyOfWidth(twin, width));
  const discard = () => Promise.allSettled(twins.map((key) => storage.delete(key)));
  try {
    for (const [index, key] of keys.entries()) {
      const file = await storage.read(key);
      if (!file) {
        await discard();
        return null;
      }
      const contentType = contentTypeOf(extname(key).slice(1));
      await storage.put(twins[index] ?? '', file.stream, { contentType, byteSize: file.size });
    }
  } catch (error) {
    await discard();
    throw toRefusal(error);
  }
  return urlOfKey(twin);
}
