// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { decideAccess } from './access.ts';

const ORIGIN = 'https://zaojie.example';
const ENTER = { kind: 'enter' };

test.each([
  ['public', false, '/home', ENTER],
  ['public', true, '/home', ENTER],
  ['member', true, '/profile/info', ENTER],
  ['member', false, '/profile/info', { kind: 'sign-in', to: '/login?redirect=%2Fprofile%2Finfo' }],
  [
    'member',
    false,
    '/events/3/vote?round=2#top',
    { kind: 'sign-in', to: '/login?redirect=%2Fevents%2F3%2Fvote%3Fround%3D2%23top' },
  ],
  ['guest', false, '/login?redirect=%2Fchat', ENTER],
  ['guest', true, '/login', { kind: 'leave', to: '/home' }],
  ['guest', true, '/register', { kind: 'leave', to: '/home' }],
  ['guest', true, '/login?redirect=%2Forder%2F7', { kind: 'leave', to: '/order/7' }],
  ['guest', true, '/login?redirect=%2F%2Fevil.com', { kind: 'leave', to: '/home' }],
  ['guest', true, '/login?redirect=https%3A%2F%2Fevil.com', { kind: 'leave', to: '/home' }],
  ['guest', true, '/login?redirect=%2Flogin', { kind: 'leave', to: '/home' }],
  ['member', false, '/profile/info?s=MTIz', ENTER],
] as const)('%s route, signed in %s, %s', (access, isSignedIn, path, expected) => {
  expect(decideAccess(access, isSignedIn, new URL(path, ORIGIN))).toEqual(expected);
});
