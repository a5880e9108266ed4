import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statement, statementsByShape, type Placeholders } from '../../../db/statement.ts';
import { isShownTo } from '../../users/index.ts';
import { feedPage, isListed, type FeedShape, type FeedValues } from './feed-pages.ts';
import { postsQuery, type PostRow } from '../post-rows.ts';
import { recommendedPage } from './recommended-page.ts';

export function listQuery(shape: FeedShape, v: Placeholders<FeedValues>): RawBuilder<PostRow> {
  const isForSomebody = shape.filter === 'recommend' && shape.hasViewer && !shape.isTagged;
  return postsQuery(isForSomebody ? recommendedPage(shape, v) : feedPage(shape, v), {
    viewerId: shape.hasViewer ? v.viewerId : null,
    html: 'excerpt',
    ...(shape.shown < shape.limit && { shown: shape.shown }),
  });
}

export const listFeed = statementsByShape<FeedShape, FeedValues, PostRow>(listQuery);

/** How many there are on the first page of a list that may be as long as the cap. */
export const newPostsQuery = (shape: FeedShape, v: Placeholders<FeedValues>): RawBuilder<{ count: number }> =>
  sql`select count(*)::int as count from (${feedPage(shape, v)}) listed`;

export const countNew = statementsByShape<FeedShape, FeedValues, { count: number }>(newPostsQuery);

/** What the people somebody follows have posted, by the counts kept of them. */
const countFollowed = statement<FeedValues, { total: number }>(
  ({ viewerId }) => sql`
    select coalesce(sum(u.post_count), 0)::int as total from follows f join users u on u.id = f.followee_id
    where f.follower_id = ${viewerId} and ${isShownTo(viewerId, sql.ref('f.followee_id'))}`,
);

/** Counts no further than the cap. */
export async function countFeed(db: Db, shape: FeedShape, values: FeedValues, cap: number): Promise<number> {
  if (shape.filter === 'follow' && !shape.isTagged && !shape.isInCircle && !shape.isByUser) {
    const [followed] = await countFollowed(db, values);
    return Math.min(followed?.total ?? 0, cap);
  }
  const counting = statement<FeedValues, { total: number }>((v) => {
    const tagged = shape.isTagged
      ? sql`exists (select 1 from post_tags pt where pt.post_id = p.id and pt.tag_id = any(${v.tagIds}::bigint[]))`
      : sql`true`;
    const followed =
      shape.filter === 'follow'
        ? sql`p.user_id in (select followee_id from follows where follower_id = ${v.viewerId})`
        : sql`true`;
    return sql`
      select count(*)::int as total from (
        select 1 from posts p where ${isListed(shape, v)} and ${tagged} and ${followed} limit ${sql.lit(cap)}
      ) listed`;
  });
  const [row] = await counting(db, values);
  return row?.total ?? 0;
}
