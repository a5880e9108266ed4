// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Ranking } from '@zaojie/contract/rankings/ranking.schemas';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { someGame, someOwnPlace, someRanked, someRanking } from '../../features/rankings/ranking-test-rig.ts';
import { personLinkOf } from '../../features/users/card/person-link.ts';
import { RankingPage } from './ranking-page.tsx';

let asked: URL[] = [];
let answer: (address: URL) => Ranking | null;

beforeEach(() => {
  asked = [];
  answer = () => someRanking({ creators: [someRanked()] });
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'https://zaojie.example');
    asked.push(url);
    const data = answer(url);
    return Response.json({ code: data ? 1 : 500, msg: '暂不可用', data }, { status: data ? 200 : 500 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(address = '/ranking') {
  const router = createMemoryRouter([{ path: '/ranking', element: <RankingPage /> }], {
    initialEntries: [address],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const askedLast = () => Object.fromEntries(asked.at(-1)?.searchParams ?? []);

describe('the address', () => {
  test('holds tab, sub-tab and period; Back brings them back', async () => {
    answer = (url) => someRanking({ tab: url.searchParams.get('tab') as Ranking['tab'] });
    const router = open();
    fireEvent.click(screen.getByRole('radio', { name: '3D 建模' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sub=3d'));
    fireEvent.click(screen.getByRole('radio', { name: '月' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sub=3d&period=month'));
    fireEvent.click(screen.getByRole('tab', { name: '游戏' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=games&period=month'));
    expect(await screen.findByText('还没有游戏上榜。')).toBeTruthy();
    expect(askedLast()).toEqual({ tab: 'games', sub: 'popular', period: 'month', page: '1', per_page: '10' });
    await act(() => router.navigate(-1));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: '3D 建模' }).checked).toBe(true),
    );
  });

  test.each([
    ['?tab=demos&sub=puzzle', '解谜', '还没有开放试玩的作品。'],
    ['?tab=competition&sub=art', '美术', '眼下没有这一类的竞赛。'],
  ])('%s is read', async (search, sub, line) => {
    answer = (url) => someRanking({ tab: url.searchParams.get('tab') as Ranking['tab'] });
    open(`/ranking${search}`);
    expect(await screen.findByText(line)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: sub }).checked).toBe(true);
  });
});

describe('a list', () => {
  test('the first three stand out, the others are numbered; each leads to the person', async () => {
    const people = [1, 2, 3, 4, 5].map((place) =>
      someRanked({
        place,
        id: 100 + place,
        name: `第${place}人`,
        trend: [2, -1, 0, null, 11][place - 1] ?? null,
      }),
    );
    answer = () => someRanking({ creators: people, total: 214 });
    open();
    const top = await screen.findByRole('list', { name: '前三名' });
    expect(within(top).getAllByRole('article')).toHaveLength(3);
    const rest = screen.getByRole('list', { name: '榜单' });
    expect(within(rest).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '第4人' }).getAttribute('href')).toBe('/user/104');
    for (const words of ['+2', '−1', '持平', '新上榜', '+11']) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getAllByText('216')).toHaveLength(5);
    const faces = screen.getAllByText('第').flatMap((face) => personLinkOf(face)?.userId ?? []);
    expect(faces).toEqual([101, 102, 103, 104, 105]);
  });

  test('of games: the first three, the others, each leading to the game', async () => {
    const games = [1, 2, 3, 4].map((place) =>
      someGame({ place, id: 200 + place, title: `第${place}款`, price: place === 4 ? 0 : 28 }),
    );
    answer = () => someRanking({ tab: 'games', sub: 'popular', games, total: 4 });
    open('/ranking?tab=games');
    expect(within(await screen.findByRole('list', { name: '前三名' })).getAllByRole('article')).toHaveLength(
      3,
    );
    const row = within(screen.getByRole('list', { name: '榜单' })).getByRole('listitem');
    expect(row.textContent).toContain('免费');
    expect(screen.getByRole('link', { name: '第4款' }).getAttribute('href')).toBe('/games/204');
    expect(screen.queryByRole('button', { name: /看到第/ })).toBeNull();
  });

  test('of demos: each leads to its project', async () => {
    const demo = {
      id: 7,
      title: '林境',
      cover: null,
      status: 'open',
      statusText: '可试玩',
      author: '南枝',
      tags: ['冒险'],
      plays: 24_000,
      likes: 310,
    } as const;
    answer = () =>
      someRanking({ tab: 'demos', sub: 'all', demos: [{ ...demo, tags: [...demo.tags] }], total: 1 });
    open('/ranking?tab=demos');
    expect((await screen.findByRole('link', { name: '林境' })).getAttribute('href')).toBe(
      '/program/project/7',
    );
    expect(screen.getByText('2.4w')).toBeTruthy();
  });

  test('of all time shows what there is, not what came in', async () => {
    answer = () => someRanking({ period: 'all', creators: [someRanked()] });
    open('/ranking?period=all');
    expect(await screen.findByText('2.1w')).toBeTruthy();
    expect(screen.getByText('粉丝')).toBeTruthy();
  });

  test('goes on by fifties', async () => {
    answer = () => someRanking({ creators: [someRanked()], total: 120 });
    const router = open();
    fireEvent.click(await screen.findByRole('button', { name: '看到第 50 名' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=1'));
    fireEvent.click(await screen.findByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(askedLast()).toMatchObject({ page: '3', per_page: '50' }));
  });
});

describe('one’s own place', () => {
  test('closes the list, with what is missing for the next', async () => {
    answer = () => someRanking({ creators: [someRanked()], own: someOwnPlace() });
    open();
    const own = within(await screen.findByRole('region', { name: '你的名次' }));
    expect(own.getByText('你在第 128 位')).toBeTruthy();
    expect(own.getByText('再得 42 个赞可进前 100')).toBeTruthy();
    expect(own.getByText('+31')).toBeTruthy();
    fireEvent.click(own.getByRole('button', { name: '怎么算的' }));
    expect(await screen.findByRole('dialog', { name: '名次怎么算的' })).toBeTruthy();
  });

  test('says so when there is none', async () => {
    const own = someOwnPlace({ place: null, trend: null, next: null });
    answer = () => someRanking({ creators: [someRanked()], own });
    open();
    expect(await screen.findByText('你还没有上榜')).toBeTruthy();
  });
});

test('a failure can be tried again', async () => {
  answer = () => null;
  open();
  const retry = await screen.findByRole('button', { name: '重试' });
  answer = () => someRanking({ creators: [someRanked()] });
  fireEvent.click(retry);
  expect(await screen.findByRole('article', { name: /阿砚/ })).toBeTruthy();
});
