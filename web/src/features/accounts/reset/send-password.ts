import { resetPassword, setFirstPassword } from '@zaojie/contract/accounts/account.endpoints';
import { passwordReset, type CodeEvent, type PasswordReset } from '@zaojie/contract/accounts/account.schemas';
import { ApiFailure, call } from '../../../api/client.ts';
import { refusalText } from '../wait-text.ts';
import type { PasswordField } from './use-password-form.ts';

/** A forgotten one is set anew and ends all sessions; a first one belongs to somebody who is signed in. */
export type PasswordTask = 'reset' | 'first';
export type PasswordFailure = { message: string; field: PasswordField | null };

export const passwordTasks = {
  reset: {
    event: 'reset' satisfies CodeEvent,
    endpoint: resetPassword,
    submit: '重设密码',
    done: '密码已重设，请重新登录',
    failed: '重设密码失败',
    placeholder: '注册时填写的手机号',
  },
  first: {
    event: 'bind' satisfies CodeEvent,
    endpoint: setFirstPassword,
    submit: '设置密码',
    done: '密码已设置',
    failed: '设置密码失败',
    placeholder: '收验证码用，之后也能用它登录',
  },
} as const;

/** Sets the password. Answers with what went wrong and where, or null. */
export async function sendPassword(task: PasswordTask, form: PasswordReset): Promise<PasswordFailure | null> {
  const { endpoint, failed } = passwordTasks[task];
  const fallback = `${failed}，请稍后重试`;
  try {
    await call(endpoint, { body: form });
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { message: fallback, field: null };
    return { message: refusalText(error, fallback), field: fieldOf(error) };
  }
}

function fieldOf({ data }: ApiFailure): PasswordField | null {
  const field = typeof data === 'object' && data !== null && 'field' in data ? data.field : null;
  return typeof field === 'string' && Object.hasOwn(passwordReset.shape, field)
    ? (field as PasswordField)
    : null;
}
