import type { Services } from '../../frame/context.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import {
  PaymentRefused,
  PaymentUnknown,
  type MoneyState,
  type PaymentProvider,
} from '../../platform/payments/payment-provider.ts';
import { unseal, type Payee } from './account-secret.ts';
import { findSecret } from './account.queries.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { schedulePayout } from './withdrawal.jobs.ts';
import { listUnsettled, lockWithdrawal, updateWithdrawal, type Withdrawal } from './withdrawal.queries.ts';
import { ARRIVING_MS, nextAskAt } from './withdrawal.rules.ts';

type Paying = Pick<Services, 'db' | 'payments' | 'secret' | 'log' | 'now'>;

/** What is known of a payout after the provider was called: its answer, its no, or nothing. */
type Known = MoneyState | { state: 'refused'; reason: string } | { state: 'unknown' };

const REFUSED = '收款账户没有通过渠道的检查，金额已退回，请核对账户后重试';
const FAILED = '渠道打款没有成功，金额已退回，请核对账户后重试';
const UNREADABLE = '收款账户的资料无法读取，金额已退回，请重新添加账户';

/**
 * Pays out what was approved. That it is about to be asked for is written down first: from then on the provider is asked how
 * the same number stands, and sent it again only when it surely never arrived. Another number would be a second payout.
 */
export async function payOut(services: Paying, withdrawalId: number): Promise<void> {
  const { db, payments, secret, log, now } = services;
  const begun = await transaction(db, (tx) => beginPayout(tx, withdrawalId, now()));
  if (!begun) return;
  const { withdrawal, isFirst } = begun;
  const provider = withdrawal.method && payments.find(withdrawal.method);
  const sealed = await findSecret(db, withdrawal.account_id);
  const payee = sealed && unseal(secret, withdrawal.user_id, sealed);
  if (!payee && isFirst) {
    log.error({ event: 'payout.unreadable', withdrawalId }, 'a payout account can not be read');
    return settle(services, withdrawalId, { state: 'refused', reason: UNREADABLE });
  }
  if (!payee || !provider) {
    log.error({ event: 'payout.stuck', withdrawalId }, 'a payout can not be asked about');
    return putOff(services, withdrawalId);
  }
  const known = await (isFirst ? send(provider, withdrawal, payee) : ask(provider, withdrawal, payee));
  const hasArrived = now().getTime() - (withdrawal.sent_at ?? now()).getTime() >= ARRIVING_MS;
  if (known.state === 'missing' && !isFirst && hasArrived) {
    await transaction(db, (tx) => updateWithdrawal(tx, withdrawalId, { sent_at: now() }));
    return settle(services, withdrawalId, await send(provider, withdrawal, payee));
  }
  return settle(services, withdrawalId, known);
}

/** The row as it stood, and whether this is the first time that anybody is about to ask for the money. */
export async function beginPayout(
  tx: Tx,
  withdrawalId: number,
  now: Date,
): Promise<{ withdrawal: Withdrawal; isFirst: boolean } | null> {
  const withdrawal = await lockWithdrawal(tx, withdrawalId);
  if (withdrawal?.state !== 'approved') return null;
  const isFirst = withdrawal.sent_at === null;
  if (isFirst) await updateWithdrawal(tx, withdrawalId, { sent_at: now });
  return { withdrawal, isFirst };
}

async function outcomeOf(call: () => Promise<MoneyState>): Promise<Known> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentUnknown) return { state: 'unknown' };
    if (error instanceof PaymentRefused) return { state: 'refused', reason: REFUSED };
    throw error;
  }
}

function send(provider: PaymentProvider, withdrawal: Withdrawal, account: Payee): Promise<Known> {
  const { payout_no: payoutNo, amount_fen: amountFen } = withdrawal;
  return outcomeOf(() => provider.payOut({ payoutNo, amountFen, account, remark: '造界提现' }));
}

async function ask(provider: PaymentProvider, withdrawal: Withdrawal, account: Payee): Promise<Known> {
  const answer = await outcomeOf(() => provider.queryPayout({ payoutNo: withdrawal.payout_no, account }));
  // No to the question is no word about the money.
  return answer.state === 'refused' ? { state: 'unknown' } : answer;
}

async function settle(services: Paying, withdrawalId: number, outcome: Known): Promise<void> {
  const { db, log, now } = services;
  if (outcome.state === 'pending' || outcome.state === 'missing' || outcome.state === 'unknown') {
    if (outcome.state === 'pending' && outcome.needs !== undefined) {
      log.warn({ event: 'payout.needs', withdrawalId, needs: outcome.needs }, 'a payout waits for somebody');
    }
    return putOff(services, withdrawalId);
  }
  const isBelieved = await transaction(db, (tx) => settlePayout(tx, withdrawalId, outcome, now()));
  if (isBelieved) return undefined;
  log.error({ event: 'payout.wrong_amount', withdrawalId }, 'a payout is not what its provider says');
  return putOff(services, withdrawalId);
}

/** How a payout has ended. */
export type Ended = Extract<Known, { state: 'paid' | 'failed' | 'closed' | 'refused' }>;

/** With its money, outside or back; false for another amount than was asked for, which moves nothing. */
export async function settlePayout(
  tx: Tx,
  withdrawalId: number,
  outcome: Ended,
  now: Date,
): Promise<boolean> {
  const withdrawal = await lockWithdrawal(tx, withdrawalId);
  if (!withdrawal) throw new Error(`withdrawal ${withdrawalId} is gone`);
  if (outcome.state === 'paid') {
    if (outcome.amountFen !== withdrawal.amount_fen) return false;
    const change = { settled_at: now, provider_no: outcome.providerNo };
    await moveWithdrawal(tx, withdrawal, 'pay', byProvider, { change, now });
    return true;
  }
  const reason = outcome.state === 'refused' ? outcome.reason : FAILED;
  await moveWithdrawal(tx, withdrawal, 'fail', byProvider, { change: { settled_at: now, reason }, now });
  return true;
}

const byProvider = { role: 'provider', userId: null } as const;

function putOff({ db, now }: Paying, withdrawalId: number): Promise<void> {
  return transaction(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId);
    if (withdrawal?.state !== 'approved') return;
    await schedulePayout(tx, withdrawalId, nextAskAt(withdrawal.decided_at ?? now(), now()));
  });
}

export async function findForgottenPayouts({ db, now }: Paying): Promise<void> {
  const forgotten = await listUnsettled(db, new Date(now().getTime() - 3 * 3_600_000));
  await transaction(db, async (tx) => {
    for (const id of forgotten) await schedulePayout(tx, id);
  });
}
