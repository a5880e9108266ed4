import { socialLoginErrors } from '@zaojie/contract/social-login/social-login.errors';
import type { Context } from '../../context.ts';
import type { SocialProfile } from '../../platform/social-login/social-provider.ts';
import { Refusal } from '../../refusal.ts';
import { hashToken } from '../accounts/index.ts';
import { moveAttempt } from './attempt.queries.ts';
import type { AttemptKind } from './attempt.rules.ts';
import { requireProvider } from './start-attempt.ts';

/**
 * Spends the state, then asks the provider who came back. In this order a replayed address never reaches the
 * provider, and a failed exchange starts over with a new state.
 */
export async function identify(
  context: Context,
  kind: AttemptKind,
  answer: { code: string; state: string },
): Promise<{ profile: SocialProfile; redirect: string }> {
  const provider = requireProvider(context);
  const change = { from: 'waiting', to: 'exchanging', now: context.now() } as const;
  const attempt = await context.transaction((tx) => moveAttempt(tx, hashToken(answer.state), kind, change));
  if (!attempt) throw new Refusal(socialLoginErrors.stateInvalid);
  try {
    return { profile: await provider.exchange(answer.code), redirect: attempt.redirect };
  } catch (error) {
    context.log.warn({ err: error }, 'social login exchange failed');
    const over = { from: 'exchanging', to: 'used', now: context.now() } as const;
    await context.transaction((tx) => moveAttempt(tx, hashToken(answer.state), kind, over));
    throw new Refusal(socialLoginErrors.providerFailed);
  }
}
