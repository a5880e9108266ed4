import type { BanAppealState } from '@zaojie/contract/sanctions/appeal-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { shownName } from '../users/index.ts';
import { holdsAt } from './sanction.sql.ts';

export type OwnBanRow = {
  user_id: number;
  reason: string;
  until: Date | null;
  holds: boolean;
  words: string | null;
  state: BanAppealState | null;
  answer: string;
  appealed_at: Date | null;
};

export async function findOwnBan(db: Db, sanctionId: number, now: Date): Promise<OwnBanRow | null> {
  const { rows } = await sql<OwnBanRow>`
    select x.user_id, x.reason, x.until, ${holdsAt(sql`${now}`)} as holds, a.words, a.state,
      coalesce(a.answer, '') as answer, a.created_at as appealed_at
    from sanctions x left join ban_appeals a on a.sanction_id = x.id
    where x.id = ${sanctionId} and x.kind = 'ban'`.execute(db);
  return rows[0] ?? null;
}

/** False when there was one before. */
export async function insertBanAppeal(
  tx: Tx,
  { sanctionId, userId, words, now }: { sanctionId: number; userId: number; words: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ban_appeals')
    .values({ sanction_id: sanctionId, user_id: userId, words, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type BanAppealRow = {
  id: number;
  sanction_id: number;
  user_id: number;
  person: { id: number; nickname: string; avatar: string };
  reason: string;
  until: Date | null;
  imposed_by: string;
  imposed_at: Date;
  words: string;
  state: BanAppealState;
  answer: string;
  admin: string;
  created_at: Date;
  decided_at: Date | null;
};

const select = (rest: RawBuilder<unknown>) => sql<BanAppealRow>`
  select a.id, a.sanction_id, a.user_id, x.reason, x.until, x.created_at as imposed_at, a.words, a.state, a.answer,
    a.created_at, a.decided_at, ${shownName('i')} as imposed_by,
    case when d.id is null then '' else ${shownName('d')} end as admin,
    json_build_object('id', u.id, 'nickname', ${shownName()}, 'avatar', u.avatar) as person
  from ban_appeals a join sanctions x on x.id = a.sanction_id join users u on u.id = a.user_id
    join users i on i.id = x.imposed_by left join users d on d.id = a.decided_by ${rest}`;

export async function findBanAppeal(db: Db, id: number): Promise<BanAppealRow | null> {
  return (await select(sql`where a.id = ${id}`).execute(db)).rows[0] ?? null;
}

export async function lockBanAppeal(tx: Tx, id: number): Promise<BanAppealRow | null> {
  await sql`select from ban_appeals where id = ${id} for no key update`.execute(tx);
  return findBanAppeal(tx, id);
}

export type BanAppealList = { state: BanAppealState; limit: number; offset: number };

/** Who has waited longest comes first; of what is decided, the latest. */
export function banAppealsQuery({ state, limit, offset }: BanAppealList): RawBuilder<BanAppealRow> {
  return select(sql`where a.state = ${state}
    order by a.id ${state === 'open' ? sql`` : sql`desc`} limit ${limit} offset ${offset}`);
}

/** No more are counted than anybody turns pages for. */
export const MOST_COUNTED = 2000;

/** In an order that only the index has: where most are of one state, looking through the table seems as cheap, and isn't for the next state. */
const countOf = (state: BanAppealState) => sql<number>`(select count(*)::int from (
  select from ban_appeals where state = ${sql.lit(state)} order by id desc limit ${sql.lit(MOST_COUNTED)}) counted)`;

export async function countBanAppeals(db: Db): Promise<Record<BanAppealState, number>> {
  const { rows } = await sql<Record<BanAppealState, number>>`
    select ${countOf('open')} as open, ${countOf('lifted')} as lifted, ${countOf('kept')} as kept`.execute(
    db,
  );
  return rows[0] ?? { open: 0, lifted: 0, kept: 0 };
}

type Settled = { state: BanAppealState; answer: string; adminId: number; now: Date };

/** One that is open, by the sanction it speaks against. */
export async function settleBanAppeal(
  tx: Tx,
  sanctionId: number,
  { state, answer, adminId, now }: Settled,
): Promise<void> {
  await tx
    .updateTable('ban_appeals')
    .set({ state, answer, decided_by: adminId, decided_at: now })
    .where('sanction_id', '=', sanctionId)
    .where('state', '=', 'open')
    .execute();
}
