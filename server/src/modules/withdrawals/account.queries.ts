import type { PayoutKind } from '@zaojie/contract/withdrawals/withdrawal-states';
import type { Db, Tx } from '../../db/database.ts';

export type AccountRow = {
  id: number;
  kind: PayoutKind;
  bank: string;
  masked: string;
  holder_masked: string;
  created_at: Date;
};

const columns = ['id', 'kind', 'bank', 'masked', 'holder_masked', 'created_at'] as const;

export async function listAccounts(db: Db, userId: number): Promise<AccountRow[]> {
  const rows = await db
    .selectFrom('payout_accounts')
    .select(columns)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows as AccountRow[];
}

/** Whoever removes it waits until the transaction is over. */
export async function holdAccount(tx: Tx, userId: number, id: number): Promise<AccountRow | null> {
  const row = await tx
    .selectFrom('payout_accounts')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return (row as AccountRow | undefined) ?? null;
}

export type NewAccount = {
  userId: number;
  kind: PayoutKind;
  bank: string;
  masked: string;
  holderMasked: string;
  secret: Buffer;
  fingerprint: Buffer;
};

export async function findByFingerprint(
  tx: Tx,
  { userId, fingerprint }: Pick<NewAccount, 'userId' | 'fingerprint'>,
): Promise<AccountRow | null> {
  const row = await tx
    .selectFrom('payout_accounts')
    .select(columns)
    .where('user_id', '=', userId)
    .where('fingerprint', '=', fingerprint)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return (row as AccountRow | undefined) ?? null;
}

export async function insertAccount(tx: Tx, account: NewAccount, now: Date): Promise<AccountRow> {
  const row = await tx
    .insertInto('payout_accounts')
    .values({
      user_id: account.userId,
      kind: account.kind,
      bank: account.bank,
      masked: account.masked,
      holder_masked: account.holderMasked,
      secret: account.secret,
      fingerprint: account.fingerprint,
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return row as AccountRow;
}

export async function lockAccount(tx: Tx, userId: number, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('payout_accounts')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** What could be paid to goes; what withdrawals of the past are recognised by stays. */
export async function removeAccount(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('payout_accounts')
    .set({ removed_at: now, secret: null })
    .where('id', '=', id)
    .execute();
}

export async function findSecret(db: Db, id: number): Promise<Buffer | null> {
  const row = await db.selectFrom('payout_accounts').select('secret').where('id', '=', id).executeTakeFirst();
  return row?.secret ?? null;
}
