// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePost } from '../../features/posts/post-test-rig.ts';
import { currentDialog, forgetDialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { PostPage } from './post-page.tsx';

const post = makePost({
  id: 12,
  title: '千里江山入梦来',
  content: '<p>先定水系，再摆街道。</p>',
  circle: { id: 3, name: '游戏 & 概念', icon: '', description: '', posts_count: 1 },
  tags: [{ id: 5, name: '青绿' }],
  view_count: 0,
  like_count: 0,
  comment_count: 0,
  can: { edit: true, delete: true, follow: false },
});
const author = { id: 7, bio: '', followers_count: 2, following_count: 1 };
const nothing = { data: [], total: 0, next_cursor: null };
const said: string[] = [];
let answers: Record<string, unknown> = {};
let sent: string[] = [];

beforeEach(() => {
  localStorage.clear();
  said.length = 0;
  sent = [];
  answers = {
    '/api/posts/detail': { ...post, comments: [], credits: [] },
    '/api/api/user/7': author,
    '/api/posts/related': { data: [] },
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, 'http://site');
    sent.push(pathname + search);
    const answer = answers[pathname] ?? nothing;
    if (answer instanceof Error) return Response.json({ code: 500, msg: answer.message }, { status: 500 });
    if (typeof answer === 'number')
      return Response.json({ code: answer, msg: '帖子不存在或已删除', data: null });
    return Response.json({ code: 1, msg: '', data: answer });
  });
  for (const kind of ['success', 'error'] as const) {
    vi.spyOn(toast, kind).mockImplementation((message) => void said.push(message));
  }
});
afterEach(() => {
  cleanup();
  const dialog = currentDialog();
  if (dialog) forgetDialog(dialog.id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(address: string) {
  const routes = [
    { path: '/post/:id', element: <PostPage /> },
    { path: '/community', element: <p>社区</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
async function press(role: string, name: string) {
  const control = await screen.findByRole(role, { name });
  await act(async () => void fireEvent.click(control));
}

async function confirmDeleting() {
  open('/post/12');
  await screen.findByRole('heading', { name: '千里江山入梦来' });
  await press('button', '更多操作');
  await press('menuitem', '删除');
  expect(currentDialog()?.message).toBe('确定要删除这条帖子吗？删除后将无法恢复');
}

test.each(['/post/abc', '/post/0', '/post/-1', '/post/1e3', '/post/1234567890123456'])(
  '%s is no post: said so, and led to the community',
  async (address) => {
    open(address);
    await screen.findByText('社区');
    expect(said).toEqual(['无效的帖子ID']);
    expect(sent).toEqual([]);
  },
);

test('shows the post under its title, with the ways to its circle and its tags', async () => {
  open('/post/12');
  await screen.findByText('先定水系，再摆街道。');
  expect(document.title).toBe('千里江山入梦来 - 造界');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('游戏 & 概念')).toBe('/circle/3?name=%E6%B8%B8%E6%88%8F%20%26%20%E6%A6%82%E5%BF%B5');
  expect(href('# 青绿')).toBe('/tag/5?name=%E9%9D%92%E7%BB%BF');
});

test('a post that does not come can be asked for again', async () => {
  answers['/api/posts/detail'] = new Error('');
  open('/post/12');
  await screen.findByText('获取帖子详情失败');
  answers['/api/posts/detail'] = { ...post, comments: [], credits: [] };
  await press('button', '重试');
  await screen.findByRole('heading', { name: '千里江山入梦来' });
});

test('a post that is gone leaves an empty frame and a way on', async () => {
  answers['/api/posts/detail'] = 1601;
  open('/post/12');
  await screen.findByText('帖子不存在或已删除');
  expect(screen.getByRole('link', { name: '去社区看看' }).getAttribute('href')).toBe('/community');
});

test('the author deletes after being asked, and ends in the community', async () => {
  answers['/api/posts/del/'] = {};
  await confirmDeleting();
  await act(async () => currentDialog()?.answer(true));
  await screen.findByText('社区');
  expect(sent).toContain('/api/posts/del/?id=12');
  expect(said).toEqual(['帖子删除成功']);
});

test('a refused deletion stays here and says so; a cancelled one asks nothing', async () => {
  answers['/api/posts/del/'] = new Error('');
  await confirmDeleting();
  await act(async () => currentDialog()?.answer(false));
  expect(sent.some((path) => path.startsWith('/api/posts/del'))).toBe(false);
  await act(async () => forgetDialog(currentDialog()?.id ?? 0));
  await press('button', '更多操作');
  await press('menuitem', '删除');
  await act(async () => currentDialog()?.answer(true));
  await waitFor(() => expect(said).toEqual(['删除帖子失败，请稍后重试']));
  expect(screen.getByRole('heading', { name: '千里江山入梦来' })).toBeDefined();
});
