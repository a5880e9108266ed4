import type { StoredPrize } from '../contest.queries.ts';

/** What a place wins; the places of each prize follow those of the one before. */
export function prizeOfPlace(prizes: readonly StoredPrize[], place: number): StoredPrize | null {
  let last = 0;
  for (const prize of prizes) {
    last += prize.winners;
    if (place <= last) return prize;
  }
  return null;
}

export const placesOf = (prizes: readonly StoredPrize[]): number =>
  prizes.reduce((sum, { winners }) => sum + winners, 0);

export const poolOf = (prizes: readonly StoredPrize[]): number =>
  prizes.reduce((sum, { winners, amount_fen: fen }) => sum + winners * fen, 0);

export type Share = { userId: number; amountFen: number };

/** Equal parts to the fen; what can't be shared is the captain's. */
export function sharesOf(amountFen: number, captainId: number, memberIds: readonly number[]): Share[] {
  const each = Math.floor(amountFen / memberIds.length);
  const left = amountFen - each * memberIds.length;
  return memberIds
    .map((userId) => ({ userId, amountFen: each + (userId === captainId ? left : 0) }))
    .filter((share) => share.amountFen > 0);
}
