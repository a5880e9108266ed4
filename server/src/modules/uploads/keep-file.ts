import { createReadStream } from 'node:fs';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Context, Viewer } from '../../frame/context.ts';
import { createDrawing } from '../../platform/images/drawing/drawing.ts';
import { plainPicture, type PictureUse } from '../../platform/images/process-image.ts';
import { ImageRefused } from '../../platform/images/image-refused.ts';
import { storeDrawn, type StoredImage } from '../../platform/images/store-image.ts';
import { urlOfKey, type FilePlace } from '../../platform/storage/file-places.ts';
import { withEnding } from '../../platform/storage/file-name.ts';
import { isStorageFull } from '../../platform/storage/storage.ts';
import { Refusal } from '../../frame/refusal.ts';
import { contentTypeOf } from './content-type.ts';
import { describeContent } from './describe-content.ts';
import { sniffType } from './sniff-type.ts';
import { removeTraces } from './traces/remove-traces.ts';
import { checkSize, kindOf, refusalOfUnknown, showableName } from './upload.rules.ts';
import { hasUpload, type NewUpload } from './upload.queries.ts';
import { keysOf, newFileKey } from './upload-keys.ts';

export type LooseFile = { path: string; name: string; size: number };

export type Kept = {
  upload: NewUpload;
  /** What the sender should know about it, in sentences. */
  warnings: string[];
};

type Keeper = Pick<Context<Viewer>, 'storage' | 'viewer' | 'signal'>;

// A picture of many pixels takes a processor and much memory for a second; a crowd of them would take all.
const drawing = createDrawing({ places: 2 });

/** Stores a file that passes every check. Nobody knows of it until a row says so. */
export async function keepFile(
  keeper: Keeper,
  file: LooseFile,
  place: FilePlace,
  use = plainPicture,
): Promise<Kept> {
  const extension = await sniffType(file.path);
  const kind = kindOf(extension);
  if (extension !== null && kind !== 'image' && use.purpose === 'work') {
    throw new Refusal(uploadErrors.unsupportedType, { values: { type: extension } });
  }
  if (extension === null || kind === null) {
    throw refusalOfUnknown(file.name, await describeContent(file.path));
  }
  checkSize(file.size, kind);
  const name = withEnding(showableName(file.name), extension);
  const common = { kind, name, byte_size: file.size };
  try {
    if (kind === 'image') {
      const drawn = await redraw(keeper, { path: file.path, owner: keeper.viewer.userId, place, use });
      return { upload: { ...common, ...drawn }, warnings: [] };
    }
    const warnings = await removeTraces(file.path, extension);
    const key = newFileKey(kind, extension, place);
    const contentType = contentTypeOf(extension);
    await keeper.storage.put(key, createReadStream(file.path), { contentType, byteSize: file.size });
    const upload = { ...common, url: urlOfKey(key), width: null, height: null, blur: '', widths: [] };
    return { upload, warnings };
  } catch (error) {
    throw toRefusal(error);
  }
}

export type Redrawing = {
  path: string;
  /** Whose turn it takes among those who wait. */
  owner: number;
  place: FilePlace;
  use: PictureUse;
  cpuMs?: number;
};

/** Draws a picture and stores its sizes. */
export async function redraw(
  { storage, signal }: Pick<Keeper, 'storage' | 'signal'>,
  { path, owner, place, ...options }: Redrawing,
): Promise<StoredImage> {
  try {
    const image = await drawing.draw(path, { owner: String(owner), signal, ...options });
    return await storeDrawn(storage, image, { place });
  } catch (error) {
    if (signal.aborted) throw new Refusal(uploadErrors.cancelled);
    throw error;
  }
}

const imageRefusals = {
  type: uploadErrors.unsupportedType,
  broken: uploadErrors.broken,
  too_many_pixels: uploadErrors.tooManyPixels,
  too_long_side: uploadErrors.sideTooLong,
  too_much_animation: uploadErrors.animationTooLarge,
  too_costly: uploadErrors.tooCostly,
};

export function toRefusal(error: unknown): unknown {
  if (error instanceof ImageRefused) return new Refusal(imageRefusals[error.reason]);
  return isStorageFull(error) ? new Refusal(uploadErrors.storageFull) : error;
}

/**
 * After a failure, removes what was stored for nothing. A commit whose answer got lost has failed in our eyes only, so
 * the rows are asked; where they can't be, a file too many is better than one too few.
 */
export async function discardUnlessKept(
  { storage, independentDb }: Pick<Context, 'storage' | 'independentDb'>,
  upload: { url: string; widths: readonly number[] },
): Promise<void> {
  const isKept = await hasUpload(independentDb, upload.url).catch(() => true);
  if (!isKept) await Promise.allSettled(keysOf(upload).map((key) => storage.delete(key)));
}
