import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { createDrawnFor } from './drawn-for.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('each drawing asks for its own reader, also when another has ended meanwhile', async () => {
  const disable = vi.spyOn(AsyncLocalStorage.prototype, 'disable');
  const { reader, during } = createDrawnFor();
  const [first, second] = [gate(), gate()];
  const draw = async (until: Promise<void>) => {
    const before = reader();
    await until;
    return [before, reader()];
  };
  const one = during('one', () => draw(first.opened));
  const visitor = during(null, () => draw(first.opened));
  const other = during('other', () => draw(second.opened));
  expect(reader()).toBeNull();
  first.open();
  expect(await Promise.all([one, visitor])).toEqual([
    ['one', 'one'],
    [null, null],
  ]);
  expect(disable).not.toHaveBeenCalled();
  second.open();
  expect(await other).toEqual(['other', 'other']);
  // Nobody draws: nobody is followed.
  expect(disable).toHaveBeenCalledOnce();
  expect(reader()).toBeNull();
});

test('one that fails is over too, and the next is followed again', async () => {
  const { reader, during } = createDrawnFor();
  const failing = during('one', async () => {
    await Promise.resolve();
    throw new Error(`for ${reader()}`);
  });
  await expect(failing).rejects.toThrow('for one');
  const next = during('two', async () => {
    await Promise.resolve();
    return reader();
  });
  expect(await next).toBe('two');
});
