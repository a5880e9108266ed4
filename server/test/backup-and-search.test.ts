import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupTo } from '../src/db/backup/backup.ts';
import { restoreFrom } from '../src/db/backup/restore.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { createPerson } from './test-people.ts';
import { createPost } from './test-posts.ts';

let from: TestApp;
let into: TestApp;
let folder: string;
beforeAll(async () => {
  [from, into] = await Promise.all([startTestApp(), startTestApp()]);
  folder = await mkdtemp(join(tmpdir(), 'zaojie-backup-search-'));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await Promise.all([from.close(), into.close()]);
  await rm(folder, { recursive: true, force: true });
});

const log = () => undefined;
const found = async (app: TestApp) =>
  (await app.get(`/common/search?keyword=${encodeURIComponent('青绿')}`)).data['data'];

test('what is made from other rows is there after a restore, even from a backup that lacks it', async () => {
  const person = await createPerson(from);
  const id = await createPost(from, person, { title: '青绿山水', tags: [{ id: -1, name: '国画' }] });
  const before = { search: await found(from), post: (await from.get(`/posts/detail?id=${id}`)).data['tags'] };
  // As a backup of the version before these columns and tables would have it.
  await sql`delete from search_documents`.execute(from.db);
  await sql`update posts set tag_labels = '[]'`.execute(from.db);
  const file = join(folder, 'backup.tar.gz');
  await backupTo({ connectionString: from.connectionString, uploadsDir: join(folder, 'a'), file, log });
  await restoreFrom({
    connectionString: into.connectionString,
    uploadsDir: join(folder, 'b'),
    file,
    log,
    force: true,
  });
  expect(before.post).toEqual([{ id: expect.any(Number), name: '国画' }]);
  expect({
    search: await found(into),
    post: (await into.get(`/posts/detail?id=${id}`)).data['tags'],
  }).toEqual(before);
});
