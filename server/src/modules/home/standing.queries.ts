import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { blockedAmong, blockersAmong } from '../users/index.ts';
import { statement, type Placeholders } from '../../db/statement.ts';

/** The ids that a kept list shows or depends on. */
export type KeptIds = {
  posts: readonly number[];
  comments: readonly number[];
  /** Creators, and the owners of the posts and comments. */
  people: readonly number[];
};

export type Standing = Record<'post' | 'comment' | 'followed' | 'blocked' | 'blocker', Set<number>>;
type Found = { kind: keyof Standing; id: number };

const whatStands = (kept: Placeholders<KeptIds>) => sql<Found>`
  select 'post' as kind, p.id from posts p where p.id = any(${kept.posts}::bigint[]) and p.deleted_at is null
  union all
  select 'comment', c.id from comments c join posts p on p.id = c.post_id
  where c.id = any(${kept.comments}::bigint[]) and c.deleted_at is null and p.deleted_at is null`;

const forVisitors = statement<KeptIds, Found>(whatStands);

const forMembers = statement<KeptIds & { viewerId: number }, Found>(
  (kept) => sql`
  ${whatStands(kept)}
  union all
  select 'followed', f.followee_id from follows f
  where f.follower_id = ${kept.viewerId} and f.followee_id = any(${kept.people}::bigint[])
  union all
  select 'blocked', blocked_id from (${blockedAmong(kept.viewerId, sql`${kept.people}::bigint[]`)}) blocked
  union all
  select 'blocker', blocker_id from (${blockersAmong(sql`${kept.people}::bigint[]`, kept.viewerId)}) blockers`,
);

/** Which of what a kept list holds hasn't been deleted since, and which of its people the viewer follows, has blocked, or is blocked by. */
export async function findStanding(db: Db, viewerId: number | null, kept: KeptIds): Promise<Standing> {
  const rows = viewerId === null ? await forVisitors(db, kept) : await forMembers(db, { ...kept, viewerId });
  const idsOf = (kind: Found['kind']) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return {
    post: idsOf('post'),
    comment: idsOf('comment'),
    followed: idsOf('followed'),
    blocked: idsOf('blocked'),
    blocker: idsOf('blocker'),
  };
}
