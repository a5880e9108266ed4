import { describe, expect, test } from 'vitest';
import { limits } from './limits.ts';
import { NOT_AN_AMOUNT, yuanAmount } from './money.schemas.ts';
import { jsonSchemaOf } from './openapi.ts';

const price = yuanAmount({
  requiredMessage: '请输入报价',
  min: [10_000, '报价不能低于最低预算 ¥100'],
  max: [50_050, '报价不能高于最高预算 ¥500.50'],
});
const anyAmount = yuanAmount({ requiredMessage: '请输入金额' });
const held = yuanAmount({ requiredMessage: '请输入金额', min: [1, '不能低于¥0.01'], max: null });
const NO_PRICE = '请输入正确的金额：最多两位小数，不超过¥500.50';

describe('what a caller may send', () => {
  test.each([
    [100, 10_000],
    ['100', 10_000],
    ['100.0', 10_000],
    [123.45, 12_345],
    ['500.50', 50_050],
  ])('%j becomes %i fen', (sent, fen) => {
    expect(price.parse(sent)).toBe(fen);
  });

  test.each([
    [undefined, '请输入报价'],
    [null, '请输入报价'],
    ['', '请输入报价'],
    [{}, '请输入报价'],
    [[100], '请输入报价'],
    [true, '请输入报价'],
    [99.99, '报价不能低于最低预算 ¥100'],
    ['0', '报价不能低于最低预算 ¥100'],
    [500.51, '报价不能高于最高预算 ¥500.50'],
    ['abc', NO_PRICE],
    [' 100', NO_PRICE],
    ['1e2', NO_PRICE],
    ['１００', NO_PRICE],
    [100.001, NO_PRICE],
    ['-1.001', NO_PRICE],
    ['-01.5e', NO_PRICE],
    [-1, '报价不能低于最低预算 ¥100'],
    ['-0.01', '报价不能低于最低预算 ¥100'],
    [10_000_000.01, '报价不能高于最高预算 ¥500.50'],
    ['99999999999999', '报价不能高于最高预算 ¥500.50'],
    ['9'.repeat(400), '报价不能高于最高预算 ¥500.50'],
  ])('%j is refused once: %s', (sent, message) => {
    expect(price.safeParse(sent).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('without bounds, from nothing to the largest amount', () => {
    expect(anyAmount.parse(0)).toBe(0);
    expect(anyAmount.parse('10000000')).toBe(limits.money.maxFen);
    expect(anyAmount.safeParse('10000000.01').success).toBe(false);
    expect(NOT_AN_AMOUNT).toContain('¥10000000.00');
    for (const sent of [-1, '10000000.01', 'abc', '9'.repeat(400)]) {
      expect(anyAmount.safeParse(sent).error?.issues[0]?.message).toBe(NOT_AN_AMOUNT);
    }
  });

  test('where only the action knows the most, more than all comes to it, and no other limit is named', () => {
    expect(held.parse('10000000')).toBe(limits.money.maxFen);
    expect(held.parse('10000000.01')).toBe(limits.money.maxFen + 1);
    expect(held.parse('9'.repeat(400))).toBe(limits.money.maxFen + 1);
    expect(held.safeParse(-1).error?.issues[0]?.message).toBe('不能低于¥0.01');
    expect(held.safeParse('abc').error?.issues[0]?.message).toBe('请输入正确的金额：最多两位小数');
  });
});

test('the documents show yuan', () => {
  expect(jsonSchemaOf(price, 'input')).toMatchObject({
    type: 'number',
    minimum: 100,
    maximum: 500.5,
    multipleOf: 0.01,
  });
});
