import type {
  getSeries as getEndpoint,
  listSeries as listEndpoint,
  listSeriesPictures as picturesEndpoint,
} from '@zaojie/contract/posts/series.endpoints';
import { seriesErrors } from '@zaojie/contract/posts/series.errors';
import type { Series } from '@zaojie/contract/posts/series.schemas';
import type { Viewer } from '../../../frame/context.ts';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { isOwnPost } from '../post.policy.ts';
import { listPicturesIn, listSeriesPosts, listSeriesRows, type SeriesRow } from './series.queries.ts';

function viewSeries(row: SeriesRow, viewer: Viewer | null): Series {
  const { id, title, description, post_count: posts_count, holds } = row;
  return {
    id,
    title,
    description,
    cover_image: row.chosen_cover ?? row.first_cover ?? '',
    is_cover_chosen: row.chosen_cover !== null,
    posts_count,
    user: { id: row.user_id, nickname: row.nickname, avatar: row.avatar },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    holds,
    can: { edit: isOwnPost(viewer, row.user_id) },
  };
}

export const listSeries: Action<typeof listEndpoint> = async ({ db, viewer }, { query }) => {
  const rows = await listSeriesRows(db, {
    of: { userId: query.user_id },
    viewerId: viewer?.userId ?? null,
    ...(query.post_id !== null && { postId: query.post_id }),
  });
  return { data: rows.map((row) => viewSeries(row, viewer)) };
};

export const getSeries: Action<typeof getEndpoint> = async ({ db, viewer }, { query }) => {
  const [[row], posts] = await Promise.all([
    listSeriesRows(db, { of: { id: query.id }, viewerId: viewer?.userId ?? null }),
    listSeriesPosts(db, query.id),
  ]);
  if (!row) throw new Refusal(seriesErrors.notFound);
  return {
    ...viewSeries(row, viewer),
    posts: posts.map((post) => ({ ...post, created_at: post.created_at.toISOString() })),
  };
};

/** Somebody else's series answers like one that doesn't exist. */
export const listSeriesPictures: Action<typeof picturesEndpoint> = async ({ db, viewer }, { query }) => {
  const [row] = await listSeriesRows(db, { of: { id: query.id }, viewerId: viewer.userId });
  if (!row || !isOwnPost(viewer, row.user_id)) throw new Refusal(seriesErrors.notFound);
  return { data: await listPicturesIn(db, query.id) };
};
