import { afterEach, expect, test, vi } from 'vitest';
import { findLostPictures } from './lost-pictures.ts';

afterEach(() => vi.unstubAllGlobals());

test('only what the server says it has not is lost; each is asked for once, past the cache', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, cache }: RequestInit) => {
    asked.push([url, method, cache]);
    if (url === '/offline') throw new TypeError('offline');
    return new Response(null, { status: url === '/gone' ? 404 : url === '/busy' ? 503 : 200 });
  });
  const lost = await findLostPictures(['/there', '/gone', '/busy', '/offline', '/gone']);
  expect([...lost]).toEqual(['/gone']);
  expect(asked).toEqual(['/there', '/gone', '/busy', '/offline'].map((url) => [url, 'HEAD', 'no-store']));
});
