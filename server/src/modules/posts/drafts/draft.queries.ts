import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export type DraftRow = { id: number; title: string; created_at: Date; updated_at: Date };

const labels = ['id', 'title', 'created_at', 'updated_at'] as const;

export function listDraftRows(db: Db, userId: number): Promise<DraftRow[]> {
  return db
    .selectFrom('post_drafts')
    .select(labels)
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findDraft(db: Db, id: number, userId: number) {
  const { rows } = await sql<DraftRow & { form: string }>`
    select id, title, created_at, updated_at, form::text as form from post_drafts
    where id = ${id} and user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

export async function countDrafts(tx: Tx, userId: number): Promise<number> {
  const row = await tx
    .selectFrom('post_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertDraft(
  tx: Tx,
  draft: { user_id: number; title: string; form: string; now: Date },
): Promise<number> {
  const { now, ...columns } = draft;
  const row = await tx
    .insertInto('post_drafts')
    .values({ ...columns, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** False when there is no such draft of theirs. */
export async function updateDraft(
  tx: Tx,
  id: number,
  draft: { user_id: number; title: string; form: string; now: Date },
): Promise<boolean> {
  const { user_id, title, form, now } = draft;
  const { numUpdatedRows } = await tx
    .updateTable('post_drafts')
    .set({ title, form, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeDraft(tx: Tx, id: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('post_drafts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
