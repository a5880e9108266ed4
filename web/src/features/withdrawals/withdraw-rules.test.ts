import { expect, test } from 'vitest';
import { allowanceText, mostToWithdraw, withdrawError } from './withdraw-rules.ts';

const allowance = {
  left_today: 3,
  left_today_amount: 100_000,
  left_this_month_amount: 2000 as number | null,
  is_verified: false,
  has_password: true,
  kinds: ['bank' as const],
};
const room = { available: 8426.3, allowance };

test.each([
  ['', room, '请输入提现金额'],
  ['0', room, '提现金额不能少于0.01元'],
  ['1e3', room, /请输入正确的金额/],
  ['0.001', room, /请输入正确的金额/],
  ['-5', room, '提现金额不能少于0.01元'],
  ['99999999999', room, '单次提现不能超过50000元'],
  ['50000.01', { ...room, available: 1e6 }, '单次提现不能超过50000元'],
  [
    '8426.31',
    { available: 8426.3, allowance: { ...allowance, left_this_month_amount: null } },
    '可用余额不足，还差 ¥0.01',
  ],
  ['10', { ...room, allowance: { ...allowance, left_today: 0 } }, '今天的提现次数已用完，请明天再来'],
  [
    '11',
    { ...room, allowance: { ...allowance, left_today_amount: 10.5 } },
    '超过今天的提现额度，今天还可以提现 ¥10.50',
  ],
  ['2000.01', room, '本月提现超过2000元需要先完成实名认证，本月还可以提现 ¥2,000.00'],
])('%s is refused', (amount, given, message) => {
  expect(withdrawError(amount, given)).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});

test.each([
  ['0.01', room],
  [' 2000 ', room],
  ['8426.30', { available: 8426.3, allowance: { ...allowance, left_this_month_amount: null } }],
  ['50000', { available: 3e9, allowance: { ...allowance, left_this_month_amount: null } }],
])('%s may go out', (amount, given) => {
  expect(withdrawError(amount, given)).toBeUndefined();
});

test('all is what may go out at once', () => {
  expect(mostToWithdraw(room)).toBe('2000');
  expect(mostToWithdraw({ ...room, allowance: { ...allowance, left_this_month_amount: null } })).toBe(
    '8426.3',
  );
  expect(mostToWithdraw({ ...room, available: 0 })).toBe('');
});

test('the allowance is said before one tries', () => {
  expect(allowanceText(allowance)).toBe(
    '今天还可以提 3 次，共 ¥100,000.00。没有实名认证，本月还可以提 ¥2,000.00。',
  );
  expect(allowanceText({ ...allowance, left_this_month_amount: null })).toBe(
    '今天还可以提 3 次，共 ¥100,000.00。',
  );
});
