import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { collect, readArchive, verifyArchive } from './archive-reader.ts';
import { summed, writeArchive } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { backupTo } from './backup.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { restoreFrom } from './restore.ts';
import type { NewMember } from './tar.ts';
import { contentsOf, openEmbeddedServer, query, testMigrations } from './test-databases.rig.ts';

const TIMEOUT = 120_000;
const log = () => undefined;

const server = await openEmbeddedServer();
afterAll(() => server.close());

type Site = { connectionString: string; uploadsDir: string };

/** A small site: three people, one upload. */
async function openSite(name: string): Promise<Site & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'zaojie-restore-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const connectionString = await server.createDatabase();
  await query(
    connectionString,
    `insert into people (name, mentor_id) values ('${name} 1', 2), ('${name} 2', null), ('${name} 3', 1)`,
  );
  const uploadsDir = join(folder, 'uploads');
  await mkdir(uploadsDir);
  await writeFile(join(uploadsDir, `${name}.txt`), name);
  return { connectionString, uploadsDir, folder };
}

async function backUp(site: Site & { folder: string }): Promise<string> {
  const file = join(site.folder, 'backup.tar.gz');
  await backupTo({ ...site, file, log });
  return file;
}

async function stateOf(site: Site): Promise<unknown> {
  const sequence = await query(site.connectionString, 'select last_value, is_called from people_id_seq');
  const uploads = await readdir(site.uploadsDir);
  return { rows: await contentsOf(site.connectionString), sequence, uploads };
}

/** The sentence with which the restore fails, having changed nothing at all. */
async function refusal(target: Site, file: string, force = true): Promise<string> {
  const before = await stateOf(target);
  const error: unknown = await restoreFrom({
    ...target,
    file,
    migrationsFolder: testMigrations,
    log,
    force,
  }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BackupError);
  expect(await stateOf(target)).toEqual(before);
  return (error as BackupError).message;
}

/** Another archive from the members of a good one, with a manifest that agrees with them. */
async function forge(
  file: string,
  edit: {
    text?: (name: string, text: string) => string;
    manifest?: (manifest: Manifest) => void;
    extra?: string;
  },
): Promise<string> {
  const manifest = await verifyArchive(file);
  const forged = `${file}.forged`;
  const member = (name: string, contents: string): NewMember => {
    const body = Buffer.from(contents);
    const record = (sum: Manifest['members'][string]) => {
      manifest.members[name] = sum;
    };
    return { name, size: body.length, modifiedAt: new Date(), body: summed([body], record) };
  };
  async function* members(): AsyncGenerator<NewMember> {
    const original = structuredClone(manifest);
    for await (const { name, body } of readArchive(file, original)) {
      const text = (await collect(body)).toString();
      yield member(name, edit.text?.(name, text) ?? text);
    }
    if (edit.extra !== undefined) yield member(edit.extra, 'evil');
    edit.manifest?.(manifest);
    const text = Buffer.from(JSON.stringify(manifest));
    yield { name: MANIFEST, size: text.length, modifiedAt: new Date(), body: [text] };
  }
  await writeArchive(forged, members());
  return forged;
}

describe('a restore over existing data', { timeout: TIMEOUT }, () => {
  test('asks for --force, then replaces rows and files', async () => {
    const source = await openSite('source');
    const target = await openSite('target');
    const file = await backUp(source);
    expect(await refusal(target, file, false)).toMatch(/已有数据（people）.*--force/);
    await restoreFrom({ ...target, file, migrationsFolder: testMigrations, log, force: true });
    expect(await contentsOf(target.connectionString)).toEqual(await contentsOf(source.connectionString));
    expect(await readdir(target.uploadsDir)).toEqual(['source.txt']);
  });

  test('asks for --force when only files exist', async () => {
    const file = await backUp(await openSite('source'));
    const target = await openSite('target');
    await query(target.connectionString, 'truncate people cascade');
    expect(await refusal(target, file, false)).toMatch(/已有文件.*--force/);
  });

  test('says that the service must be stopped when something holds the tables', async () => {
    const file = await backUp(await openSite('source'));
    const target = await openSite('target');
    const holder = new Client({ connectionString: target.connectionString });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('begin');
    await holder.query('select from people');
    expect(await refusal(target, file)).toMatch(/请先停止正在运行的服务/);
  });
});

