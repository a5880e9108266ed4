import { sql } from 'kysely';
import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import type { Day } from '@zaojie/contract/days';
import type { Db, Tx } from '../../db/database.ts';
import { verifiedOf } from '../verifications/index.ts';
import type { Reviews, Span } from './storefront.rules.ts';

export type StorefrontRow = Reviews & {
  user_id: number;
  types: number[];
  styles: number[];
  is_accepting: boolean;
  wishes_to_hear: boolean;
  seats: number;
  is_business_verified: boolean;
  is_personal_verified: boolean;
  completed_count: number;
  timed_count: number;
  on_time_count: number;
  /** They keep works. */
  hasShowcase: boolean;
};

/** Of whoever never saved one. */
export const freshStorefront = (userId: number): StorefrontRow => ({
  user_id: userId,
  types: [],
  styles: [],
  is_accepting: true,
  wishes_to_hear: true,
  seats: storefrontLimits.schedule.seatsDefault,
  is_business_verified: false,
  is_personal_verified: false,
  completed_count: 0,
  timed_count: 0,
  on_time_count: 0,
  hasShowcase: false,
  reviewCount: 0,
  ratingSum: 0,
  satisfiedCount: 0,
});

const columns = sql`user_id, types, styles, is_accepting, wishes_to_hear, seats, is_business_verified, is_personal_verified,
  completed_count, timed_count, on_time_count, showcase <> '[]'::jsonb as "hasShowcase", review_count as "reviewCount", rating_sum as "ratingSum", satisfied_count as "satisfiedCount"`;

/** Everything that changes a storefront, its services or its holidays does so one after the other, by this row. */
export async function lockStorefront(tx: Tx, userId: number): Promise<StorefrontRow> {
  await sql`
    insert into storefronts (user_id, is_personal_verified, is_business_verified)
    select ${userId}::bigint, coalesce((v.verified ->> 'personal')::boolean, false),
      coalesce((v.verified ->> 'enterprise')::boolean, false)
    from (select ${verifiedOf(sql.val(userId))} as verified) v on conflict do nothing`.execute(tx);
  const { rows } = await sql<StorefrontRow>`
    select ${columns} from storefronts where user_id = ${userId} for no key update`.execute(tx);
  if (!rows[0]) throw new Error(`No storefront of ${userId}`);
  return rows[0];
}

export async function findStorefront(db: Db, userId: number): Promise<StorefrontRow | null> {
  const { rows } = await sql<StorefrontRow>`
    select ${columns} from storefronts where user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

export type StorefrontChanges = Partial<
  Pick<StorefrontRow, 'types' | 'styles' | 'is_accepting' | 'wishes_to_hear' | 'seats'>
>;

export async function updateStorefront(tx: Tx, userId: number, changes: StorefrontChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('storefronts').set(changes).where('user_id', '=', userId).execute();
}

/** What stands beside their name on the market; whoever has no storefront gets it with the storefront. */
export async function updateMarks(
  tx: Tx,
  userId: number,
  marks: { is_personal_verified: boolean } | { is_business_verified: boolean },
): Promise<void> {
  await tx.updateTable('storefronts').set(marks).where('user_id', '=', userId).execute();
}

export type VacationRow = Span & { id: number; note: string };

/** Those that aren't over on the day, the earliest first. */
export async function listVacations(db: Db, userId: number, since: Day): Promise<VacationRow[]> {
  const { rows } = await sql<VacationRow>`
    select id, starts_on::text as "from", ends_on::text as "to", note from vacations
    where user_id = ${userId} and ends_on >= ${since}::date order by starts_on`.execute(db);
  return rows;
}

/** Those to come and today's become exactly these. One that began before stays begun. */
export async function replaceVacations(
  tx: Tx,
  userId: number,
  since: Day,
  spans: readonly (Span & { note: string })[],
): Promise<void> {
  await sql`delete from vacations where user_id = ${userId} and ends_on >= ${since}::date`.execute(tx);
  if (spans.length === 0) return;
  await sql`
    insert into vacations (user_id, starts_on, ends_on, note)
    select ${userId}, * from unnest(${spans.map((span) => span.from)}::date[], ${spans.map((span) => span.to)}::date[],
      ${spans.map((span) => span.note)}::text[])`.execute(tx);
}

/** The first pictures of somebody's kept works, for the market. */
export async function updateShowcase(tx: Tx, userId: number, pictures: readonly object[]): Promise<void> {
  await sql`update storefronts set showcase = ${JSON.stringify(pictures)}::jsonb where user_id = ${userId}`.execute(
    tx,
  );
}

export type Figures = Reviews & { completed: number; timedCount: number; onTimeCount: number };

export async function updateFigures(tx: Tx, userId: number, figures: Figures): Promise<void> {
  await tx
    .updateTable('storefronts')
    .set({
      completed_count: figures.completed,
      review_count: figures.reviewCount,
      rating_sum: figures.ratingSum,
      satisfied_count: figures.satisfiedCount,
      timed_count: figures.timedCount,
      on_time_count: figures.onTimeCount,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** As they stand in the columns; null without a storefront. */
export async function findFigures(db: Db, userId: number): Promise<Figures | null> {
  const { rows } = await sql<Figures>`
    select completed_count as completed, review_count as "reviewCount", rating_sum as "ratingSum",
      satisfied_count as "satisfiedCount", timed_count as "timedCount", on_time_count as "onTimeCount"
    from storefronts where user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** Some of all, in the order of their numbers. */
export async function listOwners(db: Db, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('storefronts')
    .select('user_id')
    .where('user_id', '>', afterId)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}
