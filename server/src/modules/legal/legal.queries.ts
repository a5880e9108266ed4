import type { LegalKind } from '@zaojie/contract/legal/legal-versions';
import type { Db, Tx } from '../../db/database.ts';

export type Consent = { kind: LegalKind; version: number };

/** Of each text the latest version that was agreed to. */
export async function listConsents(db: Db, userId: number): Promise<Consent[]> {
  return db
    .selectFrom('legal_consents')
    .select((eb) => ['kind', eb.fn.max('version').as('version')])
    .where('user_id', '=', userId)
    .groupBy('kind')
    .execute() as Promise<Consent[]>;
}

/** Said again, it stays what was said first. */
export async function insertConsents(
  tx: Tx,
  { userIds, consents, now }: { userIds: readonly number[]; consents: readonly Consent[]; now: Date },
): Promise<void> {
  const rows = userIds.flatMap((userId) =>
    consents.map(({ kind, version }) => ({ user_id: userId, kind, version, accepted_at: now })),
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('legal_consents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
