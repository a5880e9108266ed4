import { dayInShanghai } from '@zaojie/contract/days';
import type { Tx } from '../../db/database.ts';
import { lockUsers, moveScore } from '../users/index.ts';
import { insertEntry } from './score.queries.ts';
import { deeds, type Deed } from './score.rules.ts';

export type CreditedDeed = { kind: Deed; userId: number; source: string };

/** Adds a deed to somebody's score, unless it has counted already or the day's share is used up; tells whether it counted. */
export async function creditDeed(tx: Tx, deed: CreditedDeed, now: Date): Promise<boolean> {
  const { points, perDay } = deeds[deed.kind];
  const [lockedId] = await lockUsers(tx, [deed.userId]);
  if (lockedId === undefined) return false;
  const hasCounted = await insertEntry(tx, { ...deed, points, perDay, day: dayInShanghai(now), now });
  if (hasCounted) await moveScore(tx, deed.userId, points);
  return hasCounted;
}
