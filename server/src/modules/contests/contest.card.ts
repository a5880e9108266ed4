import { contestCategories, contestStatuses } from '@zaojie/contract/contests/contest-words';
import { yuanOf } from '@zaojie/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';
import type { ChatCardSource, ShownCard } from '../../frame/chat-card.ts';
import type { CardRow } from './contest-rows.ts';

type Shown = Pick<
  CardRow,
  'id' | 'title' | 'category' | 'status' | 'prize_pool_fen' | 'participant_count' | 'cover'
>;

const viewCard = (row: Shown): ShownCard => ({
  id: row.id,
  title: row.title,
  price_min: yuanOf(row.prize_pool_fen),
  price_max: yuanOf(row.prize_pool_fen),
  status: row.status,
  status_label: contestStatuses[row.status],
  is_live: row.status === 'open' || row.status === 'running' || row.status === 'voting',
  note: `${contestCategories[row.category]} · ${row.participant_count} 人参加`,
  cover: row.cover,
  path: `/events/${row.id}`,
});

const columns = sql`c.id, c.title, c.category, c.status, c.prize_pool_fen, c.participant_count, c.cover`;

/** Whatever is listed is for everybody. */
async function listShown(db: Db, ids: readonly number[]): Promise<ShownCard[]> {
  const { rows } = await sql<Shown>`
    select ${columns} from contests c where c.id = any(${[...ids]}::bigint[]) and c.list_tab is not null
    order by c.id desc`.execute(db);
  return rows.map(viewCard);
}

const joinedBy = (userId: number, most: number): Sql => sql`
  select m.contest_id as id from contest_members m where m.user_id = ${userId} and m.joined_at is not null
  order by m.joined_at desc, m.contest_id desc limit ${most}`;
const organisedBy = (userId: number, most: number): Sql => sql`
  select o.id from contests o where o.organiser_id = ${userId} order by o.updated_at desc, o.id desc limit ${most}`;

export const contestCard: ChatCardSource = {
  type: 'activity',
  label: '活动',
  list: (db, ids) => listShown(db, ids),
  async findSendable(db, id) {
    return (await listShown(db, [id]))[0] ?? null;
  },
  /** What the one takes part in or holds. */
  async listSendable(db, { senderId }, most) {
    const { rows } = await sql<Shown>`
      select ${columns} from contests c
      where c.id in ((${joinedBy(senderId, most)}) union (${organisedBy(senderId, most)})) and c.list_tab is not null
      order by c.id desc limit ${most}`.execute(db);
    return rows.map(viewCard);
  },
};
