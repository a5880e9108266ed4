import type { CauseKind, TransferKind } from '@zaojie/contract/ledger/transfer-kinds';
import { limits } from '@zaojie/contract/limits';
import { spelled, type AccountName } from './account-names.ts';

export type Cause = { kind: CauseKind; id: number };
export type Move = { from: AccountName; to: AccountName; amountFen: number };
export type TransferRequest = {
  /** Names the deed: asked for again, it is done already. */
  key: string;
  kind: TransferKind;
  cause: Cause;
  /** Null for a timer of ours. */
  askedBy: number | null;
  moves: readonly Move[];
};
/** What an account gains, or loses below 0. */
export type Gain = { account: AccountName; amountFen: number };

/** One gain per account. What breaks a rule here is a mistake of the caller, so it is no refusal. */
export function gainsOf({ cause, moves }: Pick<TransferRequest, 'cause' | 'moves'>): Gain[] {
  if (moves.length === 0) throw new RangeError('a transfer moves something');
  const gains = new Map<string, Gain>();
  const add = (account: AccountName, amountFen: number) => {
    const name = spelled(account);
    const before = gains.get(name)?.amountFen ?? 0;
    // Passing through would leave no trace on the account; that is two transfers.
    if (before * amountFen < 0) throw new RangeError(`${name} both gives and gets`);
    gains.set(name, { account, amountFen: before + amountFen });
  };
  for (const { from, to, amountFen } of moves) {
    if (!Number.isInteger(amountFen) || amountFen <= 0 || amountFen > limits.money.maxFen) {
      throw new RangeError(`not an amount to move: ${amountFen}`);
    }
    add(from, -amountFen);
    add(to, amountFen);
  }
  for (const [name, { account }] of gains) checkOrder(name, account, cause);
  return [...gains.values()];
}

function checkOrder(name: string, { orderId }: AccountName, cause: Cause): void {
  if (orderId === null || (cause.kind === 'order' && cause.id === orderId)) return;
  throw new RangeError(`${name} moves for its own order only, not for ${cause.kind} ${cause.id}`);
}
