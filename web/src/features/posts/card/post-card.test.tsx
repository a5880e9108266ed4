// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSession } from '../../../api/session.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { PostCard } from './post-card.tsx';
import { postKeys } from '../post-cache.ts';
import { makePost, picture } from '../post-test-rig.ts';

let client: QueryClient;

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function CachedCard({ id }: { id: number }) {
  const { data } = useQuery<Post>({ queryKey: postKeys.detail(id), queryFn: skipToken });
  return data ? <PostCard post={data} /> : null;
}

function show(post: Post) {
  client = new QueryClient();
  client.setQueryData(postKeys.detail(post.id), post);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/community?tab=all']}>
        <CachedCard id={post.id} />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function serverAnswers(code: number, msg: string, data: unknown) {
  const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(
    async () => new Response(JSON.stringify({ code, msg, data })),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

const likeButton = () => screen.getByRole('button', { name: /^赞/ });

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(toast, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function signIn() {
  saveSession({ id: 1, username: 'me', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
}

test('a card says who, when, where and how many, and leads to each', () => {
  show(makePost({ is_top: true }));
  const card = within(screen.getByRole('article', { name: /主城重画/ }));
  const href = (name: string) => card.getByRole('link', { name }).getAttribute('href');
  expect(href('主城重画')).toBe('/post/42');
  expect(href('阿砚')).toBe('/user/7');
  expect(href('游戏概念')).toBe(`/circle/3?name=${encodeURIComponent('游戏概念')}`);
  expect(href('# 概念设计')).toBe(`/tag/5?name=${encodeURIComponent('概念设计')}`);
  expect(href('评论，57')).toBe('/post/42#comments');
  for (const text of ['LV.218', '置顶', '1.2w', '1.2k', '水系']) card.getByText(text);
  card.getByText(/^(2026年)?3月1日$/);
  card.getByRole('button', { name: '关注' });
  card.getByRole('button', { name: '分享，0' });
});

test('nobody can follow themselves', () => {
  show(makePost({ can: { edit: true, delete: true, follow: false } }));
  expect(screen.queryByRole('button', { name: '关注' })).toBeNull();
});

test('nine pictures at most, and how many more there are', () => {
  show(makePost({ media: Array.from({ length: 12 }, (_, index) => picture(`p${index}`)) }));
  expect(screen.getAllByRole('button', { name: /查看第/ })).toHaveLength(9);
  screen.getByText('+3');
});

test('a like shows at once and stays when the server agrees', async () => {
  signIn();
  const asked = serverAnswers(1, '', { is_liked: true, like_count: 2_000 });
  show(makePost({ like_count: 7 }));
  fireEvent.click(likeButton());
  expect(likeButton().getAttribute('aria-label')).toBe('赞，8');
  await waitFor(() => expect(likeButton().getAttribute('aria-label')).toBe('赞，2.0k'));
  expect(likeButton().getAttribute('aria-pressed')).toBe('true');
  expect(asked.mock.calls[0]?.[1].body).toBe('{"post_id":42}');
});

test('a refused like is taken back, with the words of the server', async () => {
  signIn();
  serverAnswers(1601, '帖子不存在或已删除', null);
  show(makePost({ like_count: 7 }));
  fireEvent.click(likeButton());
  expect(likeButton().getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(likeButton().getAttribute('aria-pressed')).toBe('false'));
  expect(likeButton().getAttribute('aria-label')).toBe('赞，7');
  expect(client.getQueryData(postKeys.detail(42))).toMatchObject({ is_liked: false, like_count: 7 });
  expect(toast.error).toHaveBeenCalledWith('帖子不存在或已删除');
});

test('a double click is one like', async () => {
  signIn();
  const asked = serverAnswers(1, '', { is_liked: true, like_count: 8 });
  show(makePost({ like_count: 7 }));
  fireEvent.click(likeButton(), { detail: 1 });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(client.getQueryData(postKeys.detail(42))).toMatchObject({ like_count: 8 }));
  fireEvent.click(likeButton(), { detail: 2 });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(likeButton().getAttribute('aria-pressed')).toBe('true');
});

test('a visitor who likes is sent to sign in, and comes back here', () => {
  const asked = serverAnswers(1, '', {});
  show(makePost());
  fireEvent.click(likeButton());
  expect(screen.getByRole('status').textContent).toBe(
    `/login?redirect=${encodeURIComponent('/community?tab=all')}`,
  );
  expect(asked).not.toHaveBeenCalled();
});
