// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { wallQuery, type WallWork } from '../../features/home/use-wall.ts';
import { ArtWall } from './art-wall.tsx';

afterEach(cleanup);

const work: WallWork = {
  post_id: 12,
  title: '雪夜归人',
  user_id: 5,
  nickname: '阿砚',
  picture: { url: '/files/images/a-640.webp', width: 480, height: 640, blur: '', widths: [320, 640] },
};

function show(works: WallWork[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(wallQuery.queryKey, { works, stats: { creators: 1, posts: 1, comments: 0 } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ArtWall />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a work leads to its post, its author to their page', () => {
  show([work]);
  expect(screen.getByRole('link', { name: '雪夜归人' }).getAttribute('href')).toBe('/post/12');
  expect(screen.getByRole('link', { name: '阿砚' }).getAttribute('href')).toBe('/user/5');
  expect(screen.getByText('雪夜归人')).toBeTruthy();
});

test('a town that has shown nothing has the pictures of the house, which lead nowhere', () => {
  show([]);
  expect(screen.getAllByRole('img').length).toBeGreaterThan(5);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
