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
  /**
   * Puts every row back as it was when take() was last asked. False where that can't be done: something was emptied as a whole.
   */
  undo(): Promise<boolean>;
};

/** From now on every table notes when a row of it changes: far cheaper than to compare all rows before and after a call. */
export async function watchTables(db: Db): Promise<WrittenTables> {
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
  return {
    watched: tables.filter((name) => !(name in changedByRefusals)),
    async take() {
      const { rows } = await sql<{ name: string }>`delete from watch.written returning name`.execute(db);
      const names = new Set(rows.map(({ name }) => name));
      return [...names].filter((name) => !(name in changedByRefusals)).sort();
    },
    async undo() {
      const { rows } = await sql<{ isDone: boolean }>`select watch.undo() as "isDone"`.execute(db);
      return rows[0]?.isDone === true;
    },
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
      if current_setting('watch.is_undoing', true) = 'on' then return null; end if;
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
  // A number that a row was given is given for good.
  await sql`
    create function watch.changeable(t regclass) returns text language sql stable as $$
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = t and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'
    $$`.execute(db);
  await sql`
    create function watch.guards(t regclass) returns boolean language sql stable as $$
      select exists (select from pg_trigger where tgrelid = t and not tgisinternal and tgname not like 'watch\\_%')
    $$`.execute(db);
  await sql`
    create function watch.put_back(note watch.written) returns void language plpgsql as $$
    declare
      row text := format('(select ctid from %s t where t::text = $1 limit 1)', note.name);
      columns text := watch.columns(note.name::regclass);
      changeable text := watch.changeable(note.name::regclass);
    begin
      if note.was is null then
        execute format('delete from %s where ctid = %s', note.name, row) using note.became;
      elsif note.became is null then
        execute format('insert into %1$s (%2$s) overriding system value select %2$s from (select ($1::%1$s).*) t', note.name, columns)
          using note.was;
      else
        execute format('update %1$s set (%2$s) = (select %2$s from (select ($2::%1$s).*) t) where ctid = %3$s', note.name, changeable, row)
          using note.became, note.was;
      end if;
    end $$`.execute(db);
  // Where rows go with the one they belong to, they are noted after it, and so come back before it.
  await sql`
    do $$ declare found record; begin
      for found in select conrelid::regclass as owner, conname from pg_constraint where contype = 'f' and conparentid = 0 loop
        execute format('alter table %s alter constraint %I deferrable initially immediate', found.owner, found.conname);
      end loop;
    end $$`.execute(db);
  await sql`
    create function watch.undo() returns boolean language plpgsql as $$
    declare guarded text; note watch.written;
    begin
      if exists (select from watch.written where was is null and became is null) then return false; end if;
      perform set_config('watch.is_undoing', 'on', true);
      for guarded in select distinct name from watch.written where watch.guards(name::regclass) loop
        execute format('alter table %s disable trigger user', guarded);
      end loop;
      set constraints all deferred;
      for note in select * from watch.written order by n desc loop
        perform watch.put_back(note);
      end loop;
      set constraints all immediate;
      for guarded in select distinct name from watch.written where watch.guards(name::regclass) loop
        execute format('alter table %s enable trigger user', guarded);
      end loop;
      delete from watch.written;
      return true;
    end $$`.execute(db);
}
