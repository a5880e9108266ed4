import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { connectDatabase, type Database } from './database.ts';
import { createStatementNames } from './prepared-statements.ts';
import { statement } from './statement.ts';
import { afterCommit, transaction } from './transaction.ts';

let place: TestDatabase;
let database: Database;
beforeAll(async () => {
  place = await createTestDatabase();
  database = connectDatabase({
    connectionString: place.connectionString,
    maxConnections: 1,
    connectionTimeoutMs: 60_000,
  });
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

describe('a statement made once', () => {
  const sum = statement<{ a: number; b: number }, { total: number; word: string }>(
    ({ a, b }) => sql`select ${a}::int + ${b}::int + ${a}::int as total, ${'word'}::text as word`,
  );

  test('takes its values anew each time, those written into it stay', async () => {
    expect(await sum(database.db, { a: 1, b: 10 })).toEqual([{ total: 12, word: 'word' }]);
    expect(await sum(database.db, { a: 2, b: 20 })).toEqual([{ total: 24, word: 'word' }]);
  });

  test('runs inside a transaction as well', async () => {
    const rows = await transaction(database.db, (tx) => sum(tx, { a: 3, b: 1 }));
    expect(rows).toEqual([{ total: 7, word: 'word' }]);
  });

  test('is prepared by the database once it keeps coming', async () => {
    for (let i = 0; i < 8; i++) await sum(database.db, { a: i, b: 0 });
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      database.db,
    );
    expect(rows.filter((row) => row.statement.includes('as total'))).toHaveLength(1);
  });

  test('is prepared also when it takes no values, as the lists of visitors do', async () => {
    const constant = statement<object, { three: number }>(() => sql`select 1 + 2 as three`);
    for (let i = 0; i < 8; i++) {
      expect(await transaction(database.db, (tx) => constant(tx, {}))).toEqual([{ three: 3 }]);
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      database.db,
    );
    expect(rows.filter((row) => row.statement.includes('as three'))).toHaveLength(1);
    expect(rows.filter((row) => /begin|commit/i.test(row.statement))).toEqual([]);
  });
});

test('names are given to what comes back, each its own, and not without end', () => {
  const nameOf = createStatementNames();
  const often = Array.from({ length: 6 }, () => nameOf('select 1'));
  expect(often).toEqual([undefined, undefined, undefined, undefined, 's0', 's0']);
  const names = Array.from({ length: 1_000 }, (_, i) => {
    for (let again = 0; again < 4; again++) nameOf(`select ${i} as x`);
    return nameOf(`select ${i} as x`);
  });
  const given = names.filter((name) => name !== undefined);
  expect(given).toHaveLength(499);
  expect(new Set(given).size).toBe(499);
});

describe('after the commit', () => {
  test('an effect sees what was written', async () => {
    const order: string[] = [];
    await transaction(database.db, async (tx) => {
      afterCommit(tx, () => order.push('effect'));
      await sql`select 1`.execute(tx);
      order.push('work');
    });
    expect(order).toEqual(['work', 'effect']);
  });

  test('nothing happens when the work fails', async () => {
    let happened = false;
    const failing = transaction(database.db, async (tx) => {
      afterCommit(tx, () => (happened = true));
      await sql`select 1 / 0`.execute(tx);
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(happened).toBe(false);
  });

  test('an attempt that was started over leaves no effect behind', async () => {
    let attempts = 0;
    let effects = 0;
    await transaction(database.db, async (tx) => {
      attempts++;
      afterCommit(tx, () => effects++);
      if (attempts === 1) await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx);
    });
    expect([attempts, effects]).toEqual([2, 1]);
  });
});
