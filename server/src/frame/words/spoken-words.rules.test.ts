import { expect, test } from 'vitest';
import { listenTo, madeBy } from './spoken-words.ts';
import type { WordFilter } from './word-filter.ts';

const covering: WordFilter = {
  check: async (texts) => ({
    isRefused: false,
    held: { words: [], texts: [] },
    texts: texts.map(({ text }) => text.replaceAll('笨蛋', '**')),
  }),
};
const hear = async (fields: string[], body: unknown) =>
  (await listenTo(covering, { fields, held: 'passes' }, { body })).input.body;

test('texts are found in lists and in things of lists, and only where they are named', async () => {
  const body = {
    title: '笨蛋',
    tags: ['笨蛋', 5],
    roles: [{ name: '笨蛋', note: '笨蛋' }, { name: null }, '笨蛋'],
    deep: { inner: [{ text: '一个笨蛋' }] },
  };
  const before = structuredClone(body);
  expect(await hear(['title', 'tags', 'roles.name', 'deep.inner.text', 'gone.text'], body)).toEqual({
    title: '**',
    tags: ['**', 5],
    roles: [{ name: '**', note: '笨蛋' }, { name: null }, '笨蛋'],
    deep: { inner: [{ text: '一个**' }] },
  });
  expect(body).toEqual(before);
});

test('a body that is none holds nothing', async () => {
  for (const body of [null, 'x', ['笨蛋'], undefined]) expect(await hear(['title'], body)).toBe(body);
});

test('what was made is named by the answer, or by the call where that says so', () => {
  const input = { body: { id: 7 } };
  expect(madeBy({ id: 3 }, input, 'id')).toBe(3);
  expect(madeBy({ comment: { id: 4 } }, input, 'id')).toBe(4);
  expect(madeBy({}, input, 'id')).toBe(7);
  expect(madeBy({ id: 3 }, input, 'body.id')).toBe(7);
});
