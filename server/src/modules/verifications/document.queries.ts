import type { VerificationDocument } from '@zaojie/contract/verifications/verification.schemas';
import type { VerificationState } from '@zaojie/contract/verifications/verification-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export type NewDocument = { userId: number; name: string; type: string; size: number; sealed: Buffer };

export async function insertDocument(tx: Tx, document: NewDocument, now: Date): Promise<number> {
  const { userId, name, type, size, sealed } = document;
  const row = await tx
    .insertInto('verification_documents')
    .values({ user_id: userId, name, type, byte_size: size, sealed, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function countLoose(tx: Tx, userId: number): Promise<number> {
  const row = await tx
    .selectFrom('verification_documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('verification_id', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function deleteLoose(tx: Tx, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('verification_documents')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('verification_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many of them were the person's own and still loose. */
export async function handIn(
  tx: Tx,
  { userId, ids, verificationId }: { userId: number; ids: readonly number[]; verificationId: number },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('verification_documents')
    .set({ verification_id: verificationId })
    .where('id', 'in', [...ids])
    .where('user_id', '=', userId)
    .where('verification_id', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function destroyDocuments(tx: Tx, verificationId: number): Promise<void> {
  await tx.deleteFrom('verification_documents').where('verification_id', '=', verificationId).execute();
}

export type SealedDocument = {
  id: number;
  user_id: number;
  name: string;
  type: VerificationDocument['type'];
  sealed: Buffer;
  verification_id: number | null;
  state: VerificationState | null;
  decided_by: number | null;
};

export async function findDocument(db: Db, id: number): Promise<SealedDocument | null> {
  const { rows } = await sql<SealedDocument>`
    select d.id, d.user_id, d.name, d.type, d.sealed, d.verification_id, v.state, v.decided_by
    from verification_documents d left join verifications v on v.id = d.verification_id where d.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Papers and particulars of what was over before `decided`, and what was never handed in since `loose`. */
export async function destroyOld(db: Db, before: { decided: Date; loose: Date }): Promise<void> {
  await sql`with over as (
      update verifications set secret = null where secret is not null and decided_at < ${before.decided} returning id)
    delete from verification_documents where verification_id in (select id from over)`.execute(db);
  await sql`delete from verification_documents
    where verification_id is null and created_at < ${before.loose}`.execute(db);
}
