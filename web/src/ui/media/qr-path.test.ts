import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { drawQr } from './qr-path.ts';

/** Paints the path back onto a grid. */
function modulesOf({ size, path }: { size: number; path: string }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) grid[Number(y)]![at] = true;
  }
  return grid;
}

describe('drawQr', () => {
  it('draws every dark module and no other', () => {
    const text = 'https://zaojie.example/wxauth/authorize/abc';
    expect(modulesOf(drawQr(text))).toEqual(encode(text, { ecc: 'H', border: 0 }).data);
  });

  it.each([
    [40, 'H'],
    [120, 'H'],
    [160, 'Q'],
    [380, 'M'],
  ] as const)(
    'gives an address of %d characters correction %s, so that its modules stay large',
    (length, ecc) => {
      expect(drawQr('x'.repeat(length)).size).toBe(encode('x'.repeat(length), { ecc, border: 0 }).size);
    },
  );
});
