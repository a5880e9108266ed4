import { expect, test } from 'vitest';
import { accountErrors } from './accounts/account.errors.ts';
import { api } from './api.ts';
import { frameErrors, sentenceOf } from './errors.ts';
import { actingErrors } from './proxies/proxy.errors.ts';
import { uploadErrors } from './uploads/upload.errors.ts';

test('a declared sentence takes values where it has places for them', () => {
  expect(sentenceOf(accountErrors.lockedOut, { seconds: 30 })).toBe('密码错误次数过多，请 30 秒后再试');
  expect(sentenceOf(accountErrors.lockedOut)).toBe('密码错误次数过多，请稍后再试');
  expect(sentenceOf(uploadErrors.unsupportedType, { type: '{type}$&' })).toBe('不支持的文件类型：{type}$&');
  expect(sentenceOf(frameErrors.forbidden)).toBe('没有权限进行此操作');
});

test('no number and no name is given twice', () => {
  const declared = new Set(
    Object.values(api).flatMap((endpoints) => endpoints.flatMap(({ errors }) => errors)),
  );
  for (const error of [...Object.values(frameErrors), ...Object.values(actingErrors)]) declared.add(error);
  const repeated = (values: (string | number)[]) => values.filter((value, i) => values.indexOf(value) !== i);
  expect(declared.size).toBeGreaterThan(40);
  expect(repeated([...declared].map(({ code }) => code))).toEqual([]);
  expect(repeated([...declared].map(({ name }) => name))).toEqual([]);
});
