import { fenOf } from '@zaojie/contract/money';

const STEPS = [1, 2, 5, 10];

/** The round figure at the top of the chart: the least of 1, 2 and 5 with zeros that nothing rises above. */
export function roundAbove(yuan: number): number {
  if (!(yuan > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(yuan));
  // A power of ten below 1 isn't exact; whole figures are.
  const step = STEPS.find((each) => each * power >= yuan) ?? STEPS.at(-1)!;
  return power < 1 ? step / Math.round(1 / power) : step * power;
}

/** In yuan, to the fen below. */
export function monthlyMean(totalYuan: number, months: number): number {
  const fen = fenOf(totalYuan);
  return fen === null ? Math.floor(totalYuan / months) : Math.floor(fen / months) / 100;
}

/** 11月 */
export function monthLabel(month: string): string {
  return `${Number(month.slice(5))}月`;
}
