// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Links that were put into the head: here they would be fetched in earnest. */
let links: HTMLLinkElement[] = [];

beforeEach(() => {
  vi.resetModules();
  links = [];
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) links.push(link);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

const NAMED = '<meta name="stylesheet" content="/assets/all.css">';
const load = () => import('./whole-styles.ts');
const tell = (sign: 'load' | 'error') => links.at(-1)?.dispatchEvent(new Event(sign));

test("a page's own code waits for nothing, what comes later for the whole stylesheet, which is fetched once", async () => {
  document.head.innerHTML = NAMED;
  const { styleWhatComes, withWholeStyles } = await load();
  expect(await withWholeStyles(Promise.resolve('page'))).toBe('page');
  expect(links).toEqual([]);

  styleWhatComes();
  const seen: string[] = [];
  const parts = ['menu', 'dialog'].map(async (name) =>
    seen.push(await withWholeStyles(Promise.resolve(name))),
  );
  await Promise.resolve();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/all.css']);
  expect(seen).toEqual([]);
  tell('load');
  await Promise.all(parts);
  expect(seen).toEqual(['menu', 'dialog']);
});

test('a part whose rules the page carries waits for nothing, what it imports itself does', async () => {
  document.head.innerHTML = NAMED;
  const { carried, styleWhatComes, withWholeStyles } = await load();
  styleWhatComes();
  expect(await carried(() => withWholeStyles(Promise.resolve('comments')))).toBe('comments');
  expect(links).toEqual([]);
  const more = withWholeStyles(Promise.resolve('menu'));
  expect(links).toHaveLength(1);
  tell('load');
  expect(await more).toBe('menu');
});

test('styles that did not come are a missing part, and are asked for again', async () => {
  document.head.innerHTML = NAMED;
  const { styleWhatComes, withWholeStyles } = await load();
  styleWhatComes();
  const lost = withWholeStyles(Promise.resolve('menu'));
  tell('error');
  await expect(lost).rejects.toThrow('Unable to preload CSS');
  const again = withWholeStyles(Promise.resolve('menu'));
  expect(links).toHaveLength(2);
  tell('load');
  expect(await again).toBe('menu');
});

test('a page that came with the whole asks for nothing', async () => {
  const { styleWhatComes, withWholeStyles } = await load();
  styleWhatComes();
  expect(await withWholeStyles(Promise.resolve('menu'))).toBe('menu');
  expect(links).toEqual([]);
});
