import { expect, test } from 'vitest';
import { newRepeatKey, RepeatKeys } from './repeat-keys.ts';

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
