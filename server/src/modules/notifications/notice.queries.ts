import type { MessageSettings } from '@zaojie/contract/notifications/notification.schemas';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { typeOfKind, type ActorKind } from './notice.rules.ts';
import { defaultSettings } from './settings.rules.ts';

export type Hearer = { userId: number; settings: MessageSettings };

const pairKey = (one: number, other: number) => `notices ${Math.min(one, other)} ${Math.max(one, other)}`;

/** Held while something is told, so that a block between the two finds either nothing told or all of it. */
async function lockPairs(tx: Tx, userIds: readonly number[], actorId: number): Promise<void> {
  const keys = userIds.map((userId) => pairKey(userId, actorId)).sort();
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended(key, 0))
    from unnest(${keys}::text[]) with ordinality as pairs (key, position) order by position`.execute(tx);
}

export async function lockPairAlone(tx: Tx, oneId: number, otherId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${pairKey(oneId, otherId)}, 0))`.execute(tx);
}

/**
 * Of these people those whom the actor can tell something: not the actor, and no block between the two, either way.
 * Without an actor it is the site that speaks.
 */
export async function listHearers(
  tx: Tx,
  userIds: readonly number[],
  actorId: number | null,
): Promise<Hearer[]> {
  if (userIds.length === 0) return [];
  if (actorId !== null) await lockPairs(tx, userIds, actorId);
  const { rows } = await sql<{ id: number; settings: MessageSettings | null }>`
    select u.id, to_json(s) as settings from users u left join message_settings s on s.user_id = u.id
    where u.id = any(${[...userIds]}) and u.id is distinct from ${actorId}::bigint
      and not exists (select 1 from user_blocks b where b.blocker_id = u.id and b.blocked_id = ${actorId}::bigint)
      and not exists (select 1 from user_blocks b where b.blocker_id = ${actorId}::bigint and b.blocked_id = u.id)
    order by u.id`.execute(tx);
  return rows.map((row) => ({ userId: row.id, settings: row.settings ?? defaultSettings }));
}

export type NewNotice = {
  userId: number;
  kind: ActorKind;
  subject: string;
  actorId: number;
  postId: number | null;
  commentId: number | null;
  at: Date;
};

/** Adds the actor to the notice of the subject, making it if need be. False when they were in it already. */
export async function addActor(tx: Tx, notice: NewNotice): Promise<boolean> {
  const { userId, kind, subject, actorId, postId, commentId, at } = notice;
  // The update that changes nothing locks the notice: two actors are added one after the other.
  const { rows } = await sql<{ id: number }>`
    insert into notices (user_id, type, kind, subject, post_id, comment_id, created_at, updated_at)
    values (${userId}, ${typeOfKind[kind]}, ${kind}, ${subject}, ${postId}, ${commentId}, ${at}, ${at})
    on conflict (user_id, subject) do update set subject = excluded.subject returning id`.execute(tx);
  const { numAffectedRows } = await sql`
    with added as (
      insert into notice_actors (notice_id, actor_id, created_at) values (${rows[0]?.id}, ${actorId}, ${at})
      on conflict do nothing returning notice_id
    )
    update notices n set actor_count = n.actor_count + 1, is_read = false, updated_at = greatest(n.updated_at, ${at})
    from added where n.id = added.notice_id`.execute(tx);
  return numAffectedRows === 1n;
}

/** Locks the notice first, so that whoever adds the same actor waits. */
export async function lockNotice(tx: Tx, userId: number, subject: string) {
  const row = await tx
    .selectFrom('notices')
    .select(['id', 'is_read'])
    .where('user_id', '=', userId)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** A notice that nobody is left in goes. */
export async function removeActor(tx: Tx, noticeId: number, actorId: number): Promise<void> {
  await sql`
    with removed as (
      delete from notice_actors where notice_id = ${noticeId} and actor_id = ${actorId} returning notice_id
    )
    update notices n set actor_count = n.actor_count - 1 from removed where n.id = removed.notice_id`.execute(
    tx,
  );
  await tx.deleteFrom('notices').where('id', '=', noticeId).where('actor_count', '=', 0).execute();
}

export async function deleteNoticesOfPost(tx: Tx, postId: number): Promise<void> {
  await tx.deleteFrom('notices').where('post_id', '=', postId).execute();
}

/** Of a comment and of the replies that went with it. */
export async function deleteNoticesOfComment(tx: Tx, commentId: number): Promise<void> {
  await sql`
    delete from notices where comment_id in (
      select ${commentId}::bigint union all select id from comments where parent_id = ${commentId}
    )`.execute(tx);
}

/** Takes an actor out of everything that lies with somebody. */
export async function removeActorFrom(tx: Tx, userId: number, actorId: number): Promise<void> {
  const locked = await sql<{ id: number }>`
    select n.id from notices n join notice_actors a on a.notice_id = n.id
    where n.user_id = ${userId} and a.actor_id = ${actorId} order by n.id for update of n`.execute(tx);
  const ids = locked.rows.map((row) => row.id);
  await sql`delete from notice_actors where notice_id = any(${ids}) and actor_id = ${actorId}`.execute(tx);
  await sql`update notices set actor_count = actor_count - 1 where id = any(${ids})`.execute(tx);
  await sql`delete from notices where id = any(${ids}) and actor_count = 0`.execute(tx);
}

export type SystemNotice = {
  userId: number;
  subject: string;
  title: string;
  content: string;
  link: string;
  at: Date;
};

export async function insertSystemNotice(tx: Tx, notice: SystemNotice): Promise<boolean> {
  const { userId, at, ...words } = notice;
  const result = await tx
    .insertInto('notices')
    .values({ ...words, user_id: userId, type: 'system', kind: 'system', created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'subject']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
