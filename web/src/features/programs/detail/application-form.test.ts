import { expect, test } from 'vitest';
import { applicationIssues, linksOf } from './application-form.ts';

test('links stand one a line; blanks and repeats are passed over', () => {
  expect(linksOf(' https://a.example/1 \n\nhttps://b.example\nhttps://a.example/1\n')).toEqual([
    'https://a.example/1',
    'https://b.example',
  ]);
});

test.each([
  [{ message: ' ', links: '' }, { message: '请写几句介绍自己' }],
  [{ message: '我'.repeat(501), links: '' }, { message: '申请说明不能超过500个字符' }],
  [
    { message: '我来', links: 'javascript:alert(1)' },
    { links: '链接要以 http:// 或 https:// 开头，一行一个' },
  ],
  [
    { message: '我来', links: [1, 2, 3, 4, 5, 6].map((n) => `https://a.example/${n}`).join('\n') },
    { links: '最多5个链接' },
  ],
  [
    { message: '我来', links: `https://a.example/${'x'.repeat(300)}` },
    { links: '链接地址不能超过300个字符' },
  ],
  [{ message: '我来', links: 'https://a.example' }, {}],
])('%o', (text, issues) => {
  expect(applicationIssues(text)).toEqual(issues);
});
