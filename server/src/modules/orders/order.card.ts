import { yuanOf } from '@zaojie/contract/money';
import { orderStatusLabels, type OrderStatus } from '@zaojie/contract/orders/order-status';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';
import type { CardBetween, ChatCardSource, ShownCard } from '../../frame/chat-card.ts';

type CardRow = { id: number; order_numbers: string; title: string; price_fen: number; status: OrderStatus };

const ended: ReadonlySet<OrderStatus> = new Set(['completed', 'cancelled', 'refunded']);

function viewCard(row: CardRow): ShownCard {
  const price = yuanOf(row.price_fen);
  return {
    id: row.id,
    title: row.title,
    price_min: price,
    price_max: price,
    status: row.status,
    status_label: orderStatusLabels[row.status],
    is_live: !ended.has(row.status),
    note: row.order_numbers,
    cover: null,
    path: `/order/${row.id}`,
  };
}

async function listWhere(db: Db, condition: Sql, most: number): Promise<ShownCard[]> {
  const { rows } = await sql<CardRow>`
    select o.id, o.order_numbers, o.title, o.price_fen, o.status from orders o
    where ${condition} order by o.id desc limit ${most}`.execute(db);
  return rows.map(viewCard);
}

const withIds = (ids: readonly number[]) => sql`o.id = any(${[...ids]}::bigint[])`;
const isPartyTo = (userId: number) => sql`(o.client_id = ${userId} or o.creator_id = ${userId})`;
/** Nobody orders from themselves, so this means one of each. */
const isBetween = ({ senderId, recipientId }: CardBetween) =>
  sql`o.client_id in (${senderId}, ${recipientId}) and o.creator_id in (${senderId}, ${recipientId})`;

/** The two of the order show it to each other, and to nobody else. */
export const orderCard: ChatCardSource = {
  type: 'order',
  label: '订单',
  list: (db, ids, readerId) => listWhere(db, sql`${withIds(ids)} and ${isPartyTo(readerId)}`, ids.length),
  async findSendable(db, id, between) {
    const [card] = await listWhere(db, sql`${withIds([id])} and ${isBetween(between)}`, 1);
    return card ?? null;
  },
  listSendable: (db, between, most) => listWhere(db, isBetween(between), most),
};
