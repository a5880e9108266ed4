import type { Tx } from '../../../db/database.ts';
import { moveApplicationCounts } from '../bounty.queries.ts';
import { moveRecord } from '../record.queries.ts';
import { declineWaiting } from './application-moves.queries.ts';

/** Whoever calls holds the bounty. Gives how many there were. */
export async function declineAll(
  tx: Tx,
  bounty: { id: number; user_id: number },
  words: { reason: string; now: Date },
): Promise<number> {
  const { declined, viewed, due, in_time: inTime } = await declineWaiting(tx, bounty.id, words);
  if (viewed > 0) await moveApplicationCounts(tx, bounty.id, { applications: 0, viewed });
  await moveRecord(tx, bounty.user_id, { replies_due: due, replies_in_time: inTime });
  return declined;
}
