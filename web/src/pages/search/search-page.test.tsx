// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SearchHit, SearchResult, SearchType } from '@zaojie/contract/search/search.schemas';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSession } from '../../api/session.ts';
import { readRecentSearches } from '../../features/search/recent-searches.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { SearchPage } from './search-page.tsx';

const NONE = { post: 0, user: 0, game: 0, asset: 0, tag: 0, circle: 0, bounty: 0, activity: 0, project: 0 };
const PER_PAGE = 10;
const said: string[] = [];
let asked: string[] = [];
let counts = NONE;
let answerSearch: (() => Response) | null = null;

function hit(type: SearchType, id: number): SearchHit {
  if (type === 'user') {
    return {
      id,
      type,
      nickname: `鲸${id}`,
      avatar: '',
      bio: '只画鲸',
      is_followed: false,
      can: { follow: true },
    };
  }
  return { id, type, title: `鲸的第${id}幅`, name: `鲸${id}`, content: '一头鲸' };
}

function resultOf(query: URLSearchParams): SearchResult {
  const type = (query.get('type') ?? 'post') as SearchType;
  const page = Number(query.get('page'));
  const total = counts[type];
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  const data = Array.from({ length: page > last ? 0 : Math.min(total, PER_PAGE) }, (_, place) =>
    hit(type, (page - 1) * PER_PAGE + place + 1),
  );
  return {
    keyword: query.get('keyword') ?? '',
    type,
    terms: ['鲸'],
    data: { data, total, per_page: PER_PAGE, current_page: page, last_page: last },
    posts: [],
    users: counts.user > 0 ? [hit('user', 1)] : [],
    games: [],
    assets: [],
    counts,
  };
}

beforeEach(() => {
  localStorage.clear();
  asked = [];
  said.length = 0;
  answerSearch = null;
  counts = { ...NONE, post: 128, user: 2 };
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://site');
    if (url.pathname === '/api/posts/hot') return Response.json({ code: 1, msg: '', data: { hot_tags: [] } });
    if (url.pathname === '/api/posts/tags') {
      const tag = { id: 5, name: '敦煌壁画', posts_count: 3, created_at: '', is_followed: false };
      return Response.json({ code: 1, msg: '', data: { data: [tag] } });
    }
    if (url.pathname === '/api/api/user/follow/1') {
      return Response.json({ code: 1, msg: '', data: { is_followed: true, followers_count: 1 } });
    }
    asked.push(decodeURIComponent(url.search));
    return answerSearch?.() ?? Response.json({ code: 1, msg: '', data: resultOf(url.searchParams) });
  });
  vi.spyOn(toast, 'success').mockImplementation((message) => void said.push(message));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <SearchPage /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })}
    >
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    router,
    where: () => decodeURIComponent(router.state.location.pathname + router.state.location.search),
  };
}
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

test('shows what the address asks for; tabs and pages change the address, back goes back', async () => {
  const { router, where } = show('/search?keyword=鲸&type=post&page=6');
  await screen.findByText('找到 128 个帖子，第 6 页，共 13 页');
  await press(screen.getByRole('button', { name: '第 7 页' }));
  await screen.findByText(/第 7 页，共/);
  expect(where()).toBe('/search?keyword=鲸&type=post&page=7');
  await press(screen.getByRole('tab', { name: /用户/ }));
  await screen.findByText('找到 2 个用户');
  expect(where()).toBe('/search?keyword=鲸&type=user');
  await act(() => router.navigate(-1));
  await screen.findByText(/第 7 页，共/);
  expect(asked).toEqual([
    '?keyword=鲸&type=post&page=6&per_page=10',
    '?keyword=鲸&type=post&page=7&per_page=10',
    '?keyword=鲸&type=user&page=1&per_page=10',
  ]);
});

test('order and time stand in the address, start from the first page and are kept where they mean something', async () => {
  const { where } = show('/search?keyword=鲸&type=post&page=3');
  await screen.findByText(/第 3 页，共/);
  await press(screen.getByRole('radio', { name: '最热' }));
  await waitFor(() => expect(where()).toBe('/search?keyword=鲸&type=post&order=hot'));
  fireEvent.change(screen.getByRole('combobox', { name: '时间' }), { target: { value: 'week' } });
  await waitFor(() => expect(where()).toBe('/search?keyword=鲸&type=post&order=hot&within=week'));
  await press(await screen.findByRole('button', { name: '第 2 页' }));
  expect(where()).toBe('/search?keyword=鲸&type=post&order=hot&within=week&page=2');
  await waitFor(() =>
    expect(asked.at(-1)).toBe('?keyword=鲸&type=post&order=hot&within=week&page=2&per_page=10'),
  );
  await press(screen.getByRole('tab', { name: /用户/ }));
  await screen.findByText('找到 2 个用户');
  expect(where()).toBe('/search?keyword=鲸&type=user');
  expect(screen.queryByRole('radio', { name: '最热' })).toBeNull();
});

