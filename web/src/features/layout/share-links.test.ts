import { afterEach, describe, expect, test, vi } from 'vitest';
import { pathOfShare, readShare, readShareIn } from './share-links.ts';

const ORIGIN = 'https://zaojie.example';

afterEach(() => vi.restoreAllMocks());

describe('an address', () => {
  test.each([
    ['/?s=MTIz', '123'],
    ['/home?s=MQ==', '1'],
    ['/home?s=MQ%3D%3D', '1'],
    ['/home?s=MQ', '1'],
    ['/post/9?x=1&s=NDI=#c', '42'],
  ])('%s shares post %s', (path, id) => {
    expect(readShare(new URL(path, ORIGIN))).toEqual({ kind: 'post', id });
  });

  test.each([
    ['words', btoa('abc')],
    ['a path', btoa('12/../3')],
    ['a blank before it', btoa(' 12')],
    ['a negative number', btoa('-12')],
    ['a decimal', btoa('1.5')],
    ['zero', btoa('0')],
    ['a number beyond ids', btoa('1234567890123456')],
    ['no base64', '***'],
  ])('%s in it is unusable', (_, value) => {
    const address = new URL(`/home?s=${encodeURIComponent(value)}`, ORIGIN);
    expect(readShare(address)).toEqual({ kind: 'unusable', value });
  });

  test.each(['/home', '/home?s=', '/search?keyword=s&type=post'])('%s shares nothing', (path) => {
    expect(readShare(new URL(path, ORIGIN))).toEqual({ kind: 'none' });
  });
});

describe('a text', () => {
  test.each([
    [`${ORIGIN}/post?s=MTIz`, '123'],
    [`【千里江山入梦来】快来看 ${ORIGIN}/post/123?s=MTIz，在造界`, '123'],
    [`先看 https://example.com/?s=OQ== 再看 ${ORIGIN}/?s=MTIz`, '123'],
    [`${ORIGIN}/?s=YWJj ${ORIGIN}/?s=MTIz`, '123'],
    [`“${ORIGIN}/?s=MTIz”`, '123'],
  ])('%s leads to post %s', (text, id) => {
    expect(readShareIn(text, ORIGIN)).toEqual({ kind: 'post', id });
  });

  test.each([
    'MTIz',
    '/home?s=MTIz',
    'https://evil.com/?s=MTIz',
    'https://zaojie.example.evil.com/?s=MTIz',
    'https://zaojie.example@evil.com/?s=MTIz',
    'http://zaojie.example/?s=MTIz',
    'https://zaojie.example:8443/?s=MTIz',
    'https://[/?s=MTIz',
    `${ORIGIN}/home`,
    '',
  ])('%s shares nothing', (text) => {
    expect(readShareIn(text, ORIGIN)).toEqual({ kind: 'none' });
  });
});

test('a share leads to its post; an unusable one is logged and leads nowhere', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  expect(pathOfShare({ kind: 'post', id: '12' })).toBe('/post/12');
  expect(pathOfShare({ kind: 'none' })).toBeNull();
  expect(info).not.toHaveBeenCalled();
  expect(pathOfShare({ kind: 'unusable', value: 'YWJj' })).toBeNull();
  expect(info).toHaveBeenCalledTimes(1);
});
