import { limits } from '@zaojie/contract/limits';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { statementsByShape, type Placeholders, type Sql } from '../../db/statement.ts';
import { emittingEvent } from '../../platform/events/emit-event.ts';
import { hasBlocked, hasBlockedAnybody, isBlockedByAny, isShownTo, shownName } from '../users/index.ts';

type PersonId = number | Sql;

export type Mention = { id: number; name: string };

export type CommentPicture = { url: string; width: number; height: number; blur: string; widths: number[] };

export type CommentRow = {
  id: number;
  post_id: number;
  content: string;
  parent_id: number | null;
  reply_user_id: number | null;
  reply_nickname: string | null;
  mentions: Mention[];
  media: CommentPicture[];
  quoted_id: number | null;
  quoted_nickname: string | null;
  /** Null once the words are gone. */
  quoted_content: string | null;
  user_id: number;
  nickname: string;
  avatar: string;
  like_count: number;
  reply_count: number;
  is_liked: boolean;
  created_at: string | Date;
};

/** In longer threads later replies aren't asked about: the number shown is then too high by those of blocked people. */
const HIDDEN_AMONG = 1_000;

/** Replies that a block hides from the viewer don't count; for whoever has blocked nobody nothing is read. */
const replyCount = (viewerId: PersonId | null) =>
  viewerId
    ? sql`c.reply_count - case
        when c.reply_count = 0 or not ${hasBlockedAnybody(viewerId)} then 0
        else (
          select count(*)::int from (
            select h.user_id from comments h where h.parent_id = c.id and h.deleted_at is null
            order by h.id limit ${sql.lit(HIDDEN_AMONG)}
          ) early
          where ${hasBlocked(viewerId, sql.ref('early.user_id'))}
        ) end`
    : sql`c.reply_count`;

/** The words that a comment goes into, with who wrote them. */
export const quoted = sql`c.media, c.quoted_id, ${shownName('qu')} as quoted_nickname,
  left(q.content, ${sql.lit(limits.comment.quoteCharacters)}) as quoted_content`;
export const quotedPeople = sql`left join comments q on q.id = c.quoted_id and q.deleted_at is null
  left join users qu on qu.id = q.user_id`;

/** Only what answers no other comment has answers of its own. */
const columns = (viewerId: PersonId | null, replies: Sql = replyCount(viewerId)) => sql`
  ${quoted}, c.id, c.post_id, c.content, c.parent_id, c.reply_user_id, ${shownName('r')} as reply_nickname, c.mentions,
  c.user_id, ${shownName()} as nickname, u.avatar, c.like_count, c.created_at,
  ${replies} as reply_count,
  exists (select 1 from comment_likes l where l.comment_id = c.id and l.user_id = ${viewerId ?? 0}) as is_liked`;
const people = sql`join users u on u.id = c.user_id left join users r on r.id = c.reply_user_id ${quotedPeople}`;

const isShown = (viewerId: PersonId | null) => isShownTo(viewerId, sql.ref('c.user_id'));

export type CommentList = {
  postId: number;
  viewerId: number | null;
  limit: number;
  offset: number;
  after: number | null;
};

/** The liveliest first: behind how many likes, and which of them. */
export type TopList = Omit<CommentList, 'after'> & {
  order: 'new' | 'hot';
  after: { likes: number; id: number } | null;
};

const FIRST_REPLIES = 3;

export type TopComment = CommentRow & { replies: CommentRow[] };
export type TopShape = { order: 'new' | 'hot'; isVisitor: boolean; isLater: boolean; offset: number };
type TopPlace = { postId: number; viewerId: number; limit: number; likes: number; id: number };

/** Top-level comments, newest or most liked first, each with its first replies, in one statement. */
export function topCommentsQuery(shape: TopShape, p: Placeholders<TopPlace>): RawBuilder<TopComment> {
  const isHot = shape.order === 'hot';
  const viewerId = shape.isVisitor ? null : sql`${p.viewerId}::bigint`;
  const behind = isHot ? sql`(c.like_count, c.id) < (${p.likes}::int, ${p.id}::bigint)` : sql`c.id < ${p.id}`;
  return sql<TopComment>`
    with page as (
      select ${columns(viewerId)} from comments c ${people}
      where c.post_id = ${p.postId} and c.parent_id is null and c.deleted_at is null
        and ${isShown(viewerId)} and ${shape.isLater ? behind : sql`true`}
      order by ${isHot ? sql`c.like_count desc, c.id desc` : sql`c.id desc`}
      limit ${p.limit} offset ${sql.lit(shape.offset)}
    )
    select page.*, coalesce(first.replies, '[]'::json) as replies
    from page left join lateral (
      select json_agg(row_to_json(reply) order by reply.id) as replies from (
        select ${columns(viewerId, sql`0`)} from comments c ${people}
        where page.reply_count > 0 and c.parent_id = page.id and c.deleted_at is null and ${isShown(viewerId)}
        order by c.id limit ${sql.lit(FIRST_REPLIES)}
      ) reply
    ) first on true
    order by ${isHot ? sql`page.like_count desc, page.id desc` : sql`page.id desc`}`;
}

