import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';

/** Tables that a refused call may change, and why. */
export const changedByRefusals: Record<string, string> = {
  'public.login_guards': 'counts wrong passwords',
  'public.verification_codes': 'counts wrong codes',
};

export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' order by name`.execute(db);
  return rows.map(({ name }) => name);
}

export type WrittenTables = {
  watched: readonly string[];
  /** Those that were written since this was last asked. What was taken back, or set to what it was, counts as nothing. */
  take(): Promise<string[]>;
};

/** From now on every table notes when a row of it changes: far cheaper than to compare all rows before and after a call. */
export async function watchTables(db: Db): Promise<WrittenTables> {
  const watched = (await listTables(db)).filter((name) => !(name in changedByRefusals));
  await sql`create schema watch`.execute(db);
  await sql`create unlogged table watch.written (name text)`.execute(db);
  await sql`
    create function watch.note() returns trigger language plpgsql as $$
    begin
      insert into watch.written values (tg_table_schema || '.' || tg_table_name);
      return null;
    end $$`.execute(db);
  for (const name of watched) {
    const table = sql.table(name);
    await sql`create trigger watch_rows after insert or delete on ${table} for each row execute function watch.note()`.execute(
      db,
    );
    await sql`create trigger watch_changes after update on ${table} for each row
      when ((old.*)::text is distinct from (new.*)::text) execute function watch.note()`.execute(db);
    await sql`create trigger watch_emptying after truncate on ${table} execute function watch.note()`.execute(
      db,
    );
  }
  return {
    watched,
    async take() {
      const { rows } = await sql<{ name: string }>`delete from watch.written returning name`.execute(db);
      return [...new Set(rows.map(({ name }) => name))].sort();
    },
  };
}
