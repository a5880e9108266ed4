import type {
  addSeries as addEndpoint,
  addToSeries as putEndpoint,
  deleteSeries as deleteEndpoint,
  editSeries as editEndpoint,
  orderSeries as orderEndpoint,
  removeFromSeries as takeEndpoint,
} from '@zaojie/contract/posts/series.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import { seriesErrors } from '@zaojie/contract/posts/series.errors';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { lockUsers } from '../../users/index.ts';
import { createSeries, getOwnSeries, putAtEnd, refuseOneMore, type OwnSeries } from './join-series.ts';
import { isOwnStanding, putInOrder, takeOut } from './place.queries.ts';
import { removeSeries, showsPicture, updateSeries } from './series.queries.ts';

/** Whatever an author does with their series, they do one thing after another: the author is locked first. */
async function ownSeries(tx: Tx, id: number, userId: number): Promise<OwnSeries> {
  await lockUsers(tx, [userId]);
  return getOwnSeries(tx, id, userId);
}

async function refuseForeign(tx: Tx, postId: number, userId: number): Promise<void> {
  if (!(await isOwnStanding(tx, postId, userId))) throw new Refusal(postErrors.notFound);
}

export const addSeries: Action<typeof addEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const { title, description, post_id } = body;
  const id = await context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    await refuseOneMore(tx, userId);
    if (post_id !== null) await refuseForeign(tx, post_id, userId);
    const postIds = post_id === null ? [] : [post_id];
    return createSeries(tx, userId, { title, description, postIds }, context.now());
  });
  return new Answer('合集已建好', { id });
};

export const editSeries: Action<typeof editEndpoint> = async (context, { params, body }) => {
  const { title, description, cover } = body;
  await context.transaction(async (tx) => {
    await ownSeries(tx, params.id, context.viewer.userId);
    if (cover && !(await showsPicture(tx, params.id, cover))) throw new Refusal(seriesErrors.coverMissing);
    await updateSeries(tx, params.id, {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(cover !== undefined && { cover_post_id: cover?.post_id ?? null, cover_url: cover?.url ?? '' }),
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

export const addToSeries: Action<typeof putEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const { series_id, post_id } = body;
  const posts_count = await context.transaction(async (tx) => {
    const series = await ownSeries(tx, series_id, userId);
    await refuseForeign(tx, post_id, userId);
    return putAtEnd(tx, series, post_id, context.now());
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
