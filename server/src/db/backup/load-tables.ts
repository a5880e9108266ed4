import { type Client, DatabaseError, escapeIdentifier } from 'pg';
import { BackupError } from './backup-error.ts';
import {
  type ForeignKey,
  listForeignKeys,
  listSequences,
  listTables,
  listTriggers,
  quoted,
  type Table,
  type Trigger,
} from './catalog.ts';
import type { Manifest, TableInArchive } from './manifest.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/** The archive's tables as they are in this database. */
export async function matchTables(client: Client, manifest: Manifest): Promise<Map<TableInArchive, Table>> {
  const existing = new Map((await listTables(client)).map((table) => [quoted(table), table]));
  const matched = new Map<TableInArchive, Table>();
  for (const table of manifest.tables) {
    const target = existing.get(quoted(table));
    const columns = new Set(target?.columns.map(({ name }) => name));
    const missing = table.columns.find((name) => !columns.has(name));
    if (target === undefined || missing !== undefined) {
      const what = `${table.schema}.${table.name}${missing === undefined ? '' : `.${missing}`}`;
      throw new BackupError(`备份里的 ${what} 在这个版本的数据库里没有；请用做备份时的版本恢复，再升级。`);
    }
    matched.set(table, target);
  }
  return matched;
}

/**
 * Empties the tables and runs `load` while foreign keys wait for the end and triggers rest. The usual way,
 * session_replication_role, is for superusers, whom managed servers don't have; ordering the tables fails on cycles
 * and on rows that point into their own table. A table's owner may make its constraints deferrable and switch its own
 * triggers off, and as this is part of the transaction nobody ever sees it and a failure leaves no trace.
 */
export async function replaceRows(client: Client, tables: Table[], load: () => Promise<void>): Promise<void> {
  await lockTables(client, tables);
  const foreignKeys = await listForeignKeys(client);
  const triggers = await listTriggers(client);
  for (const key of foreignKeys) await setTiming(client, key, 'deferrable initially deferred');
  for (const trigger of triggers) await setTrigger(client, trigger, 'disable');
  // Tables that the archive lacks and that point at these rows can't keep their own.
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')} cascade`);
  await load();
  await client.query('set constraints all immediate');
  for (const key of foreignKeys) await setTiming(client, key, originalTiming(key));
  for (const trigger of triggers) await setTrigger(client, trigger, ENABLING[trigger.enabled]);
}

/** `lines` are rows of `table` as the backup wrote them; returns how many went in. */
export async function insertRows(
  client: Client,
  table: TableInArchive,
  target: Table,
  lines: string,
): Promise<number> {
  const types = new Map(target.columns.map(({ name, type }) => [name, type]));
  const columns = table.columns.map((name) => escapeIdentifier(name)).join(', ');
  const values = table.columns.map((name, index) => `(fields ->> ${index})::${types.get(name)}`).join(', ');
  const rows = `[${lines.trimEnd().replaceAll('\n', ',')}]`;
  const { rowCount } = await client.query(
    `insert into ${quoted(target)} ${columns === '' ? '' : `(${columns})`} overriding system value
     select ${values} from jsonb_array_elements($1::jsonb) as line(fields)`,
    [rows],
  );
  return rowCount ?? 0;
}

/** Not setval(): that would stay even if the transaction is rolled back. */
export async function restoreSequences(client: Client, sequences: Manifest['sequences']): Promise<void> {
  const existing = new Set((await listSequences(client)).map(quoted));
  for (const sequence of sequences) {
    if (existing.has(quoted(sequence))) {
      await client.query(`alter sequence ${quoted(sequence)} restart with ${sequence.next}`);
    }
  }
}

export async function lockTables(client: Client, tables: Table[]): Promise<void> {
  if (tables.length === 0) return;
  await client.query("set local lock_timeout = '10s'");
  try {
    await client.query(`lock table ${tables.map(quoted).join(', ')} in access exclusive mode`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new BackupError('数据库正被使用，无法恢复；请先停止正在运行的服务再试，数据没有改动。', {
      cause: error,
    });
  }
}

const ENABLING = { O: 'enable', R: 'enable replica', A: 'enable always' } as const;

async function setTiming(client: Client, { schema, table, name }: ForeignKey, timing: string): Promise<void> {
  const constraint = `alter constraint ${escapeIdentifier(name)} ${timing}`;
  await client.query(`alter table ${quoted({ schema, name: table })} ${constraint}`);
}

function originalTiming({ isDeferrable, isDeferred }: ForeignKey): string {
  if (!isDeferrable) return 'not deferrable';
  return isDeferred ? 'deferrable initially deferred' : 'deferrable initially immediate';
}

async function setTrigger(client: Client, { schema, table, name }: Trigger, state: string): Promise<void> {
  await client.query(
    `alter table only ${quoted({ schema, name: table })} ${state} trigger ${escapeIdentifier(name)}`,
  );
}
