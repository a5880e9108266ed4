import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { HitRow } from '../../frame/search-source.ts';

/** The hits of all types in one statement, in no order. */
export async function listHits(db: Db, parts: readonly RawBuilder<HitRow>[]): Promise<HitRow[]> {
  if (parts.length === 0) return [];
  return (await sql<HitRow>`${sql.join(parts, sql` union all `)}`.execute(db)).rows;
}
