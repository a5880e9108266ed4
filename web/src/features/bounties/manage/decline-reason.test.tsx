// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReasonQuote, reasonOf } from './decline-reason.tsx';

afterEach(cleanup);

test.each([
  ['档期对不上', '', '档期对不上'],
  ['档期对不上', ' 下个月呢 ', '档期对不上：下个月呢'],
  ['其他', '换了方向', '换了方向'],
  ['其他', '', '其他'],
])('%s and “%s” are told as %s', (picked, words, told) => {
  expect(reasonOf(picked, words)).toBe(told);
});

test.each([
  ['档期对不上：下个月呢', '档期对不上', '下个月呢'],
  ['档期对不上。下个月呢', '档期对不上', '下个月呢'],
  ['档期对不上', '档期对不上', ''],
  ['其他人画得更近', undefined, '其他人画得更近'],
])('%s is read back', (reason, picked, words) => {
  const { container } = render(<ReasonQuote reason={reason} />);
  expect(container.querySelector('b')?.textContent).toBe(picked);
  expect(container.textContent).toBe((picked ?? '') + words);
});
