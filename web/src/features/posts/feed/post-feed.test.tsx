// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PostFeed } from './post-feed.tsx';
import { makePost } from '../post-test-rig.ts';

type Page = { data: ReturnType<typeof makePost>[]; next_cursor: string | null };
const pages = new Map<string | null, Page>();
let asked: (string | null)[] = [];

/** Everything is in sight, and is reported once, as browsers do. */
class AllInSight {
  #isOver = false;
  #report: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#report = report;
  }
  observe(target: Element) {
    queueMicrotask(() => {
      if (!this.#isOver) this.#report([{ isIntersecting: true, target }]);
    });
  }
  unobserve() {}
  disconnect() {
    this.#isOver = true;
  }
}

const page = (ids: number[], next_cursor: string | null = null): Page => ({
  data: ids.map((id) => makePost({ id, title: `第${id}帖` })),
  next_cursor,
});

beforeEach(() => {
  asked = [];
  pages.clear();
  vi.stubGlobal('IntersectionObserver', AllInSight);
  vi.stubGlobal('fetch', async (address: string) => {
    const cursor = new URL(address, 'http://site').searchParams.get('cursor');
    asked.push(cursor);
    return Response.json({ code: 1, msg: '', data: pages.get(cursor) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PostFeed query={{ filter: 'latest' }} label="最新帖子" empty="还没有帖子" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

test('goes on while the end is in sight', async () => {
  pages
    .set(null, page([9], 'a'))
    .set('a', page([8], 'b'))
    .set('b', page([7]));
  show();
  await screen.findByText('没有更多内容了');
  expect(asked).toEqual([null, 'a', 'b']);
});

test('a list that ended goes on when asked again it has more', async () => {
  pages.set(null, page([9]));
  const client = show();
  await screen.findByText('没有更多内容了');
  pages.set(null, page([10], 'a')).set('a', page([9]));
  await act(() => client.invalidateQueries());
  await screen.findByText('第9帖');
  await screen.findByText('没有更多内容了');
  expect(asked).toEqual([null, null, 'a']);
});

test('a page without posts is passed over; only a list without any says so', async () => {
  pages.set(null, page([], 'a')).set('a', page([8]));
  show();
  await screen.findByText('第8帖');
  expect(screen.queryByText('还没有帖子')).toBeNull();
  cleanup();

  pages.set('a', page([]));
  show();
  await screen.findByText('还没有帖子');
});
