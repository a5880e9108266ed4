import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { TransferKind } from '@zaojie/contract/ledger/transfer-kinds';
import type { Tx } from '../../../db/database.ts';
import {
  availableOf,
  escrowOf,
  frozenOfOrder,
  platformAccounts,
  transfer,
  type AccountName,
  type Move,
} from '../../ledger/index.ts';
import { splitHeld } from '@zaojie/contract/orders/order-split';
import { heldOf, unpaidOf, type OrderChanges, type OrderRow } from './order-row.ts';
import type { OrderEffect } from './order.rules.ts';

export type Paying = {
  tx: Tx;
  order: OrderRow;
  /** None: a timer of ours. */
  askedBy: number | null;
  now: Date;
};

type Drawer = (to: AccountName, amountFen: number) => Move[];

/** Takes first what is frozen, then what is free. */
function drawFrom(order: OrderRow): Drawer {
  let frozenFen = order.frozen_fen;
  return (to, amountFen) => {
    const fromFrozen = Math.min(frozenFen, amountFen);
    frozenFen -= fromFrozen;
    const parts = [
      { from: frozenOfOrder(order.id, order.client_id), to, amountFen: fromFrozen },
      { from: escrowOf(order.id, order.client_id), to, amountFen: amountFen - fromFrozen },
    ];
    return parts.filter((part) => part.amountFen > 0);
  };
}

async function make(paying: Paying, kind: TransferKind, moves: Move[], nth = 0): Promise<void> {
  const { tx, order, askedBy, now } = paying;
  if (moves.length === 0) return;
  const key = `order:${order.id}:${order.money_count + nth}`;
  await transfer(tx, { key, kind, cause: { kind: 'order', id: order.id }, askedBy, moves }, now);
}

async function hold(paying: Paying, amountFen: number): Promise<OrderChanges> {
  const { order } = paying;
  if (amountFen === 0) return {};
  const [from, to] = [availableOf(order.client_id), escrowOf(order.id, order.client_id)];
  await make(paying, 'payment', [{ from, to, amountFen }]);
  return { paid_fen: order.paid_fen + amountFen, money_count: order.money_count + 1 };
}

/** Ends the order's money: so much back to the client, the rest to the creator less the fee. */
async function settle(paying: Paying, backFen: number): Promise<OrderChanges> {
  const { order } = paying;
  const split = splitHeld(heldOf(order), backFen);
  const draw = drawFrom(order);
  await make(paying, 'refund', draw(availableOf(order.client_id), split.clientFen));
  const income = [
    ...draw(availableOf(order.creator_id), split.creatorFen),
    ...draw(platformAccounts.fees, split.feeFen),
  ];
  await make(paying, 'income', income, 1);
  return {
    refunded_fen: order.refunded_fen + split.clientFen,
    released_fen: order.released_fen + split.creatorFen,
    fee_fen: order.fee_fen + split.feeFen,
    frozen_fen: 0,
    money_count: order.money_count + 2,
    is_partly_refunded:
      order.is_partly_refunded || (split.clientFen > 0 && split.creatorFen + split.feeFen > 0),
  };
}

async function freeze(paying: Paying, amountFen: number): Promise<OrderChanges> {
  const { order } = paying;
  if (amountFen === 0) return {};
  const [from, to] = [escrowOf(order.id, order.client_id), frozenOfOrder(order.id, order.client_id)];
  await make(paying, 'freeze', [{ from, to, amountFen }]);
  return { frozen_fen: order.frozen_fen + amountFen, money_count: order.money_count + 1 };
}

async function unfreeze(paying: Paying): Promise<OrderChanges> {
  const { order } = paying;
  if (order.frozen_fen === 0) return {};
  const [from, to] = [frozenOfOrder(order.id, order.client_id), escrowOf(order.id, order.client_id)];
  await make(paying, 'unfreeze', [{ from, to, amountFen: order.frozen_fen }]);
  return { frozen_fen: 0, money_count: order.money_count + 1 };
}

/** What an agreed lower price leaves over goes back at once. */
export async function returnPart(paying: Paying, amountFen: number): Promise<OrderChanges> {
  const { order } = paying;
  if (amountFen === 0) return {};
  await make(paying, 'refund', drawFrom(order)(availableOf(order.client_id), amountFen));
  return { refunded_fen: order.refunded_fen + amountFen, money_count: order.money_count + 1 };
}

export const holdMore = hold;

/** Makes the transfers of an effect in the move's own transaction; answers what they make of the row. */
export async function carryOutMoney(
  paying: Paying,
  effect: OrderEffect,
  amountFen: number,
): Promise<OrderChanges> {
  const { order } = paying;
  switch (effect) {
    case 'hold_deposit':
      return hold(paying, order.deposit_fen);
    case 'hold_balance':
      return hold(paying, unpaidOf(order));
    case 'refund_all':
      return settle(paying, heldOf(order));
    case 'release_all':
      return settle(paying, 0);
    case 'freeze_part':
      return freeze(paying, amountFen);
    case 'freeze_all':
      return freeze(paying, heldOf(order) - order.frozen_fen);
    case 'unfreeze':
      return unfreeze(paying);
    case 'settle_refund':
      return settle(paying, order.frozen_fen);
    case 'settle_ruling':
      return settle(paying, amountFen);
    default:
      return {};
  }
}

/** In percent, as people read it. */
export const FEE_PERCENT = orderLimits.feePermille / 10;
