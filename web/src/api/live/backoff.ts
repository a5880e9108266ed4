const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait before try number `attempt` (0, 1, 2 …): doubling, and never at the same moment as everybody else. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return Math.max(FIRST_MS, Math.round(most * (0.5 + random() / 2)));
}
