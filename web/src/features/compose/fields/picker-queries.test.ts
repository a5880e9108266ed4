import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { tagSearch } from './picker-queries.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', '50'],
  ['水', '10'],
])('of the tags for "%s" %s are asked for', async (keyword, size) => {
  const asked: string[] = [];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ code: 1, msg: '', data: { data: [] } });
  });
  await new QueryClient().fetchQuery(tagSearch(keyword));
  const { searchParams } = new URL(asked[0] ?? '', 'http://site');
  expect([searchParams.get('keyword'), searchParams.get('per_page')]).toEqual([keyword, size]);
});
