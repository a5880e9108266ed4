import type { BountyStatus } from '@zaojie/contract/bounties/bounty-availability';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { countCompletedOrders, countLiveOrders } from '../orders/index.ts';
import type { BountyRow } from './bounty-rows.ts';

export type LockedBounty = Pick<
  BountyRow,
  | 'id'
  | 'user_id'
  | 'title'
  | 'category'
  | 'style'
  | 'description'
  | 'budget_min_fen'
  | 'budget_max_fen'
  | 'deadline'
  | 'images'
  | 'reference_link'
  | 'is_urgent'
  | 'is_commercial'
  | 'allow_multiple'
  | 'usage'
  | 'show_from'
  | 'credit'
  | 'status'
  | 'stop_recruit'
  | 'live_orders'
  | 'completed_orders'
  | 'applications_count'
>;

/** Whoever changes a bounty, its applications or their counts holds it, before any application. */
export async function lockBounty(tx: Tx, id: number): Promise<LockedBounty | null> {
  const held = await sql<{ id: number }>`
    select id from bounties where id = ${id} and deleted_at is null for no key update`.execute(tx);
  if (held.rows.length === 0) return null;
  // Asked once the lock is held: what was written while this waited shows only now.
  const { rows } = await sql<LockedBounty>`
    select b.id, b.user_id, b.title, b.category, b.style, b.description, b.budget_min_fen, b.budget_max_fen,
      b.deadline::text as deadline, b.images, b.reference_link, b.is_urgent, b.is_commercial, b.allow_multiple, b.usage,
      b.show_from, b.credit, b.status, b.stop_recruit, s.applications_count,
      ${countLiveOrders(sql.ref('b.id'))} as live_orders, ${countCompletedOrders(sql.ref('b.id'))} as completed_orders
    from bounties b join bounty_stats s on s.bounty_id = b.id where b.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export type BountyText = Pick<
  BountyRow,
  | 'title'
  | 'category'
  | 'style'
  | 'description'
  | 'budget_min_fen'
  | 'budget_max_fen'
  | 'deadline'
  | 'reference_link'
  | 'is_urgent'
  | 'is_commercial'
  | 'allow_multiple'
  | 'usage'
  | 'show_from'
  | 'credit'
> & { images: Picture[] };

const asColumns = (text: BountyText) => ({ ...text, images: JSON.stringify(text.images) });

export async function insertBounty(
  tx: Tx,
  bounty: BountyText & { user_id: number; rank: number; now: Date; status: BountyStatus },
): Promise<number> {
  const { now, user_id, rank, status, ...text } = bounty;
  const row = await tx
    .insertInto('bounties')
    .values({
      ...asColumns(text),
      user_id,
      rank,
      status,
      is_enterprise: sql<boolean>`coalesce((select is_enterprise from bounty_records where user_id = ${user_id}), false)`,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('bounty_stats').values({ bounty_id: row.id }).execute();
  return row.id;
}

export async function updateBounty(tx: Tx, id: number, text: BountyText, now: Date): Promise<void> {
  await tx
    .updateTable('bounties')
    .set({ ...asColumns(text), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function setBountyState(
  tx: Tx,
  id: number,
  state: { status: BountyStatus; stop_recruit: boolean; deadline: string; updated_at: Date },
): Promise<void> {
  await tx.updateTable('bounties').set(state).where('id', '=', id).execute();
}

export async function markDeleted(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('bounties').set({ deleted_at: now }).where('id', '=', id).execute();
}

/** False where it stands. */
export async function unmarkDeleted(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bounties')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertNote(tx: Tx, bountyId: number, content: string, now: Date): Promise<number> {
  const row = await tx
    .insertInto('bounty_notes')
    .values({ bounty_id: bountyId, content, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function countNotes(tx: Tx, bountyId: number): Promise<number> {
  const row = await tx
    .selectFrom('bounty_notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('bounty_id', '=', bountyId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Moves the counts of applications with them, and with the first and the last one what the market filters by. */
export async function moveApplicationCounts(
  tx: Tx,
  bountyId: number,
  by: { applications: number; viewed: number },
): Promise<void> {
  const { rows } = await sql<{ applications_count: number }>`
    update bounty_stats set applications_count = applications_count + ${by.applications},
      viewed_count = viewed_count + ${by.viewed}
    where bounty_id = ${bountyId} returning applications_count`.execute(tx);
  const hasApplicants = (rows[0]?.applications_count ?? 0) > 0;
  await tx
    .updateTable('bounties')
    .set({ has_applicants: hasApplicants })
    .where('id', '=', bountyId)
    .where('has_applicants', '<>', hasApplicants)
    .execute();
}
