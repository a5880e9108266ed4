// Apart from the schemas: pages that only offer the choices don't load a validator.

/** Bands of starting prices. The lower bound is in, the upper one is not: every price is in one band. */
export const priceBands = [
  { id: 1, word: '0-1000', name: '0–1000', fromFen: 0, belowFen: 100_000 },
  { id: 2, word: '1000-3000', name: '1000–3000', fromFen: 100_000, belowFen: 300_000 },
  { id: 3, word: '3000-5000', name: '3000–5000', fromFen: 300_000, belowFen: 500_000 },
  { id: 4, word: '5000-10000', name: '5000–10000', fromFen: 500_000, belowFen: 1_000_000 },
  { id: 5, word: '10000+', name: '10000 以上', fromFen: 1_000_000, belowFen: null },
] as const;

export type PriceBand = (typeof priceBands)[number];

/** In an address a plus sign may arrive as a space. */
export function priceBandOf(given: unknown): PriceBand | null {
  if (typeof given !== 'string') return null;
  const wanted = given.trim().replace(/^10000( |%2B)?$/i, '10000+');
  return priceBands.find((band) => band.word === wanted) ?? null;
}

export function priceBandOfFen(fen: number): PriceBand {
  const band = priceBands.find((each) => each.belowFen === null || fen < each.belowFen);
  if (!band) throw new RangeError(`in no band: ${fen}`);
  return band;
}

export const creatorSorts = ['rating', 'orders', 'price_asc', 'price_desc'] as const;
export type CreatorSort = (typeof creatorSorts)[number];
