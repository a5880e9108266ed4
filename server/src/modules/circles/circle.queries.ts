import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export type CircleRow = Awaited<ReturnType<typeof listCircleRows>>[number];

const contains = (text: string) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

function selectCircles(db: Db, viewerId: number | null) {
  return db
    .selectFrom('circles')
    .selectAll()
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

/** There are hundreds of circles at most, so a match inside the name may read them all. */
export function listCircleRows(
  db: Db,
  filter: { keyword: string; limit: number; offset: number; viewerId: number | null },
) {
  let query = selectCircles(db, filter.viewerId);
  if (filter.keyword !== '') query = query.where(sql`lower(name)`, 'like', contains(filter.keyword));
  return query
    .orderBy('post_count', 'desc')
    .orderBy('id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
}

export async function countCircles(db: Db, keyword: string): Promise<number> {
  let query = db.selectFrom('circles').select((eb) => eb.fn.countAll<number>().as('total'));
  if (keyword !== '') query = query.where(sql`lower(name)`, 'like', contains(keyword));
  return (await query.executeTakeFirstOrThrow()).total;
}

export function findCircle(db: Db, id: number, viewerId: number | null) {
  return selectCircles(db, viewerId).where('id', '=', id).executeTakeFirst();
}

export async function circleExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('circles').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export function listOtherCircles(db: Db, id: number, most: number) {
  return db
    .selectFrom('circles')
    .selectAll()
    .where('id', '<>', id)
    .orderBy('post_count', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
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
