import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { shownName } from '../users/index.ts';

// Events may be late or out of order, so what a notice tells is looked up.

export type ToldBounty = { id: number; user_id: number; title: string; deadline: string; picture: string };

const bountyColumns = sql`b.id, b.user_id, b.title, b.deadline::text as deadline,
  coalesce(b.images -> 0 ->> 'url', '') as picture`;

/** Gone ones are told of too: whoever applied should know. */
export async function findToldBounty(tx: Tx, id: number): Promise<ToldBounty | null> {
  const { rows } = await sql<ToldBounty>`select ${bountyColumns} from bounties b where b.id = ${id}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export type ToldApplication = {
  applicant_id: number;
  nickname: string;
  price_fen: number;
  reason: string;
  status: string;
};

export async function findToldApplication(tx: Tx, id: number): Promise<ToldApplication | null> {
  const { rows } = await sql<ToldApplication>`
    select a.user_id as applicant_id, ${shownName()} as nickname, a.price_fen, a.reason, a.status
    from bounty_applications a join users u on u.id = a.user_id where a.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export async function listApplicants(
  tx: Tx,
  bountyId: number,
  statuses: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from bounty_applications where bounty_id = ${bountyId} and status = any(${[...statuses]}::text[])
    order by id`.execute(tx);
  return rows.map((row) => row.user_id);
}

export async function findNote(tx: Tx, id: number): Promise<string | null> {
  const row = await tx.selectFrom('bounty_notes').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? null;
}
