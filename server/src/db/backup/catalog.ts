import { type Client, escapeIdentifier } from 'pg';

export type Table = { schema: string; name: string; columns: { name: string; type: string }[] };
export type ForeignKey = {
  schema: string;
  table: string;
  name: string;
  isDeferrable: boolean;
  isDeferred: boolean;
};
export type Trigger = { schema: string; table: string; name: string; enabled: 'O' | 'R' | 'A' };

/* Ours, and the job queue's: its private tables hold the timers of the product. */
export const SCHEMAS = ['public', 'graphile_worker'];

/* Both say which migrations ran on this database: not rows of ours, but what decides where those go. */
const LEDGERS = ['public.schema_migrations', 'graphile_worker.migrations'];

export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

/** Tables with rows of their own, and the columns one can write: not the generated ones. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
         order by a.attnum) filter (where a.attnum is not null), '[]') as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind = 'r' and n.nspname || '.' || c.relname <> all($2)
     group by 1, 2 order by 1, 2`,
    [SCHEMAS, LEDGERS],
  );
  return rows;
}

/** The value each sequence would give next. Sequences know no snapshot; being ahead of the rows is harmless. */
export async function listSequences(
  client: Client,
): Promise<{ schema: string; name: string; next: string }[]> {
  const { rows } = await client.query<{ schema: string; name: string; increment: string }>(
    `select n.nspname as schema, c.relname as name, s.seqincrement::text as increment
     from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  const sequences = [];
  for (const { increment, ...sequence } of rows) {
    const position = await client.query<{ next: string }>(
      `select (last_value + case when is_called then ${increment} else 0 end)::text as next from ${quoted(sequence)}`,
    );
    sequences.push({ ...sequence, next: position.rows[0]?.next ?? '1' });
  }
  return sequences;
}

export async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select n.nspname as schema, c.relname as table, k.conname as name,
       k.condeferrable as "isDeferrable", k.condeferred as "isDeferred"
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and k.contype = 'f' and k.conparentid = 0 order by 1, 2, 3`,
    [SCHEMAS],
  );
  return rows;
}

export async function listTriggers(client: Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select n.nspname as schema, c.relname as table, t.tgname as name, t.tgenabled as enabled
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'r' and not t.tgisinternal and t.tgenabled <> 'D' order by 1, 2, 3`,
    [SCHEMAS],
  );
  return rows;
}

export async function readMigrations(
  client: Client,
): Promise<{ migrations: string[]; workerMigration: number }> {
  const [ours = '', worker = ''] = LEDGERS;
  const applied = await rowsIfTable<{ name: string }>(
    client,
    ours,
    'select name from public.schema_migrations order by 1',
  );
  const queue = await rowsIfTable<{ id: number }>(
    client,
    worker,
    'select coalesce(max(id), 0)::int as id from graphile_worker.migrations',
  );
  return { migrations: applied.map(({ name }) => name), workerMigration: queue[0]?.id ?? 0 };
}

async function rowsIfTable<Row extends object>(client: Client, table: string, query: string): Promise<Row[]> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    table,
  ]);
  if (rows[0]?.exists !== true) return [];
  return (await client.query<Row>(query)).rows;
}
