import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, DatabaseError } from 'pg';
import { listMigrations } from '../migrate.ts';
import { BackupError } from './backup-error.ts';
import { listTables, readMigrations } from './catalog.ts';
import { lockTables } from './load-tables.ts';
import type { Manifest } from './manifest.ts';

export type MigrationPlan = {
  folder: string;
  /** What the archive's rows have been through. */
  before: string[];
  /** What they have yet to go through. */
  after: string[];
  /** Whether the tables here have the archive's shape already. */
  isCurrent: boolean;
};

/** Refuses an archive that has been through migrations which this version doesn't know. */
export async function planMigrations(
  client: Client,
  manifest: Manifest,
  folder: string,
): Promise<MigrationPlan> {
  const known = await listMigrations(folder);
  const here = await readMigrations(client);
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0 || manifest.workerMigration > here.workerMigration) {
    const which = unknown.length > 0 ? `（${unknown.join('、')}）` : '';
    throw new BackupError(`备份来自更新的版本${which}；请先升级到那个版本再恢复，数据没有改动。`);
  }
  const before = known.filter((name) => manifest.migrations.includes(name));
  const after = known.filter((name) => !manifest.migrations.includes(name));
  const isCurrent =
    here.migrations.length === before.length && before.every((name) => here.migrations.includes(name));
  return { folder, before, after, isCurrent };
}

/**
 * Makes the tables anew as they were when the rows were written. Rows of an earlier version fit no later table: they
 * have to be there when the later migrations run, which may move them. The job queue's schema stays as it is.
 */
export async function rewindSchema(client: Client, { folder, before }: MigrationPlan): Promise<void> {
  await lockTables(client, await listTables(client));
  for (const { kind, identity } of await listObjects(client)) {
    await client.query(`drop ${kind} if exists ${identity} cascade`);
  }
  await client.query('delete from public.schema_migrations');
  await applyMigrations(client, folder, before);
}

export async function applyMigrations(client: Client, folder: string, names: string[]): Promise<void> {
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    await client.query(text).catch((error: unknown) => {
      if (!(error instanceof DatabaseError)) throw error;
      const { message } = error;
      throw new BackupError(`迁移 ${name} 不能用于备份里的数据（${message}）；数据没有改动。`, {
        cause: error,
      });
    });
    await client.query('insert into public.schema_migrations (name) values ($1)', [name]);
  }
}

/**
 * All that stands in our schema by itself, whatever its kind, but the list of migrations. Not the schema as a whole:
 * to drop that one has to own it, and extensions and grants would go with it.
 */
async function listObjects(client: Client): Promise<{ kind: string; identity: string }[]> {
  const { rows } = await client.query<{ kind: string; identity: string }>(
    `select case object.type when 'statistics object' then 'statistics' else object.type end as kind, object.identity
     from pg_depend d cross join lateral pg_identify_object(d.classid, d.objid, 0) as object
     where d.refclassid = 'pg_namespace'::regclass and d.refobjid = 'public'::regnamespace and d.deptype = 'n'
       and d.classid <> 'pg_extension'::regclass
       and (d.classid, d.objid) <> ('pg_class'::regclass, 'public.schema_migrations'::regclass)
       and not exists (
         select from pg_depend part
         where (part.classid, part.objid, part.objsubid) = (d.classid, d.objid, 0) and part.deptype in ('i', 'e')
       )`,
  );
  return rows;
}
