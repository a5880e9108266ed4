import { describe, expect, test } from 'vitest';
import { issuesOf, takenOf, type ApplicationDraft, type ApplyPlace } from './application-rules.ts';

const budget = { budget_min: 3000, budget_max: 5000 };
const good: ApplicationDraft = { price: '4000', days: '', proposal: '可以画', files: [], works: [] };
const issues = (parts: Partial<ApplicationDraft>, place: ApplyPlace = 'dialog', hasAgreed = true) =>
  issuesOf({ ...good, ...parts }, { budget, hasAgreed, place });

describe('what is wrong with an application', () => {
  test.each([
    [{ price: ' ' }, { price: '请输入报价' }],
    [{ price: '2999.99' }, { price: '报价不能低于最低预算 ¥3000' }],
    [{ price: '5000.01' }, { price: '报价不能高于最高预算 ¥5000' }],
    [{ price: '-1' }, { price: '报价不能低于最低预算 ¥3000' }],
    [{ price: '99999999999' }, { price: '报价不能高于最高预算 ¥5000' }],
    [{ price: '3000' }, {}],
    [{ price: '5000' }, {}],
    [{ proposal: ' \n' }, { proposal: '请填写应征说明' }],
    [{ days: '0' }, { days: '工期应是1到365之间的整数' }],
    [{ days: '365' }, {}],
  ])('%j: %j', (parts, expected) => {
    expect(issues(parts)).toEqual(expected);
  });

  test('what is no amount is told before it is compared', () => {
    expect(issues({ price: '四千' }).price).toBe('请输入正确的金额：最多两位小数，不超过¥5000.00');
  });

  test('the card and the detail speak in their own words', () => {
    const empty = { price: '', proposal: '' };
    expect(issues(empty, 'dialog', false)).toEqual({
      price: '请输入报价',
      proposal: '请填写应征说明',
      terms: '请同意约稿条款',
    });
    expect(issues(empty, 'detail', false)).toEqual({
      price: '请填写报价',
      proposal: '请填写应征说明',
      terms: '请先同意约稿条款',
    });
  });
});

test.each([
  ['4000', { take: 380_000, fee: 20_000 }],
  ['0.19', { take: 19, fee: 0 }],
  ['', null],
])('of %s the creator gets %j', (price, expected) => {
  expect(takenOf(price)).toEqual(expected);
});
