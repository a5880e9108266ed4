import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { prepareTown, writeEverything, type TownOptions } from './fill-demo-town.ts';
import { demoEmail, people } from './people.ts';
import { withTownLock } from './town-lock.ts';

/** Empties everything and fills the town anew; until the last moment the old rows stand. */
export async function resetDemoTown(options: TownOptions): Promise<void> {
  await withTownLock(options.db, async (db) => {
    const town = await prepareTown(options);
    await transaction(db, async (tx) => {
      await emptyAllTables(tx);
      await writeEverything(tx, town, options);
    });
    options.log(`演示小镇：已清空重建，${town.plan.people.length} 位居民`);
  });
}

/** People who registered by themselves, or made a resident's account their own by changing its address. */
export async function countForeignUsers(db: Db): Promise<number> {
  const emails = people.map((person) => demoEmail(person.username));
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('email', 'is', null), eb('email', 'not in', emails)]))
    .executeTakeFirstOrThrow();
  return count;
}

export async function emptyAllTables(tx: Tx): Promise<void> {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`.execute(
    tx,
  );
  const tables = sql.join(rows.map((row) => sql.table(row.tablename)));
  const guards = await listGuards(tx);
  for (const { table, name } of guards) {
    await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(name)}`.execute(tx);
  }
  await sql`truncate ${tables} restart identity cascade`.execute(tx);
  for (const { table, name } of guards) {
    await sql`alter table ${sql.table(table)} enable trigger ${sql.ref(name)}`.execute(tx);
  }
}

/** What keeps append-only tables from being emptied; only this, and restoring a backup, sets it aside. */
async function listGuards(tx: Tx): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'refuse_change'::regproc`.execute(tx);
  return rows;
}
