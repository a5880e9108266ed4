import { loginForm, type LoginForm } from '@zaojie/contract/accounts/account.schemas';
import { plainAccount } from '../../../text/typed-numbers.ts';

/** What is wrong with the fields, by their names. */
export type LoginProblems = Partial<Record<keyof LoginForm, string>>;
export type CheckedLogin = { values: LoginForm; problems: null } | { values: null; problems: LoginProblems };

export function checkLogin(typed: LoginForm): CheckedLogin {
  const { data, error } = loginForm.safeParse({ ...typed, account: plainAccount(typed.account) });
  if (data) return { values: data, problems: null };
  const problems: LoginProblems = {};
  for (const { path, message } of error.issues) problems[path[0] as keyof LoginForm] ??= message;
  return { values: null, problems };
}
