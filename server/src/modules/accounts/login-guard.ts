import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import type { Context } from '../../frame/context.ts';
import { transaction } from '../../db/transaction.ts';
import { runExclusive } from '../../platform/concurrency/keyed-mutex.ts';
import { Refusal } from '../../frame/refusal.ts';
import { keyedHash } from './secrets.ts';
import { deleteGuard, findGuard, saveGuard } from './login-guard.queries.ts';
import { afterFailure, secondsLocked } from './login-guard.rules.ts';

export function guardHash(context: Context, guardedName: string): Buffer {
  return keyedHash(context.secret, 'login-guard', guardedName);
}

/**
 * Checks a password under a guard, which counts what is wrong by its name. Tries under one guard take turns, so that a burst can't get in more
 * guesses than the rule allows before the first failure is written.
 */
export async function guardedCheck(
  context: Context,
  guardedName: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const accountHash = guardHash(context, guardedName);
  return runExclusive(accountHash.toString('base64'), async () => {
    const db = context.independentDb;
    const state = await findGuard(db, accountHash);
    const wait = secondsLocked(state, context.now());
    if (wait > 0) {
      context.log.warn({ event: 'login.locked_out' }, 'login refused');
      throw new Refusal(accountErrors.lockedOut, {
        values: { seconds: wait },
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
