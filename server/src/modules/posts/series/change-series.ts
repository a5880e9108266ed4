import type {
  addSeries as addEndpoint,
  addToSeries as putEndpoint,
  deleteSeries as deleteEndpoint,
  editSeries as editEndpoint,
  orderSeries as orderEndpoint,
  removeFromSeries as takeEndpoint,
} from '@zaojie/contract/posts/series.endpoints';
import { limits } from '@zaojie/contract/limits';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import { seriesErrors } from '@zaojie/contract/posts/series.errors';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { lockUsers } from '../../users/index.ts';
import { appendPost, isOwnStanding, putInOrder, seriesHolding, takeOut } from './place.queries.ts';
import { countSeries, findOwnSeries, insertSeries, removeSeries, updateSeries } from './series.queries.ts';

/** Whatever an author does with their series, they do one thing after another: the author is locked first. */
async function ownSeries(tx: Tx, id: number, userId: number): Promise<{ id: number; post_count: number }> {
  await lockUsers(tx, [userId]);
  const series = await findOwnSeries(tx, id, userId);
  if (!series) throw new Refusal(seriesErrors.notFound);
  return series;
}

async function refuseForeign(tx: Tx, postId: number, userId: number): Promise<void> {
  if (!(await isOwnStanding(tx, postId, userId))) throw new Refusal(postErrors.notFound);
}

/** For the demo town too. */
export async function createSeries(
  tx: Tx,
  userId: number,
  form: { title: string; description: string; postIds: readonly number[] },
  now: Date,
): Promise<number> {
  const { title, description, postIds } = form;
  const id = await insertSeries(tx, { title, description, user_id: userId }, now);
  for (const postId of postIds) {
    await takeOut(tx, postId);
    await appendPost(tx, id, postId, now);
  }
  return id;
}

export const addSeries: Action<typeof addEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const { title, description, post_id } = body;
  const id = await context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    if ((await countSeries(tx, userId)) >= limits.series.most) throw new Refusal(seriesErrors.tooMany);
    if (post_id !== null) await refuseForeign(tx, post_id, userId);
    const postIds = post_id === null ? [] : [post_id];
    return createSeries(tx, userId, { title, description, postIds }, context.now());
  });
  return new Answer('合集已建好', { id });
};

export const editSeries: Action<typeof editEndpoint> = async (context, { params, body }) => {
  const { title, description } = body;
  await context.transaction(async (tx) => {
    await ownSeries(tx, params.id, context.viewer.userId);
    await updateSeries(tx, params.id, {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
    });
  });
  return new Answer('已保存', { id: params.id });
};

export const deleteSeries: Action<typeof deleteEndpoint> = async (context, { params }) => {
  await context.transaction(async (tx) => {
    await ownSeries(tx, params.id, context.viewer.userId);
    await removeSeries(tx, params.id);
  });
  return new Answer('合集已删除', {});
};

/** A post that stands there already keeps its place. */
export const addToSeries: Action<typeof putEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const { series_id, post_id } = body;
  const posts_count = await context.transaction(async (tx) => {
    const series = await ownSeries(tx, series_id, userId);
    await refuseForeign(tx, post_id, userId);
    if ((await seriesHolding(tx, post_id)) === series_id) return series.post_count;
    if (series.post_count >= limits.series.postsMost) throw new Refusal(seriesErrors.full);
    await takeOut(tx, post_id);
    return appendPost(tx, series_id, post_id, context.now());
  });
  return new Answer('已加入合集', { posts_count });
};

export const removeFromSeries: Action<typeof takeEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  await context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    await refuseForeign(tx, body.post_id, userId);
    await takeOut(tx, body.post_id);
  });
  return new Answer('已移出合集', {});
};

export const orderSeries: Action<typeof orderEndpoint> = async (context, { params, body }) => {
  await context.transaction(async (tx) => {
    await ownSeries(tx, params.id, context.viewer.userId);
    if (!(await putInOrder(tx, params.id, body.post_ids))) throw new Refusal(seriesErrors.orderOutdated);
  });
  return new Answer('顺序已保存', {});
};
