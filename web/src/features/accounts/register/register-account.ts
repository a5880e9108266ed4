import { register } from '@zaojie/contract/accounts/account.endpoints';
import { registration, type RegisterForm } from '@zaojie/contract/accounts/account.schemas';
import { ApiFailure, call } from '../../../api/client.ts';
import { refusalText } from '../wait-text.ts';

export type RegisterField = keyof typeof registration.shape;
export type RegisterFailure = { message: string; field: RegisterField | null };

const DEFAULT_FAILURE = '注册失败，请稍后重试';

/** Registers. Answers with what went wrong and where, or null. */
export async function registerAccount(
  form: RegisterForm,
  inviteCode: string | null,
): Promise<RegisterFailure | null> {
  const { confirmPassword: _, ...body } = form;
  try {
    await call(register, { body: { ...body, ...(inviteCode !== null && { invite_code: inviteCode }) } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { message: DEFAULT_FAILURE, field: null };
    return { message: refusalText(error, DEFAULT_FAILURE), field: fieldOf(error) };
  }
}

function fieldOf({ data }: ApiFailure): RegisterField | null {
  const field = typeof data === 'object' && data !== null && 'field' in data ? data.field : null;
  return typeof field === 'string' && Object.hasOwn(registration.shape, field)
    ? (field as RegisterField)
    : null;
}
