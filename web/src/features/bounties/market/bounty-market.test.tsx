// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import { makeBounty, soon } from '../bounty-test-rig.ts';
import { BountyMarket } from './bounty-market.tsx';

let asked: URL[] = [];
let bounties: Bounty[] = [];
let isBroken = false;

beforeEach(() => {
  [asked, bounties, isBroken] = [[], [], false];
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://site');
    asked.push(url);
    if (isBroken) return Response.json({ code: 500, msg: '出错了', data: null }, { status: 500 });
    if (url.pathname.endsWith('/categories')) return Response.json({ code: 1, msg: '', data: [] });
    const page = { data: bounties, total: bounties.length, per_page: 10, current_page: 1, last_page: 1 };
    return Response.json({ code: 1, msg: '', data: { ...page, next_cursor: null } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
const address = () => screen.getByTestId('address').textContent;

function show(path = '/commission') {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <BountyMarket onPublish={() => undefined} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('filters go into the address and from there to the server, together', async () => {
  show('/commission?style=3');
  fireEvent.click(screen.getByRole('checkbox', { name: '仅看无人应征' }));
  fireEvent.click(screen.getByRole('radio', { name: '角色设计' }));
  fireEvent.click(screen.getByRole('radio', { name: '企业约稿' }));
  fireEvent.click(screen.getByRole('tab', { name: '最热' }));
  expect(address()).toBe('/commission?style=3&no_applicants=1&category=2&business=business&order=hot');
  await waitFor(() => {
    const last = asked.findLast((url) => url.pathname === '/api/bounty/index');
    expect(Object.fromEntries(last?.searchParams ?? [])).toEqual({
      order: 'hot',
      category: '2',
      style: '3',
      business: 'business',
      no_applicants: '1',
    });
  });
  await screen.findByText('没有符合条件的约稿');
  fireEvent.click(screen.getByRole('button', { name: '清空筛选' }));
  expect(address()).toBe('/commission?order=hot');
});

test('the button of each card says whether one may apply', async () => {
  bounties = [
    makeBounty({ id: 1, title: '甲' }),
    makeBounty({ id: 2, title: '乙', is_owner: true, status: 'closed' }),
    makeBounty({ id: 3, title: '丙', status: 'in_progress', has_applied: true }),
    makeBounty({ id: 4, title: '丁', has_applied: true }),
    makeBounty({ id: 5, title: '戊', deadline: soon(-1) }),
    makeBounty({ id: 6, title: '己', stop_recruit: true }),
  ];
  show();
  await screen.findByText('甲');
  const labels = ['甲', '乙', '丙', '丁', '戊', '己'].map((title) => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`：${title}$`) });
    return `${button.textContent} ${button.disabled ? 'off' : 'on'}`;
  });
  expect(labels).toEqual([
    '申请约稿 on',
    '不能申请自己的约稿 off',
    '该约稿已关闭 off',
    '您已申请过该约稿 off',
    '该约稿已关闭 off',
    '该约稿已关闭 off',
  ]);
});

test('urgent by its own word or by a near day, and not when it is over', async () => {
  bounties = [
    makeBounty({ id: 1, title: '甲', deadline: soon(3) }),
    makeBounty({ id: 2, title: '乙', is_urgent: true }),
    makeBounty({ id: 3, title: '丙', deadline: soon(4) }),
    makeBounty({ id: 4, title: '丁', is_urgent: true, status: 'completed' }),
  ];
  show();
  await screen.findByText('甲');
  const urgent = screen
    .getAllByText('加急')
    .map((label) => label.closest('li')?.querySelector('h3')?.textContent);
  expect(urgent).toEqual(['甲', '乙']);
});

test('a list and categories that fail say so', async () => {
  isBroken = true;
  show();
  await screen.findByText('加载失败，请重试');
  await screen.findByText('加载分类失败');
});
