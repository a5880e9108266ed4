import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import { limits } from '@zaojie/contract/limits';
import type { Context } from '../../../frame/context.ts';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { hashCode } from './check-code.ts';
import { randomCode } from '../secrets.ts';
import { findCode, lockAddress, saveCode } from './code.queries.ts';
import { decideSend } from './code.rules.ts';

/** Makes a code for a phone or a mailbox, at the pace that is allowed. `also` is done with it or not at all. */
export async function issueCode(
  context: Context,
  address: string,
  event: string,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<string> {
  const code = randomCode(limits.verificationCode.length);
  const now = context.now();
  await context.transaction(async (tx) => {
    await lockAddress(tx, address, event);
    const decision = decideSend(await findCode(tx, address, event), now);
    if (!decision.allowed) {
      const wait = decision.retryAfterSeconds;
      throw new Refusal(accountErrors.codeTooSoon, {
        values: { seconds: wait },
        retryAfterSeconds: wait,
      });
    }
    const { allowed: _allowed, ...counts } = decision;
    await saveCode(tx, {
      address,
      event,
      codeHash: hashCode(context.secret, address, event, code),
      sentAt: now,
      ...counts,
    });
    await also(tx);
  });
  return code;
}
