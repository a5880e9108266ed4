import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { hasInName, nameKey, namesLike, type NamedTable } from '../../platform/search/name-match.ts';

const listed: NamedTable = { table: 'circles', isListed: sql<boolean>`hidden_at is null` };

export type CircleLabelRow = {
  id: number;
  name: string;
  icon: string;
  cover_image: string;
  description: string;
  post_count: number;
  member_count: number;
  created_at: Date;
};
export type CircleRow = CircleLabelRow & { is_joined: SqlBool };

function selectCircles(db: Db, viewerId: number | null) {
  return db
    .selectFrom('circles')
    .select(['circles.id', 'name', 'icon', 'cover_image', 'description', 'post_count', 'member_count'])
    .select('circles.created_at')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('circle_members')
            .select(sql`1`.as('one'))
            .where('user_id', '=', viewerId ?? 0)
            .whereRef('circle_id', '=', 'circles.id'),
        )
        .as('is_joined'),
    );
}

type CircleFilter = { keyword: string; limit: number; offset: number; viewerId: number | null };

export function listCircleRows(
  db: Db,
  { keyword, limit, offset, viewerId }: CircleFilter,
): Promise<CircleRow[]> {
  const circles = selectCircles(db, viewerId);
  if (keyword !== '') {
    const found = namesLike(listed, keyword, { limit, offset });
    return circles
      .innerJoin(found.as<'found'>(sql`found`), 'found.id', 'circles.id')
      .orderBy(sql`found.ord`)
      .execute();
  }
  return circles
    .where('hidden_at', 'is', null)
    .orderBy('position', 'desc')
    .orderBy('post_count', 'desc')
    .orderBy('circles.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countCircles(db: Db, keyword: string): Promise<number> {
  let query = db
    .selectFrom('circles')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('hidden_at', 'is', null);
  if (keyword !== '') query = query.where(hasInName(nameKey(keyword)));
  return (await query.executeTakeFirstOrThrow()).total;
}

export function findCircle(db: Db, id: number, viewerId: number | null) {
  return selectCircles(db, viewerId)
    .where('circles.id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
}

export async function circleExists(db: Db, id: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('circles')
      .select('id')
      .where('id', '=', id)
      .where('hidden_at', 'is', null)
      .executeTakeFirst()) !== undefined
  );
}

export async function moveCirclePostCount(tx: Tx, id: number, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('circles')
    .set((eb) => ({ post_count: eb('post_count', '+', by) }))
    .where('id', '=', id)
    .execute();
}

/** Joins or leaves, and moves the count with it. The circle's row is locked first, so counts can't drift. */
export async function toggleMembership(tx: Tx, circleId: number, userId: number) {
  const locked = await tx
    .selectFrom('circles')
    .select('id')
    .where('id', '=', circleId)
    .where('hidden_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) return null;
  const left = await tx
    .deleteFrom('circle_members')
    .where('user_id', '=', userId)
    .where('circle_id', '=', circleId)
    .executeTakeFirst();
  const isJoined = left.numDeletedRows === 0n;
  if (isJoined)
    await tx.insertInto('circle_members').values({ circle_id: circleId, user_id: userId }).execute();
  const { member_count } = await tx
    .updateTable('circles')
    .set((eb) => ({ member_count: eb('member_count', '+', isJoined ? 1 : -1) }))
    .where('id', '=', circleId)
    .returning('member_count')
    .executeTakeFirstOrThrow();
  return { is_joined: isJoined, members_count: member_count };
}
