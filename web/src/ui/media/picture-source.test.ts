import { expect, test } from 'vitest';
import { pictureSource, srcSetOf } from './picture-source.ts';

const url = '/files/images/ab/abcd-1280.webp';

test('every width the server made is offered', () => {
  expect(srcSetOf({ url, widths: [320, 1280] })).toBe(
    '/files/images/ab/abcd-320.webp 320w, /files/images/ab/abcd-1280.webp 1280w',
  );
});

test('a picture with one size, or from elsewhere, has no set', () => {
  expect(srcSetOf({ url, widths: [1280] })).toBeUndefined();
  expect(srcSetOf({ url: '/art/cloud.webp', widths: [320, 640] })).toBeUndefined();
});

test('no placeholder is null, not an empty address', () => {
  expect(pictureSource({ url, width: 3, height: 2, blur: '', widths: [] }).placeholder).toBeNull();
});
