import * as withdrawals from '@zaojie/contract/withdrawals/withdrawal.endpoints';
import { bind } from '../../frame/action.ts';
import { addPayoutAccount, listPayoutAccounts, removePayoutAccount } from './accounts.ts';
import { decideWithdrawal, listAllWithdrawals, markVerified } from './administer.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { withdraw } from './withdraw.ts';

export const withdrawalRoutes = [
  bind(withdrawals.withdraw, withdraw, { pace: 'money' }),
  bind(withdrawals.listWithdrawals, listWithdrawals),
  bind(withdrawals.listPayoutAccounts, listPayoutAccounts),
  bind(withdrawals.addPayoutAccount, addPayoutAccount, { pace: 'money' }),
  bind(withdrawals.removePayoutAccount, removePayoutAccount, { pace: 'money' }),
  bind(withdrawals.listAllWithdrawals, listAllWithdrawals),
  bind(withdrawals.decideWithdrawal, decideWithdrawal),
  bind(withdrawals.markVerified, markVerified),
];
