import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/client.ts';
import { durationText, refusalText } from './wait-text.ts';

test.each([
  [1, '1 秒'],
  [59, '59 秒'],
  [60, '1 分钟'],
  [125, '2 分 5 秒'],
  [599, '9 分 59 秒'],
  [600, '10 分钟'],
  [601, '11 分钟'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test.each([
  ['密码错误次数过多，请稍后再试', 45, '密码错误次数过多，请稍后再试（还需等待 45 秒）'],
  ['密码错误次数过多，请 30 秒后再试', 30, '密码错误次数过多，请 30 秒后再试'],
  ['账号或密码错误', null, '账号或密码错误'],
  ['', null, '未知错误'],
])('a refusal with %j and %s to wait reads %s', (msg, retryAfter, text) => {
  expect(refusalText(new ApiFailure({ code: 1102, msg, data: null }, 429, retryAfter), '未知错误')).toBe(
    text,
  );
});
