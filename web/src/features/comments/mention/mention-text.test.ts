import { expect, test } from 'vitest';
import { canStandInText, mentionBeing, splitMentions } from './mention-text.ts';

test.each([
  ['@', 1, { at: 0, typed: '' }],
  ['谢谢@阿', 4, { at: 2, typed: '阿' }],
  ['谢谢 @ayan 了', 5, { at: 3, typed: 'a' }],
  ['谢谢 @ayan 了', 9, null],
  ['写信到 lin@mail', 12, null],
  ['没有', 2, null],
])('in "%s" at %i', (text, caret, found) => {
  expect(mentionBeing(text, caret)).toEqual(found);
});

test('people who are named become links, and every other word stays as it was', () => {
  const mentions = [{ id: 7, name: '阿青' }];
  expect(splitMentions('请看@阿青，和 @阿青青 lin@阿青', mentions)).toEqual([
    { text: '请看', userId: null },
    { text: '@阿青', userId: 7 },
    { text: '，和 @阿青青 lin@阿青', userId: null },
  ]);
  expect(splitMentions('@阿青', [])).toEqual([{ text: '@阿青', userId: null }]);
});

test('a name with a stop in it could not be read again', () => {
  expect(canStandInText('阿青')).toBe(true);
  expect(canStandInText('阿 青')).toBe(false);
  expect(canStandInText('阿青！')).toBe(false);
});
