import { showingErrors } from '@zaojie/contract/orders/order.errors';
import type { showOrder as endpoint } from '@zaojie/contract/orders/showing.endpoints';
import { Answer, type Action } from '../../frame/action.ts';
import type { ContextFor } from '../../frame/context.ts';
import { Refusal } from '../../frame/refusal.ts';
import { escapeText } from '../../platform/rich-text/markup.ts';
import {
  deliveredPictures,
  findOrder,
  insertShowing,
  lockFor,
  sideOf,
  tellShown,
  whyNotShown,
} from '../orders/index.ts';
import { holdPost, publishPost } from '../posts/index.ts';
import { insertCopy, withPublicCopy, type PublicCopy } from '../uploads/index.ts';
import { orderErrors } from '@zaojie/contract/orders/order.errors';
import { bracketed } from '@zaojie/contract/titles';

type Picture = { url: string; name: string };

/** What everybody may see is drawn before the work, which does its transaction inside. */
function withCopies<T>(
  context: ContextFor<'member'>,
  pictures: readonly Picture[],
  work: (copies: PublicCopy[]) => Promise<T>,
  copies: PublicCopy[] = [],
): Promise<T> {
  const [next, ...rest] = pictures;
  if (!next) return work(copies);
  const picture = { kind: 'image' as const, ...next, width: null, height: null, blur: '', widths: [] };
  const of = { userId: context.viewer.userId, picture, mark: null, isOriginal: true };
  return withPublicCopy(context, of, (copy) => {
    if (!copy) throw new Refusal(showingErrors.pictureUnknown);
    return withCopies(context, rest, work, [...copies, copy]);
  });
}

const htmlOf = (content: string, title: string): string =>
  (content || `${bracketed(title)}完成了。`)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');

/** Asked before the pictures are drawn, which takes time, and again with the order locked. */
async function findPictures(context: ContextFor<'member'>, orderId: number, fileIds: readonly number[]) {
  const order = await findOrder(context.db, orderId);
  const side = order && sideOf(order, context.viewer);
  if (!order || !side) throw new Refusal(orderErrors.notFound);
  const refusal = whyNotShown(order, side, context.now());
  if (refusal) throw refusal;
  const pictures = await deliveredPictures(context.db, orderId);
  return fileIds.map((id) => {
    const picture = pictures.find((each) => each.id === id);
    if (!picture) throw new Refusal(showingErrors.pictureUnknown);
    return picture;
  });
}

/** 晒稿: either side's post of what was made, with both their names under it. */
export const showOrder: Action<typeof endpoint> = async (context, { body }) => {
  const { order_id: orderId, title, content } = body;
  const { userId } = context.viewer;
  const pictures = await findPictures(context, orderId, body.file_ids);
  const postId = await withCopies(context, pictures, (copies) =>
    context.transaction(async (tx) => {
      const now = context.now();
      const { order, actor } = await lockFor(tx, context.viewer, orderId, now);
      const refusal = whyNotShown(order, actor.role, now);
      if (refusal) throw refusal;
      for (const copy of copies) await insertCopy(tx, userId, copy, now);
      const form = {
        title,
        content: htmlOf(content, order.title),
        circle_id: null,
        media_urls: copies.map(({ url }) => url),
        tags: [],
        makerId: order.creator_id,
      };
      const id = await publishPost(tx, form, userId, now);
      if (!(await insertShowing(tx, { orderId, postId: id, side: actor.role }, now))) {
        throw new Refusal(showingErrors.repeated);
      }
      await tellShown(tx, order, actor, now);
      await holdPost(tx, id, context.held, now);
      return id;
    }),
  );
  return new Answer(context.held ? '已提交，审核通过后大家就能看到' : '已发布', {
    post_id: postId,
    url: `/post/${postId}`,
  });
};
