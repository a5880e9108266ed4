import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { hasNoBlockBetween, selectProfiles } from '../user.queries.ts';

export type FolloweeList = { limit: number; offset: number; viewerId: number | null; before: number | null };

/** The people somebody follows; the newest members first, as the index has them. */
export function followeesQuery(db: Db, followerId: number, list: FolloweeList) {
  const query = selectProfiles(db, list.viewerId)
    .innerJoin('follows as mine', 'mine.followee_id', 'users.id')
    .where('mine.follower_id', '=', followerId)
    .where(hasNoBlockBetween(list.viewerId));
  return (list.before === null ? query : query.where('mine.followee_id', '<', list.before))
    .orderBy('mine.followee_id', 'desc')
    .limit(list.limit)
    .offset(list.offset);
}

export type FollowerPlace = { micros: number; userId: number };
export type FollowerList = Omit<FolloweeList, 'before'> & { after: FollowerPlace | null };

/** The people who follow somebody; who came last stands first. */
export function followersQuery(db: Db, followeeId: number, list: FollowerList) {
  const query = selectProfiles(db, list.viewerId)
    .innerJoin('follows as theirs', 'theirs.follower_id', 'users.id')
    .select(sql<number>`(extract(epoch from theirs.created_at) * 1000000)::bigint`.as('followed_micros'))
    .where('theirs.followee_id', '=', followeeId)
    .where(hasNoBlockBetween(list.viewerId));
  const { after } = list;
  return (after === null ? query : query.where(isBehind(after)))
    .orderBy('theirs.created_at', 'desc')
    .orderBy('theirs.follower_id', 'desc')
    .limit(list.limit)
    .offset(list.offset);
}

const isBehind = ({ micros, userId }: FollowerPlace) =>
  sql<boolean>`(theirs.created_at, theirs.follower_id)
    < ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${userId}::bigint)`;
