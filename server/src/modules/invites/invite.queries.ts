import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { personColumns } from '../users/index.ts';

export type CodeRow = {
  user_id: number;
  code: string;
  registered_count: number;
  counted_count: number;
  points: number;
};
const columns = ['user_id', 'code', 'registered_count', 'counted_count', 'points'] as const;

export async function findCodeOf(db: Db, userId: number): Promise<CodeRow | null> {
  const row = await db
    .selectFrom('invite_codes')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** False where the person has one, or somebody else has this one. */
export async function insertCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  const result = await tx
    .insertInto('invite_codes')
    .values({ user_id: userId, code })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findInviter(db: Db, code: string): Promise<number | null> {
  const row = await db
    .selectFrom('invite_codes')
    .select('user_id')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** False where somebody has brought them already. */
export async function insertInvitation(
  tx: Tx,
  { inviterId, inviteeId }: { inviterId: number; inviteeId: number },
  now: Date,
): Promise<boolean> {
  const result = await tx
    .insertInto('invitations')
    .values({ inviter_id: inviterId, invitee_id: inviteeId, joined_at: now })
    .onConflict((conflict) => conflict.column('invitee_id').doNothing())
    .executeTakeFirst();
  const isNew = (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  if (isNew) await moveCounts(tx, inviterId, { registered: 1 });
  return isNew;
}

export async function moveCounts(
  tx: Tx,
  inviterId: number,
  { registered = 0, counted = 0, points = 0 }: { registered?: number; counted?: number; points?: number },
): Promise<void> {
  await tx
    .updateTable('invite_codes')
    .set((eb) => ({
      registered_count: eb('registered_count', '+', registered),
      counted_count: eb('counted_count', '+', counted),
      points: eb('points', '+', points),
    }))
    .where('user_id', '=', inviterId)
    .execute();
}

/** The inviter, the one time that it counts; null for whoever came by themselves, and every time after the first. */
export async function markCounted(tx: Tx, inviteeId: number, now: Date): Promise<number | null> {
  const row = await tx
    .updateTable('invitations')
    .set({ counted_at: now })
    .where('invitee_id', '=', inviteeId)
    .where('counted_at', 'is', null)
    .returning('inviter_id')
    .executeTakeFirst();
  return row?.inviter_id ?? null;
}

export type InviteeRow = {
  id: number;
  nickname: string;
  avatar: string;
  joined_at: Date;
  counted_at: Date | null;
};

export function inviteesQuery(at: { userId: number; beforeId: number | null; limit: number }) {
  const before = at.beforeId === null ? sql`` : sql`and i.invitee_id < ${at.beforeId}`;
  return sql<InviteeRow>`
    select ${personColumns()}, i.joined_at, i.counted_at
    from invitations i join users u on u.id = i.invitee_id
    where i.inviter_id = ${at.userId} ${before} order by i.invitee_id desc limit ${at.limit}`;
}
