// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, saveSession } from '../../../api/session.ts';
import { gameQuery } from '../game-queries.ts';
import { someComment, someDetail } from '../game-test-rig.ts';
import { GameComments } from './game-comments.tsx';

const ok = (data: unknown) => Response.json({ code: 1, msg: '', data });
let game: GameDetail;
let asked: { path: string; query: Record<string, string>; body: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  game = someDetail();
  saveSession({
    id: 9,
    username: 'me',
    nickname: '林见山',
    avatar: '',
    score: 0,
    token: 't',
    expires_at: '',
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'https://zaojie.example');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : null;
    asked.push({ path: pathname, query: Object.fromEntries(searchParams), body });
    if (pathname === '/api/game/detail') return ok(game);
    if (pathname === '/api/game/addComment')
      return ok(someComment({ id: 50, user_id: 9, is_mine: true, rating: null, ...body, game_id: 1 }));
    const data = [someComment()];
    return ok({ data, total: 1, per_page: 10, current_page: 1, last_page: 1, next_cursor: null });
  });
});
afterEach(() => {
  cleanup();
  clearSession('logout');
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

function Loaded() {
  const { data } = useQuery(gameQuery(1));
  return data ? <GameComments game={data} /> : null;
}

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const router = createMemoryRouter(
    [
      { path: '/games/1', element: <Loaded /> },
      { path: '/login', element: <p>登录页</p> },
    ],
    { initialEntries: ['/games/1'] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const sent = () => asked.filter(({ path }) => path === '/api/game/addComment').map(({ body }) => body);

test('words with stars are a rating, words without are not', async () => {
  open();
  const field = await screen.findByRole('textbox', { name: '评论内容' });
  fireEvent.change(field, { target: { value: '好' } });
  fireEvent.click(screen.getByRole('button', { name: '发布评论' }));
  expect(await screen.findByText('评论内容至少2个字符')).toBeTruthy();
  fireEvent.change(field, { target: { value: '跳得很舒服' } });
  fireEvent.click(screen.getByRole('radio', { name: '4 星，好玩' }));
  fireEvent.click(screen.getByRole('button', { name: '发布评论' }));
  await waitFor(() => expect(sent()).toEqual([{ id: 1, content: '跳得很舒服', rating: 4 }]));
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(''));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '再说一句' } });
  fireEvent.click(screen.getByRole('button', { name: '发布评论' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ id: 1, content: '再说一句' });
});

test('whoever has rated changes it with their words in the box, or says more without stars', async () => {
  game = someDetail({ my_review: { comment_id: 1, rating: 5, content: '一口气打完' } });
  open();
  expect(await screen.findByText(/你打过 5 星/)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: '5 星，非常好玩' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '改评价' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '修改评价' });
  expect(field.value).toBe('一口气打完');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 星，非常好玩' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '2 星，一般' }));
  fireEvent.click(screen.getByRole('button', { name: '更新评价' }));
  await waitFor(() => expect(sent()).toEqual([{ id: 1, content: '一口气打完', rating: 2 }]));
  expect(await screen.findByRole('textbox', { name: '评论内容' })).toBeTruthy();
});

test('the developer writes without stars, and a row of the bars shows only its comments', async () => {
  game = someDetail({ can: { rate: false } });
  open();
  await screen.findByRole('textbox', { name: '评论内容' });
  expect(screen.queryByRole('group', { name: '打分' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '5 星，267 个，只看这些评论' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ path: '/api/game/comments', query: { rating: '5' } }),
  );
  expect(screen.getByText(/只看 5 星/)).toBeTruthy();
});

test('a visitor who answers is sent to the login', async () => {
  clearSession('logout');
  const router = open();
  fireEvent.click(await screen.findByRole('button', { name: '回复 南枝' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
