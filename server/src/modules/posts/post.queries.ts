import type { PostOrigin } from '@zaojie/contract/posts/post.schemas';
import type { SeriesPlace } from '@zaojie/contract/posts/series.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { statement, type Sql } from '../../db/statement.ts';
import type { DailyMark } from '../../platform/views/daily-mark.ts';
import { madeForBy } from '../proxies/index.ts';
import { postsQuery, PUBLISHING, type MediaRow, type PostRow } from './post-rows.ts';
import { placeQuery } from './series/series.queries.ts';

/** A whole post, while it stands. */
export const wholePostQuery = (id: Sql, viewerId: Sql): RawBuilder<PostRow> =>
  postsQuery(sql`select id, 0 as k0, '' as k1, 1 as ord from posts where id = ${id} and deleted_at is null`, {
    viewerId,
    html: 'content',
  });

const onePost = statement<{ id: number; viewerId: number }, PostRow>(({ id, viewerId }) =>
  wholePostQuery(id, viewerId),
);

export async function findPost(db: Db, id: number, viewerId: number | null): Promise<PostRow | null> {
  const [row] = await onePost(db, { id, viewerId: viewerId ?? 0 });
  return row ?? null;
}

export type PostMore = { agent_name: string | null; series: SeriesPlace | null };

const moreOfPost = statement<{ id: number }, PostMore>(
  ({ id }) => sql<PostMore>`
    select ${madeForBy('post', sql`${id}::bigint`, PUBLISHING)} as agent_name,
      (select to_json(place) from (${placeQuery(sql`${id}::bigint`)}) place) as series`,
);

/** Who published it for its author, and where it stands in a series: few posts have either, so that only those are asked about it. */
export async function findMore(db: Db, { id, has_more }: PostRow): Promise<PostMore> {
  const [more] = has_more ? await moreOfPost(db, { id }) : [];
  return more ?? { agent_name: null, series: null };
}

export type PostText = {
  title: string;
  content: string;
  excerpt: string;
  summary: string;
  circle_id: number | null;
  cover_image: string;
  media: MediaRow[];
  origin: PostOrigin | '';
  source_url: string;
  is_sensitive: boolean;
};

function asColumns(text: PostText) {
  return { ...text, media: JSON.stringify(text.media) };
}

export async function insertPost(
  tx: Tx,
  post: PostText & { user_id: number; rank: number; created_at: Date; maker_id?: number | null },
): Promise<number> {
  const { user_id, rank, created_at, maker_id = null, ...text } = post;
  const row = await tx
    .insertInto('posts')
    .values({ ...asColumns(text), user_id, rank, maker_id, created_at, updated_at: created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('post_stats').values({ post_id: row.id }).execute();
  return row.id;
}

export async function updatePost(tx: Tx, id: number, text: PostText, now: Date): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ ...asColumns(text), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export function lockPost(tx: Tx, id: number) {
  return tx
    .selectFrom('posts')
    .select(['id', 'user_id', 'title', 'content', 'circle_id', 'cover_image', 'media', 'created_at', 'rank'])
    .select(['origin', 'source_url', 'is_sensitive'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markDeleted(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('posts').set({ deleted_at: now }).where('id', '=', id).execute();
}

/** With the tags it had, which deleted posts lose. */
export async function markHidden(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`update posts set deleted_at = ${now}, hidden_tags = array(
      select tag_id from post_tags where post_id = ${id} order by position)
    where id = ${id}`.execute(tx);
}

/** The tags it had; null when it wasn't hidden. */
export async function markRestored(tx: Tx, id: number): Promise<number[] | null> {
  const { rows } = await sql<{ tags: number[] }>`
    with hidden as (select id, hidden_tags from posts where id = ${id} and hidden_tags is not null for update)
    update posts p set deleted_at = null, hidden_tags = null from hidden where p.id = hidden.id
    returning to_json(hidden.hidden_tags) as tags`.execute(tx);
  return rows[0]?.tags ?? null;
}

export async function findAuthor(db: Db, postId: number): Promise<number | null> {
  const row = await db
    .selectFrom('posts')
    .select('user_id')
    .where('id', '=', postId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function moveCommentCount(tx: Tx, postId: number, by: number): Promise<number> {
  const row = await tx
    .updateTable('post_stats')
    .set((eb) => ({ comment_count: eb('comment_count', '+', by) }))
    .where('post_id', '=', postId)
    .returning('comment_count')
    .executeTakeFirstOrThrow();
  return row.comment_count;
}

/** A part of a statement's `with`: each row of `added`, a comment, counts for its post. */
export function countingComments(added: Sql): Sql {
  return sql`update post_stats s set comment_count = s.comment_count + 1 from ${added} where s.post_id = added.post_id`;
}

/** How often it has been shared, and whether this time counted. Null when there is no such post. */
export async function countShare(
  tx: Tx,
  postId: number,
  { mark, day }: DailyMark,
): Promise<{ share_count: number; isNew: boolean } | null> {
  const { rows } = await sql<{ share_count: number; isNew: boolean }>`
    with target as (select id from posts where id = ${postId} and deleted_at is null),
    added as (
      insert into post_shares (post_id, sharer, day) select id, ${mark}::bytea, ${day}::date from target
      on conflict do nothing returning post_id
    )
    update post_stats s set share_count = s.share_count + (select count(*) from added)::int
    from target where s.post_id = target.id
    returning s.share_count, exists (select 1 from added) as "isNew"`.execute(tx);
  return rows[0] ?? null;
}
