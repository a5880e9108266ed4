import * as wallet from '@zaojie/contract/wallet/wallet.endpoints';
import { bind } from '../../frame/action.ts';
import { listLedger } from './list-ledger.ts';
import { recharge } from './recharge.ts';
import { getIncome, getWallet } from './show-wallet.ts';

export const walletRoutes = [
  bind(wallet.getWallet, getWallet),
  bind(wallet.recharge, recharge, { pace: 'money', callsOutside: true }),
  bind(wallet.listLedger, listLedger),
  bind(wallet.getIncome, getIncome),
];
