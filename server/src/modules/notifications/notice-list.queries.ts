import type { NoticeKind, NoticeType } from '@zaojie/contract/notifications/notification.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NoticeFlags, SubjectFlags } from '../../frame/notice-flags.ts';
import { personColumns, type PersonRow } from '../users/index.ts';
import { momentOf, positionOf, type Position } from './notice-cursor.ts';
import type { Subject } from './subject.ts';

export type NoticeRow = {
  id: number;
  type: NoticeType;
  kind: NoticeKind;
  subject: Subject;
  /** Null when the subject is gone, though its notices haven't gone yet. */
  flags: SubjectFlags | null;
  actor_count: number;
  is_read: boolean;
  updated_at: Date;
  position: number;
  actors: PersonRow[];
};

export type NoticeFilter = { userId: number; type: NoticeType | null; isUnreadOnly: boolean };
export type NoticeList = NoticeFilter & { limit: number; offset: number; after: Position | null };

const LATEST_ACTORS = 3;

function isListed({ userId, type, isUnreadOnly }: NoticeFilter) {
  return sql`n.user_id = ${userId} and ${type ? sql`n.type = ${type}` : sql`true`}
    and ${isUnreadOnly ? sql`not n.is_read` : sql`true`}`;
}

/** Each kind's flags come from its module; a kind without any has nothing to say, and isn't known to go. */
function flagsOf(userId: number, modules: readonly NoticeFlags[]): RawBuilder<unknown> {
  const subjectId = sql.ref('page.subject_id');
  const cases = modules.map(
    (flags) => sql`when ${sql.lit(flags.kind)} then (${flags.of(userId, subjectId)})`,
  );
  return cases.length === 0
    ? sql`'{}'::json`
    : sql`case page.subject_kind ${sql.join(cases, sql` `)} else '{}'::json end`;
}

/** Newest first, each with its latest actors and its subject, in one statement. */
export function noticesQuery(list: NoticeList, modules: readonly NoticeFlags[]): RawBuilder<NoticeRow> {
  const { userId, after } = list;
  const from = after ? sql`(n.updated_at, n.id) < (${momentOf(after)}, ${after.id})` : sql`true`;
  return sql<NoticeRow>`
    with page as (
      select n.* from notices n where ${isListed(list)} and ${from}
      order by n.updated_at desc, n.id desc limit ${list.limit} offset ${list.offset}
    )
    select page.id, page.type, page.kind, page.actor_count, page.is_read, page.updated_at,
      ${positionOf('page.updated_at')} as position, coalesce(latest.actors, '[]'::json) as actors,
      json_build_object('kind', page.subject_kind, 'id', page.subject_id, 'title', page.title,
        'excerpt', page.excerpt, 'picture', page.picture, 'link', page.link) as subject,
      ${flagsOf(userId, modules)} as flags
    from page
    left join lateral (
      select json_agg(json_build_object('id', a.id, 'nickname', a.nickname, 'avatar', a.avatar)
        order by a.created_at desc, a.id desc) as actors
      from (
        select ${personColumns()}, na.created_at from notice_actors na join users u on u.id = na.actor_id
        where na.notice_id = page.id order by na.created_at desc, na.actor_id desc limit ${LATEST_ACTORS}
      ) a
    ) latest on true
    order by page.updated_at desc, page.id desc`;
}

export async function listNoticeRows(
  db: Db,
  list: NoticeList,
  modules: readonly NoticeFlags[],
): Promise<NoticeRow[]> {
  return (await noticesQuery(list, modules).execute(db)).rows;
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

export type ActorList = { noticeId: number; limit: number; offset: number; after: Position | null };

export async function listActorRows(db: Db, list: ActorList): Promise<(PersonRow & { position: number })[]> {
  const { after } = list;
  const from = after ? sql`(a.created_at, a.actor_id) < (${momentOf(after)}, ${after.id})` : sql`true`;
  const { rows } = await sql<PersonRow & { position: number }>`
    select ${personColumns()}, ${positionOf('a.created_at')} as position
    from notice_actors a join users u on u.id = a.actor_id
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
