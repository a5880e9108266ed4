// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawToastsWith } from '../../../ui/feedback/toast.tsx';
import { canDo, DAY, makeOrder } from '../order-test-rig.ts';
import { orderQuery } from '../order-queries.ts';
import { PaidNews } from './paid-news.tsx';
import { keepStarted, readStarted } from './started-payment.ts';
import { usePayOrder } from './use-pay-order.ts';

const unpaid = (id: number) =>
  makeOrder({
    id,
    status: 'pending_deposit',
    can: canDo('payDeposit', 'cancel'),
    money: { ...makeOrder().money, paid: 0, escrow: 0 },
  });
const paid = (id: number) =>
  makeOrder({
    id,
    status: 'pending_confirm',
    can: canDo('cancel'),
    money: { ...makeOrder().money, paid: 720, escrow: 720 },
  });
const payment = {
  id: 3,
  payment_no: 'PAY000003',
  amount: 720,
  method: 'sandbox',
  method_label: '模拟支付',
  state: 'pending',
  state_label: '待支付',
  purpose: 'order',
  order_id: 7,
  part: 'deposit',
  pay_url: '/sandbox/cashier/PAY000003?key=abc',
  as: 'page',
  sandbox_confirm_url: null,
  reason: '',
  created_at: new Date().toISOString(),
  expires_at: new Date(Date.now() + DAY).toISOString(),
  paid_at: null,
  server_time: new Date().toISOString(),
};

let order: OrderDetail;
let said: string[];
let stopListening = () => {};
beforeEach(() => {
  said = [];
  sessionStorage.clear();
  stopListening = drawToastsWith(({ message }) => said.push(message));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://site');
    if (init.method === 'POST') order = paid(order.id);
    if (pathname.startsWith('/api/wallet/payments/'))
      return Response.json({ code: 1, msg: '', data: payment });
    const data = init.method === 'POST' ? { ...order, payment: null } : order;
    return Response.json({ code: 1, msg: '', data });
  });
});
afterEach(() => {
  cleanup();
  stopListening();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function Screen({ shown }: { shown: OrderDetail }) {
  const { pay } = usePayOrder(shown, 'deposit');
  return (
    <>
      <PaidNews order={shown} />
      <button type="button" onClick={() => void pay('wallet')}>
        确认支付
      </button>
    </>
  );
}

function Page({ id }: { id: number }) {
  const { data } = useQuery(orderQuery(id));
  return data ? <Screen shown={data} /> : null;
}

function show({ id }: OrderDetail) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const router = createMemoryRouter(
    [
      { path: '/order/:id/payment', element: <Page id={id} /> },
      { path: '/order/:id', element: <p>订单详情</p> },
    ],
    { initialEntries: [`/order/${id}/payment`] },
  );
  render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  return router;
}

test('back from the cashier and paid from the wallet instead: said once', async () => {
  order = unpaid(7);
  keepStarted(7, { paymentId: 3, paidBefore: 0 });
  show(order);
  await screen.findByRole('heading', { name: /还没付/ });
  fireEvent.click(screen.getByRole('button', { name: '确认支付' }));
  await screen.findByText('订单详情');
  await act(async () => {});
  expect(said).toEqual(['定金已付，进了平台托管']);
  expect(readStarted(7)).toBeNull();
});

test('back from the cashier with the money there already: said once, and on to the order', async () => {
  order = paid(8);
  keepStarted(8, { paymentId: 3, paidBefore: 0 });
  const router = show(order);
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/8'));
  expect(said).toEqual(['付款成功，已进平台托管']);
});
