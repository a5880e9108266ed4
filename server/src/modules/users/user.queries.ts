import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { areNotApart, hasBlocked } from './blocks/block.sql.ts';

/** One spelling per name: full-width letters and upper case don't make another person. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

/** People as anybody may see them, with the viewer's own flags. */
export function selectProfiles(db: Db, viewerId: number | null) {
  return db.selectFrom('users').select((eb) => [
    'users.id',
    'users.username',
    'users.nickname',
    'users.avatar',
    'users.bio',
    'users.background',
    'users.background_info',
    'users.city',
    'users.score',
    'users.following_count',
    'users.follower_count',
    'users.post_count',
    'users.work_count',
    'users.shown_work_count',
    'users.like_count',
    'users.created_at',
    eb
      .exists(
        eb
          .selectFrom('follows')
          .select(sql`1`.as('one'))
          .where('follows.follower_id', '=', viewerId ?? 0)
          .whereRef('follows.followee_id', '=', 'users.id'),
      )
      .as('is_followed'),
    hasBlocked(viewerId ?? 0, sql.ref('users.id')).as('is_blocked'),
    hasBlocked(sql.ref('users.id'), viewerId ?? 0).as('has_blocked_viewer'),
  ]);
}
export type ProfileRow = Awaited<ReturnType<typeof listProfiles>>[number];

export function findProfile(db: Db, id: number, viewerId: number | null) {
  return selectProfiles(db, viewerId)
    .where('users.id', '=', id)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst();
}

export type UserFilter = { keyword: string; limit: number; offset: number; viewerId: number | null };

export function listProfiles(db: Db, filter: UserFilter) {
  let query = selectProfiles(db, filter.viewerId)
    .where('users.erased_at', 'is', null)
    .where(hasNoBlockBetween(filter.viewerId));
  if (filter.keyword !== '') query = query.where(isCalled(filter.keyword));
  return query.orderBy('users.id', 'desc').limit(filter.limit).offset(filter.offset).execute();
}

/** Neither of the two has blocked the other; as in the search, a block hides people from each other. */
export function hasNoBlockBetween(viewerId: number | null) {
  return viewerId === null ? sql<boolean>`true` : areNotApart(viewerId, sql.ref('users.id'));
}

/** Anywhere in either name; the index knows pairs of neighbours, which don't say that they stand in a row. */
export function isCalled(keyword: string) {
  const names = sql`users.username || e'\n' || users.nickname`;
  return sql<boolean>`(name_grams(${names}, 1) @> name_grams(${keyword}, 2)
    and position(search_fold(${keyword}) in search_fold(${names})) > 0)`;
}

const COUNT_CAP = 10_000;

/** Counting stops at a cap: nobody turns to page ten thousand, and a full count would read the whole table. */
export async function countProfiles(
  db: Db,
  { keyword, viewerId }: Pick<UserFilter, 'keyword' | 'viewerId'>,
): Promise<number> {
  let matching = db
    .selectFrom('users')
    .select('users.id')
    .where('users.erased_at', 'is', null)
    .where(hasNoBlockBetween(viewerId))
    .limit(COUNT_CAP);
  if (keyword !== '') matching = matching.where(isCalled(keyword));
  const row = await db
    .selectFrom(matching.as('m'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Locks people in id order, so that two who follow each other at once don't wait in a circle. */
export async function lockUsers(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}

export async function insertFollow(tx: Tx, followerId: number, followeeId: number): Promise<boolean> {
  const result = await tx
    .insertInto('follows')
    .values({ follower_id: followerId, followee_id: followeeId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteFollow(tx: Tx, followerId: number, followeeId: number): Promise<boolean> {
  const result = await tx
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Since when; null when they don't. Whoever ends the following waits until the transaction is over. */
export async function lockFollow(tx: Tx, followerId: number, followeeId: number): Promise<Date | null> {
  const row = await tx
    .selectFrom('follows')
    .select('created_at')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId)
    .forShare()
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export async function moveFollowCounts(
  tx: Tx,
  followerId: number,
  followeeId: number,
  by: 1 | -1,
): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ following_count: eb('following_count', '+', by) }))
    .where('id', '=', followerId)
    .execute();
  await tx
    .updateTable('users')
    .set((eb) => ({ follower_count: eb('follower_count', '+', by) }))
    .where('id', '=', followeeId)
    .execute();
}

export async function getFollowerCount(tx: Tx, id: number): Promise<number> {
  const row = await tx
    .selectFrom('users')
    .select('follower_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.follower_count;
}

export async function moveScore(tx: Tx, id: number, by: number): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ score: eb('score', '+', by) }))
    .where('id', '=', id)
    .execute();
}

export async function movePostCount(tx: Tx, id: number, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ post_count: eb('post_count', '+', by) }))
    .where('id', '=', id)
    .execute();
}

/** Works are posts with pictures. */
export async function moveWorkCount(tx: Tx, id: number, by: number): Promise<void> {
  if (by === 0) return;
  await tx
    .updateTable('users')
    .set((eb) => ({ work_count: eb('work_count', '+', by) }))
    .where('id', '=', id)
    .execute();
}

/** Of the works that somebody keeps, those that others see. */
export async function setShownWorkCount(tx: Tx, id: number, count: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ shown_work_count: count })
    .where('id', '=', id)
    .where('shown_work_count', '<>', count)
    .execute();
}

/** The likes that somebody has been given, of all their posts. */
export async function moveLikeCount(tx: Tx, id: number, by: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ like_count: sql`greatest(0, like_count + ${by}::int)` })
    .where('id', '=', id)
    .execute();
}

export type UserChanges = {
  nickname?: string;
  avatar?: string;
  bio?: string;
  background?: string;
  background_info?: string;
  city?: string;
};

export async function updateProfile(tx: Tx, id: number, changes: UserChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('users').set(changes).where('id', '=', id).execute();
}
