import { expect, test } from 'vitest';
import { dayAfter } from '@zaojie/contract/days';
import { emptyDraft, today, type BountyDraft } from './bounty-draft.ts';
import { issuesOf, pictureRefusal } from './bounty-rules.ts';

const good: BountyDraft = {
  ...emptyDraft(),
  title: '小说封面',
  category: 1,
  style: 3,
  description: '一轮很大的月亮',
  budgetMin: '3000',
  budgetMax: '5000',
};

test('an empty form says everything, in the order in which it is read', () => {
  expect(issuesOf({ ...emptyDraft(), deadline: null })).toEqual({
    title: '请填写约稿标题',
    category: '请选择约稿类型',
    style: '请选择画风',
    description: '请填写约稿描述',
    budget: '请填写预算范围',
    deadline: '请选择截稿日期',
  });
});

test.each<[Partial<BountyDraft>, object]>([
  [{}, {}],
  [{ budgetMin: '0', budgetMax: '0' }, {}],
  [{ budgetMax: '' }, { budget: '请填写预算范围' }],
  [{ budgetMin: '5001' }, { budget: '最低预算不能高于最高预算' }],
  [{ budgetMax: '1000000.01' }, { budget: '预算不能超过¥1000000' }],
  [{ budgetMax: '999999999999' }, { budget: '预算不能超过¥1000000' }],
  [{ deadline: dayAfter(today(), -1) }, { deadline: '截稿日期不能早于今天' }],
  [{ deadline: today() }, {}],
  [{ referenceLink: 'javascript:alert(1)' }, { reference_link: '参考链接只能是 http 或 https 开头的网址' }],
])('%j: %j', (parts, expected) => {
  expect(issuesOf({ ...good, ...parts })).toEqual(expected);
});

test('the deadline begins seven days ahead', () => {
  expect(emptyDraft().deadline).toBe(dayAfter(today(), 7));
});

const FIVE_MB = 5 * 1024 * 1024;
test.each([
  ['image/png', FIVE_MB, null],
  ['image/png', FIVE_MB + 1, '文件大小不能超过5MB'],
  ['text/plain', 10, '只能上传image/*类型的文件'],
])('%s of %d bytes: %s', (type, size, refusal) => {
  expect(pictureRefusal({ type, size })).toBe(refusal);
});
