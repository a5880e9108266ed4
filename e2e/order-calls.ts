import type { APIRequestContext } from '@playwright/test';
import { bringIn, postAs } from './calls.ts';
import type { Person } from './two-people.ts';

const DAY_MS = 86_400_000;
const PRICE = 1000;

/** A service of ¥1,000 with two options, of somebody who takes many orders. */
export async function offer(request: APIRequestContext, creator: Person): Promise<number> {
  const { id } = await postAs<{ id: number }>(request, creator.token, '/profile/services/add', {
    name: '书籍封面',
    description: '从梗概开始聊，草图给三版。',
    category: 1,
    style: 1,
    base_price: PRICE,
    options: [
      { name: '单面封面', price_difference: 0 },
      { name: '封面加书脊', price_difference: 500 },
    ],
    addons: [{ name: '商用授权', kind: 'fixed', amount: 100 }],
    days: 12,
    revisions: 3,
    deposit_percent: 20,
    examples: [],
    terms: '',
    is_active: true,
  });
  await postAs(request, creator.token, '/profile/schedule/save', { seats: 20, is_accepting: true });
  return id;
}

export type Parties = { client: Person; creator: Person };

export async function book(
  request: APIRequestContext,
  { client }: Parties,
  service: number,
): Promise<number> {
  const { data } = (await (await request.get(`/api/profile/service?service_id=${service}`)).json()) as {
    data: { services: { options: { id: number }[] }[] };
  };
  const order = await postAs<{ id: number }>(request, client.token, '/order/create', {
    service_id: service,
    option_id: data.services[0]?.options[0]?.id,
    brief: '主角在船头，背对我们。',
  });
  return order.id;
}

export type BookedState = 'pending_deposit' | 'pending_confirm' | 'in_progress' | 'delivered' | 'completed';

/** An order as far as it is wanted, without the pages, which have journeys of their own. */
export async function bookedOrder(
  request: APIRequestContext,
  parties: Parties,
  to: { service: number; state: BookedState; workDays?: number },
): Promise<number> {
  const { client, creator } = parties;
  const id = await book(request, parties, to.service);
  const order = { order_id: id };
  const states: readonly BookedState[] = [
    'pending_deposit',
    'pending_confirm',
    'in_progress',
    'delivered',
    'completed',
  ];
  const reaches = (state: BookedState) => states.indexOf(to.state) >= states.indexOf(state);
  if (reaches('pending_confirm')) {
    await bringIn(request, client.token, String(PRICE * 0.2));
    await postAs(request, client.token, '/order/payDeposit', order);
  }
  if (reaches('in_progress')) {
    const end = Date.now() + (to.workDays ?? 12) * DAY_MS;
    await postAs(request, creator.token, '/order/confirm', {
      ...order,
      schedule_start_time: new Date().toISOString(),
      schedule_end_time: new Date(end).toISOString(),
    });
  }
  if (reaches('delivered')) {
    await bringIn(request, client.token, String(PRICE * 0.8));
    await postAs(request, client.token, '/order/payBalance', order);
    await postAs(request, creator.token, '/order/updateProgress', {
      ...order,
      progress: 100,
      progress_desc: '完成稿',
    });
  }
  if (reaches('completed')) {
    await postAs(request, client.token, '/order/acceptResult', { ...order, action: 'accept' });
  }
  return id;
}
