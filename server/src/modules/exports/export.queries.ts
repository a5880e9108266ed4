import type { Db, Tx } from '../../db/database.ts';

const columns = [
  'id',
  'user_id',
  'state',
  'asked_at',
  'ready_at',
  'expires_at',
  'upload_id',
  'byte_size',
] as const;

export function findLatest(db: Db, userId: number) {
  return db
    .selectFrom('data_exports')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
export type ExportRow = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

export function findExport(db: Db, id: number) {
  return db.selectFrom('data_exports').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Null where one is waiting already. */
export async function insertExport(tx: Tx, userId: number, now: Date): Promise<number | null> {
  const row = await tx
    .insertInto('data_exports')
    .values({ user_id: userId, asked_at: now })
    .onConflict((conflict) => conflict.column('user_id').where('state', '=', 'waiting').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** False where it isn't waiting any more: another run was first. */
export async function markReady(
  tx: Tx,
  id: number,
  ready: { uploadId: number; byteSize: number; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_exports')
    .set({
      state: 'ready',
      upload_id: ready.uploadId,
      byte_size: ready.byteSize,
      ready_at: ready.now,
      expires_at: ready.expiresAt,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What nobody finished since then never will be. */
export async function failAbandoned(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ state: 'failed' })
    .where('state', '=', 'waiting')
    .where('asked_at', '<', before)
    .execute();
}

/** Gives the ids of those that went. */
export async function deleteOver(tx: Tx, now: Date): Promise<number[]> {
  const rows = await tx
    .deleteFrom('data_exports')
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteExportsOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx.deleteFrom('data_exports').where('user_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}
