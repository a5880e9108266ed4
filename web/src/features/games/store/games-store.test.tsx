// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { someGame } from '../game-test-rig.ts';
import { GamesStore } from './games-store.tsx';

beforeAll(() => import('../../../ui/dialog/dialog-frame.tsx'), 60_000);

const categories = {
  game_type: {
    list: [
      { id: 1, name: '冒险', count: 64 },
      { id: 7, name: '恐怖', count: 18 },
    ],
  },
  platform: { list: [{ id: 1, name: '电脑', count: 212 }] },
  sort: { list: [{ id: 'new', name: '最新发布', count: 286 }] },
  price: { min: 0, max: 128 },
};
const failure = () => Response.json({ code: 0, msg: '服务器开小差了', data: null }, { status: 500 });
const ok = (data: unknown) => Response.json({ code: 1, msg: '', data });
const pageOf = (games: ReturnType<typeof someGame>[], total = games.length) => {
  const [per_page, current_page] = [12, 1];
  return ok({ data: games, total, per_page, current_page, last_page: Math.ceil(total / per_page) });
};

let asked: URL[] = [];
let listed: (address: URL) => Response;
let categorised: () => Response;

beforeEach(() => {
  asked = [];
  listed = () => pageOf([someGame()], 198);
  categorised = () => ok(categories);
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'https://zaojie.example');
    if (url.pathname === '/api/game/categories') return categorised();
    asked.push(url);
    return listed(url);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(address = '/games') {
  const router = createMemoryRouter([{ path: '/games', element: <GamesStore /> }], {
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
const lastAsked = () => Object.fromEntries(asked.at(-1)?.searchParams ?? []);
const filters = () => within(screen.getByRole('complementary', { name: '筛选' }));
const box = async (label: string) =>
  waitFor(() => filters().getByRole<HTMLInputElement>('textbox', { name: label }));

describe('what is chosen stands in the address', () => {
  test('is asked for at once, and Back brings the former choice', async () => {
    const router = open('/games?page=3');
    await screen.findByRole('article');
    fireEvent.click(await waitFor(() => filters().getByRole('checkbox', { name: '冒险' })));
    await waitFor(() => expect(router.state.location.search).toBe('?game_type=1'));
    fireEvent.click(filters().getByRole('checkbox', { name: '恐怖' }));
    fireEvent.click(filters().getByRole('checkbox', { name: '电脑' }));
    await waitFor(() => expect(lastAsked()).toEqual({ game_type: '1,7', platform: '1' }));
    fireEvent.change(screen.getByRole('combobox', { name: '排序' }), { target: { value: 'rating' } });
    fireEvent.click(screen.getByRole('radio', { name: '列表' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?game_type=1,7&platform=1&order=rating&view=list'),
    );
    await act(() => router.navigate(-2));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '排序' }).value).toBe('new');
    expect(filters().getByRole<HTMLInputElement>('checkbox', { name: '电脑' }).checked).toBe(true);
  });

  test('each choice is taken away by its cross', async () => {
    const router = open('/games?game_type=7&price_max=80');
    fireEvent.click(await screen.findByRole('button', { name: '不限恐怖' }));
    await waitFor(() => expect(router.state.location.search).toBe('?price_max=80'));
    fireEvent.click(await screen.findByRole('button', { name: '不限¥80 以内' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('the price', () => {
  test('stays within what there is, and its ends never cross', async () => {
    const router = open('/games?price_min=10&price_max=80');
    const high = await box('最高价');
    expect(high.value).toBe('80');
    fireEvent.change(high, { target: { value: '5' } });
    fireEvent.blur(high);
    await waitFor(() => expect(router.state.location.search).toBe('?price_min=10&price_max=10'));
    fireEvent.change(await box('最高价'), { target: { value: '￥９９９' } });
    fireEvent.keyDown(await box('最高价'), { key: 'Enter' });
    await waitFor(() => expect(router.state.location.search).toBe('?price_min=10'));
    fireEvent.change(await box('最低价'), { target: { value: 'abc' } });
    fireEvent.blur(await box('最低价'));
    expect((await box('最低价')).value).toBe('10');
  });

  test('of a hand-made address is asked for as it is shown', async () => {
    open('/games?price_min=500');
    expect((await box('最低价')).value).toBe('128');
    await waitFor(() => expect(lastAsked()).toEqual({ price_min: '128' }));
    expect(asked).toHaveLength(1);
  });

  test('is dragged: applied when it is let go of', async () => {
    const router = open();
    const slider = await waitFor(() => filters().getByRole('slider', { name: '最低价，拖动选择' }));
    fireEvent.change(slider, { target: { value: '30' } });
    expect(router.state.location.search).toBe('');
    expect((await box('最低价')).value).toBe('30');
    fireEvent.pointerUp(slider);
    await waitFor(() => expect(router.state.location.search).toBe('?price_min=30'));
  });
});

test('in the sheet the button counts along', async () => {
  listed = (url) => pageOf([someGame()], url.searchParams.has('game_type') ? 18 : 198);
  const router = open();
  fireEvent.click(await screen.findByRole('button', { name: '筛选' }));
  const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
  expect(await sheet.findByRole('button', { name: '看 198 款游戏' })).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: /^恐怖/ }));
  const show = await sheet.findByRole('button', { name: '看 18 款游戏' });
  expect(router.state.location.search).toBe('');
  fireEvent.click(show);
  await waitFor(() => expect(router.state.location.search).toBe('?game_type=7'));
});

test('nothing fits: says what nobody made, and one press takes the filters away', async () => {
  listed = (url) => (url.searchParams.has('game_type') ? pageOf([]) : pageOf([someGame()]));
  const router = open('/games?game_type=7&price_max=10');
  expect(await screen.findByText('¥10 以内的恐怖游戏还没有人做。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '清空筛选' }));
  await screen.findByRole('article');
  expect(router.state.location.search).toBe('');
});

test('a page beyond the end becomes the last one', async () => {
  const router = open('/games?page=99');
  await waitFor(() => expect(router.state.location.search).toBe('?page=17'));
});

test('failures say so and are tried again, each by itself', async () => {
  [listed, categorised] = [failure, failure];
  open();
  expect(await screen.findByText('获取游戏列表失败')).toBeTruthy();
  expect((await screen.findAllByText('获取分类数据失败')).length).toBeGreaterThan(0);
  listed = () => pageOf([someGame()]);
  categorised = () => ok(categories);
  for (const retry of screen.getAllByRole('button', { name: '重试' })) fireEvent.click(retry);
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(await waitFor(() => filters().getByRole('checkbox', { name: '冒险' }))).toBeTruthy();
});
