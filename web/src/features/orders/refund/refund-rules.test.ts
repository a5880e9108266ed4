import { expect, test } from 'vitest';
import { amountIssue, issuesOf, pictureRefusal } from './refund-rules.ts';

const good = { reason: 'other', amount: '10', description: '书名压着月亮，改了两版' } as const;

test.each([
  [{ ...good, reason: '' as const }, { reason: '请选择退款原因' }],
  [{ ...good, description: '  只有九个字的说明  ' }, { description: '请填写至少10个字的退款说明' }],
  [{ ...good, description: '字'.repeat(1001) }, { description: '退款说明不能超过1000个字符' }],
  [good, {}],
])('the form says what is wrong: %#', (draft, issues) => {
  expect(issuesOf(draft, 3600)).toEqual(issues);
});

test('ten characters after trimming are enough', () => {
  expect(issuesOf({ ...good, description: ` ${'字'.repeat(10)} ` }, 10)).toEqual({});
  expect(issuesOf({ ...good, description: ` ${'字'.repeat(9)} ` }, 10)).toHaveProperty('description');
});

test.each([
  ['', '请填写退款金额'],
  ['0', '退款金额不能低于¥0.01'],
  ['0.01', undefined],
  ['3600', undefined],
  ['3600.00', undefined],
  ['3600.01', '退款金额不能超过托管中的 ¥3600.00'],
  ['10000000.01', '退款金额不能超过托管中的 ¥3600.00'],
  ['-1', '退款金额不能低于¥0.01'],
  ['abc', '请输入正确的金额：最多两位小数，不超过¥3600.00'],
])('an amount of %j', (amount, words) => {
  expect(amountIssue(amount, 3600)).toBe(words);
});

test('an amount is digits with at most two decimals', () => {
  for (const amount of ['abc', '1.234', '-1', '1e3']) expect(amountIssue(amount, 3600)).toBeDefined();
});

test.each([
  [{ type: 'application/pdf', size: 1 }, '只能上传图片文件'],
  [{ type: 'image/png', size: 5 * 1024 * 1024 + 1 }, '图片大小不能超过5MB'],
  [{ type: 'image/png', size: 5 * 1024 * 1024 }, null],
])('a picture stays out or comes in: %#', (file, words) => {
  expect(pictureRefusal(file)).toBe(words);
});
