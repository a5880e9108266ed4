import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

const columns = [
  'hired',
  'completed',
  'paid_on_time',
  'paid_late',
  'replies_due',
  'replies_in_time',
] as const;
export type RecordMoves = Partial<Record<(typeof columns)[number], number>>;

/** Adds to how somebody has dealt with applicants. */
export async function moveRecord(tx: Tx, userId: number, moves: RecordMoves): Promise<void> {
  const names = columns.filter((column) => (moves[column] ?? 0) !== 0);
  if (names.length === 0) return;
  const added = names.map((name) => sql`${sql.ref(name)} = bounty_records.${sql.ref(name)} + ${moves[name]}`);
  await sql`insert into bounty_records (user_id) values (${userId}) on conflict do nothing`.execute(tx);
  await sql`update bounty_records set ${sql.join(added)} where user_id = ${userId}`.execute(tx);
}

/** Verified or no longer: what they have published shows it too. */
export async function setEnterprise(tx: Tx, userId: number, isEnterprise: boolean): Promise<void> {
  await sql`insert into bounty_records (user_id, is_enterprise) values (${userId}, ${isEnterprise})
    on conflict (user_id) do update set is_enterprise = excluded.is_enterprise`.execute(tx);
  await tx
    .updateTable('bounties')
    .set({ is_enterprise: isEnterprise })
    .where('user_id', '=', userId)
    .where('is_enterprise', '<>', isEnterprise)
    .execute();
}
