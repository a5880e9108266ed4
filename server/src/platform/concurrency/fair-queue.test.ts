import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const never = new AbortController().signal;

/** Works that stay until they are told to end, and a list of those that began. */
function rig(places: number) {
  const queue = createFairQueue(places);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, signal = never) =>
    queue.run(name.charAt(0), signal, async () => {
      began.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { add, began, end };
}

test('one owner has one place, however many works wait; others go on in turns', async () => {
  const { add, began, end } = rig(2);
  const works = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => add(name));
  await end('');
  expect(began).toEqual(['a1', 'b1']);
  await end('a1');
  // Not a2: c has had no turn yet.
  expect(began).toEqual(['a1', 'b1', 'c1']);
  await end('b1');
  expect(began.slice(3)).toEqual(['a2']);
  await end('c1');
  expect(began.slice(4)).toEqual(['b2']);
  await end('a2');
  await end('b2');
  await end('a3');
  expect(await Promise.all(works)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
});

test('who gives up while waiting never begins and holds nobody up', async () => {
  const { add, began, end } = rig(1);
  const first = add('a1');
  const stop = new AbortController();
  const given = add('b1', stop.signal);
  const last = add('c1');
  stop.abort(new Error('gone'));
  await expect(given).rejects.toThrow('gone');
  await expect(add('d1', stop.signal)).rejects.toThrow('gone');
  await end('a1');
  expect(began).toEqual(['a1', 'c1']);
  await end('c1');
  await Promise.all([first, last]);
});

test('a work that fails gives its place back', async () => {
  const queue = createFairQueue(1);
  await expect(queue.run('a', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('a', never, async () => 'yes')).toBe('yes');
});
