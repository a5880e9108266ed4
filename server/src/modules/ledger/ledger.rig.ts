import type { Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { insertUser } from '../users/index.ts';
import { availableOf, escrowOf, frozenOf, platformAccounts } from './account-names.ts';
import { transfer } from './transfer.ts';
import type { Move, TransferRequest } from './transfer.rules.ts';

/* For tests: people with money, and the deeds that wallets and orders are made of. */

export const NOW = new Date('2026-03-05T04:00:00Z');
let counter = 0;

export const newKey = (): string => `key:${++counter}`;

export function addPerson(db: Db): Promise<number> {
  const username = `saver${++counter}`;
  return transaction(db, (tx) =>
    insertUser(tx, { username, nickname: '', email: null, mobile: null, passwordHash: null }),
  );
}

export const make = (db: Db, request: TransferRequest, now = NOW) =>
  transaction(db, (tx) => transfer(tx, request, now));

export type Deed = Pick<TransferRequest, 'kind' | 'cause' | 'moves'>;
const deed = (kind: Deed['kind'], cause: Deed['cause'], ...moves: Move[]): Deed => ({ kind, cause, moves });
const { cash, fees, payouts } = platformAccounts;

export const deeds = {
  recharge: (userId: number, amountFen: number) =>
    deed('recharge', { kind: 'recharge', id: userId }, { from: cash, to: availableOf(userId), amountFen }),
  pay: (orderId: number, clientId: number, amountFen: number) =>
    deed(
      'payment',
      { kind: 'order', id: orderId },
      { from: availableOf(clientId), to: escrowOf(orderId, clientId), amountFen },
    ),
  refund: (orderId: number, clientId: number, amountFen: number) =>
    deed(
      'refund',
      { kind: 'order', id: orderId },
      { from: escrowOf(orderId, clientId), to: availableOf(clientId), amountFen },
    ),
  release: (
    order: { id: number; clientId: number; creatorId: number },
    amountFen: number,
    feeFen: number,
  ) => {
    const from = escrowOf(order.id, order.clientId);
    return deed(
      'income',
      { kind: 'order', id: order.id },
      { from, to: availableOf(order.creatorId), amountFen: amountFen - feeFen },
      ...(feeFen === 0 ? [] : [{ from, to: fees, amountFen: feeFen }]),
    );
  },
  freeze: (userId: number, amountFen: number) =>
    deed(
      'withdrawal',
      { kind: 'withdrawal', id: userId },
      { from: availableOf(userId), to: frozenOf(userId), amountFen },
    ),
  unfreeze: (userId: number, amountFen: number) =>
    deed(
      'withdrawal_returned',
      { kind: 'withdrawal', id: userId },
      { from: frozenOf(userId), to: availableOf(userId), amountFen },
    ),
  send: (userId: number, amountFen: number) =>
    deed(
      'withdrawal_sent',
      { kind: 'withdrawal', id: userId },
      { from: frozenOf(userId), to: payouts, amountFen },
    ),
  settle: (userId: number, amountFen: number) =>
    deed('withdrawal_paid', { kind: 'withdrawal', id: userId }, { from: payouts, to: cash, amountFen }),
};

/** A deed under a key of its own. */
export const once = (what: Deed, askedBy: number | null = null): TransferRequest => ({
  key: newKey(),
  askedBy,
  ...what,
});

export async function addRichPerson(db: Db, amountFen: number): Promise<number> {
  const id = await addPerson(db);
  await make(db, once(deeds.recharge(id, amountFen)));
  return id;
}
