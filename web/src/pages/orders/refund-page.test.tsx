// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canDo, makeOrder } from '../../features/orders/order-test-rig.ts';
import { DialogHost } from '../../ui/dialog/dialog-host.tsx';
import { drawToastsWith } from '../../ui/feedback/toast.tsx';
import { RefundPage } from './refund-page.tsx';

let order: OrderDetail | null;
/** What a submitted form is answered with; null for no answer at all. */
let answer: { code: number; msg: string } | null;
let sent: Record<string, unknown>[];
let said: string[];
let stopListening = () => {};

beforeEach(() => {
  order = makeOrder({ can: canDo('refund'), server_time: new Date().toISOString() });
  [answer, sent, said] = [{ code: 1, msg: '' }, [], []];
  stopListening = drawToastsWith(({ message }) => said.push(message));
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method !== 'POST') {
      return Response.json(
        order === null ? { code: 2400, msg: '订单不存在', data: null } : { code: 1, msg: '', data: order },
      );
    }
    sent.push(JSON.parse(init.body as string) as Record<string, unknown>);
    if (answer === null) throw new TypeError('no network');
    return Response.json({ ...answer, data: answer.code === 1 ? order : null });
  });
});
afterEach(() => {
  cleanup();
  stopListening();
  vi.unstubAllGlobals();
});

function show() {
  const routes = [
    { path: '/order', element: <p>订单列表</p> },
    { path: '/order/:id', element: <p>订单详情页</p> },
    {
      path: '/order/:id/refund',
      element: (
        <>
          <RefundPage />
          <DialogHost />
        </>
      ),
    },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/order', '/order/7/refund'],
    initialIndex: 1,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: '提交申请' });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillWell() {
  await screen.findByLabelText('退款原因');
  fill('退款原因', 'quality_issue');
  fill('退款金额', '2160');
  fill('退款说明', '书名压着月亮，改了两版');
}

test('the button waits for a reason and ten characters, and each field says what is missing', async () => {
  show();
  await screen.findByLabelText('退款原因');
  expect(submit().disabled).toBe(true);
  fireEvent.blur(screen.getByLabelText('退款原因'));
  expect(screen.getByText('请选择退款原因')).toBeTruthy();
  fill('退款说明', ' 只有九个字的说明 ');
  fireEvent.blur(screen.getByLabelText('退款说明'));
  expect(screen.getByText('请填写至少10个字的退款说明')).toBeTruthy();
  fill('退款金额', '3600.01');
  expect(screen.getByText('退款金额不能超过托管中的 ¥3600.00')).toBeTruthy();
  await fillWell();
  expect(submit().disabled).toBe(false);
  expect(screen.getByText('¥1,368.00')).toBeTruthy();
});

test('code 1 is success: it is said, and the order is shown', async () => {
  show();
  await fillWell();
  fireEvent.click(submit());
  expect(await screen.findByText('订单详情页')).toBeTruthy();
  expect(said).toEqual(['退款申请已提交']);
  expect(sent).toEqual([
    {
      order_id: 7,
      reason: 'quality_issue',
      amount: '2160',
      description: '书名压着月亮，改了两版',
      images: [],
    },
  ]);
});

test.each([
  [{ code: 2401, msg: '订单退款中，不能进行此操作' }, '订单退款中，不能进行此操作'],
  [null, '提交申请失败，请重试'],
])('a refusal is said in the server’s words, no answer in ours: %#', async (given, words) => {
  answer = given;
  show();
  await fillWell();
  fireEvent.click(submit());
  await waitFor(() => expect(said).toEqual([words]));
  expect(screen.queryByText('订单详情页')).toBeNull();
});

test('an order that can’t be had is said in a dialog, which leads back', async () => {
  order = null;
  show();
  expect(await screen.findByText('获取订单信息失败')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(await screen.findByText('订单列表')).toBeTruthy();
});
