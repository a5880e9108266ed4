import type { GameWord } from '@zaojie/contract/games/game-words';

/** Choices as bits: bit n stands for the word n. */
export function maskOf(ids: readonly number[]): number {
  return ids.reduce((mask, id) => mask | (1 << id), 0);
}

export function idsOf(words: readonly GameWord[], mask: number): number[] {
  return words.filter(({ id }) => (mask & (1 << id)) !== 0).map(({ id }) => id);
}

export function namesOf(words: readonly GameWord[], mask: number): string[] {
  return words.filter(({ id }) => (mask & (1 << id)) !== 0).map(({ name }) => name);
}

/** Those of the ids that name something: an address may hold anything. */
export function knownMask(words: readonly GameWord[], ids: readonly number[]): number {
  return maskOf(ids.filter((id) => words.some((word) => word.id === id)));
}
