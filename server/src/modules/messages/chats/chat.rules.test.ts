import { describe, expect, test } from 'vitest';
import { chatNameOf, peerIn } from './chat.rules.ts';

test('a chat has one name, whoever begins', () => {
  expect([chatNameOf(7, 12), chatNameOf(12, 7)]).toEqual(['7-12', '7-12']);
});

describe('the other one', () => {
  test.each([
    ['7-12', 7, 12],
    ['7-12', 12, 7],
    ['7-12', 9, null],
    ['12-7', 7, null],
    ['7-7', 7, null],
    ['7', 7, null],
    ['x-7', 7, null],
  ])('of %s for %i is %s', (name, userId, peer) => {
    expect(peerIn(name, userId)).toBe(peer);
  });
});
