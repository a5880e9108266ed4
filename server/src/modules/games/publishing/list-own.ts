import type { listPublishedGames as endpoint } from '@zaojie/contract/games/game-publishing.endpoints';
import type { OwnGame } from '@zaojie/contract/games/game.schemas';
import { gameStatuses, type GameStatus } from '@zaojie/contract/games/game-words';
import { sql, type RawBuilder } from 'kysely';
import type { Action } from '../../../frame/action.ts';
import { pageOf } from '../../../frame/paging.ts';
import { cardsQuery, type CardRow } from '../game-rows.ts';
import { ownerCan } from '../game.policy.ts';
import { viewCard } from '../game.view.ts';

export type OwnRow = CardRow & { description: string };
type Mine = { userId: number; status: GameStatus | null };

const isMine = ({ userId, status }: Mine) =>
  sql`g.user_id = ${userId} and g.deleted_at is null and ${status === null ? sql`true` : sql`g.status = ${status}`}`;

export function ownQuery(mine: Mine, page: { limit: number; offset: number }): RawBuilder<OwnRow> {
  const ids = sql`
    select g.id, row_number() over (order by g.updated_at desc, g.id desc) as ord from games g
    where ${isMine(mine)} order by g.updated_at desc, g.id desc limit ${page.limit} offset ${page.offset}`;
  return cardsQuery<OwnRow>(ids, { viewerId: null, more: sql`, g.description` });
}

export function viewOwn(row: OwnRow): OwnGame {
  return {
    ...viewCard(row),
    status: row.status,
    status_label: gameStatuses[row.status],
    review_reason: row.review_reason,
    player_count: row.player_count,
    updated_at: new Date(row.updated_at).toISOString(),
    can: ownerCan(row),
  };
}

export const listPublishedGames: Action<typeof endpoint> = async ({ db, viewer }, { query }) => {
  const { page, per_page: perPage, status } = query;
  const mine = { userId: viewer.userId, status };
  const [{ rows }, counted] = await Promise.all([
    ownQuery(mine, { limit: perPage, offset: (page - 1) * perPage }).execute(db),
    sql<{ total: number }>`select count(*)::int as total from games g where ${isMine(mine)}`.execute(db),
  ]);
  return pageOf(rows.map(viewOwn), { total: counted.rows[0]?.total ?? 0, page, perPage });
};
