import { fenOf } from '@zaojie/contract/money';
import { describe, expect, test } from 'vitest';
import { plainAccount, plainAmount, plainDigits, plainMobile, plainNumber } from './typed-numbers.ts';

describe('an amount as people type and paste it', () => {
  test.each([
    ['120', '120', 12_000],
    ['１２３．５０', '123.50', 12_350],
    ['１２３。５', '123.5', 12_350],
    ['123。5', '123.5', 12_350],
    ['¥120', '120', 12_000],
    ['￥１２０', '120', 12_000],
    [' ¥ 120.00 ', '120.00', 12_000],
    ['120元', '120', 12_000],
    ['１２０ 元', '120', 12_000],
    ['1,200', '1200', 120_000],
    ['１，２００', '1200', 120_000],
    ['¥1,234,567.89', '1234567.89', 123_456_789],
    ['　120　', '120', 12_000],
    ['120.', '120', 12_000],
    ['0', '0', 0],
  ])('%j is %s', (typed, plain, fen) => {
    expect(plainAmount(typed)).toBe(plain);
    expect(fenOf(plain)).toBe(fen);
  });

  test.each(['', ' ', '¥', '元', '1,2', '1,50', '12,00', '1,2345', '1,,200', ',200', '1 200', '1.2.3'])(
    '%j is none, and nothing is guessed',
    (typed) => {
      expect(fenOf(plainAmount(typed))).toBeNull();
    },
  );

  test.each(['－５', '-5', '¥-5', '-¥5', '四千', '1e3', '1.234', '10²', '①'])('%j stays refused', (typed) => {
    expect(fenOf(plainAmount(typed))).toBeNull();
  });

  test('what is below nothing is told as that', () => {
    expect(['－５', '-¥5', '-￥1,200'].map(plainAmount)).toEqual(['-5', '-5', '-1200']);
  });

  test('read once more, nothing changes', () => {
    for (const typed of ['￥１，２００．５０', '-¥5', '12,00', '120.', '1.元']) {
      const plain = plainAmount(typed);
      expect(plainAmount(plain)).toBe(plain);
    }
  });
});

test.each([
  ['１５', '15'],
  [' 15 ', '15'],
  ['３０％', '30'],
  ['30 %', '30'],
  ['1,000', '1000'],
  ['－３', '-3'],
  ['1.5', '1.5'],
  ['十五', '十五'],
  ['', ''],
])('a whole number: %j is %j', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});

test.each([
  ['４０９２１３', '409213'],
  ['409 213', '409213'],
  ['409-213', '409213'],
  ['6225 8801 3770 6868', '6225880137706868'],
  ['６２２５－８８０１', '62258801'],
  ['１１０１０１１９９００１０１１２３Ｘ', '11010119900101123X'],
  ['abc', 'abc'],
  ['', ''],
])('digits in groups: %j is %j', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});

test.each([
  ['13805712046', '13805712046'],
  ['138 0571 2046', '13805712046'],
  ['+86 138-0571-2046', '13805712046'],
  ['＋８６　１３８０５７１２０４６', '13805712046'],
  ['008613805712046', '13805712046'],
  ['8613805712046', '13805712046'],
  ['86138', '86138'],
  ['1380571204x', '1380571204x'],
  ['', ''],
])('a mobile: %j is %j', (typed, plain) => {
  expect(plainMobile(typed)).toBe(plain);
});

test.each([
  ['１３８０５７１２０４６', '13805712046'],
  ['138 0571 2046', '13805712046'],
  ['山中有座桥', '山中有座桥'],
  ['shan-1@mail.cn', 'shan-1@mail.cn'],
  ['１２３', '１２３'],
])('an account: %j is %j', (typed, plain) => {
  expect(plainAccount(typed)).toBe(plain);
});
