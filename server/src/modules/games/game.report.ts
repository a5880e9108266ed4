import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../frame/report-target.ts';
import { isBlockedBy } from '../users/index.ts';
import { lockGame } from './game.queries.ts';
import { moveGame } from './publishing/move-game.ts';

async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select id, user_id as "ownerId", title, summary as excerpt, '/games/' || id as link from games
    where id = any(${[...ids]}::bigint[]) and status = 'published' and deleted_at is null`.execute(db);
  return rows;
}

/** Out of the store; it waits for an administrator like one that the filter held. */
async function takeDown(tx: Tx, id: number, now: Date): Promise<boolean> {
  const game = await lockGame(tx, id);
  if (game?.status !== 'published') return false;
  await moveGame(tx, game, { move: 'hold', role: 'moderator', now, reason: '有人举报，核实后成立' });
  return true;
}

async function giveBack(tx: Tx, id: number, now: Date): Promise<boolean> {
  const game = await lockGame(tx, id);
  if (game?.status !== 'pending') return false;
  await moveGame(tx, game, { move: 'approve', role: 'moderator', now });
  return true;
}

export const gameReport: ReportTarget = {
  kind: 'game',
  list: listReported,
  isOpenTo: async (db, { ownerId }, readerId) => !(await isBlockedBy(db, ownerId, readerId)),
  remove: takeDown,
  restore: giveBack,
};
