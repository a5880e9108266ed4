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
    ['abc', NOT_AN_AMOUNT],
    [' 100', NOT_AN_AMOUNT],
    ['1e2', NOT_AN_AMOUNT],
    ['１００', NOT_AN_AMOUNT],
    [100.001, NOT_AN_AMOUNT],
    [-1, NOT_AN_AMOUNT],
    ['99999999999999', NOT_AN_AMOUNT],
  ])('%j is refused once: %s', (sent, message) => {
    expect(price.safeParse(sent).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('without bounds, from nothing to the largest amount', () => {
    expect(anyAmount.parse(0)).toBe(0);
    expect(anyAmount.parse('10000000')).toBe(limits.money.maxFen);
    expect(anyAmount.safeParse('10000000.01').success).toBe(false);
    expect(NOT_AN_AMOUNT).toContain('¥10000000.00');
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
