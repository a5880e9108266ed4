import { sql } from 'kysely';
import type { Placeholders, Sql } from '../../../db/statement.ts';
import { isShownTo } from '../../users/index.ts';
import { isDismissed } from './dismissal.queries.ts';

/** What decides the text of the statement; requests of one shape share one prepared statement. */
export type FeedShape = {
  filter: 'latest' | 'all' | 'follow' | 'recommend';
  order: 'new' | 'hot';
  /** How many places are looked for… */
  limit: number;
  /** …and how many of them come as whole posts; the places of the rest come with the first. */
  shown: number;
  offset: number;
  hasViewer: boolean;
  isTagged: boolean;
  isInCircle: boolean;
  isByUser: boolean;
  /** Goes on from where the last page ended. */
  isAfter: boolean;
  /** Only what others have posted since the post of that id: lists by age only. */
  isSince?: true;
};

export type FeedPlace = { k0: number; k1: string; id: number };

/** What differs between requests of one shape; what the shape doesn't ask for is never looked at. */
export type FeedValues = {
  viewerId: number;
  tagIds: readonly number[];
  circleId: number;
  userId: number;
  k0: boolean;
  k1: string;
  id: number;
};

type Values = Placeholders<FeedValues>;
const always = sql`true`;

/** Written out, not sent as values: a prepared statement is planned for these very numbers. */
export function window({ limit, offset }: FeedShape): Sql {
  return offset > 0 ? sql`limit ${sql.lit(limit)} offset ${sql.lit(offset)}` : sql`limit ${sql.lit(limit)}`;
}

/** What every list leaves out: deleted posts, posts of people the viewer has blocked, and what the filters say. */
export function isListed(shape: FeedShape, v: Values): Sql {
  const isShown = isShownTo(shape.hasViewer ? v.viewerId : null, sql.ref('p.user_id'));
  return sql`${isShown} and ${isUnderFilters(shape, v)} and ${isWanted(shape, v)}`;
}

/** What somebody dismissed stays on its author's own page. */
function isWanted(shape: FeedShape, v: Values): Sql {
  if (!shape.hasViewer || shape.isByUser) return always;
  const isOthers = shape.isSince ? sql`p.user_id <> ${v.viewerId}` : always;
  return sql`not ${isDismissed(v.viewerId, sql.ref('p.id'))} and ${isOthers}`;
}

/** Where a list by age goes on, or how far back it goes. */
function fromMoment(
  shape: FeedShape,
  v: Values,
  postId = sql.ref('p.id'),
  moment = sql.ref('p.created_at'),
): Sql {
  if (shape.isAfter) return sql`(${moment}, ${postId}) < (${v.k1}::timestamptz, ${v.id})`;
  if (!shape.isSince) return always;
  return sql`(${moment}, ${postId}) > ((select since.created_at from posts since where since.id = ${v.id}), ${v.id})`;
}

function isUnderFilters(shape: FeedShape, v: Values): Sql {
  const inCircle = shape.isInCircle ? sql`p.circle_id = ${v.circleId}` : always;
  const byUser = shape.isByUser ? sql`p.user_id = ${v.userId}` : always;
  return sql`p.deleted_at is null and ${inCircle} and ${byUser}`;
}

/** Whether the place in a list is a rank; otherwise it is a moment. */
export function isByRank(shape: Pick<FeedShape, 'filter' | 'order' | 'isTagged'>): boolean {
  return shape.order === 'hot' && (shape.isTagged || shape.filter !== 'follow');
}

/** One page of ids with their place in the list: (id, k0, k1, ord). */
export function feedPage(shape: FeedShape, v: Values): Sql {
  if (shape.isTagged) return taggedPage(shape, v);
  if (shape.filter === 'follow') return followedPage(shape, v);
  if (shape.order === 'hot') return hotPage(shape, v);
  return shape.filter === 'all' ? pinnedPage(shape, v) : newestPage(shape, v);
}

