import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { ImageRefused } from './image-refused.ts';
import { openBitmap } from './open-bitmap.ts';

export const MAX_PIXELS = 40_000_000;

const formatOfType: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/bmp': 'bmp',
};

export type OpenedImage = {
  /** Nothing is decoded until output is asked for. Upright, first frame only. */
  pipeline: Sharp;
  /** As people see it, after the camera's orientation note is followed. */
  width: number;
  height: number;
};

/** Lets only true pictures of a bearable size near the decoder; what the file is called plays no part. */
export async function openImage(bytes: Buffer): Promise<OpenedImage> {
  const format = await sniffFormat(bytes);
  if (format === 'bmp') return openBitmap(bytes);
  const header = await readHeader(bytes);
  if (header.format !== format) throw new ImageRefused('type');
  const { width, height } = header.autoOrient;
  if (width * height > MAX_PIXELS) throw new ImageRefused('too_many_pixels');
  const pipeline = sharp(bytes, {
    autoOrient: true,
    limitInputPixels: MAX_PIXELS,
    // Cut-off files are refused; the harmless oddities many phones write are not.
    failOn: 'error',
  });
  return { pipeline, width, height };
}

async function sniffFormat(bytes: Buffer): Promise<string> {
  const type = await fileTypeFromBuffer(bytes);
  const format = type && formatOfType[type.mime];
  if (!format) throw new ImageRefused('type');
  return format;
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  try {
    // Reads the header alone, so it is safe at any claimed size, and we get to say why we refuse.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new ImageRefused('broken', error);
  }
}

/** The decoder's complaints about the bytes it was given become a refusal. */
export async function decode<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new ImageRefused('broken', error);
  }
}
