import { sql } from 'kysely';
import { connectDatabase, type Db } from '../src/db/database.ts';
import { PATIENCE_MS, type TestApp } from './test-app.ts';

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
  /**
   * Puts every row back as it was when take() was last asked. False where that can't be done: something was emptied as a
   * whole, or the server lets only its masters pass over keys and triggers.
   */
  undo(): Promise<boolean>;
  close(): Promise<void>;
};

/** From now on every table notes when a row of it changes: far cheaper than to compare all rows before and after a call. */
export async function watchTables({ db, connectionString }: TestApp): Promise<WrittenTables> {
  const tables = await listTables(db);
  await prepareNotes(db);
  for (const name of tables) {
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
  // A connection that passes over keys forgets the plans of all its statements, so this is none of the app's.
  const apart = connectDatabase({ connectionString, maxConnections: 1, connectionTimeoutMs: PATIENCE_MS });
  return {
    watched: tables.filter((name) => !(name in changedByRefusals)),
    async take() {
      const { rows } = await sql<{ name: string }>`delete from watch.written returning name`.execute(db);
      const names = new Set(rows.map(({ name }) => name));
      return [...names].filter((name) => !(name in changedByRefusals)).sort();
    },
    async undo() {
      const { rows } = await sql<{ isDone: boolean }>`select watch.undo() as "isDone"`.execute(apart.db);
      return rows[0]?.isDone === true;
    },
    close: () => apart.close(),
  };
}

async function prepareNotes(db: Db): Promise<void> {
  await sql`create schema watch`.execute(db);
  await sql`
    create unlogged table watch.written (n bigint generated always as identity, name text, was text, became text)`.execute(
    db,
  );
  await sql`
    create function watch.note() returns trigger language plpgsql as $$
    begin
      insert into watch.written (name, was, became)
      values (tg_table_schema || '.' || tg_table_name, old::text, new::text);
      return null;
    end $$`.execute(db);
  // What is reckoned from other columns can't be written.
  await sql`
    create function watch.columns(t regclass) returns text language sql stable as $$
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = t and attnum > 0 and not attisdropped and attgenerated = ''
    $$`.execute(db);
  await sql`
    create function watch.undo() returns boolean language plpgsql as $$
    declare note watch.written; columns text;
    begin
      if current_setting('is_superuser') = 'off'
        or exists (select from watch.written where was is null and became is null) then
        return false;
      end if;
      set local session_replication_role = replica;
      for note in select * from watch.written order by n desc loop
        if note.became is not null then
          execute format('delete from %1$s where ctid = (select ctid from %1$s t where t::text = $1 limit 1)', note.name)
            using note.became;
        end if;
        if note.was is not null then
          columns := watch.columns(note.name::regclass);
          execute format('insert into %1$s (%2$s) overriding system value select %2$s from (select ($1::%1$s).*) t', note.name, columns)
            using note.was;
        end if;
      end loop;
      delete from watch.written;
      return true;
    end $$`.execute(db);
}
