/** An account by what it is. It is made when money first moves through it. */
export type AccountName = {
  kind: 'available' | 'frozen' | 'escrow' | 'fees' | 'cash' | 'payouts';
  /** Whose money it is; null for the platform's own. */
  userId: number | null;
  /** Which order it belongs to. */
  orderId: number | null;
};
export type AccountKind = AccountName['kind'];

/** 可用 */
export const availableOf = (userId: number): AccountName => ({ kind: 'available', userId, orderId: null });
/** 冻结: on its way out, or kept back for something else than an order. */
export const frozenOf = (userId: number): AccountName => ({ kind: 'frozen', userId, orderId: null });
/** 托管中: what the client has paid for an order that isn't over. */
export const escrowOf = (orderId: number, clientId: number): AccountName => ({
  kind: 'escrow',
  userId: clientId,
  orderId,
});
/** The part of an order's money that a refund or a dispute keeps back. */
export const frozenOfOrder = (orderId: number, clientId: number): AccountName => ({
  kind: 'frozen',
  userId: clientId,
  orderId,
});

const platform = (kind: AccountKind): AccountName => ({ kind, userId: null, orderId: null });
export const platformAccounts = {
  /** What the platform has earned. */
  fees: platform('fees'),
  /** The world outside: money comes in from it and leaves to it, so it alone stands below 0, by what is inside. */
  cash: platform('cash'),
  /** Withdrawals that the provider has been asked to pay out. */
  payouts: platform('payouts'),
} as const;

/** As the database spells it. */
export function spelled({ kind, userId, orderId }: AccountName): string {
  return `${kind}${userId === null ? '' : `:${userId}`}${orderId === null ? '' : `#${orderId}`}`;
}
