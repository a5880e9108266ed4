import { describe, expect, test } from 'vitest';
import { applicationEdit, applicationForm } from './application.schemas.ts';
import { bountyEdit, bountyForm } from './bounty.schemas.ts';

const form = {
  title: '雨夜封面',
  category: 1,
  style: 'traditional',
  description: '一盏灯',
  budget_min: 3000,
  budget_max: 5000,
  deadline: '2026-03-08',
};
const firstMessage = (value: unknown, schema: { safeParse: typeof bountyForm.safeParse } = bountyForm) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('publishing', () => {
  test('the fields of the call are enough, and flags are ones and zeros or yes and no', () => {
    expect(bountyForm.parse({ ...form, is_urgent: 1, allow_multiple: '0', status: 'completed' })).toEqual({
      ...form,
      style: 3,
      budget_min: 300_000,
      budget_max: 500_000,
      images: [],
      reference_link: '',
      is_urgent: true,
      is_commercial: false,
      allow_multiple: false,
      show_from: null,
      credit: true,
    });
  });

  test('what is missing is told in its order', () => {
    const given: Record<string, unknown> = { images: 7 };
    const steps: [keyof typeof form, unknown, string][] = [
      ['title', form.title, '请填写约稿标题'],
      ['category', '角色设计', '请选择约稿类型'],
      ['style', 5, '请选择画风'],
      ['description', form.description, '请填写约稿描述'],
      ['budget_min', '5000', '请填写预算范围'],
      ['budget_max', '3000', '请填写预算范围'],
    ];
    for (const [field, value, message] of steps) {
      expect(firstMessage(given)).toBe(message);
      given[field] = value;
    }
    expect(firstMessage(given)).toBe('最低预算不能高于最高预算');
    given['budget_max'] = 5000;
    expect(firstMessage(given)).toBe('请选择截稿日期');
    given['deadline'] = '2026-03-08 12:00:00';
    expect(firstMessage(given)).toBe('图片地址不正确');
    given['images'] = [];
    expect(firstMessage(given)).toBeUndefined();
  });

  test.each([
    [{ budget_max: 1_000_000.01 }, '预算不能超过¥1000000'],
    [{ budget_max: 10_000_000.01 }, '预算不能超过¥1000000'],
    [{ budget_max: '999999999999' }, '预算不能超过¥1000000'],
    [{ budget_min: -1 }, '请输入正确的金额：最多两位小数，不超过¥1000000.00'],
    [{ budget_min: '三千' }, '请输入正确的金额：最多两位小数，不超过¥1000000.00'],
    [{ images: ['a', 'b', 'c', 'd', 'e'] }, '最多只能上传4张图片'],
    [{ reference_link: 'javascript:alert(1)' }, '参考链接只能是 http 或 https 开头的网址'],
    [{ reference_link: 'ftp://a.example' }, '参考链接只能是 http 或 https 开头的网址'],
    [{ deadline: '2026-02-30' }, '截稿日期格式不正确'],
    [{ title: '长'.repeat(41) }, '约稿标题不能超过40个字符'],
    [{ usage: 'stolen' }, '用途不正确'],
    [{ show_from: 'someday' }, '公开日期不正确'],
  ])('%j: %s', (change, message) => {
    expect(firstMessage({ ...form, ...change })).toBe(message);
  });

  test('an edit holds what was sent and nothing more', () => {
    expect(bountyEdit.parse({ id: '7', is_urgent: 0, show_from: '' })).toEqual({
      id: 7,
      is_urgent: false,
      show_from: null,
    });
  });
});

describe('applying', () => {
  const messageOf = (value: unknown) => applicationForm.safeParse(value).error?.issues[0]?.message;
  test.each([
    [{ bounty_id: 1 }, '请输入报价'],
    [{ bounty_id: 1, price: '' }, '请输入报价'],
    [{ bounty_id: 1, price: 10 }, '请填写应征说明'],
    [{ bounty_id: 1, price: 10, proposal: '  ' }, '请填写应征说明'],
    [{ bounty_id: 1, price: 10, proposal: '好', days: 1.5 }, '工期应是1到365之间的整数'],
    [{ bounty_id: 1, price: 10, proposal: '好', files: ['', '', '', '', ''] }, '最多只能上传4个附件'],
    [{ bounty_id: 'x', price: 10, proposal: '好' }, '无效的约稿ID'],
  ])('%j: %s', (value, message) => {
    expect(messageOf(value)).toBe(message);
  });

  test('days and files may be left out; an edit holds what was sent', () => {
    expect(applicationForm.parse({ bounty_id: 1, price: '10.5', proposal: ' 好 ' })).toEqual({
      bounty_id: 1,
      price: 1050,
      proposal: '好',
      days: null,
      files: [],
      work_ids: [],
    });
    expect(applicationEdit.parse({ id: 3, days: '' })).toEqual({ id: 3, days: null });
  });
});
