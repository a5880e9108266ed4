export const guardRules = {
  freeFailures: 10,
  windowMs: 15 * 60_000,
  firstDelaySeconds: 30,
  longestDelaySeconds: 15 * 60,
} as const;

export type GuardState = { failures: number; windowStartedAt: Date; lockedUntil: Date | null };

/** How long after this many wrong passwords in a row nobody may try again: doubling from the tenth on. */
export function delaySecondsAfter(failures: number): number {
  if (failures < guardRules.freeFailures) return 0;
  const doublings = Math.min(failures - guardRules.freeFailures, 10);
  return Math.min(guardRules.longestDelaySeconds, guardRules.firstDelaySeconds * 2 ** doublings);
}

/** A window ends 15 minutes after it began, or 15 minutes after the last lock ended, whichever is later. */
export function isForgotten(state: GuardState, now: Date): boolean {
  const from = Math.max(state.windowStartedAt.getTime(), state.lockedUntil?.getTime() ?? 0);
  return now.getTime() - from > guardRules.windowMs;
}

export function afterFailure(state: GuardState | null, now: Date): GuardState {
  const isFresh = state === null || isForgotten(state, now);
  const failures = isFresh ? 1 : state.failures + 1;
  const delay = delaySecondsAfter(failures);
  return {
    failures,
    windowStartedAt: isFresh ? now : state.windowStartedAt,
    lockedUntil: delay > 0 ? new Date(now.getTime() + delay * 1000) : null,
  };
}

export function secondsLocked(state: GuardState | null, now: Date): number {
  const left = (state?.lockedUntil?.getTime() ?? 0) - now.getTime();
  return left > 0 ? Math.ceil(left / 1000) : 0;
}
