import { login } from '@zaojie/contract/accounts/account.endpoints';
import type { LoginForm } from '@zaojie/contract/accounts/account.schemas';
import { ApiFailure, call } from '../../../api/client.ts';
import { saveSession } from '../../../api/session.ts';
import { refusalText } from '../wait-text.ts';

/** Signs in. Answers with what went wrong, or null. */
export async function signIn({ remember, ...form }: LoginForm): Promise<string | null> {
  try {
    const { data } = await call(login, { body: remember ? form : { ...form, remember } });
    // Answers aren't checked at run time, and a session without a token would look signed in and be none.
    if (!data?.userinfo?.token) return '未获取到token';
    saveSession(data.userinfo, remember);
    return null;
  } catch (error) {
    return error instanceof ApiFailure ? refusalText(error, '未知错误') : '登录失败，请稍后重试';
  }
}
