import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { hasInName, nameKey, namesLike, type NamedTable } from '../../platform/search/name-match.ts';

/** Tags that no post bears any more are found by their id only. */
const listed: NamedTable = { table: 'tags', isListed: sql<boolean>`post_count > 0` };

export type TagRow = {
  id: number;
  name: string;
  post_count: number;
  follower_count: number;
  created_at: Date;
  is_followed: SqlBool;
};

function selectTags(db: Db, viewerId: number | null) {
  return db
    .selectFrom('tags')
    .select(['tags.id', 'tags.name', 'tags.post_count', 'tags.follower_count', 'tags.created_at'])
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

type TagFilter = { keyword: string; limit: number; offset: number; viewerId: number | null };

export function listTagRows(db: Db, { keyword, limit, offset, viewerId }: TagFilter): Promise<TagRow[]> {
  const tags = selectTags(db, viewerId);
  if (keyword !== '') {
    const found = namesLike(listed, keyword, { limit, offset });
    return tags
      .innerJoin(found.as<'found'>(sql`found`), 'found.id', 'tags.id')
      .orderBy(sql`found.ord`)
      .execute();
  }
  return tags
    .where('post_count', '>', 0)
    .orderBy('post_count', 'desc')
    .orderBy('tags.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

const COUNT_CAP = 10_000;

export async function countTags(db: Db, keyword: string): Promise<number> {
  let matching = db.selectFrom('tags').select('id').where(listed.isListed).limit(COUNT_CAP);
  if (keyword !== '') matching = matching.where(hasInName(nameKey(keyword)));
  const row = await db
    .selectFrom(matching.as('m'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

export function findTag(db: Db, id: number, viewerId: number | null) {
  return selectTags(db, viewerId).where('tags.id', '=', id).executeTakeFirst();
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
    join tags t on t.id = pt.tag_id and t.post_count > 0
    group by t.id, t.name order by count(*) desc, t.id limit ${most}`.execute(db);
  return rows;
}

/** The lists of a tag are in the order of its posts' ranks: `ranks[i]` belongs to `postIds[i]`. */
export async function setTagRanks(
  tx: Tx,
  postIds: readonly number[],
  ranks: readonly number[],
): Promise<void> {
  await sql`
    update post_tags t set rank = moved.rank
    from unnest(${[...postIds]}::bigint[], ${[...ranks]}::float8[]) as moved (id, rank)
    where t.post_id = moved.id`.execute(tx);
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
