import { ledgerErrors } from '@zaojie/contract/ledger/ledger.errors';
import { yuanText } from '@zaojie/contract/money';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../frame/refusal.ts';
import type { AccountKind } from './account-names.ts';
import { writeTransfer } from './transfer.queries.ts';
import { gainsOf, type TransferRequest } from './transfer.rules.ts';

export type Transferred = {
  id: number;
  /** False when the key had done this before: whatever goes with the deed has been done then. */
  isNew: boolean;
};

/**
 * Moves money, whole or not at all. The same key again is the same transfer; with other content it is refused, as is what
 * an account can't pay. A refusal leaves the transaction usable, and in it only accounts without money.
 */
export async function transfer(tx: Tx, request: TransferRequest, now: Date): Promise<Transferred> {
  const answer = await writeTransfer(tx, request, gainsOf(request), now);
  if (answer.outcome === 'short') throw shortOf(answer.short_kind, answer.missing_fen);
  if (answer.outcome === 'taken') throw new Refusal(ledgerErrors.keyTaken);
  return { id: answer.transfer_id, isNew: answer.outcome === 'made' };
}

function shortOf(kind: AccountKind, missingFen: number): Refusal {
  if (kind === 'available') {
    return new Refusal(ledgerErrors.insufficient, { values: { missing: yuanText(missingFen) } });
  }
  if (kind === 'escrow') return new Refusal(ledgerErrors.escrowInsufficient);
  if (kind === 'frozen') return new Refusal(ledgerErrors.frozenInsufficient);
  return new Refusal(ledgerErrors.platformInsufficient);
}