test('where a time holds nothing, it can be let go', async () => {
  counts = NONE;
  const { where } = show('/search?keyword=鲸&type=post&order=new&within=day');
  await screen.findByText('一天内没有找到“鲸”的帖子');
  await press(screen.getByRole('link', { name: '不限时间再搜' }));
  expect(where()).toBe('/search?keyword=鲸&type=post&order=new');
});

test('counts stand on the tabs, and the cap reads 999+', async () => {
  counts = { ...counts, post: 1000 };
  show('/search?keyword=鲸');
  await screen.findByRole('tab', { name: /帖子.*999\+/ });
  screen.getByRole('tab', { name: /用户.*2/ });
  screen.getByText('找到超过 999 个帖子，第 1 页，共 100 页');
});

test('a box that was emptied and submitted leads to the page that asks for words', async () => {
  const { where } = show('/search?keyword=鲸&type=post');
  await screen.findByText(/找到 128 个帖子/);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(box, { target: { value: '  ' } });
  await act(async () => void fireEvent.submit(box.form ?? box));
  expect(where()).toBe('/search');
  screen.getByText('请输入搜索关键词');
  expect(readRecentSearches()).toEqual([]);
});

test('a match in what somebody says of themselves is marked, in the narrow column too', async () => {
  show('/search?keyword=鲸&type=post');
  const line = await screen.findByText(/只画/);
  expect(line.querySelector('mark')?.textContent).toBe('鲸');
});

test('without words it asks for some, and blank ones search for nothing', async () => {
  const { where } = show('/search?keyword=%20');
  screen.getByText('请输入搜索关键词');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(box, { target: { value: '   ' } });
  await act(async () => void fireEvent.submit(box.form ?? box));
  expect(where()).toBe('/search');
  expect(asked).toEqual([]);
  fireEvent.change(box, { target: { value: ' 鲸 ' } });
  await act(async () => void fireEvent.submit(box.form ?? box));
  expect(where()).toBe('/search?keyword=鲸&type=post');
  expect(readRecentSearches()).toEqual(['鲸']);
});

test('nothing found: three tips, fewer words, and where there is something', async () => {
  counts = { ...NONE, tag: 4 };
  const { where } = show('/search?keyword=敦煌 飞天&type=post');
  await screen.findByText('没有找到“敦煌 飞天”的帖子');
  screen.getByText('看看有没有错字');
  screen.getByText('换个说法，或用更宽泛的词');
  screen.getByText('减少关键词，只留最重要的');
  screen.getByText('其他分类有结果');
  screen.getByRole('link', { name: /标签\s*4/ });
  await screen.findByRole('heading', { name: '相关标签' });
  screen.getByRole('link', { name: /敦煌壁画/ });
  await press(screen.getByRole('link', { name: '只搜“敦煌”' }));
  expect(where()).toBe('/search?keyword=敦煌&type=post');
});

test('a page beyond the end becomes the last one', async () => {
  const { where } = show('/search?keyword=鲸&type=post&page=99');
  await waitFor(() => expect(where()).toBe('/search?keyword=鲸&type=post&page=13'));
});

test.each([
  ['the words of the server', () => Response.json({ code: 1000, msg: '系统繁忙', data: null }), '系统繁忙'],
  ['a refusal without words', () => Response.json({ code: 1000, msg: '', data: null }), '搜索失败'],
  ['no answer', () => Response.error(), '搜索请求失败'],
])('a failure with %s can be tried again', async (_, answer, title) => {
  answerSearch = answer;
  show('/search?keyword=鲸');
  await screen.findByText(title);
  answerSearch = null;
  await press(screen.getByRole('button', { name: '重试' }));
  await screen.findByText(/找到 128 个帖子/);
});

test('somebody followed in the list is followed beside it', async () => {
  saveSession({ id: 7, username: 'me', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  show('/search?keyword=鲸&type=post');
  const button = await screen.findByRole('button', { name: '关注' });
  await press(button);
  await waitFor(() => expect(said).toEqual(['关注成功']));
  screen.getByRole('button', { name: '已关注，取消关注' });
});
