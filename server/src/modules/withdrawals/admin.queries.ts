import { withdrawalStateNames, type WithdrawalState } from '@zaojie/contract/withdrawals/withdrawal-states';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { availableFenOf } from '../ledger/index.ts';
import { personColumns } from '../users/index.ts';
import { shownColumns, type ShownWithdrawal } from './withdrawal.queries.ts';

export type AdminRow = ShownWithdrawal & {
  nickname: string;
  avatar: string;
  is_verified: boolean;
  available_fen: number;
  month_fen: number;
};

const select = (where: RawBuilder<unknown>, monthStart: Date) => sql<AdminRow>`
  select ${shownColumns}, p.nickname, p.avatar, coalesce(s.is_verified, false) as is_verified,
    ${availableFenOf(sql.ref('w.user_id'))} as available_fen,
    (select coalesce(sum(o.amount_fen), 0)::bigint from withdrawals o where o.user_id = w.user_id
      and o.state in ('approved', 'paid') and o.created_at >= ${monthStart}) as month_fen
  from withdrawals w join payout_accounts a on a.id = w.account_id
  join lateral (select ${personColumns()} from users u where u.id = w.user_id) p on true
  left join withdrawal_people s on s.user_id = w.user_id ${where}`;

export async function findForAdmin(db: Db, id: number, monthStart: Date): Promise<AdminRow | null> {
  const { rows } = await select(sql`where w.id = ${id}`, monthStart).execute(db);
  return rows[0] ?? null;
}

type Page = { state: WithdrawalState | null; limit: number; offset: number; monthStart: Date };

/** What waits comes first, who has waited longest at the top; then the latest. */
export async function listForAdmin(db: Db, { state, limit, offset, monthStart }: Page): Promise<AdminRow[]> {
  const order =
    state === 'pending'
      ? sql`order by w.id`
      : sql`order by w.state = 'pending' desc, case when w.state = 'pending' then w.id end, w.id desc`;
  const where = state === null ? sql`` : sql`where w.state = ${state}`;
  const { rows } = await select(sql`${where} ${order} limit ${limit} offset ${offset}`, monthStart).execute(
    db,
  );
  return rows;
}

export async function countByState(db: Db): Promise<Record<WithdrawalState, number>> {
  const rows = await db
    .selectFrom('withdrawals')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const pairs = withdrawalStateNames.map((name) => [name, counts.get(name) ?? 0] as const);
  return Object.fromEntries(pairs) as Record<WithdrawalState, number>;
}
