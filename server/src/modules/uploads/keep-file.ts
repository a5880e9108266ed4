import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Services } from '../../context.ts';
import { ImageRefused } from '../../platform/images/image-refused.ts';
import { storeImage, type StoredImage } from '../../platform/images/store-image.ts';
import { createTurnstile } from '../../platform/images/turnstile.ts';
import { isStorageFull, type Storage } from '../../platform/storage/storage.ts';
import { Refusal } from '../../refusal.ts';
import { sniffType } from './sniff-type.ts';
import { checkFile, showableName } from './upload.rules.ts';
import type { NewUpload } from './upload.queries.ts';
import { keysOf, newFileKey, urlOf } from './upload-keys.ts';

export type LooseFile = { path: string; name: string; size: number };

const contentTypes: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
  pdf: 'application/pdf',
};

// A picture of many pixels takes a processor and much memory for a second; a crowd of them would take all.
const redrawing = createTurnstile(2);

/** Stores a file that passes every check. Nobody knows of it until a row says so. */
export async function keepFile({ storage }: Pick<Services, 'storage'>, file: LooseFile): Promise<NewUpload> {
  const extension = await sniffType(file.path);
  const kind = checkFile(file, extension);
  const common = { kind, name: showableName(file.name), byte_size: file.size };
  try {
    if (kind === 'image') {
      return { ...common, ...(await redrawing(() => redraw(storage, file.path))) };
    }
    const key = newFileKey(kind, extension ?? '');
    const contentType = contentTypes[extension ?? ''] ?? 'application/octet-stream';
    await storage.put(key, createReadStream(file.path), { contentType, byteSize: file.size });
    return { ...common, url: urlOf(key), width: null, height: null, blur: '', widths: [] };
  } catch (error) {
    throw toRefusal(error);
  }
}

async function redraw(storage: Storage, path: string): Promise<StoredImage> {
  return storeImage(storage, await readFile(path), { kind: 'picture' });
}

const imageRefusals = {
  type: uploadErrors.unsupportedType,
  broken: uploadErrors.broken,
  too_many_pixels: uploadErrors.tooManyPixels,
};

export function toRefusal(error: unknown): unknown {
  if (error instanceof ImageRefused) return new Refusal(imageRefusals[error.reason]);
  return isStorageFull(error) ? new Refusal(uploadErrors.storageFull) : error;
}

export async function discardFile(
  storage: Storage,
  upload: { url: string; widths: readonly number[] },
): Promise<void> {
  await Promise.allSettled(keysOf(upload).map((key) => storage.delete(key)));
}
