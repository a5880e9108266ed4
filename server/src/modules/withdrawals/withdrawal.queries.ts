import type { PayoutKind, WithdrawalState } from '@zaojie/contract/withdrawals/withdrawal-states';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { PaymentMethod } from '../../platform/payments/payment-provider.ts';
import type { Used } from './withdrawal.rules.ts';

export type Withdrawal = {
  id: number;
  payout_no: string;
  user_id: number;
  account_id: number;
  amount_fen: number;
  state: WithdrawalState;
  reason: string;
  method: PaymentMethod | null;
  created_at: Date;
  decided_at: Date | null;
  sent_at: Date | null;
  settled_at: Date | null;
};
/** As it is shown, with the account it goes to. */
export type ShownWithdrawal = Withdrawal & {
  kind: PayoutKind;
  bank: string;
  masked: string;
  holder_masked: string;
};

const columns = [
  'id',
  'payout_no',
  'user_id',
  'account_id',
  'amount_fen',
  'state',
  'reason',
  'method',
  'created_at',
  'decided_at',
  'sent_at',
  'settled_at',
] as const;

export const shownColumns = sql`w.id, w.payout_no, w.user_id, w.account_id, w.amount_fen, w.state, w.reason, w.method,
  w.created_at, w.decided_at, w.sent_at, w.settled_at, a.kind, a.bank, a.masked, a.holder_masked`;

/** Everything one person does here takes turns; says whether they are verified. */
export async function lockStanding(tx: Tx, userId: number): Promise<{ isVerified: boolean }> {
  await tx
    .insertInto('withdrawal_people')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('withdrawal_people')
    .select('is_verified')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { isVerified: row.is_verified };
}

export async function isVerified(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawal_people')
    .select('is_verified')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.is_verified ?? false;
}

export async function setVerified(tx: Tx, userId: number, is: boolean): Promise<void> {
  await tx.updateTable('withdrawal_people').set({ is_verified: is }).where('user_id', '=', userId).execute();
}

const COUNTED = sql`state in ('pending', 'approved', 'paid')`;

/** What came back doesn't count. */
export async function sumUsed(
  db: Db,
  userId: number,
  { dayStart, monthStart }: { dayStart: Date; monthStart: Date },
): Promise<Used> {
  const { rows } = await sql<Used>`
    select count(*) filter (where created_at >= ${dayStart})::int as "dayCount",
      coalesce(sum(amount_fen) filter (where created_at >= ${dayStart}), 0)::bigint as "dayFen",
      coalesce(sum(amount_fen), 0)::bigint as "monthFen"
    from withdrawals where user_id = ${userId} and ${COUNTED} and created_at >= ${monthStart}`.execute(db);
  return rows[0] ?? { dayCount: 0, dayFen: 0, monthFen: 0 };
}

export type WithdrawalDraft = { payoutNo: string; userId: number; accountId: number; amountFen: number };

export async function insertWithdrawal(tx: Tx, draft: WithdrawalDraft, now: Date): Promise<number> {
  const row = await tx
    .insertInto('withdrawals')
    .values({
      payout_no: draft.payoutNo,
      user_id: draft.userId,
      account_id: draft.accountId,
      amount_fen: draft.amountFen,
      state: 'pending' satisfies WithdrawalState,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The same amount to the same account, asked for after that moment and not looked at yet. */
export async function findSameSince(
  tx: Tx,
  { userId, accountId, amountFen }: Omit<WithdrawalDraft, 'payoutNo'>,
  since: Date,
): Promise<number | null> {
  const row = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('amount_fen', '=', amountFen)
    .where('state', '=', 'pending')
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function lockWithdrawal(tx: Tx, id: number): Promise<Withdrawal | null> {
  const row = await tx
    .selectFrom('withdrawals')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (row as Withdrawal | undefined) ?? null;
}

export type WithdrawalChange = {
  state?: WithdrawalState;
  reason?: string;
  method?: PaymentMethod;
  provider_no?: string | null;
  decided_by?: number;
  decided_at?: Date;
  sent_at?: Date;
  settled_at?: Date;
};

export async function updateWithdrawal(tx: Tx, id: number, change: WithdrawalChange): Promise<void> {
  await tx.updateTable('withdrawals').set(change).where('id', '=', id).execute();
}

export async function hasUnsettled(tx: Tx, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['pending', 'approved'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function getShown(db: Db, id: number): Promise<ShownWithdrawal> {
  const { rows } = await sql<ShownWithdrawal>`
    select ${shownColumns} from withdrawals w join payout_accounts a on a.id = w.account_id where w.id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error(`withdrawal ${id} is gone`);
  return row;
}

export async function listOwn(
  db: Db,
  { userId, limit, offset }: { userId: number; limit: number; offset: number },
): Promise<{ rows: ShownWithdrawal[]; total: number }> {
  const { rows } = await sql<ShownWithdrawal>`
    select ${shownColumns} from withdrawals w join payout_accounts a on a.id = w.account_id
    where w.user_id = ${userId} order by w.id desc limit ${limit} offset ${offset}`.execute(db);
  const { total } = await db
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findByPayoutNo(db: Db, payoutNo: string): Promise<number | null> {
  const row = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('payout_no', '=', payoutNo)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Approved long ago and still on their way. */
export async function listUnsettled(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('state', '=', 'approved')
    .where('decided_at', '<', before)
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}
