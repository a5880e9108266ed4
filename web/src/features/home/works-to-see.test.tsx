// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import './works-row.tsx';
import { WorksToSee } from './works-to-see.tsx';

const work = (id: number) => ({
  post_id: id,
  title: `作品${id}`,
  user_id: 100 + id,
  nickname: `作者${id}`,
  picture: { url: `/uploads/${id}.webp`, width: 800, height: 600, blur: '', widths: [800] },
});

function show(answer: object) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
  return render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <WorksToSee />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const wall = (count: number) => ({
  code: 1,
  msg: '',
  data: { works: Array.from({ length: count }, (_, place) => work(place + 1)), stats: {} },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('six works with their authors, in room that was there before', async () => {
  const { container } = show(wall(8));
  expect(container.querySelectorAll('li')).toHaveLength(6);
  await screen.findByRole('region', { name: '值得一看的作品' });
  expect(container.querySelectorAll('li')).toHaveLength(6);
  expect(screen.getByRole('link', { name: '作品6' }).getAttribute('href')).toBe('/post/6');
  expect(screen.getByRole('link', { name: '作者6' }).getAttribute('href')).toBe('/user/106');
  expect(screen.queryByText('作品7')).toBeNull();
});

test.each([
  ['no works', wall(0)],
  ['a refusal', { code: 1000, msg: '不行', data: null }],
])('nothing at all with %s', async (_, answer) => {
  const { container } = show(answer);
  await waitFor(() => expect(container.childElementCount).toBe(0));
});
