import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import { limits } from '@zaojie/contract/limits';
import type { Context } from '../../../frame/context.ts';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { hashCode } from './check-code.ts';
import { randomCode } from '../secrets.ts';
import { findCode, lockMobile, saveCode } from './sms-code.queries.ts';
import { decideSend } from './sms-code.rules.ts';

/** Makes a code for a number, at the pace that is allowed. `also` is done with it or not at all. */
export async function issueCode(
  context: Context,
  mobile: string,
  event: string,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<string> {
  const code = randomCode(limits.verificationCode.length);
  const now = context.now();
  await context.transaction(async (tx) => {
    await lockMobile(tx, mobile, event);
    const decision = decideSend(await findCode(tx, mobile, event), now);
    if (!decision.allowed) {
      const wait = decision.retryAfterSeconds;
      throw new Refusal(accountErrors.codeTooSoon, {
        values: { seconds: wait },
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
    await also(tx);
  });
  return code;
}
