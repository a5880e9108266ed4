import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { PATIENCE_MS } from '../../test/test-app.ts';
import { connectDatabase, openKeptConnections } from './database.ts';

test.each([
  [3, 3],
  [undefined, 0],
])('of 6 connections that were in use, with %s to keep, %i stay open', async (keptConnections, staying) => {
  const database = await createTestDatabase();
  const { db, pool, close } = connectDatabase({
    connectionString: database.connectionString,
    maxConnections: 6,
    connectionTimeoutMs: PATIENCE_MS,
    ...(keptConnections !== undefined && { keptConnections }),
  });
  try {
    await openKeptConnections(pool);
    expect([pool.totalCount, pool.idleCount]).toEqual([staying, staying]);
    pool.options.idleTimeoutMillis = 1;
    await Promise.all(Array.from({ length: 6 }, () => sql`select pg_sleep(0.05)`.execute(db)));
    await expect.poll(() => pool.totalCount, { timeout: PATIENCE_MS }).toBe(staying);
    await sql`select 1`.execute(db);
  } finally {
    await close();
    await database.drop();
  }
});
