import { expect, test } from 'vitest';
import { reviewIssues, withPraise } from './review-rules.ts';

test.each([
  [
    { rating: 0, content: '好' },
    { rating: '请选择评分', content: undefined },
  ],
  [
    { rating: 5, content: ' ' },
    { rating: undefined, content: '请填写评价内容' },
  ],
  [
    { rating: 5, content: '字'.repeat(501) },
    { rating: undefined, content: '评价内容不能超过500个字符' },
  ],
  [
    { rating: 1, content: '字'.repeat(500) },
    { rating: undefined, content: undefined },
  ],
])('a review says what is missing: %#', (draft, issues) => {
  expect(reviewIssues(draft)).toEqual(issues);
});

test('a word is added once and taken out again', () => {
  const once = withPraise('', '按时');
  expect(once).toBe('按时');
  expect(withPraise(once, '沟通顺畅')).toBe('按时，沟通顺畅');
  expect(withPraise('按时，沟通顺畅', '按时')).toBe('沟通顺畅');
});
