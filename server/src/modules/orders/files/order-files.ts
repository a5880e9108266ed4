import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import type { OrderFile } from '@zaojie/contract/orders/order-detail.schemas';
import type {
  getOrderFile as fileEndpoint,
  removeOrderFile as removeEndpoint,
  uploadOrderFile as uploadEndpoint,
} from '@zaojie/contract/orders/order.endpoints';
import { orderFileErrors } from '@zaojie/contract/orders/order.errors';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { ReceivedFile } from '../../../frame/received-file.ts';
import { Refusal } from '../../../frame/refusal.ts';
import {
  addressFor,
  claimPieceUploads,
  listPreviews,
  withOriginal,
  type OriginalUpload,
} from '../../uploads/index.ts';
import { checkStep, saveOrder } from '../engine/move-order.ts';
import { lockFor, type Acting } from '../steps/acting.ts';
import { roleOf } from '../view/get-order-view.ts';
import { findDetail } from '../view/detail.queries.ts';
import { isLocked } from '../view/work-view.ts';
import { dropOriginal, kindOfMime, PREVIEW, useOriginal } from './file-uses.ts';
import { deleteFile, findFile, insertFile, weighFiles, type OrderFileRow } from './order-file.queries.ts';

/** One file more for the next delivery. */
export async function attachFile(acting: Acting, original: OriginalUpload): Promise<OrderFileRow> {
  const { tx, order, actor, now } = acting;
  checkStep(order, { move: 'upload', actor, now });
  const { waiting, bytes } = await weighFiles(tx, order.id);
  if (waiting >= limit.filesPerDelivery) throw new Refusal(orderFileErrors.tooMany);
  if (bytes + original.byte_size > limit.orderMaxBytes) throw new Refusal(orderFileErrors.quota);
  const { name, byte_size, sha256, url } = original;
  const draft = {
    order_id: order.id,
    is_reference: false,
    upload_id: original.id,
    url,
    name,
    byte_size,
    sha256,
    kind: kindOfMime(original.mime),
  };
  const file = await insertFile(tx, draft, now);
  await useOriginal(tx, order, file, original, now);
  // A sign of work, though not one that the timeline tells.
  await saveOrder(tx, order, { last_sign_at: now }, now);
  return file;
}

async function attach(
  acting: Acting,
  context: ContextFor<'member'>,
  original: OriginalUpload,
): Promise<OrderFile> {
  const { id, name, byte_size: size, sha256, kind, url } = await attachFile(acting, original);
  return {
    id,
    name,
    size,
    sha256,
    kind,
    preview: null,
    url: addressFor(context, acting.actor.userId, { id: original.id, url }),
    is_locked: false,
    is_expired: false,
    created_at: acting.now.toISOString(),
  };
}

export const uploadOrderFile: Action<typeof uploadEndpoint> = async (context, { body }) => {
  const { file, upload_id: uploadId, order_id: orderId } = body;
  const now = context.now();
  if (file instanceof ReceivedFile && file.size > 0) {
    if (file.size > limit.wholeFileMaxBytes) {
      throw new Refusal(uploadErrors.tooLarge, {
        values: { megabytes: limit.wholeFileMaxBytes / 1024 / 1024 },
      });
    }
    return withOriginal(context, { file, purpose: 'order' }, async (tx, original) =>
      attach(await lockFor(tx, context.viewer, orderId, now), context, original),
    );
  }
  if (!uploadId) throw new Refusal(uploadErrors.missingFile);
  return context.transaction(async (tx) => {
    const acting = await lockFor(tx, context.viewer, orderId, now);
    const own = { userId: context.viewer.userId, ids: [uploadId], purpose: 'order' as const };
    const [original] = (await claimPieceUploads(tx, own)).uploads;
    if (!original) throw new Refusal(uploadErrors.notFound);
    return attach(acting, context, original);
  });
};

export const removeOrderFile: Action<typeof removeEndpoint> = async (context, { body }) => {
  await context.transaction(async (tx) => {
    const { order, actor, now } = await lockFor(tx, context.viewer, body.order_id, context.now());
    checkStep(order, { move: 'upload', actor, now });
    const file = await findFile(tx, body.file_id);
    if (!file || file.order_id !== order.id || file.is_reference) throw new Refusal(orderFileErrors.notFound);
    if (file.delivery_id !== null) throw new Refusal(orderFileErrors.delivered);
    await deleteFile(tx, file.id);
    await dropOriginal(tx, file.id);
  });
  return new Answer('已去掉文件', { file_id: body.file_id });
};

/** What hasn't been delivered is the creator's alone. */
export const getOrderFile: Action<typeof fileEndpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const file = await findFile(db, query.id);
  const order = file && (await findDetail(db, file.order_id));
  const role = order && roleOf(order, viewer);
  const isShown = file && (role === 'creator' || file.delivery_id !== null || file.is_reference);
  if (!file || !order || !role || !isShown) throw new Refusal(orderFileErrors.notFound);
  const { name, byte_size: size, sha256 } = file;
  if (order.files_removed_at !== null) throw new Refusal(orderFileErrors.expired);
  if (query.as === 'preview') {
    const [preview] = await listPreviews(db, { kind: PREVIEW, ownerIds: [file.id] });
    if (!preview?.picture) throw new Refusal(orderFileErrors.notFound);
    return { url: addressFor(context, viewer.userId, preview.picture), name, size, sha256 };
  }
  if (isLocked(order, file, role)) throw new Refusal(orderFileErrors.locked);
  return {
    url: addressFor(context, viewer.userId, { id: file.upload_id, url: file.url }),
    name,
    size,
    sha256,
  };
};
