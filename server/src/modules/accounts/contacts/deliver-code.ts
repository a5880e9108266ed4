import type { ContactKind } from '@zaojie/contract/accounts/contact.schemas';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import { limits } from '@zaojie/contract/limits';
import type { Context } from '../../../frame/context.ts';
import { Answer } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { issueCode } from '../codes/issue-code.ts';
import { spendCode } from '../codes/code.queries.ts';

const { resendSeconds, validMinutes } = limits.verificationCode;

/** `prove`: to what somebody has already. `contact`: to what they want to have. */
export type ContactEvent = 'prove' | 'contact';
export type Address = { kind: ContactKind; value: string };

/** Makes a code for a phone or a mailbox and hands it over; one that can't be handed over counts no longer. */
export async function deliverCode(context: Context, address: Address, event: ContactEvent) {
  const send = senderOf(context, address);
  const code = await issueCode(context, address.value, event);
  try {
    await send.now(code);
  } catch (error) {
    context.log.error({ err: error }, 'code could not be sent');
    await spendCode(context.db, address.value, event, context.now());
    throw new Refusal(accountErrors.codeDelivery);
  }
  return new Answer('验证码已发送', {
    resend_after: resendSeconds,
    ...(send.isSandbox && { sandbox_code: code }),
  });
}

function senderOf({ sms, mail }: Context, { kind, value }: Address) {
  if (kind === 'mobile') {
    return { isSandbox: sms.isSandbox, now: (code: string) => sms.sendCode(value, code) };
  }
  if (!mail) throw new Refusal(accountErrors.mailOff);
  return {
    isSandbox: mail.isSandbox,
    now: (code: string) =>
      mail.send({
        to: value,
        subject: `造界验证码 ${code}`,
        text: `你的验证码是 ${code}，${validMinutes} 分钟内有效。\n不是你本人操作的话，不用理会这封邮件。`,
      }),
  };
}
