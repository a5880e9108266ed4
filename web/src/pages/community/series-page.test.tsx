// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { SeriesDetail } from '@zaojie/contract/posts/series.schemas';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeriesNav } from '../../features/posts/series/series-nav.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { SeriesPage } from './series-page.tsx';

let sent: { path: string; body: unknown }[] = [];
let said: string[] = [];
let canEdit = true;
let titles: string[] = [];
const pictures = [
  { post_id: 1, url: '/files/images/a-1.webp' },
  { post_id: 3, url: '/files/images/a-2.webp' },
];
let refusal: { code: number; msg: string } | null = null;

function seriesOf(): SeriesDetail {
  return {
    id: 4,
    title: '布光笔记',
    description: '从软到硬',
    cover_image: '',
    is_cover_chosen: false,
    posts_count: titles.length,
    user: { id: 7, nickname: '汽水', avatar: '' },
    created_at: '2026-03-01T00:00:00Z',
    updated_at: '2026-03-01T00:00:00Z',
    holds: false,
    can: { edit: canEdit },
    posts: titles.map((title, index) => ({
      id: index + 1,
      title,
      summary: '',
      cover_image: '',
      view_count: 0,
      like_count: 0,
      comment_count: 0,
      created_at: '2026-03-01T00:00:00Z',
    })),
  };
}

beforeEach(() => {
  sent = [];
  said = [];
  canEdit = true;
  titles = ['软光', '侧光', '硬光'];
  refusal = null;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, 'http://site');
    if (init?.method === 'POST') {
      sent.push({ path: pathname, body: JSON.parse(init.body as string) as unknown });
      if (refusal) return Response.json({ ...refusal, data: {} });
      return Response.json({ code: 1, msg: '', data: { id: 4 } });
    }
    if (pathname === '/api/posts/series/pictures') {
      return Response.json({ code: 1, msg: '', data: { data: pictures } });
    }
    return Response.json({ code: 1, msg: '', data: seriesOf() });
  });
  vi.spyOn(toast, 'error').mockImplementation((message) => void said.push(message));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show() {
  const router = createMemoryRouter([{ path: '/series/:id', element: <SeriesPage /> }], {
    initialEntries: ['/series/4'],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const shownTitles = () =>
  within(screen.getByRole('list', { name: '合集里的帖子' }))
    .getAllByRole('link')
    .map((link) => link.textContent?.slice(0, 2));

test('its author puts the posts in order by arrow keys, and every step is saved', async () => {
  show();
  const handle = await screen.findByRole('button', { name: /第 3 篇 硬光/ });
  await act(async () => void fireEvent.keyDown(handle, { key: 'ArrowUp' }));
  await waitFor(() => expect(shownTitles()).toEqual(['软光', '硬光', '侧光']));
  await act(
    async () => void fireEvent.keyDown(screen.getByRole('button', { name: /篇 硬光/ }), { key: 'ArrowUp' }),
  );
  await waitFor(() => expect(shownTitles()).toEqual(['硬光', '软光', '侧光']));
  screen.getByText('已移到第 1 篇，共 3 篇');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.at(-1)).toEqual({ path: '/api/posts/series/order/4', body: { post_ids: [3, 1, 2] } });
});

test('an order of posts that have changed meanwhile is told, and what stands is shown again', async () => {
  refusal = { code: 3043, msg: '合集里的帖子有变动，请刷新后重新排序' };
  show();
  const handle = await screen.findByRole('button', { name: /第 1 篇/ });
  await act(async () => void fireEvent.keyDown(handle, { key: 'ArrowDown' }));
  await waitFor(() => expect(said).toEqual(['合集里的帖子有变动，请刷新后重新排序']));
  await waitFor(() => expect(shownTitles()).toEqual(['软光', '侧光', '硬光']));
});

test('its author chooses a cover among the pictures, or none', async () => {
  show();
  const save = async () => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  fireEvent.click(await screen.findByRole('button', { name: '编辑' }));
  const automatic = await screen.findByRole<HTMLInputElement>('radio', { name: '自动选择' });
  expect(automatic.checked).toBe(true);
  await save();
  expect(sent.at(-1)?.body).toEqual({ title: '布光笔记', description: '从软到硬' });

  fireEvent.click(screen.getByRole('button', { name: '编辑' }));
  fireEvent.click(await screen.findByRole('radio', { name: '第 2 张图' }));
  await save();
  expect(sent.at(-1)?.body).toMatchObject({ cover: pictures[1] });

  fireEvent.click(screen.getByRole('button', { name: '编辑' }));
  fireEvent.click(await screen.findByRole('radio', { name: '第 1 张图' }));
  fireEvent.click(screen.getByRole('radio', { name: '自动选择' }));
  await save();
  expect(sent.at(-1)?.body).toMatchObject({ cover: null });
});

test('others read it from the beginning', async () => {
  canEdit = false;
  show();
  const start = await screen.findByRole('link', { name: '从第一篇开始读' });
  expect(start.getAttribute('href')).toBe('/post/1');
  expect(screen.queryByRole('button', { name: /拖动/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
});

test('a post says where it stands, and leads to its neighbours', () => {
  const place = {
    id: 4,
    title: '布光笔记',
    position: 2,
    posts_count: 3,
    previous: { id: 1, title: '软光' },
    next: null,
  };
  const router = createMemoryRouter([{ path: '*', element: <SeriesNav place={place} /> }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('navigation').textContent).toContain('合集《布光笔记》第 2/3 篇');
  expect(screen.getByRole('link', { name: /上一篇/ }).getAttribute('href')).toBe('/post/1');
  expect(screen.queryByRole('link', { name: /下一篇/ })).toBeNull();
});
