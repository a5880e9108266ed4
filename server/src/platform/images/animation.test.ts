import sharp from 'sharp';
import { expect, it } from 'vitest';
import { BLUR_MAX_BYTES } from './blur-placeholder.ts';
import { processAvatar, processPicture } from './process-image.ts';

type Frames = { width: number; height: number; count: number };

/** Frames that alternate between red and blue, each shown as long as its place says. */
async function animation(format: 'gif' | 'webp', { width, height, count }: Frames): Promise<Buffer> {
  const colours = ['#e61414', '#1414e6'] as const;
  const frames = Array.from({ length: count }, (_, index) => ({
    create: { width, height, channels: 3 as const, background: colours[index % 2] ?? '' },
  }));
  const drawn = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  const options = { delay: frames.map((_, index) => 50 + (index % 5) * 10), loop: 3 };
  const joined = sharp(drawn, { join: { animated: true } }).withExif({
    IFD0: { Copyright: 'Secret Person' },
  });
  return (format === 'gif' ? joined.gif({ ...options, effort: 1 }) : joined.webp(options)).toBuffer();
}

async function isRed(bytes: Buffer, page: number): Promise<boolean> {
  const [r = 0, , b = 0] = await sharp(bytes, { page }).removeAlpha().raw().toBuffer();
  return r > 180 && b < 80;
}

it.each(['gif', 'webp'] as const)('keeps the frames of an animated %s in every size', async (format) => {
  const image = await processPicture(await animation(format, { width: 900, height: 300, count: 4 }));
  expect([image.width, image.height]).toEqual([900, 300]);
  expect(image.variants.map(({ width, height }) => [width, height])).toEqual([
    [320, 107],
    [640, 213],
    [900, 300],
  ]);
  for (const { bytes, height } of image.variants) {
    const { pages, delay, loop, exif, height: frameHeight } = await sharp(bytes).metadata();
    expect({ pages, delay, loop, exif, frameHeight }).toEqual({
      pages: 4,
      delay: [50, 60, 70, 80],
      loop: 3,
      exif: undefined,
      frameHeight: height,
    });
    expect(bytes.includes('Secret')).toBe(false);
    expect(await Promise.all([0, 1, 2, 3].map((page) => isRed(bytes, page)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  }
});

it('makes the blur of an animation from its first frame', async () => {
  const { blur } = await processPicture(await animation('gif', { width: 64, height: 32, count: 3 }));
  expect(blur.length).toBeLessThanOrEqual(BLUR_MAX_BYTES);
  const bytes = Buffer.from(blur.split(',')[1] ?? '', 'base64');
  const { width, height, pages } = await sharp(bytes).metadata();
  expect([width, height, pages]).toEqual([16, 8, undefined]);
  expect(await isRed(bytes, 0)).toBe(true);
});

it('keeps the first frame of a face', async () => {
  const { variants } = await processAvatar(await animation('gif', { width: 64, height: 64, count: 2 }));
  expect((await sharp(variants[0].bytes).metadata()).pages).toBeUndefined();
});
