import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

// Any constant will do, as long as no other advisory lock uses it.
const TOWN_LOCK = 7_209_882;
const ASK_AGAIN_MS = 200;

/**
 * One process at a time; the lock falls with its connection, so a killed process blocks nobody. It is asked for
 * again and again instead of waited for, because a statement that waits would run into its time limit.
 */
export async function withTownLock<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    while (!(await tryLock(connection))) await sleep(ASK_AGAIN_MS);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${TOWN_LOCK})`.execute(connection);
    }
  });
}

async function tryLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_lock(${TOWN_LOCK}) as locked`.execute(db);
  return rows[0]?.locked ?? false;
}
