import { randomBytes } from 'node:crypto';
import { socialLoginErrors } from '@zaojie/contract/social-login/social-login.errors';
import type { Context } from '../../frame/context.ts';
import type { SocialProvider } from '../../platform/social-login/social-provider.ts';
import { Refusal } from '../../frame/refusal.ts';
import { limits } from '@zaojie/contract/limits';
import { hashToken, randomToken } from '../accounts/index.ts';
import { insertAttempt } from './attempt.queries.ts';
import { browserKeyName, expiryFrom, isTiedToBrowser, type AttemptKind } from './attempt.rules.ts';

export function requireProvider(context: Context): SocialProvider {
  if (!context.socialProvider) throw new Refusal(socialLoginErrors.disabled);
  return context.socialProvider;
}

/** Issues the state that a login must come back with. Hexadecimal: the provider passes on letters and digits only. */
export async function startAttempt(
  context: Context,
  attempt: { kind: AttemptKind; redirect: string },
): Promise<{ state: string; pollKey: string }> {
  const state = randomBytes(16).toString('hex');
  const pollKey = randomToken();
  await context.transaction((tx) =>
    insertAttempt(tx, {
      stateHash: hashToken(state),
      pollKeyHash: hashToken(pollKey),
      kind: attempt.kind,
      redirect: attempt.redirect,
      expiresAt: expiryFrom(context.now()),
    }),
  );
  if (isTiedToBrowser(attempt.kind)) {
    context.cookies.write(browserKeyName(state), pollKey, limits.qrCodeSeconds);
  }
  return { state, pollKey };
}
