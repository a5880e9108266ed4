import { bountyStatusLabel } from '@zaojie/contract/bounties/bounty-availability';
import { marketCategories, marketStyles, marketWordOf } from '@zaojie/contract/market-words';
import { yuanOf } from '@zaojie/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';
import type { ChatCardSource, ShownCard } from '../../frame/chat-card.ts';
import type { BountyRow } from './bounty-rows.ts';

type CardRow = Pick<
  BountyRow,
  'id' | 'title' | 'category' | 'style' | 'budget_min_fen' | 'budget_max_fen' | 'status'
> & { is_recruiting: boolean; cover: ShownCard['cover'] };

function viewCard(row: CardRow): ShownCard {
  const category = marketWordOf(marketCategories, row.category).name;
  const style = marketWordOf(marketStyles, row.style).name;
  return {
    id: row.id,
    title: row.title,
    price_min: yuanOf(row.budget_min_fen),
    price_max: yuanOf(row.budget_max_fen),
    status: row.status,
    status_label: bountyStatusLabel(row.status),
    is_live: row.is_recruiting,
    note: `${category} · ${style}`,
    cover: row.cover,
    path: `/commission?bounty=${row.id}`,
  };
}

/** Whoever may see a bounty sees its card; pending ones are their owner's. */
async function listVisible(
  db: Db,
  readerId: number,
  { which, most }: { which: Sql; most: number },
): Promise<ShownCard[]> {
  const { rows } = await sql<CardRow>`
    select b.id, b.title, b.category, b.style, b.budget_min_fen, b.budget_max_fen, b.status, b.is_recruiting,
      b.images -> 0 as cover
    from bounties b
    where ${which} and b.deleted_at is null and (b.status <> 'pending' or b.user_id = ${readerId})
    order by b.id desc limit ${most}`.execute(db);
  return rows.map(viewCard);
}

const withIds = (ids: readonly number[]) => sql`b.id = any(${[...ids]}::bigint[])`;

export const bountyCard: ChatCardSource = {
  type: 'bounty',
  label: '约稿',
  list: (db, ids, readerId) => listVisible(db, readerId, { which: withIds(ids), most: ids.length }),
  async findSendable(db, id, { senderId }) {
    const [card] = await listVisible(db, senderId, { which: withIds([id]), most: 1 });
    return card ?? null;
  },
  listSendable: (db, { senderId }, most) =>
    listVisible(db, senderId, { which: sql`b.user_id = ${senderId}`, most }),
};
