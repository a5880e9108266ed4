import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

const lengths = (keys: string[]) => Promise.resolve(new Map(keys.map((key) => [key, key.length])));

test('what is asked for together is looked up together, each key once', async () => {
  const findAll = vi.fn<typeof lengths>(lengths);
  const find = createBatchLoader(findAll);
  expect(await Promise.all(['a', 'bb', 'a', 'ccc', 'a'].map(find))).toEqual([1, 2, 1, 3, 1]);
  expect(findAll.mock.calls).toEqual([[['a', 'bb', 'ccc']]]);
});

test('a question never gets an answer that was fetched before it was asked', async () => {
  const answers = [1, 2];
  const find = createBatchLoader(async () => new Map([['a', answers.shift() ?? 0]]));
  const first = find('a');
  await turn();
  const second = find('a');
  expect([await first, await second]).toEqual([1, 2]);
});

test('what is not found is null; a failure reaches all who asked, and the next may succeed', async () => {
  const findAll = vi
    .fn<typeof lengths>(lengths)
    .mockResolvedValueOnce(new Map())
    .mockRejectedValueOnce(new Error('lost'));
  const find = createBatchLoader(findAll);
  expect(await find('a')).toBeNull();
  const failed = await Promise.allSettled([find('a'), find('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find('a')).toBe(1);
});
