/** The middle of an odd number of runs: one run that the machine disturbed doesn't count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Figures differ from machine to machine; the ratio to a yardstick measured in the same run says more. */
export function ratioLine(name: string, value: number, yardstick: number): string {
  const ratio = value / yardstick;
  return `${name.padEnd(46)} ${value.toFixed(0).padStart(8)}/s   ${(ratio * 100).toFixed(0).padStart(4)} % of the yardstick`;
}
