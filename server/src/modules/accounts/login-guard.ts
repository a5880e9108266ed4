import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { Refusal } from '../../refusal.ts';
import { deleteGuard, findGuard, saveGuard } from './login-guard.queries.ts';
import { afterFailure, secondsLocked } from './login-guard.rules.ts';
import { takeTurns } from './take-turns.ts';

/**
 * Checks a password under the account's guard. Tries on one account take turns, so that a burst can't get in more
 * guesses than the rule allows before the first failure is written.
 */
export async function guardedCheck(
  context: Context,
  accountHash: Buffer,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  return takeTurns(accountHash.toString('base64'), async () => {
    const db = context.independentDb;
    const state = await findGuard(db, accountHash);
    const wait = secondsLocked(state, context.now());
    if (wait > 0) {
      context.log.warn({ event: 'login.locked_out' }, 'login refused');
      throw new Refusal(accountErrors.lockedOut, {
        msg: `密码错误次数过多，请${wait}秒后再试`,
        retryAfterSeconds: wait,
      });
    }
    if (await isRight()) {
      if (state) await deleteGuard(db, accountHash);
      return true;
    }
    await transaction(db, async (tx) => {
      const current = await findGuard(tx, accountHash);
      await saveGuard(tx, accountHash, afterFailure(current, context.now()));
    });
    return false;
  });
}
