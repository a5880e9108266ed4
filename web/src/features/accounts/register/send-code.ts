import { sendCode as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import type { CodeEvent } from '@zaojie/contract/accounts/account.schemas';
import { ApiFailure, call } from '../../../api/client.ts';
import { refusalText } from '../wait-text.ts';

export type CodeAnswer = { isSent: true; sandboxCode: string | null } | { isSent: false; message: string };

export async function sendCode(mobile: string, event: CodeEvent): Promise<CodeAnswer> {
  try {
    const { data } = await call(endpoint, { body: { mobile, event } });
    return { isSent: true, sandboxCode: data?.sandbox_code ?? null };
  } catch (error) {
    const message =
      error instanceof ApiFailure ? refusalText(error, '发送验证码失败') : '发送验证码失败，请稍后重试';
    return { isSent: false, message };
  }
}
