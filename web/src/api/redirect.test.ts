// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { loginPath, safeRedirect } from './redirect.ts';

describe('safeRedirect', () => {
  test.each([
    ['/profile/info', '/profile/info'],
    ['/search?keyword=%E6%B8%AF%E5%8F%A3&type=post#top', '/search?keyword=%E6%B8%AF%E5%8F%A3&type=post#top'],
    ['/order/12/payment', '/order/12/payment'],
    ['/wxauth/authorize/https%3A%2F%2Fevil.com', '/wxauth/authorize/https%3A%2F%2Fevil.com'],
    ['/a/../community', '/community'],
    ['/%2f%2fevil.com', '/%2f%2fevil.com'],
    ['/', '/'],
  ])('%s is kept as %s', (value, expected) => {
    expect(safeRedirect(value)).toBe(expected);
  });

  test.each([
    null,
    '',
    'profile',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/.//evil.com',
    '/a/..//evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    'https://evil.com',
    'https:evil.com',
    'javascript:alert(1)',
    ' /home',
    '%2F%2Fevil.com',
    'data:text/html,x',
    '/\u0000',
  ])('%j falls back to /home', (value) => {
    expect(safeRedirect(value)).toBe('/home');
  });

  test.each(['/login', '/login/', '/LOGIN', '/register?redirect=/x', '/a/../login#x'])(
    'the sign-in page %s is no place to return to',
    (value) => {
      expect(safeRedirect(value)).toBe('/home');
    },
  );

  test('the fallback can be chosen', () => {
    expect(safeRedirect('//evil.com', '/community')).toBe('/community');
  });
});

describe('loginPath', () => {
  test.each([
    ['/profile/info?tab=1&x=2', '/login?redirect=%2Fprofile%2Finfo%3Ftab%3D1%26x%3D2'],
    ['/home', '/login?redirect=%2Fhome'],
    ['/login?redirect=%2Fchat', '/login'],
    ['//evil.com', '/login'],
  ])('from %s it is %s', (here, expected) => {
    expect(loginPath(here)).toBe(expected);
  });
});
