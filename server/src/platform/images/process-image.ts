import { limits } from '@zaojie/contract/limits';
import { pictureWidths, smallerWidths } from '@zaojie/contract/uploads/picture-sizes';
import sharp, { type OutputInfo, type ResizeOptions, type Sharp, type WebpOptions } from 'sharp';
import { makeBlurPlaceholder } from './blur-placeholder.ts';
import { decode, openImage } from './open-image.ts';
import type { OpenedImage } from './opened-image.ts';
import { watermarkSheet } from './watermark.ts';

export type ImageVariant = { width: number; height: number; bytes: Buffer };

export type ProcessedImage = {
  /** Of the largest variant. */
  width: number;
  height: number;
  blur: string;
  /** Smallest first; never empty. */
  variants: [ImageVariant, ...ImageVariant[]];
};

/**
 * What a picture is for. Works keep more of their size, and may carry a mark: the number of whose they are. Previews show
 * what a file looks like that isn't handed out: small, marked, and of an animation the first frame.
 */
export type PictureUse = { purpose: 'picture' | 'work' | 'preview'; mark: string | null };
export const plainPicture: PictureUse = { purpose: 'picture', mark: null };

/**
 * With that of a work across a phone, which would wait for twice the bytes otherwise. What moves would cost time in it for each of its
 * frames.
 */
const stillWidths = [...pictureWidths, 960].toSorted((a, b) => a - b);
const LARGEST_WIDTH = Math.max(...pictureWidths);
const AVATAR_SIDE = 256;
// The webp format knows no longer side.
const WEBP_SIDE_MAX = 16_383;
// A long comic strip stays readable; twice as much would take seconds to write down.
const OUTPUT_MAX_PIXELS = 8_000_000;
const WORK_MAX_SIDE = limits.work.maxSide;
const { maxSide: PREVIEW_MAX_SIDE, maxPixels, maxOriginalSide } = limits.pieces.preview;
// More effort would take twice the time to save four bytes in a hundred.
const EFFORT = 2;
const STILL = { quality: 82, effort: EFFORT };
// On a screen of today two of their pixels stand where one did: what a quarter of the bytes would add can't be seen.
const SMALL = { upTo: 960, quality: 74 };
// Frames are seen for a moment each.
const MOVING = { quality: 72, effort: EFFORT };

/**
 * Redraws a picture as webp in the sizes pages ask for. Only pixels get through: metadata and whatever else was
 * hidden in the file stay behind. An animation stays one.
 */
export async function processPicture(bytes: Buffer, use = plainPicture): Promise<ProcessedImage> {
  const isPreview = use.purpose === 'preview';
  const image = await openImage(bytes, {
    keepsAnimation: !isPreview,
    ...(isPreview && { bears: { maxPixels, maxSide: maxOriginalSide } }),
  });
  const decoded = await decodeOnce(image, largestFor(image, use), use.mark);
  return assemble(decoded, smallerWidths(decoded.width, image.animation ? pictureWidths : stillWidths));
}

function largestFor({ width, height, animation }: OpenedImage, { purpose }: PictureUse): ResizeOptions {
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  if (purpose === 'preview') return { ...inside, width: PREVIEW_MAX_SIDE, height: PREVIEW_MAX_SIDE };
  // Frames of that size would be too much for anybody's browser.
  if (purpose === 'work' && !animation) return { ...inside, width: WORK_MAX_SIDE, height: WORK_MAX_SIDE };
  const scale = animation ? 1 : Math.min(1, Math.sqrt(OUTPUT_MAX_PIXELS / (width * height)));
  return {
    ...inside,
    width: Math.min(Math.ceil(width * scale), LARGEST_WIDTH),
    height: Math.min(Math.ceil(height * scale), WEBP_SIDE_MAX),
  };
}

/** One square, cut from the middle; faces don't move. */
export async function processAvatar(bytes: Buffer): Promise<ProcessedImage> {
  const image = await openImage(bytes, { keepsAnimation: false });
  const side = { width: AVATAR_SIDE, height: AVATAR_SIDE };
  return assemble(await decodeOnce(image, { ...side, fit: 'cover', position: 'centre' }, null), []);
}

type Decoded = {
  width: number;
  /** The picture anew, from the pixels in memory. */
  draw(): Sharp;
  firstFrame: Sharp;
  output: WebpOptions & { quality: number };
};

/** Decoding is the dear part, so all sizes are drawn from one decoded picture; a mark is in all of them. */
async function decodeOnce(
  { pipeline, animation }: OpenedImage,
  size: ResizeOptions,
  mark: string | null,
): Promise<Decoded> {
  const decoded = await decode(pipeline.resize(size).raw().toBuffer({ resolveWithObject: true }));
  const { data, info } = mark === null ? decoded : await layOver(decoded, mark);
  const { width, height, channels } = info;
  const { pageHeight = height } = decoded.info;
  const firstFrame = sharp(data.subarray(0, width * pageHeight * channels), {
    raw: { width, height: pageHeight, channels },
  });
  if (!animation) return { width, draw: () => firstFrame.clone(), firstFrame, output: STILL };
  const frames = sharp(data, { animated: true, raw: { width, height, channels, pageHeight } });
  return { width, draw: () => frames.clone(), firstFrame, output: { ...MOVING, ...animation } };
}

type Pixels = { data: Buffer; info: OutputInfo };

/** Frames lie below each other, and each gets its own sheet. */
async function layOver({ data, info }: Pixels, mark: string): Promise<Pixels> {
  const { width, height, channels, pageHeight = height } = info;
  const input = watermarkSheet(mark, width, pageHeight);
  return sharp(data, { raw: { width, height, channels } })
    .composite([{ input, tile: true, gravity: 'northwest' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function encode(picture: Sharp, output: WebpOptions): Promise<ImageVariant> {
  const { data, info } = await picture.webp(output).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.pageHeight ?? info.height, bytes: data };
}

async function assemble(decoded: Decoded, smaller: readonly number[]): Promise<ProcessedImage> {
  const { draw, firstFrame, output } = decoded;
  const variants: ImageVariant[] = [];
  for (const width of smaller) {
    const quality = width <= SMALL.upTo ? Math.min(SMALL.quality, output.quality) : output.quality;
    variants.push(await encode(draw().resize({ width }), { ...output, quality }));
  }
  const largest = await encode(draw(), output);
  const [first, ...rest] = [...variants, largest];
  return {
    width: largest.width,
    height: largest.height,
    blur: await makeBlurPlaceholder(firstFrame),
    variants: [first, ...rest],
  };
}
