import { sql } from 'kysely';
import type { Db, Tx } from '../src/db/database.ts';
import { transaction } from '../src/db/transaction.ts';

/** Rows of one table that were gone through from its beginning, and those that an index led to. */
export type Reads = { walked: number; found: number };

class Undone extends Error {}

async function countsOf(tx: Tx, tables: readonly string[]): Promise<Map<string, Reads>> {
  const { rows } = await sql<Reads & { name: string }>`
    select relname as name, coalesce(seq_tup_read, 0)::int as walked, coalesce(idx_tup_fetch, 0)::int as found
    from pg_stat_xact_user_tables where relname = any(${[...tables]}::text[])`.execute(tx);
  return new Map(rows.map(({ name, ...reads }) => [name, reads]));
}

/**
 * What a piece of work reads of each table, by the engine's own count. For work that carries its statements out itself, where
 * there is no plan to look at. Nothing of it stays.
 */
export async function readsOf(
  db: Db,
  tables: readonly string[],
  work: (tx: Tx) => Promise<unknown>,
): Promise<Record<string, Reads>> {
  let reads: Record<string, Reads> = {};
  const undone = transaction(db, async (tx) => {
    // Helpers of the engine would count on their own.
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx);
    const before = await countsOf(tx, tables);
    await work(tx);
    const after = await countsOf(tx, tables);
    reads = Object.fromEntries(
      tables.map((name) => {
        const [{ walked, found }, earlier] = [after.get(name) ?? none, before.get(name) ?? none];
        return [name, { walked: walked - earlier.walked, found: found - earlier.found }];
      }),
    );
    throw new Undone();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return reads;
}
const none: Reads = { walked: 0, found: 0 };

/** The tables that were read from end to end, and the most rows that an index led to in one. */
export async function costOf(
  db: Db,
  tables: readonly string[],
  work: (tx: Tx) => Promise<unknown>,
): Promise<{ walked: string[]; most: number }> {
  const reads = Object.entries(await readsOf(db, tables, work));
  return {
    walked: reads.filter(([, { walked }]) => walked > 0).map(([name]) => name),
    most: Math.max(...reads.map(([, { found }]) => found)),
  };
}
