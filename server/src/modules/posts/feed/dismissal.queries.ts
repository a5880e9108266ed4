import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Sql } from '../../../db/statement.ts';
import { DAMPED_TAG_TIMES } from '../post.rules.ts';

/** Whether somebody doesn't want to see a post in their lists. */
export function isDismissed(viewerId: Sql, postId: Sql): Sql {
  return sql`exists (select 1 from post_dismissals d where d.user_id = ${viewerId} and d.post_id = ${postId})`;
}

/** The authors and tags that somebody sees less of. */
export function dampedAuthors(viewerId: Sql): Sql {
  return sql`select da.author_id from damped_authors da where da.user_id = ${viewerId} and da.times > 0`;
}

export function dampedTags(viewerId: Sql): Sql {
  return sql`select dt.tag_id from damped_tags dt
    where dt.user_id = ${viewerId} and dt.times >= ${sql.lit(DAMPED_TAG_TIMES)}`;
}

/** Null when there is no such post; whether it is new otherwise. Repeated, it counts once. */
export async function insertDismissal(
  tx: Tx,
  postId: number,
  userId: number,
  now: Date,
): Promise<boolean | null> {
  const { rows } = await sql<{ is_new: boolean }>`
    with target as (select id from posts where id = ${postId} and deleted_at is null),
    added as (
      insert into post_dismissals (user_id, post_id, created_at) select ${userId}, id, ${now} from target
      on conflict do nothing returning post_id
    )
    select exists (select 1 from added) as is_new from target`.execute(tx);
  return rows[0]?.is_new ?? null;
}

export async function deleteDismissal(tx: Tx, postId: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('post_dismissals')
    .where('user_id', '=', userId)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts for or against the author and the tags of a post. Whoever calls holds the person. */
export async function moveDamping(tx: Tx, postId: number, userId: number, by: 1 | -1): Promise<void> {
  const first = Math.max(0, by);
  await sql`
    insert into damped_authors (user_id, author_id, times)
    select ${userId}::bigint, user_id, ${first}::int from posts where id = ${postId} and user_id <> ${userId}
    on conflict (user_id, author_id) do update set times = greatest(0, damped_authors.times + ${by}::int)`.execute(
    tx,
  );
  await sql`
    insert into damped_tags (user_id, tag_id, times)
    select ${userId}::bigint, tag_id, ${first}::int from post_tags where post_id = ${postId}
    on conflict (user_id, tag_id) do update set times = greatest(0, damped_tags.times + ${by}::int)`.execute(
    tx,
  );
}
