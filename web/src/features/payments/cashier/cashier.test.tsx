// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { CashierPage } from '@zaojie/contract/payments/payment.schemas';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cashier } from './cashier.tsx';
import { useCashier } from './use-cashier.ts';

const open: CashierPage = {
  payment_no: 'PAY000007',
  subject: '钱包充值',
  amount: 500,
  state: 'pending',
  expires_at: '2026-11-17T08:30:00Z',
  server_time: '2026-11-17T08:01:00Z',
  return_path: '/profile/wallet?payment=7',
};
let page: CashierPage;
let sent: string[];
beforeEach(() => {
  page = open;
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push(`${address} ${body as string}`);
    return Response.json({ code: 1, msg: '', data: page });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Counter() {
  const { query, sending, send } = useCashier('PAY000007', 'abc');
  return query.data ? <Cashier page={query.data} sending={sending} send={send} /> : null;
}
function Place() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
async function stand() {
  const routes = [
    { path: '/', element: <Counter /> },
    { path: '*', element: <Place /> },
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: '模拟收银台' });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['支付成功', 'paid'],
  ['支付失败', 'failed'],
  ['放弃支付', 'abandoned'],
])('%s is told and leads back', async (name, outcome) => {
  await stand();
  press(name);
  await screen.findByText('/profile/wallet?payment=7');
  expect(sent).toEqual([`/api/sandbox/cashier/PAY000007?key=abc {"outcome":"${outcome}"}`]);
});

test('an odd notification is sent from where one stands, so that another can follow', async () => {
  await stand();
  press('发出签名不对');
  expect((await screen.findByRole('status')).textContent).toMatch(/^已发出“签名不对”。/);
  page = { ...open, state: 'paid' };
  press('发出重复的通知');
  await screen.findByRole('heading', { name: '这笔支付已经结束' });
  expect(sent).toHaveLength(2);
  expect(screen.queryByRole('button', { name: '支付成功' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: '回到造界' }));
  await screen.findByText('/profile/wallet?payment=7');
});

test('past its end nobody can pay, and the way back leaves this site for nobody', async () => {
  page = { ...open, server_time: '2026-11-17T08:30:00Z', return_path: '//elsewhere.example/' };
  await stand();
  expect(screen.queryByRole('button', { name: '支付成功' })).toBeNull();
  expect(screen.getByRole('link', { name: '回到造界' }).getAttribute('href')).toBe('/profile/wallet');
});
