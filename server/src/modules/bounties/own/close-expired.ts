import type { Services } from '../../../frame/context.ts';
import { transaction } from '../../../db/transaction.ts';
import { lockBounty } from '../bounty.queries.ts';
import { tryMove } from './move-bounty.ts';

/** The day of the deadline is over. Comes late or twice without harm: the table says no then. */
export async function closeExpired({ db, now }: Services, bountyId: number): Promise<void> {
  await transaction(db, async (tx) => {
    const bounty = await lockBounty(tx, bountyId);
    if (bounty) await tryMove(tx, bounty, 'expire', 'system', { now: now() });
  });
}
