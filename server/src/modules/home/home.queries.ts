import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { listTopCreators } from '../rankings/index.ts';
import { ratingOfCreator } from '../storefronts/index.ts';
import { personColumns, shownName } from '../users/index.ts';

export type CreatorRow = {
  id: number;
  nickname: string;
  avatar: string;
  bio: string;
  score: number;
  post_count: number;
  work_count: number;
  like_count: number;
  /** Null without reviews. */
  rating: number | null;
  works: { post_id: number; cover: Picture }[];
};

/** Those who are ahead in the ranking, and where there are too few of them the most liked, with the first pictures of their latest works. */
export async function listBusyCreators(
  db: Db,
  options: { most: number; works: number },
): Promise<CreatorRow[]> {
  const top = await listTopCreators(db, options.most);
  const { rows } = await sql<CreatorRow>`
    select ${personColumns()}, u.bio, u.score, u.post_count, u.work_count, ${ratingOfCreator(sql`u.id`)} as rating,
      u.like_count, coalesce(latest.works, '[]'::json) as works
    from (
      select u.*, coalesce(ahead.place, ${options.most + 1}) as place
      from (
        select id from unnest(${top}::bigint[]) id
        union
        (select id from users where post_count > 0 order by like_count desc, id limit ${options.most})
      ) meant join users u on u.id = meant.id
      left join unnest(${top}::bigint[]) with ordinality as ahead (id, place) on ahead.id = u.id
      order by place, u.like_count desc, u.id limit ${options.most}
    ) u
    left join lateral (
      select json_agg(json_build_object('post_id', shown.id, 'cover', shown.cover)
        order by shown.created_at desc, shown.id desc) as works
      from (
        select p.id, p.created_at, p.media -> 0 as cover from posts p
        where p.user_id = u.id and p.deleted_at is null and p.cover_image <> ''
        order by p.created_at desc, p.id desc limit ${options.works}
      ) shown
    ) latest on true
    order by u.place, u.like_count desc, u.id`.execute(db);
  return rows;
}

export type HotCommentRow = {
  id: number;
  user_id: number;
  post_id: number;
  post_author_id: number;
  post_title: string;
  avatar: string;
  nickname: string;
  content: string;
  like_count: number;
};

export async function listHotComments(db: Db, most: number): Promise<HotCommentRow[]> {
  return (await hotCommentsQuery(most).execute(db)).rows;
}

/** The most liked comments, one a post. Those of deleted posts take no place among the two hundred that are looked at. */
export function hotCommentsQuery(most: number): RawBuilder<HotCommentRow> {
  return sql<HotCommentRow>`
    select * from (
      select distinct on (c.post_id) c.id, c.user_id, c.post_id, c.post_author_id, c.post_title, u.avatar,
        ${shownName()} as nickname, c.content, c.like_count
      from (
        select c.id, c.user_id, c.post_id, c.content, c.like_count, p.user_id as post_author_id, p.title as post_title
        from comments c join posts p on p.id = c.post_id and p.deleted_at is null
        where c.deleted_at is null order by c.like_count desc, c.id desc limit 200
      ) c
      join users u on u.id = c.user_id
      order by c.post_id, c.like_count desc, c.id desc
    ) best order by like_count desc, id desc limit ${most}`;
}

export type TownFigures = { creators: number; posts: number; comments: number };

export async function countTown(db: Db): Promise<TownFigures> {
  const { rows } = await townQuery().execute(db);
  return rows[0] ?? { creators: 0, posts: 0, comments: 0 };
}

/**
 * Counted up to a cap: the home page says how big the town is, and a full count would read whole tables. `offset 0` has
 * each comment look for its post: left to itself the planner may read all posts first to join ten thousand comments.
 */
export function townQuery(): RawBuilder<TownFigures> {
  return sql<TownFigures>`
    select (select count(*)::int from (select 1 from users where post_count > 0 limit 10000) a) as creators,
      (select count(*)::int from (select 1 from posts where deleted_at is null limit 10000) b) as posts,
      (select count(*)::int from (
        select 1 from comments c cross join lateral (
          select 1 from posts p where p.id = c.post_id and p.deleted_at is null offset 0
        ) its_post where c.deleted_at is null limit 10000
      ) d) as comments`;
}
