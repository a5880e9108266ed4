import { moneyLimits } from '@zaojie/contract/wallet/money-limits';
import type { OrderPart, PaymentPurpose, PaymentState } from '@zaojie/contract/payments/payment-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { PaymentMethod } from '../../platform/payments/payment-provider.ts';

export type Payment = {
  id: number;
  payment_no: string;
  user_id: number;
  amount_fen: number;
  method: PaymentMethod;
  subject: string;
  purpose: PaymentPurpose;
  order_id: number | null;
  part: OrderPart | null;
  state: PaymentState;
  pay_url: string | null;
  pay_as: 'page' | 'qr' | null;
  provider_no: string | null;
  reason: string;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
};

const columns = [
  'id',
  'payment_no',
  'user_id',
  'amount_fen',
  'method',
  'subject',
  'purpose',
  'order_id',
  'part',
  'state',
  'pay_url',
  'pay_as',
  'provider_no',
  'reason',
  'created_at',
  'expires_at',
  'paid_at',
] as const;

export type Purpose = { kind: 'recharge' } | { kind: 'order'; id: number; part: OrderPart };
export type PaymentDraft = {
  paymentNo: string;
  userId: number;
  amountFen: number;
  method: PaymentMethod;
  subject: string;
  purpose: Purpose;
};

export async function insertPayment(tx: Tx, draft: PaymentDraft, now: Date): Promise<Payment> {
  const { purpose } = draft;
  const row = await tx
    .insertInto('payments')
    .values({
      payment_no: draft.paymentNo,
      user_id: draft.userId,
      amount_fen: draft.amountFen,
      method: draft.method,
      subject: draft.subject,
      purpose: purpose.kind,
      order_id: purpose.kind === 'order' ? purpose.id : null,
      part: purpose.kind === 'order' ? purpose.part : null,
      state: 'opening' satisfies PaymentState,
      created_at: now,
      asked_at: now,
      expires_at: new Date(now.getTime() + moneyLimits.payment.openMinutes * 60_000),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return row as Payment;
}

/** Those of one person take turns until the transaction ends. */
export async function lockPayer(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments:${userId}`}, 0))`.execute(tx);
}

export async function countOpen(tx: Tx, userId: number, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['opening', 'pending'])
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** One that the same person was sent to for the same thing, and that can still be paid for a while. */
export async function findReusable(tx: Tx, draft: PaymentDraft, until: Date): Promise<Payment | null> {
  const { purpose } = draft;
  if (purpose.kind !== 'order') return null;
  const row = await tx
    .selectFrom('payments')
    .select(columns)
    .where('user_id', '=', draft.userId)
    .where('order_id', '=', purpose.id)
    .where('part', '=', purpose.part)
    .where('method', '=', draft.method)
    .where('amount_fen', '=', draft.amountFen)
    .where('state', '=', 'pending')
    .where('expires_at', '>', until)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return (row as Payment | undefined) ?? null;
}

export async function findPayment(db: Db, id: number): Promise<Payment | null> {
  const row = await db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirst();
  return (row as Payment | undefined) ?? null;
}

/** Only where it went by this provider: what another one says of it is worth nothing. */
export async function lockPayment(
  tx: Tx,
  { paymentNo, method }: { paymentNo: string; method: PaymentMethod },
): Promise<Payment | null> {
  const row = await tx
    .selectFrom('payments')
    .select(columns)
    .where('payment_no', '=', paymentNo)
    .where('method', '=', method)
    .forUpdate()
    .executeTakeFirst();
  return (row as Payment | undefined) ?? null;
}

export type PaymentChange = Partial<
  Pick<Payment, 'pay_url' | 'pay_as' | 'provider_no' | 'reason' | 'paid_at'>
> & { state: PaymentState; over_at?: Date };

export async function updatePayment(tx: Tx, id: number, change: PaymentChange): Promise<void> {
  await tx.updateTable('payments').set(change).where('id', '=', id).execute();
}

/** True for one of those who want to ask at the same time, and for nobody shortly after. */
export async function claimAsking(db: Db, id: number, now: Date, everyMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['opening', 'pending'])
    .where('asked_at', '<=', new Date(now.getTime() - everyMs))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Open although their time is long over: whatever should have settled them didn't. */
export async function listForgotten(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', ['opening', 'pending'])
    .where('expires_at', '<', before)
    .orderBy('expires_at')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}
