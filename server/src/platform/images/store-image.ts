import { randomBytes } from 'node:crypto';
import { keyIn, urlOfKey, type FilePlace } from '../storage/file-places.ts';
import type { Storage } from '../storage/storage.ts';
import { processAvatar, processPicture, type ProcessedImage } from './process-image.ts';

export type StoredImage = {
  /** Address of the largest variant; the others differ from it only in the width before the ending. */
  url: string;
  width: number;
  height: number;
  blur: string;
  widths: number[];
};

export type StoreImageOptions = {
  kind: 'picture' | 'avatar';
  /** Public unless given. */
  place?: FilePlace;
  /** 32 hex digits; random unless given. A name that can be guessed is only right for what anybody may see. */
  id?: string;
};

const redraw: Record<StoreImageOptions['kind'], (bytes: Buffer) => Promise<ProcessedImage>> = {
  picture: (bytes) => processPicture(bytes),
  avatar: processAvatar,
};

/** Pictures of our own; strangers' are drawn where they can be stopped. */
export async function storeImage(
  storage: Storage,
  bytes: Buffer,
  options: StoreImageOptions,
): Promise<StoredImage> {
  return storeDrawn(storage, await redraw[options.kind](bytes), options);
}

export async function storeDrawn(
  storage: Storage,
  image: ProcessedImage,
  options: Omit<StoreImageOptions, 'kind'>,
): Promise<StoredImage> {
  const id = options.id ?? randomBytes(16).toString('hex');
  const keyFor = (width: number) => keyIn(options.place ?? 'public', imageKey(id, width));
  const files = image.variants.map((variant) => ({ key: keyFor(variant.width), bytes: variant.bytes }));
  try {
    for (const file of files) await storage.put(file.key, file.bytes, { contentType: 'image/webp' });
  } catch (error) {
    // Under a given id older, good files may stand; only names nobody knows yet are cleared away.
    if (!options.id) await Promise.allSettled(files.map((file) => storage.delete(file.key)));
    throw error;
  }
  const { width, height, blur, variants } = image;
  return {
    url: urlOfKey(keyFor(width)),
    width,
    height,
    blur,
    widths: variants.map((variant) => variant.width),
  };
}

/** Two hex digits make 256 folders, so none grows past what file systems list well. */
function imageKey(id: string, width: number): string {
  return `images/${id.slice(0, 2)}/${id}-${width}.webp`;
}
