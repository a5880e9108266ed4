import { expect, it } from 'vitest';
import { greyPng, wideGif } from './costly-pictures.rig.ts';
import { ImageRefused } from './image-refused.ts';
import { processPicture } from './process-image.ts';

it.each<[string, string, () => Buffer]>([
  ['a thread of 40 megapixels', 'too_long_side', () => greyPng(1, 39_999_999)],
  ['a lying thread', 'too_long_side', () => greyPng(39_999_999, 1)],
  ['a side of one pixel too many', 'too_long_side', () => greyPng(16_385, 1)],
  ['a square of too many pixels', 'too_many_pixels', () => greyPng(6400, 6400)],
  ['299 large frames', 'too_much_animation', () => wideGif(2000, 2000, 299)],
  ['301 frames', 'too_much_animation', () => wideGif(2, 2, 301)],
  ['frames of a pixel too many in all', 'too_much_animation', () => wideGif(2000, 2001, 10)],
])('%s is refused by its header: %s', async (_, reason, make) => {
  const bytes = make();
  expect(bytes.length).toBeLessThan(100_000);
  const before = process.cpuUsage();
  const error: unknown = await processPicture(bytes).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const { user, system } = process.cpuUsage(before);
  expect(error).toBeInstanceOf(ImageRefused);
  expect((error as ImageRefused).reason).toBe(reason);
  // Decoding one of these takes many seconds; reading the header takes milliseconds.
  expect(user + system).toBeLessThan(1_000_000);
});

it.each([
  ['the longest side', () => greyPng(16_384, 1)],
  ['300 frames', () => wideGif(8, 8, 300)],
])('%s that is allowed is drawn', async (_, make) => {
  expect((await processPicture(make())).variants.length).toBeGreaterThan(0);
});
