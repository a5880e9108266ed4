import { expect, test } from 'vitest';
import { runExclusive } from './keyed-mutex.ts';

test('works of one key take turns, in the order they came; those of another key do not wait', async () => {
  const done: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = runExclusive('a', async () => {
    await gate;
    done.push('first');
  });
  const second = runExclusive('a', async () => void done.push('second'));
  await runExclusive('b', async () => void done.push('other'));
  expect(done).toEqual(['other']);
  open();
  await Promise.all([first, second]);
  expect(done).toEqual(['other', 'first', 'second']);
});

test('one that fails is told of it, and the next runs', async () => {
  const failing = runExclusive('a', () => Promise.reject(new Error('no')));
  const next = runExclusive('a', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
