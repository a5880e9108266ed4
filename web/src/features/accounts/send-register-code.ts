import { sendCode } from '@zaojie/contract/accounts/account.endpoints';
import { ApiFailure, call } from '../../api/client.ts';
import { refusalText } from './wait-text.ts';

export type CodeAnswer = { isSent: true; sandboxCode: string | null } | { isSent: false; message: string };

export async function sendRegisterCode(mobile: string): Promise<CodeAnswer> {
  try {
    const { data } = await call(sendCode, { body: { mobile, event: 'register' } });
    return { isSent: true, sandboxCode: data?.sandbox_code ?? null };
  } catch (error) {
    const message =
      error instanceof ApiFailure ? refusalText(error, '发送验证码失败') : '发送验证码失败，请稍后重试';
    return { isSent: false, message };
  }
}
