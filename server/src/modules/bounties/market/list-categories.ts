import type { listBountyCategories as endpoint } from '@zaojie/contract/bounties/bounty.endpoints';
import { marketCategories } from '@zaojie/contract/market-words';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import { cachedFor } from '../../../platform/cache/db-cache.ts';

const CACHED_MS = 10_000;

async function countRecruiting(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ category: number; count: number }>`
    select category, count(*)::int as count from bounties where is_recruiting and deleted_at is null
    group by category`.execute(db);
  return new Map(rows.map(({ category, count }) => [category, count]));
}

const recruiting = cachedFor(CACHED_MS, countRecruiting);

export const listBountyCategories: Action<typeof endpoint> = async ({ db }) => {
  const counts = await recruiting(db);
  return marketCategories.map(({ id, name, word }) => ({ id, name, word, count: counts.get(id) ?? 0 }));
};
