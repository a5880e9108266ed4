import { frameErrors } from '@zaojie/contract/errors';
import { userErrors } from '@zaojie/contract/users/user.errors';
import type * as endpoints from '@zaojie/contract/withdrawals/withdrawal.endpoints';
import { withdrawalErrors } from '@zaojie/contract/withdrawals/withdrawal.errors';
import { withdrawalStates } from '@zaojie/contract/withdrawals/withdrawal-states';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import type { PaymentMethod } from '../../platform/payments/payment-provider.ts';
import { record } from '../audit/index.ts';
import { lockPerson } from '../users/index.ts';
import { countByState, findForAdmin, listForAdmin } from './admin.queries.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { payoutMethodOf } from './payout-method.ts';
import { lockStanding, lockWithdrawal, setVerified } from './withdrawal.queries.ts';
import { periodsAt } from './withdrawal.rules.ts';
import { viewForAdmin } from './withdrawal.view.ts';

export const listAllWithdrawals: Action<typeof endpoints.listAllWithdrawals> = async (
  { db, viewer, now },
  { query },
) => {
  const { state, page, per_page: perPage } = query;
  const counts = await countByState(db);
  const { monthStart } = periodsAt(now());
  const rows = await listForAdmin(db, { state, monthStart, limit: perPage, offset: (page - 1) * perPage });
  const total = state === null ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
  const data = rows.map((row) => viewForAdmin(row, viewer.userId));
  return { ...pageOf(data, { total, page, perPage }), counts };
};

export type Verdict = {
  action: 'approve' | 'reject';
  adminId: number;
  reason: string;
  /** By whom it would be paid out. */
  method: PaymentMethod | null;
  now: Date;
};

/** Of two administrators at once one decides; the other reads how it stands. */
export async function decideOn(tx: Tx, withdrawalId: number, verdict: Verdict): Promise<void> {
  const { action, adminId, reason, method, now } = verdict;
  const withdrawal = await lockWithdrawal(tx, withdrawalId);
  if (!withdrawal) throw new Refusal(withdrawalErrors.notFound);
  const decided = { decided_by: adminId, decided_at: now };
  const change =
    action === 'reject' ? { ...decided, reason } : { ...decided, method: method ?? failNoMethod() };
  const mover = { role: 'admin', userId: adminId } as const;
  const decision = await moveWithdrawal(tx, withdrawal, action, mover, { change, now });
  if (!decision.isAllowed) {
    if (decision.why === 'guard') throw new Refusal(frameErrors.forbidden);
    const state = withdrawalStates[decision.state];
    throw new Refusal(withdrawalErrors.wrongState, { values: { state }, data: { state: decision.state } });
  }
  const deed = action === 'approve' ? 'withdrawal.approve' : 'withdrawal.reject';
  await record(tx, { actorId: adminId, deed, subject: 'withdrawal', subjectId: withdrawalId, reason }, now);
}

function failNoMethod(): never {
  throw new Refusal(withdrawalErrors.kindUnsupported);
}

export const decideWithdrawal: Action<typeof endpoints.decideWithdrawal> = async (context, { body }) => {
  const { viewer, payments, now } = context;
  const find = (tx: Tx) => findForAdmin(tx, body.id, periodsAt(now()).monthStart);
  return context.transaction(async (tx) => {
    const before = await find(tx);
    if (!before) throw new Refusal(withdrawalErrors.notFound);
    const method = payoutMethodOf(payments, before.kind);
    const verdict = { action: body.action, reason: body.reason, adminId: viewer.userId, method, now: now() };
    await decideOn(tx, body.id, verdict);
    const after = (await find(tx)) ?? before;
    const msg = body.action === 'approve' ? '已通过，正在打款' : '已驳回，金额已退回';
    return new Answer(msg, viewForAdmin(after, viewer.userId));
  });
};

export const markVerified: Action<typeof endpoints.markVerified> = async (context, { body }) => {
  const { user_id: userId, is_verified: isVerified, reason } = body;
  return context.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId))) throw new Refusal(userErrors.notFound);
    const before = await lockStanding(tx, userId);
    // Said again, nothing has changed that anybody would look for.
    if (before.isVerified !== isVerified) {
      await setVerified(tx, userId, isVerified);
      const deed = isVerified ? 'user.verify' : 'user.unverify';
      const actorId = context.viewer.userId;
      await record(tx, { actorId, deed, subject: 'user', subjectId: userId, reason }, context.now());
    }
    return new Answer(isVerified ? '已标记为核实' : '已取消核实', {
      user_id: userId,
      is_verified: isVerified,
    });
  });
};
