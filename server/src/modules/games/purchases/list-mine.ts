import type { listMyGames as endpoint } from '@zaojie/contract/games/game-purchase.endpoints';
import { sql, type RawBuilder } from 'kysely';
import type { Action } from '../../../frame/action.ts';
import { pageOf } from '../../../frame/paging.ts';
import { buildsOf, purchaseJson, type BuildRow, type PurchaseRow } from '../detail/detail.queries.ts';
import { viewBuild, viewPurchase } from '../detail/detail.view.ts';
import { cardsQuery, type CardRow } from '../game-rows.ts';
import { ownedCan } from '../game.policy.ts';
import { viewCard } from '../game.view.ts';

type MineRow = CardRow & { purchase: PurchaseRow; builds: BuildRow[] };

export function mineQuery(
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<MineRow> {
  const page = sql`
    select p.game_id as id, p.id as purchase_id, row_number() over (order by p.created_at desc, p.id desc) as ord
    from game_purchases p where p.user_id = ${userId} and p.status <> 'refunded'
    order by p.created_at desc, p.id desc limit ${limit} offset ${offset}`;
  return cardsQuery<MineRow>(page, {
    viewerId: sql`${userId}::bigint`,
    more: sql`, ${purchaseJson} as purchase, ${buildsOf(sql.ref('g.id'))} as builds`,
    joins: sql`join game_purchases p on p.id = page.purchase_id`,
  });
}

export const listMyGames: Action<typeof endpoint> = async ({ db, viewer, now }, { query }) => {
  const { page, per_page: perPage } = query;
  const { userId } = viewer;
  const [{ rows }, counted] = await Promise.all([
    mineQuery(userId, { limit: perPage, offset: (page - 1) * perPage }).execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from game_purchases where user_id = ${userId} and status <> 'refunded'`.execute(
      db,
    ),
  ]);
  const games = rows.map((row) => ({
    ...viewCard(row),
    purchase: viewPurchase(row.purchase, now()),
    builds: row.builds.map(viewBuild),
    is_available: row.status === 'published',
    can: ownedCan(viewer, { purchase: row.purchase, builds: row.builds, ownerId: row.user_id }, now()),
  }));
  return pageOf(games, { total: counted.rows[0]?.total ?? 0, page, perPage });
};
