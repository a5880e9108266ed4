import { yuanText } from '@zaojie/contract/money';
import type { FindHold } from '../../frame/departure.ts';
import { getBalances } from './balance.queries.ts';

/** Whatever of it is left, wherever it lies. */
export const holdByMoney: FindHold = async (db, userId) => {
  const { availableFen, escrowFen, frozenFen } = await getBalances(db, userId);
  const left = availableFen + escrowFen + frozenFen;
  return left === 0 ? null : { text: `钱包里还有 ${yuanText(left)} 元`, link: '/profile/wallet' };
};
