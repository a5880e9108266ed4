import {
  typeOfKind,
  type MessageSettings,
  type NoticeKind,
} from '@zaojie/contract/notifications/notification.schemas';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { areNotApart } from '../users/index.ts';
import type { OutsideSwitches } from './channels/channel.rules.ts';
import { settingsColumns, settingsOf, type SettingsRow } from './settings.queries.ts';
import type { Subject } from './subject.ts';

export type Recipient = { userId: number; settings: MessageSettings; outside: OutsideSwitches };

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
export async function listRecipients(
  tx: Tx,
  userIds: readonly number[],
  actorId: number | null,
): Promise<Recipient[]> {
  if (userIds.length === 0) return [];
  if (actorId !== null) await lockPairs(tx, userIds, actorId);
  const { rows } = await sql<SettingsRow & { id: number }>`
    select u.id, ${settingsColumns(sql.ref('u.id'))} from users u
    where u.id = any(${[...userIds]}) and u.id is distinct from ${actorId}::bigint
      and ${areNotApart(sql.ref('u.id'), sql`${actorId}::bigint`)}
    order by u.id`.execute(tx);
  return rows.map((row) => ({ userId: row.id, settings: settingsOf(row), outside: row.outside ?? {} }));
}

export type NewNotice = {
  userId: number;
  kind: NoticeKind;
  /** Names the occasion: there is one notice for each person and key, whoever and how many they are that it tells of. */
  key: string;
  actorId: number;
  subject: Subject;
  at: Date;
};

/** Adds the actor to the notice, making it if need be, and says which it is. Null when they were in it already. */
export async function addActor(tx: Tx, notice: NewNotice): Promise<number | null> {
  const { userId, kind, key, actorId, subject, at } = notice;
  // The update locks the notice: two actors are added one after the other. Whoever tells has just read the subject.
  const { rows } = await sql<{ id: number }>`
    insert into notices (user_id, type, kind, key, subject_kind, subject_id, title, excerpt, picture, link,
      created_at, updated_at)
    values (${userId}, ${typeOfKind[kind]}, ${kind}, ${key}, ${subject.kind}, ${subject.id}, ${subject.title},
      ${subject.excerpt}, ${subject.picture}, ${subject.link}, ${at}, ${at})
    on conflict (user_id, key) do update set title = excluded.title, excerpt = excluded.excerpt,
      picture = excluded.picture, link = excluded.link
    returning id`.execute(tx);
  const added = await sql<{ id: number }>`
    with added as (
      insert into notice_actors (notice_id, actor_id, created_at) values (${rows[0]?.id}, ${actorId}, ${at})
      on conflict do nothing returning notice_id
    )
    update notices n set actor_count = n.actor_count + 1, is_read = false, updated_at = greatest(n.updated_at, ${at})
    from added where n.id = added.notice_id returning n.id`.execute(tx);
  return added.rows[0]?.id ?? null;
}

/** Locks the notice first, so that whoever adds the same actor waits. */
export async function lockNotice(tx: Tx, userId: number, key: string) {
  const row = await tx
    .selectFrom('notices')
    .select(['id', 'is_read'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
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

export type SystemNotice = { userId: number; key: string; subject: Subject; at: Date };

/** Null when it was told before. */
export async function insertSystemNotice(tx: Tx, notice: SystemNotice): Promise<number | null> {
  const { userId, key, at } = notice;
  const { kind: subject_kind, id: subject_id, ...words } = notice.subject;
  const row = await tx
    .insertInto('notices')
    .values({
      ...words,
      user_id: userId,
      type: typeOfKind.system,
      kind: 'system',
      key,
      subject_kind,
      subject_id,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
