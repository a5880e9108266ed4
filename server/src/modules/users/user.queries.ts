import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

const LIKE_SPECIAL = /[\\%_]/g;
const asPrefix = (text: string) => `${text.replaceAll(LIKE_SPECIAL, '\\$&')}%`;

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
    'users.background_info',
    'users.score',
    'users.following_count',
    'users.follower_count',
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
    eb
      .exists(
        eb
          .selectFrom('user_blocks')
          .select(sql`1`.as('one'))
          .where('user_blocks.blocker_id', '=', viewerId ?? 0)
          .whereRef('user_blocks.blocked_id', '=', 'users.id'),
      )
      .as('is_blocked'),
  ]);
}
export type ProfileRow = Awaited<ReturnType<typeof listProfiles>>[number];

export function findProfile(db: Db, id: number, viewerId: number | null) {
  return selectProfiles(db, viewerId).where('users.id', '=', id).executeTakeFirst();
}

export type UserFilter = { keyword: string; limit: number; offset: number; viewerId: number | null };

export function listProfiles(db: Db, filter: UserFilter) {
  let query = selectProfiles(db, filter.viewerId).where(hasNoBlockBetween(filter.viewerId));
  if (filter.keyword !== '') query = query.where(matchesPrefix(filter.keyword));
  return query.orderBy('users.id', 'desc').limit(filter.limit).offset(filter.offset).execute();
}

/** Neither of the two has blocked the other; as in the search, a block hides people from each other. */
function hasNoBlockBetween(viewerId: number | null) {
  if (viewerId === null) return sql<boolean>`true`;
  return sql<boolean>`not exists (
      select 1 from user_blocks b where b.blocker_id = ${viewerId} and b.blocked_id = users.id)
    and not exists (
      select 1 from user_blocks b where b.blocker_id = users.id and b.blocked_id = ${viewerId})`;
}

function matchesPrefix(keyword: string) {
  return sql<boolean>`(users.username_key like ${asPrefix(usernameKey(keyword))}
    or lower(users.nickname) like ${asPrefix(keyword.toLowerCase())})`;
}

/** The people somebody follows; the newest members first, as the index has them. */
export function listFollowees(
  db: Db,
  followerId: number,
  page: { limit: number; offset: number; viewerId: number | null },
) {
  return selectProfiles(db, page.viewerId)
    .innerJoin('follows as mine', 'mine.followee_id', 'users.id')
    .where('mine.follower_id', '=', followerId)
    .orderBy('mine.followee_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
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
    .where(hasNoBlockBetween(viewerId))
    .limit(COUNT_CAP);
  if (keyword !== '') matching = matching.where(matchesPrefix(keyword));
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

export type UserChanges = { nickname?: string; bio?: string; background_info?: string };

export async function updateProfile(tx: Tx, id: number, changes: UserChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('users').set(changes).where('id', '=', id).execute();
}
