// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellFrame } from '../../../api/live/live-bus.ts';
import { saveSession } from '../../../api/session.ts';
import { DialogHost } from '../../../ui/dialog/dialog-host.tsx';
import { drawToastsWith } from '../../../ui/feedback/toast.tsx';
import { at, canDo, CLIENT, DAY, makeOrder } from '../order-test-rig.ts';
import { OrderView } from './order-view.tsx';

type Sent = { path: string; body: Record<string, unknown>; key: string | null };

let order: OrderDetail;
let refusal: { code: number; msg: string } | null;
let sent: Sent[];
let said: string[];
let stopListening = () => {};

beforeEach(() => {
  [order, refusal, sent, said] = [makeOrder({ server_time: new Date().toISOString() }), null, [], []];
  localStorage.clear();
  saveSession({ id: 5, username: 'lin', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  stopListening = drawToastsWith(({ message }) => said.push(message));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, 'http://site');
    const path = pathname.replace('/api', '');
    if (init.method === 'POST') {
      const key = new Headers(init.headers).get('Idempotency-Key');
      sent.push({ path, body: JSON.parse(init.body as string) as Sent['body'], key });
    }
    if (refusal !== null) return Response.json({ ...refusal, data: null });
    return Response.json({ code: 1, msg: '', data: order });
  });
});
afterEach(() => {
  cleanup();
  stopListening();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function show(path = '/order/7') {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <OrderView id={7} />
        <DialogHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('a foreign order is one that doesn’t exist; without an answer one may try again', async () => {
  refusal = { code: 2400, msg: '订单不存在' };
  show();
  await screen.findByRole('heading', { name: '订单不存在' });
  cleanup();
  refusal = { code: 500, msg: '' };
  show();
  await screen.findByText('获取订单信息失败');
  refusal = null;
  await press('重试');
  await screen.findByRole('heading', { level: 1, name: order.title });
});

test('accepting asks first, says what happens to the money, and sends one key', async () => {
  show();
  await press('验收');
  await screen.findByText(/托管的 ¥3,600.00 会转给阿砚/);
  expect(sent).toEqual([]);
  order = makeOrder({ status: 'completed', can: canDo('review'), now: { ...order.now, action: 'review' } });
  await press('验收通过');
  await waitFor(() => expect(said).toEqual(['已验收，源文件可以下载了']));
  expect(sent).toMatchObject([{ path: '/order/acceptResult', body: { order_id: 7, action: 'accept' } }]);
  expect(sent[0]?.key).toMatch(/^\w{32}$/);
  expect(screen.getAllByText('已完成').length).toBeGreaterThan(0);
});

test('a rejection is pins with words; it can’t be sent before each has some', async () => {
  show();
  await press('提出修改');
  const send = () => screen.getByRole('button', { name: /^退回修改/ });
  expect(send().getAttribute('aria-disabled')).toBe('true');
  await press('在画面中间加一处，再用方向键移动');
  expect(send().getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(screen.getByLabelText('第 1 处要改什么'), { target: { value: '船帆的受光面反了' } });
  const pin = screen.getByRole('button', { name: '第 1 处：船帆的受光面反了' });
  fireEvent.keyDown(pin, { key: 'ArrowRight' });
  order = makeOrder({
    status: 'revision',
    can: canDo(),
    now: { ...order.now, whose: 'other', action: null },
  });
  fireEvent.click(screen.getByRole('button', { name: '退回修改，共 1 处' }));
  await waitFor(() => expect(said).toEqual(['已退回，等阿砚交第 3 版']));
  expect(sent[0]?.body).toEqual({
    order_id: 7,
    action: 'reject',
    reason: '共 1 处修改，见图上的批注',
    pins: [{ file_id: 31, x: 51, y: 50, text: '船帆的受光面反了' }],
  });
});

test('pins that weren’t sent are there again when one comes back', async () => {
  show();
  await press('提出修改');
  await press('在画面中间加一处，再用方向键移动');
  fireEvent.change(screen.getByLabelText('第 1 处要改什么'), { target: { value: '浪尖收一点' } });
  cleanup();
  show();
  await press('提出修改');
  expect(screen.getByLabelText<HTMLTextAreaElement>('第 1 处要改什么').value).toBe('浪尖收一点');
});

test('a refused step says why, and shows what the order has become meanwhile', async () => {
  show();
  await press('验收');
  refusal = { code: 2401, msg: '订单退款中，不能进行此操作' };
  await press('验收通过');
  await waitFor(() => expect(said).toEqual(['订单退款中，不能进行此操作']));
  refusal = null;
  order = makeOrder({
    status: 'refunding',
    can: canDo(),
    now: { ...order.now, whose: 'other', action: null },
  });
  act(() => tellFrame({ type: 'notice', notice_type: 'system' }));
  await screen.findByText('退款中');
});

test('the creator’s progress never goes back, and the delivery says why it must wait', async () => {
  const base = makeOrder();
  order = makeOrder({
    status: 'in_progress',
    side: 'seller',
    role: 'creator',
    other: CLIENT,
    progress: 60,
    deliveries: [],
    money: { ...base.money, paid: 720, escrow: 720, is_paid_up: false },
    can: canDo('updateProgress', 'upload', 'extend', 'leave'),
    now: { ...base.now, action: 'updateProgress', action_label: '更新进度' },
    server_time: new Date().toISOString(),
  });
  show('/orders/7');
  const range = await screen.findByLabelText<HTMLInputElement>('进度');
  fireEvent.change(range, { target: { value: '30' } });
  await screen.findByRole('button', { name: '更新到 61%' });
  fireEvent.change(range, { target: { value: '100' } });
  await press('更新到 99%');
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ order_id: 7, progress: 99, images: [] }));
  expect(screen.getByRole('button', { name: '客户还没付清尾款' }).getAttribute('aria-disabled')).toBe('true');
});

test('what the other side asks is answered where it stands', async () => {
  const base = makeOrder();
  order = makeOrder({
    status: 'in_progress',
    deliveries: [],
    extension: {
      id: 3,
      schedule_end_time: at(3 * DAY),
      reason: '身体不适',
      expires_at: at(DAY),
      created_at: at(-DAY),
    },
    schedule_end_time: at(-DAY),
    can: canDo('extendRespond'),
    now: { ...base.now, action: 'extendRespond', action_label: '答复延期' },
  });
  show();
  const panel = within(await screen.findByRole('region', { name: '阿砚申请延期' }));
  expect(panel.getByText('晚 4 天')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: '同意延期' }));
  await waitFor(() => expect(said).toEqual(['已同意，截稿日改了']));
  expect(sent).toMatchObject([{ path: '/order/extendRespond', body: { order_id: 7, action: 'agree' } }]);
});

test('late and not silent: the server’s words on cancelling, and the way to it', async () => {
  const base = makeOrder();
  order = makeOrder({
    status: 'in_progress',
    deliveries: [],
    can: canDo('cancel', 'remind'),
    heartbeat: {
      silent_days: 0,
      days: [{ day: '2026-11-15', signs: 1, gained: 5 }],
      free_cancel_at: at(-DAY),
      free_cancel_words: '已经逾期超过 24 小时，你现在可以无责取消，托管的钱全部退回',
      reminded_at: null,
    },
    now: { ...base.now, action: 'remind', action_label: '催稿' },
  });
  show();
  const panel = within(await screen.findByRole('region', { name: '进度心跳' }));
  expect(panel.getByText('已经逾期超过 24 小时，你现在可以无责取消，托管的钱全部退回。')).toBeTruthy();
  expect(panel.getByRole('link', { name: '无责取消' }).getAttribute('href')).toBe('/order/7/cancel');
});
