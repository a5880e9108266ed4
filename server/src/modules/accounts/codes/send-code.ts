import type { sendCode as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import { limits } from '@zaojie/contract/limits';
import type { Context } from '../../../frame/context.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { findCredentials } from '../../users/index.ts';
import { issueCode } from './issue-code.ts';
import { scheduleResetCode } from './send-reset-code.ts';
import { spendCode } from './code.queries.ts';

export const sendCode: Action<typeof endpoint> = async (context, { body }) => {
  const { mobile, event } = body;
  const { isSandbox } = context.sms;
  const code =
    event === 'reset' ? await sendForReset(context, mobile) : await sendNow(context, mobile, event);
  return new Answer('验证码已发送', {
    resend_after: limits.verificationCode.resendSeconds,
    ...(isSandbox && { sandbox_code: code }),
  });
};

/** Answers alike and as fast for a number that nobody has: the message is sent once the answer is given. */
async function sendForReset(context: Context, mobile: string): Promise<string> {
  if (!context.sms.isSandbox)
    return issueCode(context, mobile, 'reset', (tx) => scheduleResetCode(tx, mobile));
  // There the code is on the page, so there is nothing to wait for.
  const code = await issueCode(context, mobile, 'reset');
  if (await findCredentials(context.db, mobile)) await context.sms.sendCode(mobile, code);
  return code;
}

async function sendNow(context: Context, mobile: string, event: string): Promise<string> {
  const code = await issueCode(context, mobile, event);
  try {
    await context.sms.sendCode(mobile, code);
  } catch (error) {
    context.log.error({ err: error }, 'SMS could not be sent');
    await spendCode(context.db, mobile, event, context.now());
    throw new Refusal(accountErrors.codeDelivery);
  }
  return code;
}
