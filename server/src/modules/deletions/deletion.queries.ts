import type { Db, Tx } from '../../db/database.ts';

const columns = ['user_id', 'state', 'asked_at', 'due_at', 'held_by'] as const;

export function findDeletion(db: Db, userId: number) {
  return db.selectFrom('account_deletions').select(columns).where('user_id', '=', userId).executeTakeFirst();
}
export type DeletionRow = NonNullable<Awaited<ReturnType<typeof findDeletion>>>;

export function lockDeletion(tx: Tx, userId: number) {
  return tx
    .selectFrom('account_deletions')
    .select(columns)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** False where one was asked for already. */
export async function insertDeletion(
  tx: Tx,
  deletion: { userId: number; now: Date; dueAt: Date },
): Promise<boolean> {
  const result = await tx
    .insertInto('account_deletions')
    .values({ user_id: deletion.userId, asked_at: deletion.now, due_at: deletion.dueAt })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteDeletion(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('account_deletions').where('user_id', '=', userId).execute();
}

export async function updateDeletion(
  tx: Tx,
  userId: number,
  change: { state?: string; due_at?: Date; held_by?: string; erased_at?: Date },
): Promise<void> {
  await tx.updateTable('account_deletions').set(change).where('user_id', '=', userId).execute();
}
