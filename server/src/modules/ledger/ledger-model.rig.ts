import * as fc from 'fast-check';
import { deeds, type Deed } from './ledger.rig.ts';

/* For tests: what people may try, and what must come of it, worked out without a database. */

export const PEOPLE = 3;
export const operations = [
  'recharge',
  'pay',
  'refund',
  'release',
  'freeze',
  'unfreeze',
  'send',
  'settle',
] as const;
export type Step = { op: (typeof operations)[number]; who: number; amountFen: number; isRepeat: boolean };

export const anyStep: fc.Arbitrary<Step> = fc.record({
  op: fc.constantFrom(...operations),
  who: fc.nat({ max: PEOPLE - 1 }),
  amountFen: fc.integer({ min: 1, max: 60 }),
  // The same deed under the key of the one before, as after a lost answer.
  isRepeat: fc.boolean(),
});

export type Wallet = { available: number; escrow: number; frozen: number; sent: number };
export type Town = { people: readonly number[]; firstOrder: number };

/** A fee of a twentieth, rounded down. */
const feeOf = (amountFen: number) => Math.floor(amountFen / 20);

/** Each person is the client of one order, whose creator is the next. */
export function deedOf({ people, firstOrder }: Town, { op, who, amountFen }: Step): Deed {
  const id = people[who] ?? 0;
  const orderId = firstOrder + who;
  if (op === 'pay' || op === 'refund') return deeds[op](orderId, id, amountFen);
  if (op !== 'release') return deeds[op](id, amountFen);
  const creatorId = people[(who + 1) % PEOPLE] ?? 0;
  return deeds.release({ id: orderId, clientId: id, creatorId }, amountFen, feeOf(amountFen));
}

/** The wallets after a step, or null if it must be refused. */
export function after(wallets: readonly Wallet[], { op, who, amountFen }: Step): Wallet[] | null {
  const next = wallets.map((wallet) => ({ ...wallet }));
  const [own, neighbour] = [next[who], next[(who + 1) % PEOPLE]];
  if (!own || !neighbour) throw new Error('nobody there');
  const take = (from: keyof Wallet, to: keyof Wallet | null) => {
    own[from] -= amountFen;
    if (to !== null) own[to] += amountFen;
    return own[from] >= 0;
  };
  const isCovered = {
    recharge: () => (own.available += amountFen) > 0,
    pay: () => take('available', 'escrow'),
    refund: () => take('escrow', 'available'),
    release: () => (neighbour.available += amountFen - feeOf(amountFen)) >= 0 && take('escrow', null),
    freeze: () => take('available', 'frozen'),
    unfreeze: () => take('frozen', 'available'),
    send: () => take('frozen', 'sent'),
    settle: () => take('sent', null),
  }[op]();
  return isCovered ? next : null;
}
