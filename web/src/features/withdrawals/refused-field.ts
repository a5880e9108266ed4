import { ledgerErrors } from '@zaojie/contract/ledger/ledger.errors';
import { withdrawalErrors } from '@zaojie/contract/withdrawals/withdrawal.errors';
import { ApiFailure } from '../../api/client.ts';

const { wrongPassword, passwordPause, passwordMissing, perDay, dayAmount, unverified } = withdrawalErrors;
const fields = new Map<number, string>([
  ...[wrongPassword, passwordPause, passwordMissing].map(({ code }) => [code, 'password'] as const),
  ...[perDay, dayAmount, unverified, ledgerErrors.insufficient].map(({ code }) => [code, 'amount'] as const),
  [withdrawalErrors.accountNotFound.code, 'account_id'],
  [withdrawalErrors.kindUnsupported.code, 'account_id'],
]);

/** Which field a refusal is about; null where it is about none. */
export function refusedField(error: unknown): string | null {
  if (!(error instanceof ApiFailure)) return null;
  const { data } = error;
  if (typeof data === 'object' && data !== null && 'field' in data && typeof data.field === 'string') {
    return data.field;
  }
  return fields.get(error.code) ?? null;
}
