import type { NoticeType } from '@zaojie/contract/notifications/notification.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NoticeKind } from './notice.rules.ts';

export type ActorRow = { id: number; nickname: string; avatar: string };

export type NoticeRow = {
  id: number;
  type: NoticeType;
  kind: NoticeKind;
  title: string;
  content: string;
  link: string;
  actor_count: number;
  is_read: boolean;
  updated_at: Date;
  place: number;
  actors: ActorRow[];
  post: { id: number; title: string; cover_image: string; summary: string } | null;
  comment: { id: number; parent_id: number; user_id: number; content: string; is_liked: boolean } | null;
  is_followed: boolean;
};

/** Where a row stands: its moment in microseconds, as exact as the database has it, and its id. */
export type ListPlace = { at: number; id: number };
export type NoticeFilter = { userId: number; type: NoticeType | null; isUnreadOnly: boolean };
export type NoticeList = NoticeFilter & { limit: number; offset: number; after: ListPlace | null };

const LATEST_ACTORS = 3;
const EXCERPT_CHARACTERS = 100;

const actorColumns = sql`u.id, coalesce(nullif(u.nickname, ''), u.username) as nickname, u.avatar`;

const placeOf = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;
const momentOf = (place: ListPlace) =>
  sql`timestamptz 'epoch' + ${place.at}::float8 * interval '1 microsecond'`;

function isListed({ userId, type, isUnreadOnly }: NoticeFilter) {
  return sql`n.user_id = ${userId} and ${type ? sql`n.type = ${type}` : sql`true`}
    and ${isUnreadOnly ? sql`not n.is_read` : sql`true`}`;
}

/** Newest first, each with its latest actors and what it is about, in one statement. */
export function noticesQuery(list: NoticeList): RawBuilder<NoticeRow> {
  const { userId, after } = list;
  const from = after ? sql`(n.updated_at, n.id) < (${momentOf(after)}, ${after.id})` : sql`true`;
  return sql<NoticeRow>`
    with page as (
      select n.* from notices n where ${isListed(list)} and ${from}
      order by n.updated_at desc, n.id desc limit ${list.limit} offset ${list.offset}
    )
    select page.id, page.type, page.kind, page.title, page.content, page.link, page.actor_count, page.is_read,
      page.updated_at, ${placeOf('page.updated_at')} as place, coalesce(latest.actors, '[]'::json) as actors,
      case when p.id is not null then json_build_object('id', p.id, 'title', p.title, 'cover_image', p.cover_image,
        'summary', left(p.summary, ${EXCERPT_CHARACTERS})) end as post,
      case when c.id is not null then json_build_object('id', c.id, 'parent_id', coalesce(c.parent_id, 0),
        'user_id', c.user_id, 'content', left(c.content, ${EXCERPT_CHARACTERS}), 'is_liked', exists (
          select 1 from comment_likes l where l.comment_id = c.id and l.user_id = ${userId})) end as comment,
      page.type = 'follow' and exists (select 1 from follows f join notice_actors a on a.actor_id = f.followee_id
        where f.follower_id = ${userId} and a.notice_id = page.id) as is_followed
    from page
    left join posts p on p.id = page.post_id and p.deleted_at is null
    left join comments c on c.id = page.comment_id and c.deleted_at is null
    left join lateral (
      select json_agg(json_build_object('id', a.id, 'nickname', a.nickname, 'avatar', a.avatar)
        order by a.created_at desc, a.id desc) as actors
      from (
        select ${actorColumns}, na.created_at from notice_actors na join users u on u.id = na.actor_id
        where na.notice_id = page.id order by na.created_at desc, na.actor_id desc limit ${LATEST_ACTORS}
      ) a
    ) latest on true
    order by page.updated_at desc, page.id desc`;
}

export async function listNoticeRows(db: Db, list: NoticeList): Promise<NoticeRow[]> {
  return (await noticesQuery(list).execute(db)).rows;
}

const COUNT_CAP = 10_000;

/** Counting stops at a cap, as in every list. */
export async function countNotices(db: Db, filter: NoticeFilter): Promise<{ total: number; unread: number }> {
  const count = (counted: NoticeFilter) => sql<number>`(
    select count(*)::int from (select 1 from notices n where ${isListed(counted)} limit ${COUNT_CAP}) counted)`;
  const { rows } = await sql<{ total: number; unread: number }>`
    select ${count(filter)} as total, ${count({ ...filter, isUnreadOnly: true })} as unread`.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
}

export type ActorList = { noticeId: number; limit: number; offset: number; after: ListPlace | null };

export async function listActorRows(db: Db, list: ActorList): Promise<(ActorRow & { place: number })[]> {
  const { after } = list;
  const from = after ? sql`(a.created_at, a.actor_id) < (${momentOf(after)}, ${after.id})` : sql`true`;
  const { rows } = await sql<ActorRow & { place: number }>`
    select ${actorColumns}, ${placeOf('a.created_at')} as place from notice_actors a join users u on u.id = a.actor_id
    where a.notice_id = ${list.noticeId} and ${from}
    order by a.created_at desc, a.actor_id desc limit ${list.limit} offset ${list.offset}`.execute(db);
  return rows;
}

/** How many are in somebody's notice; null when it isn't theirs. */
export async function findActorCount(db: Db, noticeId: number, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('notices')
    .select('actor_count')
    .where('id', '=', noticeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.actor_count ?? null;
}
