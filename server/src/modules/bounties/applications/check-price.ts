import { applicationErrors } from '@zaojie/contract/bounties/application.errors';
import { yuanOf } from '@zaojie/contract/money';
import { Refusal } from '../../../frame/refusal.ts';

export function checkPrice(
  bounty: { budget_min_fen: number; budget_max_fen: number },
  priceFen: number,
): void {
  const { budget_min_fen: min, budget_max_fen: max } = bounty;
  if (priceFen < min) throw new Refusal(applicationErrors.priceLow, { values: { n: yuanOf(min) } });
  if (priceFen > max) throw new Refusal(applicationErrors.priceHigh, { values: { n: yuanOf(max) } });
}
