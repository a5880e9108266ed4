import { encode } from 'bmp-ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { processPicture } from './process-image.ts';

/** Left half red, right half blue. */
function bitmap(width: number, height: number): Buffer {
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const isLeft = at % width < width / 2;
    data.set(isLeft ? [0, 0, 0, 255] : [0, 255, 0, 0], at * 4);
  }
  return encode({ data, width, height, bitPP: 24 }).data;
}

describe('a bitmap', () => {
  it('is redrawn as webp', async () => {
    const image = await processPicture(bitmap(640, 320));
    expect([image.width, image.height]).toEqual([640, 320]);
    const pixels = await sharp(image.variants.at(-1)?.bytes).removeAlpha().raw().toBuffer();
    const [red = 0, , blue = 0] = pixels;
    const [lastRed = 0, , lastBlue = 0] = pixels.subarray(-3);
    expect(red > 180 && blue < 80).toBe(true);
    expect(lastBlue > 180 && lastRed < 80).toBe(true);
  });

  it('is refused by its header when it claims too many pixels', async () => {
    const bytes = bitmap(10, 10);
    bytes.writeInt32LE(60_000, 18);
    bytes.writeInt32LE(-60_000, 22);
    await expect(processPicture(bytes)).rejects.toMatchObject({ reason: 'too_many_pixels' });
  });

  it.each([
    ['no pixels', (bytes: Buffer) => bytes.subarray(0, 54)],
    ['half a header', (bytes: Buffer) => bytes.subarray(0, 30)],
    ['a palette without end', (bytes: Buffer) => (bytes.writeUInt32LE(0xffffffff, 46), bytes)],
    ['no width', (bytes: Buffer) => (bytes.writeInt32LE(0, 18), bytes)],
    ['an unknown header', (bytes: Buffer) => (bytes.writeUInt32LE(3, 14), bytes)],
  ])('is refused with %s', async (_, spoil) => {
    await expect(processPicture(spoil(bitmap(20, 10)))).rejects.toMatchObject({ reason: 'broken' });
  });
});
