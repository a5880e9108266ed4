// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postKeys, type FeedQuery } from '../post-cache.ts';
import { makePost } from '../post-test-rig.ts';
import { NewPosts } from './new-posts.tsx';

let asked: string[] = [];
let count = 0;
let isFailing = false;
const loaded = vi.fn<() => void>();

const pageOf = (ids: number[]) => ({
  data: ids.map((id) => makePost({ id, created_at: `2026-03-0${id} 10:00:00` })),
  total: ids.length,
  per_page: 10,
  current_page: 1,
  last_page: 1,
  next_cursor: null,
});

beforeEach(() => {
  asked = [];
  count = 0;
  isFailing = false;
  loaded.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, 'http://site');
    asked.push(pathname + search);
    if (isFailing) return Response.error();
    const data = pathname.endsWith('new-count') ? { count } : pageOf([5, 4, 3]);
    return Response.json({ code: 1, msg: '', data });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(query: FeedQuery, ids: number[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(postKeys.feed(query), { pages: [pageOf(ids), pageOf([1])], pageParams: [null, 'a'] });
  render(
    <QueryClientProvider client={client}>
      <NewPosts query={query} onLoaded={loaded} />
    </QueryClientProvider>,
  );
  return client;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('says how many are newer than the newest, asks again each minute, and loads them', async () => {
  const query: FeedQuery = { filter: 'all', circleId: 7, tagIds: [1, 2] };
  const client = show(query, [2, 3]);
  await pass(0);
  expect(asked).toEqual(['/api/posts/new-count?after_id=3&filter=all&circle_id=7&tags=1%2C2']);
  expect(screen.queryByRole('button')).toBeNull();
  count = 2;
  await pass(60_000);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '2 条新帖' })));
  await pass(0);
  expect(loaded).toHaveBeenCalledOnce();
  expect(client.getQueryData(postKeys.feed(query))).toMatchObject({ pages: [{ data: [{ id: 5 }, {}, {}] }] });
  // What is newer than the new newest is another question.
  expect(asked.at(-1)).toContain('after_id=5');
});

test('counts to 99, and stays silent when nobody answers', async () => {
  isFailing = true;
  show({ filter: 'latest' }, [3]);
  await pass(0);
  expect(screen.queryByRole('button')).toBeNull();
  isFailing = false;
  count = 100;
  await pass(60_000);
  screen.getByRole('button', { name: '99+ 条新帖' });
});

test('asks nothing where there is nothing to be newer than', async () => {
  show({ filter: 'latest' }, []);
  await pass(120_000);
  expect(asked).toEqual([]);
});
