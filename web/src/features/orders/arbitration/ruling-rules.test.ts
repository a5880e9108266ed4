import { expect, test } from 'vitest';
import { restOf, rulingIssues } from './ruling-rules.ts';

const good = { clientAmount: '2333.33', reason: '合格四张', cited: new Set(['chat-1']) };
const nothing = { amount: undefined, reason: undefined, cited: undefined };

test.each([
  [good, nothing],
  [
    { ...good, clientAmount: '' },
    { ...nothing, amount: '请填写退给客户的金额' },
  ],
  [
    { ...good, clientAmount: '4200.01' },
    { ...nothing, amount: '退给客户的金额不能超过托管的 ¥4200.00' },
  ],
  [
    { ...good, clientAmount: '99999999' },
    { ...nothing, amount: '退给客户的金额不能超过托管的 ¥4200.00' },
  ],
  [{ ...good, clientAmount: '0' }, nothing],
  [{ ...good, clientAmount: '4200' }, nothing],
  [
    { ...good, reason: ' ' },
    { ...nothing, reason: '请填写裁决理由' },
  ],
  [
    { ...good, cited: new Set<string>() },
    { ...nothing, cited: '请至少引用一项证据' },
  ],
])('a ruling says what is missing: %#', (draft, issues) => {
  expect(rulingIssues(draft, 4200)).toEqual(issues);
});

test('what is not the one’s is the other’s', () => {
  expect(restOf('2333.33', 4200)).toBe('1866.67');
  expect(restOf('0', 4200)).toBe('4200.00');
  expect(restOf('4200.01', 4200)).toBeNull();
  expect(restOf('x', 4200)).toBeNull();
});
