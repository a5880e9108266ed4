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

export type Fingerprint = Record<string, string | null>;

/** By table, a hash of all its rows: equal before and after means that nothing was written, no event and no job either. */
export async function takeFingerprint(db: Db, tables: readonly string[]): Promise<Fingerprint> {
  // One value a table: planned as a union, the server would start parallel workers for a handful of rows.
  const hashes = tables
    .filter((name) => !(name in changedByRefusals))
    .map(
      (name) =>
        sql`(select sum(hashtextextended((t.*)::text, 0)) from ${sql.table(name)} t) as ${sql.id(name)}`,
    );
  const { rows } = await sql<Fingerprint>`select ${sql.join(hashes)}`.execute(db);
  return rows[0] ?? {};
}