function newestPage(shape: FeedShape, v: Values): Sql {
  const from = fromMoment(shape, v);
  return sql`
    select p.id, 0 as k0, p.created_at::text as k1, row_number() over (order by p.created_at desc, p.id desc) as ord
    from posts p where ${isListed(shape, v)} and ${from}
    order by p.created_at desc, p.id desc ${window(shape)}`;
}

function pinnedPage(shape: FeedShape, v: Values): Sql {
  const from = shape.isAfter
    ? sql`(p.is_top, p.created_at, p.id) < (${v.k0}, ${v.k1}::timestamptz, ${v.id})`
    : always;
  return sql`
    select p.id, p.is_top::int as k0, p.created_at::text as k1,
      row_number() over (order by p.is_top desc, p.created_at desc, p.id desc) as ord
    from posts p where ${isListed(shape, v)} and ${from}
    order by p.is_top desc, p.created_at desc, p.id desc ${window(shape)}`;
}

function hotPage(shape: FeedShape, v: Values): Sql {
  const from = shape.isAfter ? sql`(p.rank, p.id) < (${v.k1}::float8, ${v.id})` : always;
  return sql`
    select p.id, 0 as k0, p.rank::text as k1, row_number() over (order by p.rank desc, p.id desc) as ord
    from posts p where ${isListed(shape, v)} and ${from}
    order by p.rank desc, p.id desc ${window(shape)}`;
}

/**
 * The newest of each followed person, merged. Whoever's very newest isn't among the first so many has nothing on the page,
 * so one entry is read for each person followed and a page of entries only for as many people as the page holds posts.
 */
function followedPage(shape: FeedShape, v: Values): Sql {
  const from = fromMoment(shape, v);
  const most = shape.limit + shape.offset;
  const newest = (author: string, limit: number) => sql`
    select p.id, p.created_at from posts p
    where p.user_id = ${sql.ref(author)} and ${isUnderFilters(shape, v)} and ${isWanted(shape, v)} and ${from}
    order by p.created_at desc, p.id desc limit ${sql.lit(limit)}`;
  return sql`
    select m.id, 0 as k0, m.created_at::text as k1,
      row_number() over (order by m.created_at desc, m.id desc) as ord
    from (
      select f.followee_id from follows f cross join lateral (${newest('f.followee_id', 1)}) latest
      where f.follower_id = ${v.viewerId} and ${isShownTo(v.viewerId, sql.ref('f.followee_id'))}
      order by latest.created_at desc, latest.id desc limit ${sql.lit(most)}
    ) near cross join lateral (${newest('near.followee_id', most)}) m
    order by m.created_at desc, m.id desc ${window(shape)}`;
}

/** Any of the tags: a few of each tag's first, merged; a post with two of them appears once. */
function taggedPage(shape: FeedShape, v: Values): Sql {
  const isHot = isByRank(shape);
  const key = isHot ? sql.ref('pt.rank') : sql.ref('pt.created_at');
  const fromRank = shape.isAfter ? sql`(${key}, pt.post_id) < (${v.k1}::float8, ${v.id})` : always;
  const from = isHot ? fromRank : fromMoment(shape, v, sql.ref('pt.post_id'), key);
  const byFollowed =
    shape.filter === 'follow'
      ? sql`exists (select 1 from follows f where f.follower_id = ${v.viewerId} and f.followee_id = p.user_id)`
      : always;
  return sql`
    select m.id, 0 as k0, m.key::text as k1, row_number() over (order by m.key desc, m.id desc) as ord
    from (
      select distinct found.id, found.key
      from unnest(${v.tagIds}::bigint[]) as wanted(tag_id) cross join lateral (
        select p.id, ${key} as key from post_tags pt join posts p on p.id = pt.post_id
        where pt.tag_id = wanted.tag_id and ${isListed(shape, v)} and ${byFollowed} and ${from}
        order by ${key} desc, pt.post_id desc limit ${sql.lit(shape.limit + shape.offset)}
      ) found
    ) m
    order by m.key desc, m.id desc ${window(shape)}`;
}
