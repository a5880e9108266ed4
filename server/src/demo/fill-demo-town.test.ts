import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { connectDatabase, type Database } from '../db/database.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { DEMO_PASSWORD, listDemoAccounts } from './demo-accounts.ts';
import { fillDemoTown, type TownOptions } from './fill-demo-town.ts';
import { people } from './people.ts';
import { countForeignUsers, resetDemoTown } from './reset-demo-town.ts';

const now = new Date('2026-03-10T04:00:00Z');

type Place = { database: Database; storage: Storage; connectionString: string; leave(): Promise<void> };

async function makePlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'zaojie-town-'));
  const { connectionString, drop } = await createTestDatabase();
  const database = connectDatabase({ connectionString, maxConnections: 4 });
  const leave = async () => {
    await database.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { database, storage: createDiskStorage({ folder }), connectionString, leave };
}

function townIn(place: Place, changes: Partial<TownOptions> = {}): TownOptions {
  return { db: place.database.db, storage: place.storage, log: () => {}, now, ...changes };
}

async function allRows({ database: { db } }: Place) {
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const follows = await db
    .selectFrom('follows')
    .selectAll()
    .orderBy('follower_id')
    .orderBy('followee_id')
    .execute();
  // The hash is salted; that it fits the password has a test of its own.
  return { users: users.map((user) => ({ ...user, password_hash: null })), follows };
}

async function countUsers(place: Place): Promise<number> {
  return (await place.database.db.selectFrom('users').select('id').execute()).length;
}

function register(place: Place, username: string, email: string | null) {
  return place.database.db.insertInto('users').values({ username, username_key: username, email }).execute();
}

const fullDisk = (storage: Storage): Storage => ({
  ...storage,
  put: () => Promise.reject(new Error('disk full')),
});

describe('a filled town', () => {
  let place: Place;
  const lines: string[] = [];
  beforeAll(async () => {
    place = await makePlace();
    await fillDemoTown(townIn(place, { log: (line) => lines.push(line) }));
  });
  afterAll(() => place.leave());

  it('has everybody, with counters that equal the rows', async () => {
    expect(await countUsers(place)).toBe(people.length);
    const { rows: wrong } = await sql`
      select username from users u
      where following_count <> (select count(*) from follows where follower_id = u.id)
         or follower_count <> (select count(*) from follows where followee_id = u.id)`.execute(
      place.database.db,
    );
    expect(wrong).toEqual([]);
    expect(lines.join('\n')).toContain(`头像 ${people.length}/${people.length}`);
  });

  it('gives everybody an avatar that is really there, and no mobile', async () => {
    const { users } = await allRows(place);
    for (const user of users) {
      expect(await place.storage.exists(user.avatar.replace('/files/', ''))).toBe(true);
      expect([user.mobile, user.email]).toEqual([null, `${user.username}@demo.zaojie.example`]);
    }
    expect(new Set(users.map((user) => user.avatar)).size).toBe(users.length);
  });

  it('shows three accounts, in order', async () => {
    const accounts = await listDemoAccounts(place.database.db);
    expect(accounts.map(({ account, nickname, role }) => [account, nickname, role])).toEqual([
      ['client', '林见山', '需求方'],
      ['creator', '阿砚', '创作者'],
      ['admin', '陆编辑', '运营'],
    ]);
    expect(accounts.every(({ avatar }) => avatar.startsWith('/files/images/'))).toBe(true);
  });

  it('lets people in with the demo password, one of them as an administrator', async () => {
    const { db } = place.database;
    const residents = await db.selectFrom('users').select(['username', 'password_hash', 'role']).execute();
    expect(residents.filter(({ role }) => role === 'admin').map(({ username }) => username)).toEqual([
      'admin',
    ]);
    const hashes = new Set(residents.map((resident) => resident.password_hash ?? ''));
    const [hash = ''] = hashes;
    expect([hashes.size, hash.startsWith('$argon2id$'), await verify(hash, DEMO_PASSWORD)]).toEqual([
      1,
      true,
      true,
    ]);
  });

  it('is not filled twice', async () => {
    const before = await allRows(place);
    await fillDemoTown(townIn(place, { now: new Date('2026-04-01T00:00:00Z') }));
    expect(await allRows(place)).toEqual(before);
  });

  it('becomes the same again, with ids from 1, however it was changed', async () => {
    const before = await allRows(place);
    expect(await countForeignUsers(place.database.db)).toBe(0);
    await register(place, 'somebody', 'somebody@mail.example');
    await register(place, 'without_mail', null);
    expect(await countForeignUsers(place.database.db)).toBe(2);
    await resetDemoTown(townIn(place));
    expect(await allRows(place)).toEqual(before);
    expect(before.users.map((user) => user.id)).toEqual(people.map((_, index) => index + 1));
    const migrations = await place.database.db.selectFrom('schema_migrations').select('name').execute();
    expect(migrations.length).toBeGreaterThan(0);
  });
});

describe('filling', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makePlace();
  });
  afterEach(() => place.leave());

  it('makes one town when two processes start together, and none after it was deleted', async () => {
    const other = connectDatabase({ connectionString: place.connectionString, maxConnections: 2 });
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    try {
      await Promise.all([
        fillDemoTown(townIn(place, { log })),
        fillDemoTown(townIn(place, { db: other.db, log })),
      ]);
    } finally {
      await other.close();
    }
    expect(await countUsers(place)).toBe(people.length);
    expect(lines.filter((line) => line.includes('已入住'))).toHaveLength(1);
    await place.database.db.deleteFrom('users').execute();
    await fillDemoTown(townIn(place));
    expect(await countUsers(place)).toBe(0);
  });

  it('stays away where people are', async () => {
    await register(place, 'client', null);
    await fillDemoTown(townIn(place));
    expect(await countUsers(place)).toBe(1);
    expect(await listDemoAccounts(place.database.db)).toEqual([]);
  });

  it('leaves no rows when it fails, and can be tried again', async () => {
    const attempt = fillDemoTown(townIn(place, { storage: fullDisk(place.storage) }));
    await expect(attempt).rejects.toThrow('disk full');
    expect(await countUsers(place)).toBe(0);
    await fillDemoTown(townIn(place));
    expect(await countUsers(place)).toBe(people.length);
  });

  it('keeps what was there when resetting fails', async () => {
    await register(place, 'somebody', null);
    const attempt = resetDemoTown(townIn(place, { storage: fullDisk(place.storage) }));
    await expect(attempt).rejects.toThrow('disk full');
    expect(await countUsers(place)).toBe(1);
  });
});