describe('an archive that is not whole changes nothing', { timeout: TIMEOUT }, () => {
  test('cut off anywhere', async () => {
    const file = await backUp(await openSite('source'));
    const target = await openSite('target');
    const { length } = await readFile(file);
    for (const part of [0, 0.1, 0.5, 0.9, 0.99]) {
      const cut = `${file}.cut`;
      await writeFile(cut, await readFile(file));
      await truncate(cut, Math.floor(length * part));
      expect(await refusal(target, cut)).toMatch(/不完整或已损坏/);
    }
  });

  test('with one changed byte', async () => {
    const file = await backUp(await openSite('source'));
    const target = await openSite('target');
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    await writeFile(file, bytes);
    expect(await refusal(target, file)).toMatch(/不完整或已损坏/);
  });

  test('with members that differ from the manifest', async () => {
    const file = await backUp(await openSite('source'));
    const target = await openSite('target');
    const name = 'uploads/source.txt';
    const wrongSum = await forge(file, {
      manifest: (manifest) => {
        manifest.members[name] = { bytes: 6, sha256: 'other' };
      },
    });
    expect(await refusal(target, wrongSum)).toMatch(/source\.txt 与清单不符/);
    const unlisted = await forge(file, { manifest: (manifest) => delete manifest.members[name] });
    expect(await refusal(target, unlisted)).toMatch(/source\.txt 与清单不符/);
    const absent = await forge(file, {
      manifest: (manifest) => {
        manifest.members['uploads/absent.txt'] = { bytes: 1, sha256: 'x' };
      },
    });
    expect(await refusal(target, absent)).toMatch(/缺少 uploads\/absent\.txt/);
  });

  test('that is no archive, or not there', async () => {
    const target = await openSite('target');
    const file = join(target.folder, 'novel.txt');
    expect(await refusal(target, file)).toMatch(/找不到备份文件/);
    await writeFile(file, '从前有座山');
    expect(await refusal(target, file)).toMatch(/不完整或已损坏/);
  });

  test('whose rows break a rule of the database', async () => {
    const file = await backUp(await openSite('source'));
    const target = await openSite('target');
    const dangling = await forge(file, {
      text: (_, text) => text.replace('"1","source 1","2"', '"1","source 1","77"'),
    });
    expect(await refusal(target, dangling)).toMatch(/数据没有改动.*people_mentor_id_fkey/);
    const short = await forge(file, {
      manifest: ({ tables }) => {
        for (const table of tables) table.rows += 1;
      },
    });
    expect(await refusal(target, short)).toMatch(/行数与清单不符/);
  });
});

describe('an archive from elsewhere', { timeout: TIMEOUT }, () => {
  test('may not write outside its folders', async () => {
    const file = await backUp(await openSite('source'));
    const target = await openSite('target');
    const names = [
      'uploads/../../evil',
      '../evil',
      '/evil',
      'uploads//evil',
      'evil',
      'uploads/.restore-x/evil',
    ];
    for (const name of names) {
      expect(await refusal(target, await forge(file, { extra: name }))).toContain(JSON.stringify(name));
    }
  });

  test('of a newer version is refused', async () => {
    const file = await backUp(await openSite('source'));
    const target = await openSite('target');
    const migrated = await forge(file, {
      manifest: (manifest) => manifest.migrations.push('0003-third.sql'),
    });
    expect(await refusal(target, migrated)).toMatch(/更新的版本（0003-third\.sql）/);
    const queue = await forge(file, {
      manifest: (manifest) => {
        manifest.workerMigration += 1;
      },
    });
    expect(await refusal(target, queue)).toMatch(/更新的版本/);
    const format = await forge(file, {
      manifest: (manifest) => {
        manifest.format = 2;
      },
    });
    expect(await refusal(target, format)).toMatch(/格式（2）/);
  });

  test('with tables or columns unknown here is refused by name', async () => {
    const file = await backUp(await openSite('source'));
    const target = await openSite('target');
    await query(target.connectionString, 'alter table people rename column mentor_id to teacher_id');
    expect(await refusal(target, file)).toMatch(/public\.people\.mentor_id/);
  });
});
