import type { sendCode as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import { limits } from '@zaojie/contract/limits';
import type { Context } from '../../context.ts';
import { Answer, type Action } from '../../http/bind.ts';
import { Refusal } from '../../refusal.ts';
import { hashCode } from './check-code.ts';
import { randomCode } from './secrets.ts';
import { findCode, lockMobile, saveCode, spendCode } from './sms-code.queries.ts';
import { decideSend } from './sms-code.rules.ts';

export const sendCode: Action<typeof endpoint> = async (context, { body }) => {
  const { mobile, event } = body;
  const code = await issueCode(context, mobile, event);
  try {
    await context.sms.sendCode(mobile, code);
  } catch (error) {
    context.log.error({ err: error }, 'SMS could not be sent');
    await spendCode(context.db, mobile, event, context.now());
    throw new Refusal(accountErrors.codeDelivery);
  }
  return new Answer('验证码已发送', {
    resend_after: limits.verificationCode.resendSeconds,
    ...(context.sms.isSandbox && { sandbox_code: code }),
  });
};

async function issueCode(context: Context, mobile: string, event: string): Promise<string> {
  const code = randomCode(limits.verificationCode.length);
  const now = context.now();
  await context.transaction(async (tx) => {
    await lockMobile(tx, mobile, event);
    const decision = decideSend(await findCode(tx, mobile, event), now);
    if (!decision.allowed) {
      const wait = decision.retryAfterSeconds;
      throw new Refusal(accountErrors.codeTooSoon, {
        msg: `验证码发送过于频繁，请${wait}秒后再试`,
        retryAfterSeconds: wait,
      });
    }
    const { allowed: _allowed, ...counts } = decision;
    await saveCode(tx, {
      mobile,
      event,
      codeHash: hashCode(context.secret, mobile, event, code),
      sentAt: now,
      ...counts,
    });
  });
  return code;
}
