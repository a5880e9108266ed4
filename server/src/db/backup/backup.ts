import type { Client } from 'pg';
import { partialName, summed, writeArchive } from './archive-writer.ts';
import { listSequences, readMigrations } from './catalog.ts';
import { dumpTables } from './dump-tables.ts';
import { FORMAT, MANIFEST, type Manifest } from './manifest.ts';
import { inTransaction } from './session.ts';
import type { NewMember } from './tar.ts';
import { dumpUploads } from './uploads-folder.ts';

/**
 * Rows, sequences and uploaded files in one .tar.gz. The tables' shape isn't in it: the migrations make that, so an
 * archive moves freely between the embedded engine and any other PostgreSQL.
 */
export async function backupTo(options: {
  connectionString: string;
  uploadsDir: string;
  file: string;
  log: (line: string) => void;
}): Promise<void> {
  const { connectionString, file } = options;
  await inTransaction(
    { connectionString, mode: 'isolation level repeatable read, read only' },
    async (client) => {
      await writeArchive(file, members(client, options));
    },
  );
}

async function* members(
  client: Client,
  { uploadsDir, file, log }: { uploadsDir: string; file: string; log: (line: string) => void },
): AsyncGenerator<NewMember> {
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    ...(await readMigrations(client)),
    tables: [],
    sequences: await listSequences(client),
    members: {},
  };
  const added = (member: NewMember): NewMember => ({
    ...member,
    body: summed(member.body, (sum) => {
      manifest.members[member.name] = sum;
    }),
  });
  for await (const part of dumpTables(client, (table) => manifest.tables.push(table))) yield added(part);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  log(`已写入 ${manifest.tables.length} 张表，共 ${rows} 行`);

  let files = 0;
  for await (const upload of dumpUploads(uploadsDir, [file, partialName(file)])) {
    yield added(upload);
    files += 1;
  }
  log(`已写入 ${files} 个上传的文件`);
  const text = Buffer.from(JSON.stringify(manifest));
  yield { name: MANIFEST, size: text.length, modifiedAt: new Date(), body: [text] };
}
