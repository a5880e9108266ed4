import { yuanText } from '@zaojie/contract/money';
import type { createOrder as endpoint } from '@zaojie/contract/orders/order.endpoints';
import { bookingErrors } from '@zaojie/contract/orders/order.errors';
import type { BookingForm } from '@zaojie/contract/orders/order-forms.schemas';
import type { Db, Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import {
  attachReferences,
  createOrder,
  creditsOf,
  getOrderView,
  type ReferenceWork,
} from '../orders/index.ts';
import { findAuthor } from '../posts/index.ts';
import { priceService, refreshStorefront } from '../storefronts/index.ts';
import { claimPrivateFiles, withPrivateFiles, type PrivateFileDraft } from '../uploads/index.ts';
import { listShownWorks } from '../works/index.ts';
import { chosenOf, findOffer, whyNot } from './quote-order.ts';

const unknown = () => new Refusal(bookingErrors.fileUnknown);
// As many as anybody keeps.
const ALL_WORKS = 500;

/** As they looked when they were named; what isn't the creator's, or isn't shown any more, is passed over. */
async function worksOf(
  db: Db,
  creatorId: number,
  viewerId: number,
  ids: readonly number[],
): Promise<ReferenceWork[]> {
  if (ids.length === 0) return [];
  const works = await listShownWorks(db, {
    userId: creatorId,
    viewerId,
    limit: ALL_WORKS,
    offset: 0,
    after: null,
  });
  return works
    .filter((work) => ids.includes(work.id))
    .map(({ id, title, picture }) => ({ id, title, cover: picture }));
}

/** 约同款: a post of theirs, or one that names them as who made it; anything else is passed over. */
async function referencePost(db: Db, postId: number | null, creatorId: number): Promise<number | null> {
  if (postId === null) return null;
  if ((await findAuthor(db, postId)) === creatorId) return postId;
  const credits = await creditsOf(db, postId);
  return credits.some(({ role, id }) => role === 'creator' && id === creatorId) ? postId : null;
}

/** One after the other for each creator, by the lock on the storefront: a seat can't be given away twice. */
export async function bookService(
  tx: Tx,
  form: BookingForm,
  { clientId, files, now }: { clientId: number; files: readonly PrivateFileDraft[]; now: Date },
): Promise<number> {
  const { service: known } = await findOffer(tx, form.service_id, clientId);
  const { standing } = await refreshStorefront(tx, known.user_id, now);
  // Asked again under the lock: what is frozen in the order is what is offered now.
  const offer = await findOffer(tx, form.service_id, clientId);
  const { service } = offer;
  const reason = whyNot(offer, clientId, standing);
  if (reason) throw new Refusal(reason);
  const { lines, priceFen, days, revisions } = priceService(service, chosenOf(form));
  if (form.price != null && form.price !== priceFen) {
    throw new Refusal(bookingErrors.priceChanged, { values: { price: yuanText(priceFen) } });
  }
  const orderId = await createOrder(
    tx,
    {
      clientId,
      creatorId: service.user_id,
      serviceId: service.id,
      postId: await referencePost(tx, form.post_id ?? null, service.user_id),
      title: form.title || service.name,
      brief: form.brief,
      priceFen,
      lines,
      cover: service.examples[0] ?? null,
      usage: form.usage,
      showFrom: form.show_from,
      credit: form.credit,
      days,
      referenceWorks: await worksOf(tx, service.user_id, clientId, form.work_ids),
      depositPercent: service.deposit_percent,
      revisions,
    },
    now,
  );
  const uploads = await claimPrivateFiles(tx, { drafts: files, unknown }, now);
  await attachReferences(tx, { id: orderId, clientId, creatorId: service.user_id }, uploads, now);
  return orderId;
}

export const createOrderAction: Action<typeof endpoint> = async (context, { body }) => {
  const now = context.now();
  const clientId = context.viewer.userId;
  const detail = await withPrivateFiles(context, { urls: body.files, unknown }, (files) =>
    context.transaction(async (tx) => {
      const orderId = await bookService(tx, body, { clientId, files, now });
      return getOrderView(tx, context, orderId);
    }),
  );
  return new Answer('申请成功！请等待画师回复', detail);
};