const topComments = statementsByShape<TopShape, TopPlace, TopComment>(topCommentsQuery);

export function listTopComments(db: Db, list: TopList): Promise<TopComment[]> {
  const { postId, viewerId, limit, offset, order, after } = list;
  const shape = { order, isVisitor: viewerId === null, isLater: after !== null, offset };
  const { likes = 0, id = 0 } = after ?? {};
  return topComments(db, shape, { postId, viewerId: viewerId ?? 0, limit, likes, id });
}

export async function listReplyRows(
  db: Db,
  list: Omit<CommentList, 'postId'> & { parentId: number },
): Promise<CommentRow[]> {
  const after = list.after ? sql`c.id > ${list.after}` : sql`true`;
  const { rows } = await sql<CommentRow>`
    select ${columns(list.viewerId)} from comments c ${people}
    where c.parent_id = ${list.parentId} and c.deleted_at is null and ${isShown(list.viewerId)} and ${after}
    order by c.id limit ${list.limit} offset ${list.offset}`.execute(db);
  return rows;
}

/** `is_shown` is false for a comment of somebody whom the viewer has blocked. */
export async function findCommentRow(db: Db, id: number, viewerId: number | null) {
  const { rows } = await sql<CommentRow & { is_shown: boolean }>`
    select ${columns(viewerId)}, ${isShown(viewerId)} as is_shown from comments c ${people}
    where c.id = ${id} and c.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** A comment that can be removed: it stands, and so does its post. */
export async function lockComment(tx: Tx, id: number) {
  const { rows } = await sql<{ id: number; post_id: number; user_id: number; parent_id: number | null }>`
    select c.id, c.post_id, c.user_id, c.parent_id from comments c join posts p on p.id = c.post_id
    where c.id = ${id} and c.deleted_at is null and p.deleted_at is null for no key update of c`.execute(tx);
  return rows[0] ?? null;
}

export async function moveReplyCount(tx: Tx, parentId: number, by: number): Promise<void> {
  await tx
    .updateTable('comments')
    .set((eb) => ({ reply_count: eb('reply_count', '+', by) }))
    .where('id', '=', parentId)
    .execute();
}

/** Of a post that is gone: those of its comments whose pictures are still kept. */
export async function listWithPictures(tx: Tx, postId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from comments where post_id = ${postId} and media <> '[]' order by id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Marks a comment and its replies; returns which went. */
export async function markCommentsDeleted(tx: Tx, id: number, now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('comments')
    .set({ deleted_at: now })
    .where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Gives back a comment and the replies that went in the same moment, while what they belong to stands; says how many came. */
export async function unmarkComments(tx: Tx, id: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with gone as (
      select c.id, c.deleted_at from comments c join posts p on p.id = c.post_id
      left join comments top on top.id = c.parent_id
      where c.id = ${id} and c.deleted_at is not null and p.deleted_at is null and top.deleted_at is null
      for no key update of c
    )
    update comments c set deleted_at = null from gone
    where (c.id = gone.id or c.parent_id = gone.id) and c.deleted_at = gone.deleted_at`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export async function countTopComments(db: Db, postId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from comments where post_id = ${postId} and parent_id is null and deleted_at is null limit 10000
    ) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Null when there is no such comment, or when its author or the post's has blocked whoever would like it. A like that
 * was given before can still be taken back.
 */
export async function toggleCommentLike(db: Db, commentId: number, userId: number) {
  const like = {
    commentId: sql`t.id`,
    postId: sql`t.post_id`,
    userId: sql`${userId}::bigint`,
    authorId: sql`t.user_id`,
  };
  const { rows } = await sql<{ is_liked: boolean; like_count: number }>`
    with target as (
      select c.id, c.user_id, c.post_id, ${isBlockedByAny(sql`array[c.user_id, p.user_id]`, userId)} as is_kept_out
      from comments c join posts p on p.id = c.post_id
      where c.id = ${commentId} and c.deleted_at is null and p.deleted_at is null
    ), removed as (
      delete from comment_likes l using target t where l.comment_id = t.id and l.user_id = ${userId}
      returning l.comment_id
    ), added as (
      insert into comment_likes (comment_id, user_id)
      select t.id, ${userId}::bigint from target t where not t.is_kept_out and not exists (select 1 from removed)
      on conflict do nothing returning comment_id
    ), told as (
      ${emittingEvent('comment.liked', like, sql`target t where exists (select 1 from added)`)}
    ), untold as (
      ${emittingEvent('comment.unliked', like, sql`target t where exists (select 1 from removed)`)}
    )
    update comments c
    set like_count = c.like_count + (select count(*) from added)::int - (select count(*) from removed)::int
    from target t
    where c.id = t.id and (not t.is_kept_out or exists (select 1 from removed))
    returning not exists (select 1 from removed) as is_liked, c.like_count`.execute(db);
  return rows[0] ?? null;
}
