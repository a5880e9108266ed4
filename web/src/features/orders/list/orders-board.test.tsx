// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { orderTabs } from '@zaojie/contract/orders/order-words';
import type { OrderCard } from '@zaojie/contract/orders/order.schemas';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSession } from '../../../api/session.ts';
import { at, canDo, DAY, HOUR, makeCard } from '../order-test-rig.ts';
import { OrdersBoard } from './orders-board.tsx';

let orders: OrderCard[];
let isDown: boolean;
let asked: URLSearchParams[];

const first = makeCard({
  id: 1,
  title: '《云隐林境》主视觉',
  status: 'pending_deposit',
  paid: 0,
  now: {
    whose: 'me',
    sentence: '支付定金 ¥1000.00',
    action: 'payDeposit',
    action_label: '去支付定金',
    deadline: at(6 * HOUR + 24.5 * 60_000),
    consequence: '到期未付，订单自动取消',
  },
  can: canDo('payDeposit', 'cancel'),
});
const waiting = makeCard({
  id: 3,
  title: '等距小镇',
  status: 'pending_confirm',
  group: 'waiting',
  now: {
    ...first.now,
    whose: 'other',
    sentence: '等木下三木确认排期',
    action: null,
    action_label: '',
    deadline: at(2 * DAY),
  },
});
const over = makeCard({
  id: 4,
  title: '鲸背小城',
  status: 'completed',
  group: 'ended',
  now: {
    ...first.now,
    whose: 'nobody',
    sentence: '订单已完成',
    action: null,
    action_label: '',
    deadline: null,
  },
  can: canDo('review'),
});

beforeEach(() => {
  [orders, isDown, asked] = [[first, makeCard({ id: 2 }), waiting, over], false, []];
  localStorage.clear();
  globalThis.history.replaceState(null, '', '/order');
  saveSession({ id: 5, username: 'lin', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://site');
    asked.push(searchParams);
    if (isDown) return Response.json({ code: 500, msg: '', data: null }, { status: 500 });
    const data = {
      data: orders,
      total: orders.length,
      per_page: 10,
      current_page: 1,
      last_page: 1,
      next_cursor: null,
      side: searchParams.get('side'),
      tab: searchParams.get('tab'),
      tabs: orderTabs.map(({ key, label }) => ({
        key,
        label,
        count: key === 'all' ? orders.length : 0,
        waiting: 0,
      })),
      waiting: { buyer: 2, seller: 0, total: 2 },
      // The device's clock is wrong by a day; the server's isn't.
      server_time: at(0),
    };
    return Response.json({ code: 1, msg: '', data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const path of ['/order', '/orders']) document.cookie = `order-side=; Path=${path}; Max-Age=0`;
  globalThis.history.replaceState(null, '', '/');
});

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}
function show(path = '/order') {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <OrdersBoard />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('what waits for me stands first, with the clock of the server, and leads to the very step', async () => {
  show('/orders');
  const mine = within(await screen.findByRole('region', { name: '轮到你' }));
  expect(mine.getByText('还剩 6 小时 24 分')).toBeTruthy();
  expect(mine.getByRole('link', { name: '去支付定金' }).getAttribute('href')).toBe('/order/1/payment');
  expect(mine.getByRole('link', { name: '验收' }).getAttribute('href')).toBe('/orders/2');
  within(screen.getByRole('region', { name: '等对方' })).getByText('等木下三木确认排期');
  const ended = within(screen.getByRole('region', { name: '已结束' }));
  expect(ended.getByRole('link', { name: '写评价' })).toBeTruthy();
  expect(screen.getByText('轮到你 2 笔，快到期的排在前面。')).toBeTruthy();
});

test('the side is in the address and remembered; tabs and words narrow the list', async () => {
  show();
  fireEvent.click(await screen.findByRole('radio', { name: '我接的' }));
  await waitFor(() => expect(asked.at(-1)?.get('side')).toBe('seller'));
  fireEvent.click(screen.getByRole('tab', { name: /退款与仲裁/ }));
  await waitFor(() => expect(asked.at(-1)?.get('tab')).toBe('dispute'));
  fireEvent.change(screen.getByLabelText('搜索订单'), { target: { value: ' 山海 ' } });
  await waitFor(() => expect(asked.at(-1)?.get('keyword')).toBe('山海'));
  await waitFor(() =>
    expect(screen.getByLabelText('address').textContent).toBe(
      '?side=seller&tab=dispute&q=%E5%B1%B1%E6%B5%B7',
    ),
  );
  cleanup();
  show();
  await waitFor(() => expect(asked.at(-1)?.get('side')).toBe('seller'));
});

test('nothing yet shows where to begin; nothing under a tab shows the way back', async () => {
  orders = [];
  show('/order?side=seller');
  await screen.findByRole('heading', { name: '这面墙还空着' });
  expect(screen.getByRole('link', { name: '挂出我的服务' })).toBeTruthy();
  cleanup();
  show('/order?q=%E5%B1%B1');
  await screen.findByText('没有找到“山”');
  fireEvent.click(screen.getByRole('button', { name: '看全部订单' }));
  await screen.findByRole('heading', { name: '这面墙还空着' });
});

test('what can’t be loaded says so, and is there after another try', async () => {
  isDown = true;
  show();
  await screen.findByText('加载失败，请重试');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('region', { name: '轮到你' });
});
