import type { AssetStatus } from '@zaojie/contract/assets/asset-words';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type SeenAsset = { id: number; user_id: number; status: AssetStatus };

export async function findSeen(db: Db, id: number): Promise<SeenAsset | null> {
  const { rows } = await sql<SeenAsset>`select id, user_id, status from assets where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
