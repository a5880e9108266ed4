import { limits } from '@zaojie/contract/limits';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { ImageRefused } from './image-refused.ts';
import { openBitmap } from './open-bitmap.ts';
import type { OpenedImage } from './opened-image.ts';

const { animation: animationLimits } = limits.upload;

const formatOfType: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/bmp': 'bmp',
};

/** Whether pictures of this kind can be drawn at all. */
export function isDrawable(mime: string): boolean {
  return Object.hasOwn(formatOfType, mime);
}

export type OpenOptions = {
  keepsAnimation: boolean;
  /** More than what people may send to be shown; for what is only made smaller. */
  bears?: { maxPixels: number; maxSide: number };
};

/** Lets only true pictures of a bearable size near the decoder; what the file is called plays no part. */
export async function openImage(bytes: Buffer, options: OpenOptions): Promise<OpenedImage> {
  const { maxPixels, maxSide } = options.bears ?? limits.upload;
  const format = await sniffFormat(bytes);
  if (format === 'bmp') return openBitmap(bytes);
  const header = await readHeader(bytes);
  if (header.format !== format) throw new ImageRefused('type');
  const { width, height } = header.autoOrient;
  if (width * height > maxPixels) throw new ImageRefused('too_many_pixels');
  // A row costs a decoder as much as many pixels, so a thread of a picture can cost minutes.
  if (Math.max(width, height) > maxSide) throw new ImageRefused('too_long_side');
  const animation = options.keepsAnimation ? animationOf(header) : null;
  const pipeline = sharp(bytes, {
    // Frames can't be turned.
    ...(animation ? { animated: true } : { autoOrient: true }),
    limitInputPixels: maxPixels,
    // Cut-off files are refused; the harmless oddities many phones write are not.
    failOn: 'error',
  });
  return { pipeline, width, height, animation };
}

function animationOf({ width, height, pages = 1, delay = [], loop = 0, orientation = 1 }: Metadata) {
  const isBearable =
    pages <= animationLimits.maxFrames && width * height * pages <= animationLimits.maxPixels;
  if (pages > 1 && !isBearable) throw new ImageRefused('too_much_animation');
  return pages > 1 && orientation === 1 ? { delay, loop } : null;
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
