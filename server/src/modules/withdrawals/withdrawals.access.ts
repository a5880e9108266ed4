import * as withdrawals from '@zaojie/contract/withdrawals/withdrawal.endpoints';
import { accessOf, forAdmin, forMembers, forOwner } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { PASSWORD } from '../../../test/test-people.ts';
import { giveMoney } from '../payments/payments.rig.ts';
import { addAccount, makeWithdrawal } from './withdrawals.rig.ts';

async function makeAccounts({ app, owner }: Stage) {
  await giveMoney(app, owner, 100);
  const accountId = await addAccount(app, owner);
  const unusedId = await addAccount(app, owner, '林小满二');
  return { accountId, unusedId, withdrawalId: await makeWithdrawal(app, owner, 10, accountId) };
}

const password = PASSWORD;

export const access = accessOf(makeAccounts, (row) => [
  row(withdrawals.withdraw, forOwner, ({ accountId }) => ({
    body: { amount: 20, account_id: accountId, password },
  })),
  row(withdrawals.listWithdrawals, forMembers),
  row(withdrawals.listPayoutAccounts, forMembers),
  row(withdrawals.addPayoutAccount, forMembers, () => ({
    body: { kind: 'alipay' as const, holder: '林小满', login: '13800001111', password },
  })),
  row(withdrawals.removePayoutAccount, forOwner, ({ unusedId }) => ({ body: { id: unusedId, password } })),
  row(withdrawals.listAllWithdrawals, forAdmin),
  row(withdrawals.decideWithdrawal, forAdmin, ({ withdrawalId }) => ({
    body: { id: withdrawalId, action: 'approve' as const },
  })),
  row(withdrawals.markVerified, forAdmin, ({ owner }) => ({
    body: { user_id: owner.id, is_verified: true, reason: '看过证件' },
  })),
]);
