/** One thing that was looked at, and what is wrong with it; nothing when all is well. */
export type Check = { name: string; faults: readonly string[] };

export type Result = { passed: number; of: number; faults: readonly string[] };

export function resultOf(checks: readonly Check[]): Result {
  const failed = checks.filter(({ faults }) => faults.length > 0);
  return {
    passed: checks.length - failed.length,
    of: checks.length,
    faults: failed.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  };
}

/** Of a hundred. Rounded down: only what is without a fault has them all. */
export const scoreOf = ({ passed, of }: Pick<Result, 'passed' | 'of'>) =>
  of === 0 ? 100 : Math.floor((100 * passed) / of);

export const checkThat = (name: string, isTrue: boolean, fault = 'is missing'): Check => ({
  name,
  faults: isTrue ? [] : [fault],
});
