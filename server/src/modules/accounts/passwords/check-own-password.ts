import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import type { Tx } from '../../../db/database.ts';
import type { Context, Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { getCredentials, lockCredentials } from '../../users/index.ts';
import { guardedSession } from '../guarded-name.ts';
import { guardedCheck } from '../login-guard.ts';
import { verifyPassword } from '../password.ts';

export type PasswordCheck =
  | { verdict: 'right'; hash: string }
  | { verdict: 'wrong' }
  | { verdict: 'missing' }
  | { verdict: 'paused'; seconds: number };

/** Asks somebody who is signed in for their password again, counting what is wrong as for changing it. */
export async function checkOwnPassword(context: Context<Viewer>, password: string): Promise<PasswordCheck> {
  const { userId, sessionId } = context.viewer;
  const { password_hash: hash } = await getCredentials(context.db, userId);
  if (hash === null) return { verdict: 'missing' };
  try {
    const isRight = await guardedCheck(context, guardedSession(sessionId), () =>
      verifyPassword(hash, password),
    );
    return isRight ? { verdict: 'right', hash } : { verdict: 'wrong' };
  } catch (error) {
    if (!(error instanceof Refusal) || error.declared !== accountErrors.lockedOut) throw error;
    return { verdict: 'paused', seconds: error.retryAfterSeconds ?? 0 };
  }
}

/** Whether it is still the one that was checked; until the transaction ends nobody changes it. */
export async function isPasswordStill(tx: Tx, userId: number, hash: string): Promise<boolean> {
  return (await lockCredentials(tx, userId)).password_hash === hash;
}
