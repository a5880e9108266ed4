import { socialLoginErrors } from '@zaojie/contract/social-login/social-login.errors';
import type { Context } from '../../frame/context.ts';
import type { SocialProfile } from '../../platform/social-login/social-provider.ts';
import { Refusal } from '../../frame/refusal.ts';
import { hashToken } from '../accounts/index.ts';
import { findAttempt, moveAttempt, takeUpAttempt } from './attempt.queries.ts';
import { browserKeyName, isTiedToBrowser, visibleStatus, type AttemptKind } from './attempt.rules.ts';
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
  const { redirect } = await takeUp(context, kind, answer.state);
  try {
    return { profile: await provider.exchange(answer.code), redirect };
  } catch (error) {
    context.log.warn({ err: error }, 'social login exchange failed');
    const over = { from: 'exchanging', to: 'used', now: context.now() } as const;
    await context.transaction((tx) => moveAttempt(tx, hashToken(answer.state), kind, over));
    throw new Refusal(socialLoginErrors.providerFailed);
  }
}

async function takeUp(context: Context, kind: AttemptKind, state: string): Promise<{ redirect: string }> {
  const stateHash = hashToken(state);
  const now = context.now();
  const isTied = isTiedToBrowser(kind);
  const key = isTied ? context.cookies.read(browserKeyName(state)) : null;
  if (isTied && key === null) throw await refusalWithoutKey(context, kind, stateHash);
  const browserKeyHash = key === null ? null : hashToken(key);
  const attempt = await context.transaction((tx) =>
    takeUpAttempt(tx, stateHash, { kind, browserKeyHash, now }),
  );
  if (!attempt) throw await refusalWithoutKey(context, kind, stateHash);
  if (isTied) context.cookies.remove(browserKeyName(state));
  return attempt;
}

/** A state that is over needs no other browser, only a new start. */
async function refusalWithoutKey(context: Context, kind: AttemptKind, stateHash: Buffer): Promise<Refusal> {
  const attempt = await findAttempt(context.db, stateHash);
  const isOpen = isTiedToBrowser(kind) && attempt?.kind === kind && attempt.status === 'waiting';
  const isOver = !isOpen || visibleStatus(attempt, context.now()) === 'expired';
  return new Refusal(isOver ? socialLoginErrors.stateInvalid : socialLoginErrors.otherBrowser);
}
