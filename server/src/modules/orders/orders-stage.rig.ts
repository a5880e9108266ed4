import type { Stage } from '../../../test/access-matrix-stage.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { moveOrder } from './engine/move-order.ts';
import type { OrderChanges } from './engine/order-row.ts';
import { lockOrder, updateOrder } from './engine/order.queries.ts';
import { recharge } from './order-test-rig.ts';
import { createOrder } from './steps/create-order.ts';
import { insertDispute } from './disputes/dispute.queries.ts';
import { insertFile } from './files/order-file.queries.ts';
import { issueLicence } from './licences/issue-licence.ts';

const DAY_MS = 86_400_000;

/** For the access matrix: an order of owner and counterparty in each state, past the calls, which have tests of their own. */
export async function stageOrders({ app, owner, counterparty }: Stage) {
  const now = app.services.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await recharge(app, owner.id, 100_000);
  return transaction(app.db, async (tx) => {
    const make = (priceFen: number, changes: OrderChanges = {}) =>
      place(tx, { clientId: owner.id, creatorId: counterparty.id, priceFen, changes, now });
    const begun = {
      schedule_start_at: ago(1),
      schedule_end_at: ago(-9),
      working_since: now,
      last_sign_at: now,
    };
    const working = await make(0, { status: 'in_progress', ...begun });
    const owing = await make(10_000, {});
    await payFor(tx, owing, owner.id, now);
    await updateOrder(tx, owing, { status: 'in_progress', ...begun, progress: 60, balance_asked_at: ago(8) });
    const disputed = await make(0, { status: 'disputing', evidence_due_at: ago(-2) });
    const completed = await make(0, {
      status: 'completed',
      delivery_count: 1,
      completed_at: now,
      ended_at: now,
    });
    const sides = { authorId: owner.id, aboutId: counterparty.id, now };
    return {
      waiting: await make(10_000),
      unconfirmed: await make(0),
      working,
      owing,
      asked: await make(0, {
        status: 'in_progress',
        ...begun,
        extension_due_at: ago(-1),
        change_by: 'creator',
        change_due_at: ago(-1),
      }),
      delivered: await make(0, { status: 'delivered', ...begun, delivery_count: 1, accept_due_at: ago(-7) }),
      refunding: await make(0, { status: 'refunding', resume_status: 'delivered', refund_due_at: ago(-2) }),
      disputed,
      disputeId: await openDispute(tx, disputed, now),
      completed,
      code: await licenceOf(tx, completed, now),
      reviewId: await reviewOf(tx, working, sides),
      appealId: await appealOf(tx, await reviewOf(tx, owing, sides), sides),
      uploadId: await original(tx, counterparty.id, now),
      fileId: await fileOf(tx, working, await original(tx, counterparty.id, now), now),
    };
  });
}

type Placing = { clientId: number; creatorId: number; priceFen: number; changes: OrderChanges; now: Date };

async function place(tx: Tx, { clientId, creatorId, priceFen, changes, now }: Placing): Promise<number> {
  const id = await createOrder(tx, { clientId, creatorId, priceFen, title: '竹林', brief: '雨夜' }, now);
  if (Object.keys(changes).length > 0) await updateOrder(tx, id, changes);
  return id;
}

async function payFor(tx: Tx, id: number, clientId: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order)
    await moveOrder(tx, order, { move: 'payDeposit', actor: { role: 'client', userId: clientId }, now });
}

function openDispute(tx: Tx, orderId: number, now: Date): Promise<number> {
  const pack = { timeline: [], files: [], pins: [], chat: [], payments: [] };
  return insertDispute(
    tx,
    {
      order_id: orderId,
      by_side: 'client',
      reason: '不是约定的画风',
      claim_fen: null,
      held_fen: 0,
      evidence_until: new Date(now.getTime() + 2 * DAY_MS),
      pack,
      pack_sha256: '',
    },
    now,
  );
}

async function licenceOf(tx: Tx, orderId: number, now: Date): Promise<string> {
  const order = await lockOrder(tx, orderId);
  if (order) await issueLicence(tx, order, [], now);
  const row = await tx
    .selectFrom('order_licences')
    .select('code')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.code;
}

let files = 0;

async function original(tx: Tx, userId: number, now: Date): Promise<number> {
  const url = `/private/originals/aa/stage${++files}.original`;
  const row = await tx
    .insertInto('uploads')
    .values({
      user_id: userId,
      kind: 'original',
      url,
      name: '成稿.psd',
      byte_size: 9,
      purpose: 'order',
      mime: 'image/vnd.adobe.photoshop',
      sha256: 'a'.repeat(64),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function fileOf(tx: Tx, orderId: number, uploadId: number, now: Date): Promise<number> {
  const file = {
    order_id: orderId,
    is_reference: false,
    upload_id: uploadId,
    url: `/private/originals/aa/stage${files}.original`,
    name: '成稿.psd',
    byte_size: 9,
    sha256: 'a'.repeat(64),
    kind: 'image' as const,
  };
  return (await insertFile(tx, file, now)).id;
}

type Sides = { authorId: number; aboutId: number; now: Date };

async function reviewOf(tx: Tx, orderId: number, { authorId, aboutId, now }: Sides): Promise<number> {
  const review = await tx
    .insertInto('order_reviews')
    .values({
      order_id: orderId,
      by_side: 'client',
      author_id: authorId,
      about_id: aboutId,
      rating: 5,
      content: '好',
      opened_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return review.id;
}

async function appealOf(tx: Tx, reviewId: number, { aboutId, now }: Sides): Promise<number> {
  const appeal = await tx
    .insertInto('review_appeals')
    .values({ review_id: reviewId, user_id: aboutId, words: '不属实', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return appeal.id;
}
