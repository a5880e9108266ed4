/** What the work below took of a processor on the machine on which budgets were set, with nothing beside it. */
const USUAL_MS = 110;

/** How many times slower than then a processor is at this moment, at least 1. */
function slowness(): number {
  const before = process.cpuUsage();
  const numbers = new Float64Array(65_536);
  let sum = 0;
  for (let round = 0; round < 100; round += 1) {
    for (let at = 0; at < numbers.length; at += 1) {
      sum += (sum % 7) + at / 3;
      numbers[at] = sum;
    }
  }
  return Math.max(1, process.cpuUsage(before).user / 1000 / USUAL_MS);
}

/**
 * Seconds of a processor that some work takes, as they would be on that machine: on a shared one such a second is worth half as
 * much in some hours, and beside a busy thread of the same core.
 */
export async function usualSeconds(work: () => Promise<unknown>): Promise<number> {
  const slowBefore = slowness();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000 / Math.max(slowBefore, slowness());
}
