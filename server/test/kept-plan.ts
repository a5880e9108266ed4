import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';

/** We name what comes a fifth time; the engine plans the next five for their own values, then keeps one plan if it looks no dearer. */
const TIMES = 14;

/** How often a statement that reads `table` was carried out by its kept plan, run as often as it takes to have one. */
export function keptPlanUses(db: Db, table: string, run: (db: Db) => Promise<unknown>): Promise<number> {
  return db.connection().execute(async (one) => {
    for (let time = 0; time < TIMES; time++) await run(one);
    const { rows } = await sql<{ uses: number }>`
      select coalesce(sum(generic_plans), 0)::int as uses from pg_prepared_statements
      where statement like ${`%from ${table} %`}`.execute(one);
    return rows[0]?.uses ?? 0;
  });
}
