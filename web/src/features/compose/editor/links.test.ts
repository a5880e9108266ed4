// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { linkAddress } from './links.ts';

test.each([
  ['https://a.example/x?y=1', 'https://a.example/x?y=1'],
  [' example.com/a ', 'https://example.com/a'],
  ['中文.网址/路', 'https://中文.网址/路'],
  ['/post/3', '/post/3'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['javascript:alert(1)', null],
  ['JaVaScript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['https://zaojie.cn@evil.example', null],
  ['两 个词', null],
  ['', null],
])('%s → %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
