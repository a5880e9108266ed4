import type { Sharp } from 'sharp';

/** Placeholders ride along in lists, so each has to stay small whatever the picture is. */
export const BLUR_MAX_BYTES = 400;

const attempts = [
  { side: 16, quality: 50 },
  { side: 16, quality: 20 },
  { side: 12, quality: 10 },
  { side: 6, quality: 1 },
];

/** A few pixels of the picture as a data address, to be shown blurred until the picture is there. */
export async function makeBlurPlaceholder(picture: Sharp): Promise<string> {
  for (const { side, quality } of attempts) {
    const bytes = await picture
      .clone()
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality, alphaQuality: quality, smartSubsample: true })
      .toBuffer();
    const address = `data:image/webp;base64,${bytes.toString('base64')}`;
    if (address.length <= BLUR_MAX_BYTES) return address;
  }
  return '';
}
