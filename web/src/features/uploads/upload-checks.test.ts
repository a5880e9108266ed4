import { describe, expect, test } from 'vitest';
import { refusalOf } from './upload-checks.ts';

const MB = 1024 * 1024;

describe('what may be sent', () => {
  test.each([
    ['a.JPG', 'image/jpeg', 10 * MB, null],
    ['a.jpg', 'image/jpeg', 10 * MB + 1, '文件大小超过限制，最大10MB'],
    ['a.bmp', 'image/bmp', 1, null],
    ['a.mp4', 'video/mp4', 100 * MB, null],
    ['a.webm', 'video/webm', 101 * MB, '文件大小超过限制，最大100MB'],
    ['a.docx', '', 20 * MB, null],
    ['a.pdf', 'application/pdf', 21 * MB, '文件大小超过限制，最大20MB'],
    ['a.heic', 'image/heic', 1, '不支持的文件类型：heic'],
    ['a.svg', 'image/svg+xml', 1, '不支持的文件类型：svg'],
    ['image', 'image/png', 1, null],
    ['nothing', '', 1, '不支持的文件类型：未知'],
  ])('%s (%s) of %d bytes: %s', (name, type, size, expected) => {
    expect(refusalOf({ name, type, size })).toBe(expected);
  });

  test('a form for pictures takes nothing else', () => {
    expect(refusalOf({ name: 'a.mp4', type: 'video/mp4', size: 1 }, ['image'])).toBe('不支持的文件类型：mp4');
  });
});
