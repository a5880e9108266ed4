import type { Tx } from '../../db/database.ts';
import {
  accept,
  confirm,
  deliver,
  lockFor,
  payPart,
  report,
  type Acting,
} from '../../modules/orders/index.ts';
import { bounties } from '../bounties.ts';
import type { Deed } from './deeds.ts';
import { payIn } from './pay-in.ts';

const DAY_MS = 86_400_000;
/** Even the last thing that happened is a little while ago. */
const LATEST_MS = 10 * 60_000;
const WORK_DAYS = 12;

type Order = { id: number; client_id: number; creator_id: number; title: string; created_at: Date };
type Step = {
  /** When, as a share of the time since the order was made. */
  share: number;
  by: 'client' | 'creator';
  take: (acting: Acting) => Promise<unknown>;
};

/** Brought in for it at the moment it is paid. */
export async function payFromOutside(acting: Acting, part: 'deposit' | 'balance'): Promise<void> {
  const { tx, order, now } = acting;
  const amountFen = part === 'deposit' ? order.deposit_fen : order.price_fen - order.paid_fen;
  await payIn(tx, { userId: order.client_id, amountFen, at: now });
  await payPart(tx, acting, part);
}

const pay = (part: 'deposit' | 'balance') => (acting: Acting) => payFromOutside(acting, part);

const begun: readonly Step[] = [
  { share: 0.08, by: 'client', take: pay('deposit') },
  {
    share: 0.15,
    by: 'creator',
    take: (acting) =>
      confirm(acting, {
        schedule_start_time: acting.now,
        schedule_end_time: new Date(acting.now.getTime() + 4 * WORK_DAYS * DAY_MS),
      }),
  },
  {
    share: 0.4,
    by: 'creator',
    take: (acting) => report(acting, { progress: 35, progress_desc: '构图和光影定了，先看大关系。' }),
  },
];
const finished: readonly Step[] = [
  ...begun,
  {
    share: 0.6,
    by: 'creator',
    take: (acting) => report(acting, { progress: 70, progress_desc: '上完色了，接下来收细节。' }),
  },
  { share: 0.65, by: 'client', take: pay('balance') },
  {
    share: 0.85,
    by: 'creator',
    take: (acting) =>
      deliver(acting, { progress_desc: '按约定完成：横版、竖版各一张，配色说明附后。', done_pins: [] }),
  },
  { share: 0.95, by: 'client', take: accept },
];
const stepsOf = { paid: begun, completed: finished };

/** After bounties. What was accepted goes on by the orders' own steps, with money that was paid in for it. */
export async function deedsOfOrders(tx: Tx, now: Date): Promise<Deed[]> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'client_id', 'creator_id', 'title', 'created_at'])
    .execute();
  return bounties.flatMap(({ title, ending }) => {
    if (ending !== 'paid' && ending !== 'completed') return [];
    const order = orders.find((row) => row.title === title);
    // A part of the town may be written without its bounties.
    return order ? stepsOf[ending].map((step) => deedOf(tx, order, step, now)) : [];
  });
}

function deedOf(tx: Tx, order: Order, { share, by, take }: Step, now: Date): Deed {
  const began = order.created_at.getTime();
  const at = new Date(began + (now.getTime() - LATEST_MS - began) * share);
  const userId = by === 'client' ? order.client_id : order.creator_id;
  const write = async () => {
    await take(await lockFor(tx, { userId }, order.id, at));
  };
  return { at, write };
}
