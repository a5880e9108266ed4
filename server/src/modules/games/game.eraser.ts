import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { lockGame } from './game.queries.ts';
import { moveGame } from './publishing/move-game.ts';

/** Taken down for good; whoever bought one keeps it and what belongs to it. */
export const eraseGames: Eraser = async ({ db, now }, userId) => {
  const { rows } = await sql<{ id: number }>`select id from games
    where user_id = ${userId} and deleted_at is null and status in ('pending', 'published') order by id`.execute(
    db,
  );
  for (const { id } of rows) {
    await transaction(db, async (tx) => {
      const game = await lockGame(tx, id);
      if (game) await moveGame(tx, game, { move: 'withdraw', role: 'owner', now: now() });
    });
  }
  await sql`update game_comments set content = '这条评论已随账号注销删除' where user_id = ${userId}`.execute(
    db,
  );
};
