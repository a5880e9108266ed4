import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import type { OwnerCheck } from '@zaojie/contract/accounts/contact.schemas';
import type { Tx } from '../../../db/database.ts';
import type { Context, Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { checkOwnPassword, isPasswordStill } from '../passwords/check-own-password.ts';
import { isProof } from './proof.ts';

/**
 * That it is the owner who asks and not somebody at an open page: by the password, or, for whoever has none, by a code. What comes back asks
 * inside the transaction whether it still holds.
 */
export async function demandOwner(
  context: Context<Viewer>,
  given: OwnerCheck,
): Promise<(tx: Tx) => Promise<void>> {
  const check = await checkOwnPassword(context, given.password ?? '');
  const wrong = () => new Refusal(accountErrors.passwordWrong, { data: { field: 'password' } });
  const { proof = '' } = given;
  switch (check.verdict) {
    case 'wrong':
      throw wrong();
    case 'paused':
      throw new Refusal(accountErrors.lockedOut, {
        values: { seconds: check.seconds },
        retryAfterSeconds: check.seconds,
      });
    case 'right':
      return async (tx) => {
        if (!(await isPasswordStill(tx, context.viewer.userId, check.hash))) throw wrong();
      };
    case 'missing':
      return async (tx) => {
        if (await isProof(tx, context, proof)) return;
        throw new Refusal(accountErrors.proofMissing, { data: { field: 'proof' } });
      };
  }
}
