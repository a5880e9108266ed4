import { limits } from '@zaojie/contract/limits';

const { resendSeconds, validMinutes, maxTries, perDay } = limits.verificationCode;
const DAY_MS = 86_400_000;

export type SentCode = { sentAt: Date; dayStartedAt: Date; sentThatDay: number };
export type SendDecision =
  | { allowed: true; dayStartedAt: Date; sentThatDay: number; expiresAt: Date }
  | { allowed: false; retryAfterSeconds: number };

/** Once a minute and a bounded number a day to one number: a phone is not a toy for strangers. */
export function decideSend(last: SentCode | null, now: Date): SendDecision {
  const expiresAt = new Date(now.getTime() + validMinutes * 60_000);
  if (!last) return { allowed: true, dayStartedAt: now, sentThatDay: 1, expiresAt };
  const sinceLast = (now.getTime() - last.sentAt.getTime()) / 1000;
  if (sinceLast < resendSeconds) {
    return { allowed: false, retryAfterSeconds: Math.ceil(resendSeconds - sinceLast) };
  }
  const dayAge = now.getTime() - last.dayStartedAt.getTime();
  if (dayAge >= DAY_MS) return { allowed: true, dayStartedAt: now, sentThatDay: 1, expiresAt };
  if (last.sentThatDay >= perDay) {
    return { allowed: false, retryAfterSeconds: Math.ceil((DAY_MS - dayAge) / 1000) };
  }
  return { allowed: true, dayStartedAt: last.dayStartedAt, sentThatDay: last.sentThatDay + 1, expiresAt };
}

export type IssuedCode = { codeHash: Buffer; tries: number; expiresAt: Date };

export function isCodeUsable(code: IssuedCode | null, now: Date): code is IssuedCode {
  return code !== null && code.tries < maxTries && code.expiresAt > now;
}
