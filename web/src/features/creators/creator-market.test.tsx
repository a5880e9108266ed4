// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { personLinkOf } from '../users/card/person-link.ts';
import { CreatorMarket } from './creator-market.tsx';
import { creatorPageOf, someCreator } from './creator-test-rig.ts';

beforeAll(() => import('../../ui/dialog/dialog-frame.tsx'), 60_000);

let asked: URL[] = [];
let answer: (address: URL) => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () => creatorPageOf([someCreator()]);
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'https://zaojie.example');
    asked.push(url);
    return answer(url);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(address = '/commission?tab=creators') {
  const router = createMemoryRouter([{ path: '/commission', element: <CreatorMarket /> }], {
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

const onAPhone = (query: string) => query.includes('max-width: 768px');
function pretendPhone() {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: onAPhone(query), media: query }),
  );
}

describe('what is chosen stands in the address', () => {
  test('and is asked for; the tab stays, Back brings it back', async () => {
    const router = open();
    await screen.findByRole('article', { name: /阿砚/ });
    fireEvent.click(screen.getByRole('radio', { name: '角色设计' }));
    fireEvent.click(screen.getByRole('radio', { name: '10000 以上' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '只看接单中' }));
    fireEvent.click(screen.getByRole('radio', { name: '价格升序' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?tab=creators&type=character_design&price_band=10000%2B&only_on=1&sort=price_asc',
      ),
    );
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('sort')).toBe('price_asc'));
    expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toEqual({
      per_page: '12',
      type: 'character_design',
      price_band: '10000+',
      only_on: '1',
      sort: 'price_asc',
    });
    await act(() => router.navigate(-1));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: '评分' }).checked).toBe(true),
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  test.each([
    ['?tab=creators&type=%E6%8F%92%E7%94%BB&style=3&price_band=1000-3000', ['插画', '古风', '1000–3000']],
    ['?tab=creators&type=rubbish&style=99&price_band=x&sort=me', ['评分']],
  ])('%s is read', async (search, checked) => {
    open(`/commission${search}`);
    await screen.findByRole('article');
    for (const name of checked) {
      expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
    }
  });

  test('on a phone the same by sheets', async () => {
    pretendPhone();
    const router = open();
    await screen.findByRole('article');
    fireEvent.click(screen.getByRole('button', { name: '画风：全部' }));
    const sheet = await screen.findByRole('dialog', { name: '画风' });
    fireEvent.click(within(sheet).getByRole('radio', { name: '动漫' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=creators&style=anime'));
    expect(await screen.findByRole('button', { name: '画风：动漫' })).toBeTruthy();
  });
});

describe('a card', () => {
  const show = async (given: Parameters<typeof someCreator>[0]) => {
    answer = () => creatorPageOf([someCreator(given)]);
    open();
    return within(await screen.findByRole('article'));
  };

  test('of somebody who takes orders leads to their page', async () => {
    const card = await show({});
    expect(card.getByRole('link', { name: '立即约稿' }).getAttribute('href')).toBe('/user/7');
    expect(personLinkOf(card.getByRole('link', { name: '立即约稿' }))).toBeNull();
    expect(card.getByRole('link', { name: '阿砚' }).getAttribute('href')).toBe('/user/7');
    expect(personLinkOf(card.getByText('阿'))?.userId).toBe(7);
    for (const words of ['接单中', '现在可开工', '4.9', '128', '98%', '2,800', '插画', '古风']) {
      expect(card.getByText(words)).toBeTruthy();
    }
    expect(card.getByText('个人认证')).toBeTruthy();
    expect(card.queryByText('企业认证')).toBeNull();
  });

  test('of somebody who doesn’t says so and why, and leads nowhere', async () => {
    const card = await show({ commission_status: 'off', resumes_on: '2199-02-01' });
    const button = card.getByRole('button', { name: '立即约稿' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(card.queryByRole('link', { name: '立即约稿' })).toBeNull();
    expect(card.getByText('暂停接单')).toBeTruthy();
    expect(card.getByText('2199年2月1日恢复接单')).toBeTruthy();
  });

  test('of somebody new', async () => {
    const card = await show({
      reviews_count: 0,
      rating: 0,
      completed_works: 0,
      satisfaction: 95,
      pictures: 0,
    });
    for (const words of ['暂无', '0', '95%', '还没有挂出作品']) expect(card.getByText(words)).toBeTruthy();
  });

  test.each([1, 2, 3, 4])('shows %d works', async (pictures) => {
    const card = await show({ pictures });
    expect(card.getAllByRole('button', { name: /^放大阿砚的作品/ })).toHaveLength(pictures);
  });
});

test('more are loaded when asked for', async () => {
  answer = (url) =>
    url.searchParams.get('cursor') === 'after-1'
      ? creatorPageOf([someCreator({ id: 8, nickname: '南枝' })], { total: 11, page: 2, last: 2 })
      : creatorPageOf([someCreator()], { total: 11, last: 2 });
  open();
  expect(await screen.findByText('共 11 位创作者，11 位正在接单')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
  await screen.findByRole('article', { name: /南枝/ });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
});

test('nobody fits: the filters are taken away by one press', async () => {
  answer = (url) => creatorPageOf(url.searchParams.has('style') ? [] : [someCreator()]);
  const router = open('/commission?tab=creators&style=anime&sort=orders');
  fireEvent.click(await screen.findByRole('button', { name: '清空筛选' }));
  await screen.findByRole('article');
  expect(router.state.location.search).toBe('?tab=creators&sort=orders');
});

test('a failure says so and is tried again', async () => {
  answer = () => Response.json({ code: 0, msg: '服务器开小差了', data: null }, { status: 500 });
  open();
  expect(await screen.findByText('加载创作者列表失败')).toBeTruthy();
  answer = () => creatorPageOf([someCreator()]);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('article', { name: /阿砚/ })).toBeTruthy();
});
