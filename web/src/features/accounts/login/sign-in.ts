import { login } from '@zaojie/contract/accounts/account.endpoints';
import type { LoginForm } from '@zaojie/contract/accounts/account.schemas';
import { ApiFailure, call } from '../../../api/client.ts';
import { saveSession } from '../../../api/session.ts';
import { refusalText } from '../wait-text.ts';

/** What went wrong; whoever is shut out may say something against it by the token. */
export type SignInFailure = { text: string; appealToken: string | null };

const failed = (text: string, appealToken: string | null = null): SignInFailure => ({ text, appealToken });

function appealTokenOf({ data }: ApiFailure): string | null {
  const { appeal_token: token } = (data ?? {}) as { appeal_token?: unknown };
  return typeof token === 'string' ? token : null;
}

/** Signs in. Answers with what went wrong, or null. */
export async function signIn({ remember, ...form }: LoginForm): Promise<SignInFailure | null> {
  try {
    const { data } = await call(login, { body: remember ? form : { ...form, remember } });
    // Answers aren't checked at run time, and a session without a token would look signed in and be none.
    if (!data?.userinfo?.token) return failed('未获取到token');
    saveSession(data.userinfo, remember);
    return null;
  } catch (error) {
    return error instanceof ApiFailure
      ? failed(refusalText(error, '未知错误'), appealTokenOf(error))
      : failed('登录失败，请稍后重试');
  }
}
