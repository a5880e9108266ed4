import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type CreatorRow = {
  id: number;
  nickname: string;
  avatar: string;
  bio: string;
  score: number;
  post_count: number;
  like_count: number;
  covers: Picture[];
};

/** With the first pictures of their latest works. */
export async function listBusyCreators(
  db: Db,
  options: { most: number; covers: number },
): Promise<CreatorRow[]> {
  const { rows } = await sql<CreatorRow>`
    select u.id, coalesce(nullif(u.nickname, ''), u.username) as nickname, u.avatar, u.bio, u.score, u.post_count,
      u.like_count, coalesce(latest.covers, '[]'::json) as covers
    from (select * from users where post_count > 0 order by like_count desc, id limit ${options.most}) u
    left join lateral (
      select json_agg(works.cover order by works.created_at desc, works.id desc) as covers from (
        select p.id, p.created_at, p.media -> 0 as cover from posts p
        where p.user_id = u.id and p.deleted_at is null and p.cover_image <> ''
        order by p.created_at desc, p.id desc limit ${options.covers}
      ) works
    ) latest on true
    order by u.like_count desc, u.id`.execute(db);
  return rows;
}

export type HotCommentRow = {
  id: number;
  post_id: number;
  post_title: string;
  avatar: string;
  nickname: string;
  content: string;
  like_count: number;
};

/** The most liked of the latest comments, one a post. */
export async function listHotComments(db: Db, most: number): Promise<HotCommentRow[]> {
  const { rows } = await sql<HotCommentRow>`
    select * from (
      select distinct on (c.post_id) c.id, c.post_id, p.title as post_title, u.avatar,
        coalesce(nullif(u.nickname, ''), u.username) as nickname, c.content, c.like_count
      from (
        select * from comments where deleted_at is null order by like_count desc, id desc limit 200
      ) c
      join posts p on p.id = c.post_id and p.deleted_at is null
      join users u on u.id = c.user_id
      order by c.post_id, c.like_count desc, c.id desc
    ) best order by like_count desc, id desc limit ${most}`.execute(db);
  return rows;
}

/** Counted up to a cap: the home page says how big the town is, and a full count would read whole tables. */
export async function countTown(db: Db): Promise<{ creators: number; posts: number; comments: number }> {
  const { rows } = await sql<{ creators: number; posts: number; comments: number }>`
    select (select count(*)::int from (select 1 from users where post_count > 0 limit 10000) a) as creators,
      (select count(*)::int from (select 1 from posts where deleted_at is null limit 10000) b) as posts,
      (select count(*)::int from (select 1 from comments where deleted_at is null limit 10000) c) as comments
  `.execute(db);
  return rows[0] ?? { creators: 0, posts: 0, comments: 0 };
}

export async function listFollowedAmong(
  db: Db,
  viewerId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('follows')
    .select('followee_id')
    .where('follower_id', '=', viewerId)
    .where('followee_id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.followee_id));
}
