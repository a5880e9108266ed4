import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { lockAsset } from './asset.queries.ts';
import { moveAsset } from './own/move-asset.ts';

export const eraseAssets: Eraser = async ({ db, now }, userId) => {
  const { rows } = await sql<{ id: number }>`
    select id from assets where user_id = ${userId} and status <> 'withdrawn' order by id`.execute(db);
  for (const { id } of rows) {
    await transaction(db, async (tx) => {
      const asset = await lockAsset(tx, id);
      if (asset) await moveAsset(tx, asset, { move: 'withdraw', role: 'owner', now: now() });
    });
  }
  await transaction(db, async (tx) => {
    await sql`update assets set title = '已删除', description = '', tags = '{}' where user_id = ${userId}`.execute(
      tx,
    );
    await sql`update asset_comments set content = '这条评论已随账号注销删除' where user_id = ${userId}`.execute(
      tx,
    );
    await sql`with gone as (delete from asset_favorites where user_id = ${userId} returning asset_id)
      update asset_stats set favorites_count = favorites_count - 1
      where asset_id in (select asset_id from gone)`.execute(tx);
    await sql`delete from asset_collections where user_id = ${userId}`.execute(tx);
  });
};
