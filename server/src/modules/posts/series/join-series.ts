import { limits } from '@zaojie/contract/limits';
import type { PostForm } from '@zaojie/contract/posts/post.schemas';
import { seriesErrors } from '@zaojie/contract/posts/series.errors';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { tellShown } from '../../words/index.ts';
import { appendPost, seriesHolding, takeOut } from './place.queries.ts';
import { countSeries, findOwnSeries, insertSeries } from './series.queries.ts';

/** Whoever calls anything here holds the author. */

export type OwnSeries = { id: number; post_count: number };

export async function getOwnSeries(tx: Tx, id: number, userId: number): Promise<OwnSeries> {
  const series = await findOwnSeries(tx, id, userId);
  if (!series) throw new Refusal(seriesErrors.notFound);
  return series;
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

export async function refuseOneMore(tx: Tx, userId: number): Promise<void> {
  if ((await countSeries(tx, userId)) >= limits.series.most) throw new Refusal(seriesErrors.tooMany);
}

/** A post that stands there already keeps its place. The number of posts it then holds. */
export async function putAtEnd(tx: Tx, series: OwnSeries, postId: number, now: Date): Promise<number> {
  if ((await seriesHolding(tx, postId)) === series.id) return series.post_count;
  if (series.post_count >= limits.series.postsMost) throw new Refusal(seriesErrors.full);
  await takeOut(tx, postId);
  return appendPost(tx, series.id, postId, now);
}

type Choice = Pick<PostForm, 'series_id' | 'series_title'>;

export const choosesSeries = ({ series_id, series_title }: Choice): boolean =>
  series_id !== undefined || series_title !== undefined;

/** As the form of a post says: part of writing it, so that both are done or neither. */
export async function joinSeries(
  tx: Tx,
  post: { id: number; userId: number },
  { series_id, series_title }: Choice,
  now: Date,
): Promise<void> {
  if (series_title !== undefined) {
    await refuseOneMore(tx, post.userId);
    const form = { title: series_title, description: '', postIds: [post.id] };
    const id = await createSeries(tx, post.userId, form, now);
    await tellShown(tx, { kind: 'series', targetId: id }, [series_title]);
  } else if (series_id === null) await takeOut(tx, post.id);
  else if (series_id !== undefined) {
    await putAtEnd(tx, await getOwnSeries(tx, series_id, post.userId), post.id, now);
  }
}
