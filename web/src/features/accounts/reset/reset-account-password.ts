import { resetPassword } from '@zaojie/contract/accounts/account.endpoints';
import { passwordReset, type PasswordReset } from '@zaojie/contract/accounts/account.schemas';
import { ApiFailure, call } from '../../../api/client.ts';
import { refusalText } from '../wait-text.ts';
import type { ResetField } from './use-reset-form.ts';

export type ResetFailure = { message: string; field: ResetField | null };

const DEFAULT_FAILURE = '重设密码失败，请稍后重试';

/** Sets the password anew. Answers with what went wrong and where, or null. */
export async function resetAccountPassword(form: PasswordReset): Promise<ResetFailure | null> {
  try {
    await call(resetPassword, { body: form });
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { message: DEFAULT_FAILURE, field: null };
    return { message: refusalText(error, DEFAULT_FAILURE), field: fieldOf(error) };
  }
}

function fieldOf({ data }: ApiFailure): ResetField | null {
  const field = typeof data === 'object' && data !== null && 'field' in data ? data.field : null;
  return typeof field === 'string' && Object.hasOwn(passwordReset.shape, field)
    ? (field as ResetField)
    : null;
}
