import * as wallet from '@zaojie/contract/wallet/wallet.endpoints';
import { accessOf, forMembers, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [
  row(wallet.getWallet, forMembers),
  row(wallet.recharge, forMembers, () => ({ body: { amount: 12.5, method: 'sandbox' as const } })),
  row(wallet.listLedger, forMembers),
  row(wallet.getIncome, forMembers),
]);
