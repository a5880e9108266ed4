/** What a piece takes and where it will be used. */
export type PriceQuestion = {
  hours: number;
  /** Yuan an hour. */
  hourlyRate: number;
  complexity: Complexity;
  isCommercial: boolean;
};

/** How much talking and changing comes on top of the drawing, as people find it in practice. */
export const complexities = [
  { word: 'simple', name: '简单', percent: 100, hint: '一个主体，要求清楚' },
  { word: 'usual', name: '一般', percent: 115, hint: '要沟通两三轮' },
  { word: 'complex', name: '复杂', percent: 140, hint: '多人、多物或要反复定稿' },
  { word: 'demanding', name: '很复杂', percent: 175, hint: '世界观、成套设定、严格规范' },
] as const;
export type Complexity = (typeof complexities)[number]['word'];

/** A licence to earn money with it costs half as much again. */
export const COMMERCIAL_PERCENT = 150;
export const calculatorLimits = { hoursMax: 1000, hourlyRateMax: 10_000 } as const;

/** Prices that people say: to 10 yuan below a thousand, to 50 below ten thousand, to 100 above. */
function step(yuan: number): number {
  if (yuan < 1000) return 10;
  return yuan < 10_000 ? 50 : 100;
}

/**
 * The price to ask for, in whole yuan: hours × rate × complexity × use, rounded to a price that people say, and up when
 * it lies between two. Null for what can't be reckoned with.
 */
export function suggestPrice({ hours, hourlyRate, complexity, isCommercial }: PriceQuestion): number | null {
  const { hoursMax, hourlyRateMax } = calculatorLimits;
  if (!(hours > 0 && hours <= hoursMax && hourlyRate > 0 && hourlyRate <= hourlyRateMax)) return null;
  const percent = complexities.find((each) => each.word === complexity)?.percent;
  if (percent === undefined) return null;
  const use = isCommercial ? COMMERCIAL_PERCENT : 100;
  // In percent of percent, so that no decimal of a double decides which way to round.
  const yuan = Math.round(hours * hourlyRate * percent * use) / 10_000;
  return Math.ceil(yuan / step(yuan)) * step(yuan);
}
