import type { Db, Tx } from '../../db/database.ts';

export type CircleText = {
  name: string;
  description: string;
  icon: string;
  cover_image: string;
  position: number;
};

const columns = [
  'id',
  'name',
  'icon',
  'cover_image',
  'description',
  'post_count',
  'member_count',
  'position',
  'created_at',
  'hidden_at',
] as const;

/** There are some hundred at most. */
export function listManaged(db: Db) {
  return db
    .selectFrom('circles')
    .select(columns)
    .orderBy('position', 'desc')
    .orderBy('post_count', 'desc')
    .orderBy('id')
    .execute();
}

export type ManagedRow = Awaited<ReturnType<typeof listManaged>>[number];

export async function findManaged(db: Db, id: number): Promise<ManagedRow | null> {
  return (await db.selectFrom('circles').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function insertCircle(tx: Tx, text: CircleText, now: Date): Promise<number> {
  const row = await tx
    .insertInto('circles')
    .values({ ...text, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCircle(tx: Tx, id: number, text: CircleText): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('circles')
    .set(text)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where it is so already. */
export async function setHidden(tx: Tx, id: number, hiddenAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('circles')
    .set({ hidden_at: hiddenAt })
    .where('id', '=', id)
    .where('hidden_at', hiddenAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
