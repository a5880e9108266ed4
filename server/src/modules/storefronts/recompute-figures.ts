import type { Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { refreshFigures } from './order.subscribers.ts';
import { findFigures, listOwners, lockStorefront, type Figures } from './storefront.queries.ts';

const AT_ONCE = 200;

export type Recomputed = { userId: number; before: Figures; after: Figures };

const isSame = (one: Figures, other: Figures) =>
  (Object.keys(one) as (keyof Figures)[]).every((figure) => one[figure] === other[figure]);

/**
 * Rating, satisfaction, completed works and on-time rate of everybody, reckoned anew from orders and reviews. One creator after the other, each in
 * a transaction of its own, while the site goes on. Answers with those that were wrong.
 */
export async function recomputeFigures(
  db: Db,
  now: () => Date,
): Promise<{ checked: number; changed: Recomputed[] }> {
  const changed: Recomputed[] = [];
  let checked = 0;
  let userIds = await listOwners(db, 0, AT_ONCE);
  while (userIds.length > 0) {
    for (const userId of userIds) {
      const difference = await recomputeOne(db, userId, now());
      if (difference) changed.push(difference);
      checked++;
    }
    userIds = await listOwners(db, userIds.at(-1) ?? 0, AT_ONCE);
  }
  return { checked, changed };
}

function recomputeOne(db: Db, userId: number, now: Date): Promise<Recomputed | null> {
  return transaction(db, async (tx) => {
    await lockStorefront(tx, userId);
    const before = await findFigures(tx, userId);
    await refreshFigures(tx, userId, now);
    const after = await findFigures(tx, userId);
    return before && after && !isSame(before, after) ? { userId, before, after } : null;
  });
}
