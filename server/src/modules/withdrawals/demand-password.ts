import { withdrawalErrors } from '@zaojie/contract/withdrawals/withdrawal.errors';
import type { Tx } from '../../db/database.ts';
import type { Context, Viewer } from '../../frame/context.ts';
import { Refusal } from '../../frame/refusal.ts';
import { checkOwnPassword, isPasswordStill } from '../accounts/index.ts';

/** Asked for before anything else is looked at. What comes back asks inside the transaction whether it is still the one. */
export async function demandPassword(
  context: Context<Viewer>,
  password: string,
): Promise<(tx: Tx) => Promise<void>> {
  const check = await checkOwnPassword(context, password);
  const wrong = () => new Refusal(withdrawalErrors.wrongPassword, { data: { field: 'password' } });
  if (check.verdict === 'missing') throw new Refusal(withdrawalErrors.passwordMissing);
  if (check.verdict === 'wrong') throw wrong();
  if (check.verdict === 'paused') {
    throw new Refusal(withdrawalErrors.passwordPause, { retryAfterSeconds: check.seconds });
  }
  return async (tx) => {
    if (!(await isPasswordStill(tx, context.viewer.userId, check.hash))) throw wrong();
  };
}
