import sharp, { type Sharp } from 'sharp';
import { makeBlurPlaceholder } from './blur-placeholder.ts';
import { decode, openImage } from './open-image.ts';

export type ImageVariant = { width: number; height: number; bytes: Buffer };

export type ProcessedImage = {
  /** Of the largest variant. */
  width: number;
  height: number;
  blur: string;
  /** Smallest first; never empty. */
  variants: [ImageVariant, ...ImageVariant[]];
};

const PICTURE_WIDTHS = [320, 640, 1280, 1920];
const LARGEST_WIDTH = 1920;
// A size hardly smaller than the largest would cost storage and save nobody anything.
const WORTH_A_SIZE_BELOW = 0.8;
const AVATAR_SIDE = 256;
// The webp format knows no longer side.
const WEBP_SIDE_MAX = 16_383;
const WEBP_QUALITY = 82;

/**
 * Redraws a picture as webp in the sizes pages ask for. Only pixels get through: metadata and whatever else was
 * hidden in the file stay behind. Of an animation the first frame is kept, since redrawing hundreds of frames in
 * four sizes would let one upload hold a processor for minutes.
 */
export async function processPicture(bytes: Buffer): Promise<ProcessedImage> {
  const { pipeline, width, height } = await openImage(bytes);
  const base = await decodeOnce(
    pipeline.resize({
      width: Math.min(width, LARGEST_WIDTH),
      height: Math.min(height, WEBP_SIDE_MAX),
      fit: 'inside',
      withoutEnlargement: true,
    }),
  );
  const smaller = PICTURE_WIDTHS.filter((step) => step <= base.width * WORTH_A_SIZE_BELOW);
  const variants: ImageVariant[] = [];
  for (const step of smaller) variants.push(await encode(base.picture.clone().resize({ width: step })));
  return assemble(base.picture, variants);
}

/** One square, cut from the middle. */
export async function processAvatar(bytes: Buffer): Promise<ProcessedImage> {
  const { pipeline } = await openImage(bytes);
  const { picture } = await decodeOnce(
    pipeline.resize({ width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover', position: 'centre' }),
  );
  return assemble(picture, []);
}

/** Decoding is the dear part, so all sizes are drawn from one decoded picture. */
async function decodeOnce(pipeline: Sharp): Promise<{ picture: Sharp; width: number }> {
  const { data, info } = await decode(pipeline.raw().toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  return { picture: sharp(data, { raw: { width, height, channels } }), width };
}

async function encode(picture: Sharp): Promise<ImageVariant> {
  const { data, info } = await picture.webp({ quality: WEBP_QUALITY }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

async function assemble(picture: Sharp, smaller: ImageVariant[]): Promise<ProcessedImage> {
  const largest = await encode(picture.clone());
  const [first = largest, ...rest] = smaller;
  const variants: ProcessedImage['variants'] = smaller.length > 0 ? [first, ...rest, largest] : [largest];
  return { width: largest.width, height: largest.height, blur: await makeBlurPlaceholder(picture), variants };
}
