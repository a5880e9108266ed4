import { moneyLimits } from '@zaojie/contract/wallet/money-limits';
import type * as endpoints from '@zaojie/contract/withdrawals/withdrawal.endpoints';
import { withdrawalErrors } from '@zaojie/contract/withdrawals/withdrawal.errors';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { fingerprintOf, maskedHolder, maskedOf, seal, type Payee } from './account-secret.ts';
import {
  findByFingerprint,
  insertAccount,
  listAccounts,
  lockAccount,
  removeAccount,
  type AccountRow,
} from './account.queries.ts';
import { demandPassword } from './demand-password.ts';
import { payoutMethodOf } from './payout-method.ts';
import { hasUnsettled, lockStanding } from './withdrawal.queries.ts';
import { viewAccount } from './withdrawal.view.ts';

export const listPayoutAccounts: Action<typeof endpoints.listPayoutAccounts> = async ({ db, viewer }) =>
  (await listAccounts(db, viewer.userId)).map(viewAccount);

/** The same one again is the one that is there. Whoever asks has locked the person's standing. */
export async function keepAccount(
  tx: Tx,
  { userId, payee, secret }: { userId: number; payee: Payee; secret: string },
  now: Date,
): Promise<AccountRow> {
  const fingerprint = fingerprintOf(secret, userId, payee);
  const before = await findByFingerprint(tx, { userId, fingerprint });
  if (before) return before;
  if ((await listAccounts(tx, userId)).length >= moneyLimits.payoutAccount.most) {
    throw new Refusal(withdrawalErrors.tooManyAccounts);
  }
  return insertAccount(
    tx,
    {
      userId,
      kind: payee.kind,
      bank: payee.kind === 'bank' ? payee.bank : '',
      masked: maskedOf(payee),
      holderMasked: maskedHolder(payee.holder),
      secret: seal(secret, userId, payee),
      fingerprint,
    },
    now,
  );
}

export const addPayoutAccount: Action<typeof endpoints.addPayoutAccount> = async (context, { body }) => {
  const { viewer, secret, payments, now } = context;
  const { password, ...payee } = body;
  const demandSame = await demandPassword(context, password);
  if (payoutMethodOf(payments, payee.kind) === null) throw new Refusal(withdrawalErrors.kindUnsupported);
  return context.transaction(async (tx) => {
    await demandSame(tx);
    await lockStanding(tx, viewer.userId);
    const account = await keepAccount(tx, { userId: viewer.userId, payee, secret }, now());
    return new Answer('收款账户已保存', viewAccount(account));
  });
};

export const removePayoutAccount: Action<typeof endpoints.removePayoutAccount> = async (
  context,
  { body },
) => {
  const demandSame = await demandPassword(context, body.password);
  return context.transaction(async (tx) => {
    await demandSame(tx);
    if (!(await lockAccount(tx, context.viewer.userId, body.id))) {
      throw new Refusal(withdrawalErrors.accountNotFound);
    }
    if (await hasUnsettled(tx, body.id)) throw new Refusal(withdrawalErrors.accountInUse);
    await removeAccount(tx, body.id, context.now());
    return new Answer('收款账户已删除', { id: body.id });
  });
};
