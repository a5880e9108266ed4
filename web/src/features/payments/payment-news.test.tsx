// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { paymentErrors } from '@zaojie/contract/payments/payment.errors';
import type { PaymentView } from '@zaojie/contract/payments/payment.schemas';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaymentNews } from './payment-news.tsx';

const pending: PaymentView = {
  id: 7,
  payment_no: 'PAY000007',
  amount: 500,
  method: 'sandbox',
  method_label: '模拟支付',
  state: 'pending',
  state_label: '待支付',
  purpose: 'recharge',
  order_id: null,
  part: null,
  pay_url: '/sandbox/cashier/PAY000007?key=abc',
  as: 'page',
  sandbox_confirm_url: null,
  reason: '',
  created_at: '2026-11-17T08:00:00Z',
  expires_at: '2026-11-17T08:30:00Z',
  paid_at: null,
  server_time: '2026-11-17T08:01:00Z',
};

const onPaid = vi.fn<() => void>();
const onDismiss = vi.fn<() => void>();
let payment: PaymentView | null;
let asked: number;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  payment = pending;
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    const { code, msg } = paymentErrors.notFound;
    return Promise.resolve(
      Response.json(payment === null ? { code, msg, data: null } : { code: 1, msg: '', data: payment }),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function show() {
  const news = (
    <PaymentNews
      paymentId={7}
      words={{ paid: (amount) => `${amount} 已进可用余额`, unpaid: '可以再充一次。' }}
      onPaid={onPaid}
      onDismiss={onDismiss}
      again={<button type="button">再充一次</button>}
    />
  );
  const routes = [
    { path: '/', element: news },
    { path: '/sandbox/cashier/:no', element: <p>收银台</p> },
  ];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what isn’t paid is said so and asked again until the notification has come', async () => {
  await show();
  expect(screen.getByRole('heading').textContent).toBe('还没付正在确认');
  payment = { ...pending, state: 'paid', state_label: '已支付', pay_url: null, as: null };
  await pass(2_100);
  expect(screen.getByRole('heading').textContent).toBe('已到账');
  expect(screen.getByText('¥500.00 已进可用余额')).toBeTruthy();
  expect(onPaid).toHaveBeenCalledTimes(1);
  const before = asked;
  await pass(20_000);
  expect(asked).toBe(before);
});

test('after 30 seconds it stops asking and leaves the way back to the cashier', async () => {
  await show();
  await pass(32_000);
  const before = asked;
  await pass(60_000);
  expect(asked).toBe(before);
  expect(screen.getByRole('heading').textContent).toBe('还没付');
  fireEvent.click(screen.getByRole('button', { name: '接着付' }));
  await pass(10);
  expect(screen.getByText('收银台')).toBeTruthy();
});

test.each([
  [
    { state: 'failed' as const, reason: '余额不足' },
    '支付失败',
    '¥500.00 没有付成：余额不足。可以再充一次。',
  ],
  [{ state: 'closed' as const }, '没有付款', /已经关闭，没有扣款/],
])('%j offers another try', async (change, heading, line) => {
  payment = { ...pending, ...change, pay_url: null, as: null };
  await show();
  expect(screen.getByRole('heading').textContent).toBe(heading);
  expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByRole('button', { name: '再充一次' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '接着付' })).toBeNull();
});

test('a payment that isn’t one’s own is forgotten without a word', async () => {
  payment = null;
  await show();
  expect(onDismiss).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});
