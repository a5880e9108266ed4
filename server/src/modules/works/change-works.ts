import { workErrors } from '@zaojie/contract/works/work.errors';
import type { Db, Tx } from '../../db/database.ts';
import type { ContextFor } from '../../frame/context.ts';
import { Refusal } from '../../frame/refusal.ts';
import { setShowcase } from '../storefronts/index.ts';
import { setShownWorkCount } from '../users/index.ts';
import { summariseShown } from './shown-work.queries.ts';
import { findOwnWork, isOwnPost, lockShelf, type Shelf, type WorkRow } from './work.queries.ts';

/** Changes of one's works, one after the other; profile and market show the outcome with the commit. */
export async function changeWorks<T>(
  context: Pick<ContextFor<'member'>, 'viewer' | 'transaction' | 'now'>,
  work: (tx: Tx, userId: number, shelf: Shelf) => Promise<T>,
): Promise<T> {
  const { userId } = context.viewer;
  return context.transaction(async (tx) => {
    const result = await work(tx, userId, await lockShelf(tx, userId));
    await showOutcome(tx, userId, context.now());
    return result;
  });
}

export async function showOutcome(tx: Tx, userId: number, now: Date): Promise<void> {
  const { count, first } = await summariseShown(tx, userId);
  await setShowcase(tx, userId, first, now);
  await setShownWorkCount(tx, userId, count);
}

/** Somebody else's is as missing as none. */
export async function getOwnWork(db: Db, userId: number, id: number): Promise<WorkRow> {
  const row = await findOwnWork(db, userId, id);
  if (!row) throw new Refusal(workErrors.notFound);
  return row;
}

export async function checkPost(tx: Tx, userId: number, postId: number | null | undefined): Promise<void> {
  if (typeof postId === 'number' && !(await isOwnPost(tx, userId, postId))) {
    throw new Refusal(workErrors.foreignPost);
  }
}
