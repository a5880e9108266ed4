// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { forgetRepeatKeys, newRepeatKey, RepeatKeys } from './repeat-keys.ts';

test('the same content keeps its key until it has worked; other content has another', () => {
  const keys = new RepeatKeys();
  const first = keys.of({ content: '好' });
  expect(keys.of({ content: '不好' })).not.toBe(first);
  expect(keys.of({ content: '好' })).toBe(first);
  keys.done();
  expect(keys.of({ content: '好' })).not.toBe(first);
});

test('a key is what the server takes: visible characters, never the same twice', () => {
  const made = Array.from({ length: 50 }, newRepeatKey);
  expect(made.every((key) => /^[\da-f]{32}$/.test(key))).toBe(true);
  expect(new Set(made).size).toBe(50);
});

test('with a place they outlive the page, until it has worked', () => {
  const first = new RepeatKeys('comment:5').of({ content: '好' });
  expect(new RepeatKeys('comment:5').of({ content: '好' })).toBe(first);
  expect(new RepeatKeys('comment:6').of({ content: '好' })).not.toBe(first);
  new RepeatKeys('comment:5').done();
  expect(new RepeatKeys('comment:5').of({ content: '好' })).not.toBe(first);
});

test('rubbish in the store is passed over', () => {
  for (const rubbish of ['{', 'null', '[]', '{"a":1}']) {
    sessionStorage.setItem('zaojie:repeat:comment:9', rubbish);
    expect(new RepeatKeys('comment:9').of('a')).toMatch(/^[\da-f]{32}$/);
  }
});

test('a logout leaves nothing behind', () => {
  new RepeatKeys('comment:7').of({ content: '还没送到' });
  sessionStorage.setItem('other', 'stays');
  forgetRepeatKeys();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
