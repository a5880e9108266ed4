import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { ImageRefused } from './image-refused.ts';
import { openBitmap } from './open-bitmap.ts';

export const MAX_PIXELS = 40_000_000;
// Redrawing this much takes one processor about ten seconds; what is larger keeps its first frame.
const ANIMATION_MAX_PIXELS = MAX_PIXELS;
const ANIMATION_MAX_FRAMES = 300;

const formatOfType: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/bmp': 'bmp',
};

/** How the frames follow each other. */
export type Animation = { delay: number[]; loop: number };

export type OpenedImage = {
  /** Nothing is decoded until output is asked for. Upright; all frames of an animation, else the first. */
  pipeline: Sharp;
  /** As people see it, after the camera's orientation note is followed. Of one frame. */
  width: number;
  height: number;
  animation: Animation | null;
};

/** Lets only true pictures of a bearable size near the decoder; what the file is called plays no part. */
export async function openImage(bytes: Buffer, options: { keepsAnimation: boolean }): Promise<OpenedImage> {
  const format = await sniffFormat(bytes);
  if (format === 'bmp') return openBitmap(bytes);
  const header = await readHeader(bytes);
  if (header.format !== format) throw new ImageRefused('type');
  const { width, height } = header.autoOrient;
  if (width * height > MAX_PIXELS) throw new ImageRefused('too_many_pixels');
  const animation = options.keepsAnimation ? animationOf(header) : null;
  const pipeline = sharp(bytes, {
    // Frames can't be turned.
    ...(animation ? { animated: true } : { autoOrient: true }),
    limitInputPixels: MAX_PIXELS,
    // Cut-off files are refused; the harmless oddities many phones write are not.
    failOn: 'error',
  });
  return { pipeline, width, height, animation };
}

function animationOf({ width, height, pages = 1, delay = [], loop = 0, orientation = 1 }: Metadata) {
  const isBearable = pages <= ANIMATION_MAX_FRAMES && width * height * pages <= ANIMATION_MAX_PIXELS;
  return pages > 1 && isBearable && orientation === 1 ? { delay, loop } : null;
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
