import { type Client, DatabaseError } from 'pg';
import { migrationsFolder } from '../migrate.ts';
import { collect, readArchive, verifyArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { listTables, quoted, readMigrations, type Table } from './catalog.ts';
import { insertRows, matchTables, replaceRows, restoreSequences } from './load-tables.ts';
import type { Manifest, TableInArchive } from './manifest.ts';
import { partName, uploadPath } from './member-names.ts';
import { applyMigrations, planMigrations, rewindSchema } from './schema-version.ts';
import { inTransaction } from './session.ts';
import {
  closeStaging,
  hasUploads,
  openStaging,
  stageUpload,
  type Staging,
  swapIn,
} from './uploads-folder.ts';

type Options = {
  connectionString: string;
  uploadsDir: string;
  file: string;
  log: (line: string) => void;
  force: boolean;
  migrationsFolder?: string;
};

/**
 * Puts back what `backupTo` wrote, into a database that has been migrated already: all of it or nothing. Rows of an
 * earlier version go into the tables of that version, and then through the migrations that came since.
 */
export async function restoreFrom(options: Options): Promise<void> {
  const { connectionString, uploadsDir, log } = options;
  log('正在检查备份文件…');
  const manifest = await verifyArchive(options.file);
  const files: { staging?: Staging; takeBack?: () => Promise<void> } = {};
  try {
    await inTransaction({ connectionString, mode: '' }, async (client) => {
      const plan = await planMigrations(client, manifest, options.migrationsFolder ?? migrationsFolder);
      if (!options.force) await refuseExistingData(client, uploadsDir);
      if (!plan.isCurrent) await rewindSchema(client, plan);
      const tables = await matchTables(client, manifest);
      files.staging = await openStaging(uploadsDir);
      await load(client, { ...options, manifest, tables, staging: files.staging });
      if (plan.after.length > 0) log(`备份来自较早的版本，正在执行之后的迁移：${plan.after.join('、')}`);
      await applyMigrations(client, plan.folder, plan.after);
      // Before the commit: files can be put back when it fails, rows can't be when the files fail.
      files.takeBack = await swapIn(uploadsDir, files.staging);
    });
  } catch (error) {
    await files.takeBack?.();
    if (!(error instanceof DatabaseError)) throw error;
    throw new BackupError(`恢复没有成功，数据没有改动（${error.message}）。`, { cause: error });
  } finally {
    if (files.staging !== undefined) await closeStaging(files.staging);
  }
  log(`已恢复 ${manifest.createdAt} 的备份`);
}

type Load = Options & { manifest: Manifest; tables: Map<TableInArchive, Table>; staging: Staging };

async function load(client: Client, { file, log, manifest, tables, staging }: Load): Promise<void> {
  const tableOfPart = new Map<string, TableInArchive>();
  for (const table of manifest.tables) {
    for (let part = 0; part < table.parts; part++) tableOfPart.set(partName(table, part), table);
  }
  const loaded = new Map<TableInArchive, number>();
  await replaceRows(client, [...tables.values()], async () => {
    for await (const { name, body, modifiedAt } of readArchive(file, manifest)) {
      const table = tableOfPart.get(name);
      const target = table && tables.get(table);
      const upload = uploadPath(name);
      if (table !== undefined && target !== undefined) {
        const count = await insertRows(client, table, target, (await collect(body)).toString());
        loaded.set(table, (loaded.get(table) ?? 0) + count);
      } else if (upload !== null) await stageUpload(staging, upload, { body, modifiedAt });
    }
    await releaseJobs(client);
    await rebuildDerived(client);
  });
  for (const table of manifest.tables) {
    if ((loaded.get(table) ?? 0) === table.rows) continue;
    throw new BackupError(`${table.schema}.${table.name} 的行数与清单不符；数据没有改动。`);
  }
  await restoreSequences(client, manifest.sequences);
  log(`已载入 ${manifest.tables.reduce((sum, table) => sum + table.rows, 0)} 行`);
}

/** The worker that held a job when the backup was made is not coming back for it. */
async function releaseJobs(client: Client): Promise<void> {
  const { workerMigration } = await readMigrations(client);
  if (workerMigration === 0) return;
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await client.query(
      `update graphile_worker.${table} set locked_at = null, locked_by = null where locked_at is not null`,
    );
  }
}

/** Triggers rested while the rows came. */
async function rebuildDerived(client: Client): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regprocedure('public.rebuild_derived()') is not null as known",
  );
  if (rows[0]?.known === true) await client.query('select public.rebuild_derived()');
}

/** What a new installation holds from its migrations, or notes of them: nobody's data. */
const FROM_MIGRATIONS: ReadonlySet<string> = new Set([
  'search_changes',
  'watched_words',
  'watched_words_stamp',
]);

async function refuseExistingData(client: Client, uploadsDir: string): Promise<void> {
  for (const table of await listTables(client)) {
    if (table.schema !== 'public') continue; // the queue notes its own tasks as soon as it has run once
    if (FROM_MIGRATIONS.has(table.name)) continue;
    const { rows } = await client.query(`select from ${quoted(table)} limit 1`);
    if (rows.length === 0) continue;
    throw new BackupError(
      `数据库里已有数据（${table.name}）；确定要用备份替换全部数据，请加 --force，现在没有改动。`,
    );
  }
  if (await hasUploads(uploadsDir)) {
    throw new BackupError(`${uploadsDir} 里已有文件；确定要用备份替换它们，请加 --force，现在没有改动。`);
  }
}
