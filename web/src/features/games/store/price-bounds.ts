/** What the cheapest and the dearest game cost, in yuan. */
export type PriceBounds = { min: number; max: number };
/** Both ends as they are shown; null in a filter stands for the bound. */
export type PriceRange = { low: number; high: number };
type PriceFilter = { priceMin: number | null; priceMax: number | null };

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The lower end can't pass the upper one, nor either the data. */
export function clampLow(value: number, { high }: PriceRange, { min }: PriceBounds): number {
  return within(value, min, high);
}

export function clampHigh(value: number, { low }: PriceRange, { max }: PriceBounds): number {
  return within(value, low, max);
}

/** What an address asks for, brought within the bounds: ends that stand crossed fall together at the lower one. */
export function shownRange({ priceMin, priceMax }: PriceFilter, bounds: PriceBounds): PriceRange {
  const low = within(priceMin ?? bounds.min, bounds.min, bounds.max);
  return { low, high: within(priceMax ?? bounds.max, low, bounds.max) };
}

/** An end that stands at its bound filters nothing, and isn't kept. */
export function filterOf({ low, high }: PriceRange, { min, max }: PriceBounds): PriceFilter {
  return { priceMin: low <= min ? null : low, priceMax: high >= max ? null : high };
}

/** Nothing is cheaper or dearer than anything else, so there is nothing to set. */
export function isFlat({ min, max }: PriceBounds): boolean {
  return max <= min;
}
