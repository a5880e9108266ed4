import { sql, type RawBuilder } from 'kysely';

export type FeedPlace = { k0: number; k1: string; id: number };

export type FeedRequest = {
  viewerId: number | null;
  filter: 'latest' | 'all' | 'follow' | 'recommend';
  order: 'new' | 'hot';
  tagIds: readonly number[];
  circleId: number | null;
  userId: number | null;
  limit: number;
  offset: number;
  after: FeedPlace | null;
};

type Sql = RawBuilder<unknown>;
const always = sql`true`;

/** What every list leaves out: deleted posts, posts of people the viewer has blocked, and what the filters say. */
export function isListed(request: FeedRequest): Sql {
  const { viewerId, circleId, userId } = request;
  const notBlocked = viewerId
    ? sql`not exists (select 1 from user_blocks b where b.blocker_id = ${viewerId} and b.blocked_id = p.user_id)`
    : always;
  const inCircle = circleId ? sql`p.circle_id = ${circleId}` : always;
  const byUser = userId ? sql`p.user_id = ${userId}` : always;
  return sql`p.deleted_at is null and ${notBlocked} and ${inCircle} and ${byUser}`;
}

/** One page of ids with their place in the list: (id, k0, k1, ord). */
export function feedPage(request: FeedRequest): Sql {
  if (request.tagIds.length > 0) return taggedPage(request);
  if (request.filter === 'follow') return followedPage(request);
  if (request.order === 'hot') return hotPage(request);
  return request.filter === 'all' ? pinnedPage(request) : newestPage(request);
}

function newestPage(request: FeedRequest): Sql {
  const { after } = request;
  const from = after ? sql`(p.created_at, p.id) < (${after.k1}::timestamptz, ${after.id})` : always;
  return sql`
    select p.id, 0 as k0, p.created_at::text as k1, row_number() over (order by p.created_at desc, p.id desc) as ord
    from posts p where ${isListed(request)} and ${from}
    order by p.created_at desc, p.id desc limit ${request.limit} offset ${request.offset}`;
}

function pinnedPage(request: FeedRequest): Sql {
  const { after } = request;
  const from = after
    ? sql`(p.is_top, p.created_at, p.id) < (${after.k0 === 1}, ${after.k1}::timestamptz, ${after.id})`
    : always;
  return sql`
    select p.id, p.is_top::int as k0, p.created_at::text as k1,
      row_number() over (order by p.is_top desc, p.created_at desc, p.id desc) as ord
    from posts p where ${isListed(request)} and ${from}
    order by p.is_top desc, p.created_at desc, p.id desc limit ${request.limit} offset ${request.offset}`;
}

function hotPage(request: FeedRequest): Sql {
  const { after } = request;
  const from = after ? sql`(p.rank, p.id) < (${after.k1}::float8, ${after.id})` : always;
  return sql`
    select p.id, 0 as k0, p.rank::text as k1, row_number() over (order by p.rank desc, p.id desc) as ord
    from posts p where ${isListed(request)} and ${from}
    order by p.rank desc, p.id desc limit ${request.limit} offset ${request.offset}`;
}

/** A few of each followed person's newest, merged: reads one index range per person, however much they have posted. */
function followedPage(request: FeedRequest): Sql {
  const { after } = request;
  const from = after ? sql`(p.created_at, p.id) < (${after.k1}::timestamptz, ${after.id})` : always;
  const most = request.limit + request.offset;
  return sql`
    select m.id, 0 as k0, m.created_at::text as k1,
      row_number() over (order by m.created_at desc, m.id desc) as ord
    from follows f cross join lateral (
      select p.id, p.created_at from posts p
      where p.user_id = f.followee_id and ${isListed(request)} and ${from}
      order by p.created_at desc, p.id desc limit ${most}
    ) m
    where f.follower_id = ${request.viewerId ?? 0}
    order by m.created_at desc, m.id desc limit ${request.limit} offset ${request.offset}`;
}

/** Any of the tags: a few of each tag's first, merged; a post with two of them appears once. */
function taggedPage(request: FeedRequest): Sql {
  const isHot = request.order === 'hot' || request.filter === 'recommend';
  const key = isHot ? sql.ref('pt.rank') : sql.ref('pt.created_at');
  const { after } = request;
  const keyOf = (value: string) => (isHot ? sql`${value}::float8` : sql`${value}::timestamptz`);
  const from = after ? sql`(${key}, pt.post_id) < (${keyOf(after.k1)}, ${after.id})` : always;
  const byFollowed =
    request.filter === 'follow'
      ? sql`exists (select 1 from follows f where f.follower_id = ${request.viewerId ?? 0} and f.followee_id = p.user_id)`
      : always;
  return sql`
    select m.id, 0 as k0, m.key::text as k1, row_number() over (order by m.key desc, m.id desc) as ord
    from (
      select distinct found.id, found.key
      from unnest(${sql.val(request.tagIds)}::bigint[]) as wanted(tag_id) cross join lateral (
        select p.id, ${key} as key from post_tags pt join posts p on p.id = pt.post_id
        where pt.tag_id = wanted.tag_id and ${isListed(request)} and ${byFollowed} and ${from}
        order by ${key} desc, pt.post_id desc limit ${request.limit + request.offset}
      ) found
    ) m
    order by m.key desc, m.id desc limit ${request.limit} offset ${request.offset}`;
}
