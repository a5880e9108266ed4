import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BLUR_MAX_BYTES } from './blur-placeholder.ts';
import { ImageRefused } from './image-refused.ts';
import { processAvatar, processPicture } from './process-image.ts';

const red = { r: 230, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 230 };

function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });
}

/** Left half red, right half blue. */
function halves(width: number, height: number) {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: blue } };
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: right, left: width / 2, top: 0 },
  ]);
}

async function colourAt(bytes: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const pixel = await sharp(bytes)
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [r = 0, , b = 0] = pixel;
  if (r > 180 && b < 80) return 'red';
  return b > 180 && r < 80 ? 'blue' : 'other';
}

async function refusalOf(bytes: Buffer): Promise<string> {
  const error: unknown = await processPicture(bytes).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ImageRefused);
  return (error as ImageRefused).reason;
}

/** A PNG's first bytes, claiming a size; there are no pixels behind the claim. */
function claimedPng(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return Buffer.concat([bytes, Buffer.from('0000000049444154', 'hex'), Buffer.alloc(4)]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('sizes', () => {
  it.each([
    [2400, 1600, [320, 640, 960, 1280, 1920]],
    [1280, 720, [320, 640, 960, 1280]],
    [1200, 675, [320, 640, 960, 1200]],
    [700, 350, [320, 700]],
    [100, 80, [100]],
  ])('%i × %i is drawn in the widths that make sense', async (width, height, widths) => {
    const image = await processPicture(await noise(width, height).jpeg().toBuffer());
    expect(image.variants.map((variant) => variant.width)).toEqual(widths);
    expect([image.width, image.height]).toEqual([widths.at(-1), image.variants.at(-1)?.height]);
    for (const variant of image.variants) {
      const { format, ...found } = await sharp(variant.bytes).metadata();
      expect([format, found.width, found.height]).toEqual(['webp', variant.width, variant.height]);
      expect(variant.height / variant.width).toBeCloseTo(height / width, 1);
    }
  });

  it('keeps strips readable, within what webp can hold', async () => {
    const tall = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: red } })
        .png()
        .toBuffer();
    const strip = await processPicture(await tall(1000, 16_000));
    expect([strip.width, strip.height]).toEqual([707, 11_314]);
    const thread = await processPicture(await tall(1, 16_384));
    expect([thread.width, thread.height]).toEqual([1, 16_383]);
  });

  it('cuts avatars square from the middle', async () => {
    const image = await processAvatar(await halves(600, 200).png().toBuffer());
    expect([image.width, image.height, image.variants.length]).toEqual([256, 256, 1]);
    expect(await colourAt(image.variants[0].bytes, 10, 128)).toBe('red');
    expect(await colourAt(image.variants[0].bytes, 245, 128)).toBe('blue');
  });
});

describe('blur placeholder', () => {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0.3 };
  it.each([
    ['noise', noise(900, 900)],
    ['a strip', noise(1600, 60)],
    ['transparent', sharp({ create: { width: 64, height: 64, channels: 4, background: transparent } })],
  ])('of %s is a small webp data address', async (_, picture) => {
    const { blur } = await processPicture(await picture.png().toBuffer());
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(blur.length).toBeLessThanOrEqual(BLUR_MAX_BYTES);
    const { width, height } = await sharp(Buffer.from(blur.split(',')[1] ?? '', 'base64')).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(16);
  });
});

describe('what must not get through', () => {
  it('strips EXIF with the place, XMP and colour profiles', async () => {
    const original = await noise(700, 500)
      .withExif({
        IFD0: { Make: 'Camera', Copyright: 'Secret Person' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '31/1 14/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '121/1 28/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret Place</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    expect(original.includes('Secret Person') && original.includes('Secret Place')).toBe(true);
    const image = await processPicture(original);
    for (const { bytes } of image.variants) {
      const { exif, xmp, icc, iptc } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({});
      expect(bytes.includes('Secret')).toBe(false);
    }
  });

  it('turns pictures upright as the camera noted', async () => {
    const lying = await halves(640, 320).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const image = await processPicture(lying);
    expect([image.width, image.height]).toEqual([320, 640]);
    expect(await colourAt(image.variants[0].bytes, 160, 60)).toBe('red');
    expect(await colourAt(image.variants[0].bytes, 160, 580)).toBe('blue');
  });

  it('refuses more than 40 megapixels by the header alone', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 5_000, channels: 3, background: red } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(300_000);
    const before = process.cpuUsage();
    expect(await refusalOf(bomb)).toBe('too_many_pixels');
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
    // No pixels follow this header, so the answer can't have come from decoding.
    expect(await refusalOf(claimedPng(60_000, 60_000))).toBe('too_many_pixels');
    expect(await refusalOf(claimedPng(6_000, 6_000))).toBe('broken');
  });

  it.each([
    ['a page named like a picture', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a document', '%PDF-1.7\n'],
    ['nothing', ''],
  ])('refuses %s', async (_, text) => {
    expect(await refusalOf(Buffer.from(text, 'latin1'))).toBe('type');
  });

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('refuses a cut-off %s', async (format) => {
    const whole = await noise(160, 120).toFormat(format).toBuffer();
    await expect(processPicture(whole)).resolves.toHaveProperty('width', 160);
    expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * 0.7)))).toBe('broken');
  });

  it('refuses a script that begins like a picture', async () => {
    expect(await refusalOf(Buffer.from('GIF89a=1;alert(document.domain)//'))).toBe('broken');
  });

  it('leaves behind what a polyglot carries after its pixels', async () => {
    const carrier = await noise(300, 200).jpeg().toBuffer();
    const hidden = Buffer.from('<script>alert(1)</script>PK\x03\x04');
    const image = await processPicture(Buffer.concat([carrier, hidden]));
    expect(
      image.variants.every(({ bytes }) => !bytes.includes('script') && !bytes.includes('PK\x03\x04')),
    ).toBe(true);
  });
});

it.each([
  ['CMYK', () => noise(200, 100).toColourspace('cmyk').jpeg()],
  ['grey', () => noise(200, 100).greyscale().png()],
  ['16 bit', () => noise(200, 100).toColourspace('rgb16').png()],
])('takes %s pictures', async (_, make) => {
  const image = await processPicture(await make().toBuffer());
  expect([image.width, image.height]).toEqual([200, 100]);
});

it('keeps transparency', async () => {
  const clear = sharp({
    create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const image = await processPicture(await clear.png().toBuffer());
  expect((await sharp(image.variants[0].bytes).stats()).channels[3]?.max).toBe(0);
});
