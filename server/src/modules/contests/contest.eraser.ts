import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { releaseAllUploads } from '../uploads/index.ts';

/** What was entered and decided stays as it was; plans that nobody saw go, and so do invitations that nobody answered. */
export const eraseContests: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) => {
    await sql`delete from contest_members where user_id = ${userId} and joined_at is null`.execute(tx);
    const { rows } = await sql<{ id: number }>`
      update contests set title = '已删除', summary = '', theme = '', theme_note = '', rules = '', criteria = '[]',
        prizes = '[]', sponsors = '[]', prize_pool_fen = 0, cover = null, found_words = '{}'
      where organiser_id = ${userId} and status in ('draft', 'rejected') returning id`.execute(tx);
    await releaseAllUploads(tx, { kind: 'contest', ownerIds: rows.map(({ id }) => id) });
  });
