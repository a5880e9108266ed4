import type { Tx } from '../../../db/database.ts';
import { availableOf, frozenOf, platformAccounts, transfer } from '../../ledger/index.ts';
import type { HeldPurchase } from './purchase.queries.ts';

// What is paid waits in the buyer's 冻结, under the purchase as its cause, and leaves it once: back, or to the developer.

const causeOf = ({ id }: HeldPurchase) => ({ kind: 'game' as const, id });

export async function holdPrice(tx: Tx, purchase: HeldPurchase, now: Date): Promise<void> {
  const { id, user_id: buyer, paid_fen: amountFen } = purchase;
  const moves = [{ from: availableOf(buyer), to: frozenOf(buyer), amountFen }];
  const request = { key: `game:${id}:pay`, kind: 'game_purchase' as const, askedBy: buyer, moves };
  await transfer(tx, { ...request, cause: causeOf(purchase) }, now);
}

export async function giveBack(tx: Tx, purchase: HeldPurchase, now: Date): Promise<void> {
  const { id, user_id: buyer, paid_fen: amountFen } = purchase;
  const moves = [{ from: frozenOf(buyer), to: availableOf(buyer), amountFen }];
  const request = { key: `game:${id}:end`, kind: 'game_refund' as const, askedBy: buyer, moves };
  await transfer(tx, { ...request, cause: causeOf(purchase) }, now);
}

export async function payOut(tx: Tx, purchase: HeldPurchase, now: Date): Promise<void> {
  const { id, user_id: buyer, seller_id: seller, paid_fen: paidFen, fee_fen: feeFen } = purchase;
  const moves = [
    { from: frozenOf(buyer), to: availableOf(seller), amountFen: paidFen - feeFen },
    { from: frozenOf(buyer), to: platformAccounts.fees, amountFen: feeFen },
  ].filter(({ amountFen }) => amountFen > 0);
  // The same key as giving back: whatever goes wrong, the money leaves once.
  const request = { key: `game:${id}:end`, kind: 'game_income' as const, askedBy: null, moves };
  await transfer(tx, { ...request, cause: causeOf(purchase) }, now);
}
