import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { emittingEvent } from '../../platform/events/emit-event.ts';
import { countingComments } from '../posts/index.ts';
import { hasBlocked, isBlockedByAny, shownName } from '../users/index.ts';
import { quoted, quotedPeople, type CommentRow } from './comment.queries.ts';

export type NewComment = {
  postId: number;
  userId: number;
  parentId: number | null;
  replyUserId: number | null;
  content: string;
  /** As JSON: who is named in it. */
  mentions: string;
  /** As JSON: its pictures. */
  media: string;
  quotedId: number | null;
  now: Date;
};

const inserting = statement<NewComment, CommentRow>((v) => {
  const event = {
    commentId: sql`added.id`,
    postId: sql`added.post_id`,
    userId: sql`added.user_id`,
    replyUserId: sql`added.reply_user_id`,
  };
  return sql`
    with post as (
      select p.id from posts p
      where p.id = ${v.postId} and p.deleted_at is null and not ${hasBlocked(sql.ref('p.user_id'), v.userId)}
    ), added as (
      insert into comments (post_id, user_id, parent_id, reply_user_id, content, mentions, media, quoted_id,
        created_at)
      select post.id, ${v.userId}::bigint, ${v.parentId}::bigint, ${v.replyUserId}::bigint, ${v.content}::text,
        ${v.mentions}::jsonb, ${v.media}::jsonb, ${v.quotedId}::bigint, ${v.now}::timestamptz
      from post returning *
    ), counted as (
      ${countingComments(sql`added`)}
    ), hung as (
      update comments top set reply_count = top.reply_count + 1 from added where top.id = added.parent_id
    ), told as (
      ${emittingEvent('comment.added', event, sql`added`)}
    )
    select ${quoted}, c.id, c.post_id, c.content, c.parent_id, c.reply_user_id, ${shownName('r')} as reply_nickname, c.mentions,
      c.user_id, ${shownName()} as nickname, u.avatar, c.like_count, c.reply_count, false as is_liked, c.created_at
    from added c join users u on u.id = c.user_id left join users r on r.id = c.reply_user_id
      ${quotedPeople}`;
});

/**
 * Adds it, moves the counts and tells the others, in one statement: one round trip, and the post's count is held for no
 * longer than a commit. Null when there is no such post, or when its author has blocked the writer.
 */
export async function insertComment(db: Db, comment: NewComment): Promise<CommentRow | null> {
  const [row] = await inserting(db, comment);
  return row ?? null;
}

/** Whether there are words on the post to go into, of somebody who hasn't blocked the writer. */
export async function isQuotable(db: Db, id: number, postId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from comments c where c.id = ${id} and c.post_id = ${postId} and c.deleted_at is null
      and not ${hasBlocked(sql.ref('c.user_id'), sql`${userId}::bigint`)}`.execute(db);
  return rows.length > 0;
}

export type Thread = {
  post_id: number;
  /** The comment that a reply hangs on. */
  top_id: number;
  answered_id: number;
  /** Whether whoever is answered has spoken there. */
  has_spoken: boolean;
  /** Whether the thread's owner, or the one who is answered, has blocked the writer. */
  is_kept_out: boolean;
};

type Answered = { commentId: number; replyUserId: number | null; userId: number };

const locking = statement<Answered, Thread>(({ commentId, replyUserId, userId }) => {
  // To answer a reply is to answer who wrote it.
  const answered = sql`case when c.parent_id is null then coalesce(${replyUserId}::bigint, c.user_id) else c.user_id end`;
  return sql`
    select c.post_id, top.id as top_id, ${answered} as answered_id,
      ${answered} = c.user_id or exists (
        select 1 from comments r where r.parent_id = c.id and r.user_id = ${answered} and r.deleted_at is null
      ) as has_spoken,
      ${isBlockedByAny(sql`array[top.user_id, ${answered}]`, userId)} as is_kept_out
    from comments c join posts p on p.id = c.post_id join comments top on top.id = coalesce(c.parent_id, c.id)
    where c.id = ${commentId} and c.deleted_at is null and top.deleted_at is null and p.deleted_at is null
    for no key update of top`;
});

/**
 * What an answer to a comment becomes part of. The thread is held until then: it can't go meanwhile, and whoever ends it
 * takes the same row first.
 */
export async function lockThread(tx: Tx, answered: Answered): Promise<Thread | null> {
  const [thread] = await locking(tx, answered);
  return thread ?? null;
}
