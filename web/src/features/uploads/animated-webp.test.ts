import { expect, test } from 'vitest';
import { isAnimatedWebp } from './animated-webp.ts';

function webp(chunk: string, flags: number, type = 'image/webp'): Blob {
  const head = `RIFF\0\0\0\0WEBP${chunk}\u000a\0\0\0`;
  return new Blob(
    [Uint8Array.from([...head].map((letter) => letter.charCodeAt(0))), Uint8Array.of(flags, 0, 0)],
    {
      type,
    },
  );
}

test.each([
  ['an extended file with the bit', webp('VP8X', 0b0001_0010), true],
  ['an extended file without it', webp('VP8X', 0b0001_0000), false],
  ['a simple file, whose pixels happen to look like it', webp('VP8 ', 0b10), false],
  ['a file of another type', webp('VP8X', 0b10, 'image/png'), false],
  ['a cut-off file', webp('VP8X', 0b10).slice(0, 14, 'image/webp'), false],
])('%s', async (_, file, expected) => {
  expect(await isAnimatedWebp(file)).toBe(expected);
});
