import { createHash } from 'node:crypto';

/** Numbers that look drawn by chance and are the same on every machine for one seed. */
export type Random = {
  /** From 0 up to, but never, 1. */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Index of one weight, drawn in proportion to it. */
  weighted(weights: readonly number[]): number;
};

/** Each part of the town draws from a stream of its own, so that adding one leaves the others as they were. */
export function createRandom(seed: string): Random {
  const next = mulberry32(createHash('sha256').update(seed).digest().readUInt32LE());
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (left -= weight) < 0);
      return index === -1 ? weights.length - 1 : index;
    },
  };
}

function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
