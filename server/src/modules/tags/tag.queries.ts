import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** One tag per name, however it is typed. */
export function tagKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

const asPrefix = (text: string) => `${tagKey(text).replaceAll(/[\\%_]/g, '\\$&')}%`;

export type TagRow = Awaited<ReturnType<typeof listTagRows>>[number];

function selectTags(db: Db, viewerId: number | null) {
  return db
    .selectFrom('tags')
    .selectAll()
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('tag_follows')
            .select(sql`1`.as('one'))
            .where('user_id', '=', viewerId ?? 0)
            .whereRef('tag_id', '=', 'tags.id'),
        )
        .as('is_followed'),
    );
}

export function listTagRows(
  db: Db,
  filter: { keyword: string; limit: number; offset: number; viewerId: number | null },
) {
  let query = selectTags(db, filter.viewerId);
  if (filter.keyword !== '') query = query.where('name_key', 'like', asPrefix(filter.keyword));
  return query
    .orderBy('post_count', 'desc')
    .orderBy('id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
}

const COUNT_CAP = 10_000;

export async function countTags(db: Db, keyword: string): Promise<number> {
  let matching = db.selectFrom('tags').select('id').limit(COUNT_CAP);
  if (keyword !== '') matching = matching.where('name_key', 'like', asPrefix(keyword));
  const row = await db
    .selectFrom(matching.as('m'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

export function findTag(db: Db, id: number, viewerId: number | null) {
  return selectTags(db, viewerId).where('id', '=', id).executeTakeFirst();
}

/** Tags that stand beside this one on its latest posts. */
export async function listCompanions(
  db: Db,
  id: number,
  most: number,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select t.id, t.name from (
      select post_id from post_tags where tag_id = ${id} order by created_at desc, post_id desc limit 200
    ) latest
    join post_tags pt on pt.post_id = latest.post_id and pt.tag_id <> ${id}
    join tags t on t.id = pt.tag_id
    group by t.id, t.name order by count(*) desc, t.id limit ${most}`.execute(db);
  return rows;
}

export async function toggleTagFollow(tx: Tx, tagId: number, userId: number) {
  const locked = await tx
    .selectFrom('tags')
    .select('id')
    .where('id', '=', tagId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) return null;
  const removed = await tx
    .deleteFrom('tag_follows')
    .where('user_id', '=', userId)
    .where('tag_id', '=', tagId)
    .executeTakeFirst();
  const isFollowed = removed.numDeletedRows === 0n;
  if (isFollowed) await tx.insertInto('tag_follows').values({ tag_id: tagId, user_id: userId }).execute();
  const { follower_count } = await tx
    .updateTable('tags')
    .set((eb) => ({ follower_count: eb('follower_count', '+', isFollowed ? 1 : -1) }))
    .where('id', '=', tagId)
    .returning('follower_count')
    .executeTakeFirstOrThrow();
  return { is_followed: isFollowed, followers_count: follower_count };
}
