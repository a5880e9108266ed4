import { limits } from '@zaojie/contract/limits';
import { decode as decodeBitmap } from 'bmp-ts';
import sharp from 'sharp';
import { ImageRefused } from './image-refused.ts';
import type { OpenedImage } from './opened-image.ts';

// Bitmaps are decoded in one piece, where nobody can watch the clock; 40 megapixels would take far too long.
const BITMAP_MAX_PIXELS = 12_000_000;
const HEADER_BYTES = 54;
const PALETTE_MAX = 256;

/** The old Windows format, which the picture library doesn't read. */
export function openBitmap(bytes: Buffer): OpenedImage {
  if (bytes.length < HEADER_BYTES) throw new ImageRefused('broken');
  const width = bytes.readInt32LE(18);
  const height = Math.abs(bytes.readInt32LE(22));
  if (width <= 0 || height === 0 || bytes.readUInt32LE(46) > PALETTE_MAX) throw new ImageRefused('broken');
  if (width * height > BITMAP_MAX_PIXELS) throw new ImageRefused('too_many_pixels');
  if (Math.max(width, height) > limits.upload.maxSide) throw new ImageRefused('too_long_side');
  const data = decodePixels(bytes);
  // What the fourth byte means differs between programs; as transparency it hides whole pictures.
  const pipeline = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return { pipeline, width, height, animation: null };
}

function decodePixels(bytes: Buffer): Buffer {
  try {
    // The decoder's own order is ABGR; asked for RGBA it spoils two-coloured pictures.
    return decodeBitmap(bytes).data.swap32();
  } catch (error) {
    throw new ImageRefused('broken', error);
  }
}
