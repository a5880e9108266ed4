import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { Tx } from '../../db/database.ts';
import {
  accept,
  agreeRefund,
  askRefund,
  attachFile,
  cancel,
  confirm,
  createOrder,
  deliver,
  findOrder,
  deliveredPictures,
  findDispute,
  lockFor,
  openDispute,
  refuseRefund,
  reject,
  report,
  review,
  rule,
  type Acting,
} from '../../modules/orders/index.ts';
import { getUploadFacts, insertUploads } from '../../modules/uploads/index.ts';
import { refreshFigures } from '../../modules/storefronts/index.ts';
import { demoOrders, type DemoDelivery, type DemoOrder, type DemoStep } from '../orders.ts';
import type { TownOriginal } from '../pictures/store-originals.ts';
import type { Deed } from './deeds.ts';
import { payFromOutside } from './write-orders.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type BookedTown = { originals: ReadonlyMap<string, TownOriginal>; now: Date };
type Booking = BookedTown & {
  tx: Tx;
  clientId: number;
  creatorId: number;
  idOf: (username: string) => number;
};
type Offered = { serviceId: number; cover: Picture | null };

/** What was booked: the first of the creator's services. A part of the town may be written without them. */
async function offeredBy(tx: Tx, creatorId: number): Promise<Offered | null> {
  const row = await tx
    .selectFrom('services')
    .select(['id', 'examples'])
    .where('user_id', '=', creatorId)
    .orderBy('id')
    .executeTakeFirst();
  return row ? { serviceId: row.id, cover: (row.examples as Picture[])[0] ?? null } : null;
}

const sideOfStep = (step: DemoStep): 'client' | 'creator' => {
  if (step.do === 'review') return step.by;
  const isClients = ['payDeposit', 'payBalance', 'accept', 'reject', 'cancel', 'refund', 'dispute'].includes(
    step.do,
  );
  return isClients ? 'client' : 'creator';
};

/** Uploaded as a creator would, then delivered. */
async function deliverFile(
  acting: Acting,
  booking: Booking,
  { file, name, words }: DemoDelivery,
): Promise<void> {
  const { tx, actor, now } = acting;
  const original = booking.originals.get(file);
  // A part of the town may be written without its files.
  if (original) {
    const [row] = await insertUploads(tx, [
      {
        kind: 'original',
        // Several orders may deliver the same picture, and an address is one upload's.
        url: original.url,
        name,
        byte_size: original.byteSize,
        width: null,
        height: null,
        blur: '',
        widths: [],
        purpose: 'order',
        mime: 'image/webp',
        sha256: original.sha256,
        user_id: actor.userId,
        created_at: now,
      },
    ]);
    const [facts] = row ? await getUploadFacts(tx, [row.id]) : [];
    if (facts) await attachFile(acting, facts);
  }
  const order = await findOrder(tx, acting.order.id);
  await deliver({ ...acting, order: order ?? acting.order }, { progress_desc: words, done_pins: [] });
}

async function rejectWith(
  acting: Acting,
  { reason, pins }: Extract<DemoStep, { do: 'reject' }>,
): Promise<void> {
  const [picture] = await deliveredPictures(acting.tx, acting.order.id);
  const marks = picture ? pins.map(([x, y, text]) => ({ file_id: picture.id, x, y, text })) : [];
  await reject(acting, { reason, pins: marks });
}

/** By an administrator, who is no side of the order. */
async function ruleOn(
  { tx, order, now }: Acting,
  { idOf }: Booking,
  { yuan, words, revokes }: Extract<DemoStep, { do: 'rule' }>,
): Promise<void> {
  const dispute = await findDispute(tx, { orderId: order.id });
  if (!dispute) throw new Error(`order ${order.id} has no dispute to rule on`);
  const ruling = { client_amount: yuan * 100, reason: words, cited: [], revoke_licence: revokes };
  await rule(tx, { dispute_id: dispute.id, ...ruling }, { adminId: idOf('admin'), now });
}

async function take(acting: Acting, booking: Booking, step: DemoStep): Promise<void> {
  const { tx, now } = acting;
  switch (step.do) {
    case 'payDeposit':
      return payFromOutside(acting, 'deposit');
    case 'payBalance':
      return payFromOutside(acting, 'balance');
    case 'confirm':
      return confirm(acting, {
        schedule_start_time: now,
        schedule_end_time: new Date(now.getTime() + step.days * DAY_MS),
      });
    case 'report':
      return report(acting, { progress: step.progress, progress_desc: step.words });
    case 'deliver':
      return deliverFile(acting, booking, step);
    case 'accept':
      return accept(acting);
    case 'reject':
      return rejectWith(acting, step);
    case 'cancel':
      return cancel(acting, { reason: step.reason });
    case 'refund':
      return askRefund(acting, { reason: 'other', amount: step.yuan * 100, description: step.words });
    case 'agreeRefund':
      return agreeRefund(tx, { ...acting, answer: step.words });
    case 'refuseRefund':
      return refuseRefund(tx, { ...acting, answer: step.words });
    case 'dispute':
      return openDispute(acting, { reason: step.reason, description: step.words, amount: step.yuan * 100 });
    case 'rule':
      return ruleOn(acting, booking, step);
    case 'review':
      return review(acting, { rating: step.rating, content: step.words });
  }
}

function deedsOf(booking: Booking, written: DemoOrder): Deed[] {
  const { tx, now, clientId, creatorId } = booking;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  let id = 0;
  const begin = async () => {
    const { title, brief, usage } = written;
    const draft = { clientId, creatorId, title, brief, usage, priceFen: written.yuan * 100, days: 14 };
    const offered = await offeredBy(tx, creatorId);
    id = await createOrder(tx, { ...draft, ...offered }, ago(written.hoursAgo));
  };
  const deeds = written.steps.map((step) => ({
    at: ago(step.hoursAgo),
    write: async () => {
      const userId = sideOfStep(step) === 'client' ? clientId : creatorId;
      const agent = step.agent && { userId: booking.idOf(step.agent), scope: 'orders' as const };
      const viewer = { userId, ...(agent && { agent }) };
      await take(await lockFor(tx, viewer, id, ago(step.hoursAgo)), booking, step);
    },
  }));
  return [{ at: ago(written.hoursAgo), write: begin }, ...deeds];
}

/** Orders in every state between the two accounts that everybody tries. */
export function deedsOfBookedOrders(tx: Tx, town: BookedTown, idOf: (username: string) => number): Deed[] {
  const booking = { ...town, tx, idOf, clientId: idOf('client'), creatorId: idOf('creator') };
  return demoOrders.flatMap((order) => deedsOf(booking, order));
}

/** What the market shows of whoever has orders now. */
export async function refreshCreators(tx: Tx, now: Date): Promise<void> {
  const rows = await tx.selectFrom('orders').select('creator_id').distinct().execute();
  for (const { creator_id: userId } of rows) await refreshFigures(tx, userId, now);
}
