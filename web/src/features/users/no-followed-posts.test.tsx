// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { NoFollowedPosts } from './no-followed-posts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [[], '你还没有关注任何人。', '你关注的人还没有发帖。'],
  [[{ id: 2 }], '你关注的人还没有发帖。', '你还没有关注任何人。'],
])('%j followed: %s', async (people, line, other) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 1, msg: 'ok', data: { data: people, total: people.length } }),
  );
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <NoFollowedPosts />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.queryByText(other)).toBeNull();
  expect(screen.getByRole('link', { name: '去推荐里找找' })).toBeTruthy();
});
