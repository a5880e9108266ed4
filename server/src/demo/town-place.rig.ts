import { createTestDatabase } from '../../test/test-database.ts';
import { connectDatabase, type Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { fillDemoTown, type TownOptions } from './fill-demo-town.ts';
import { emptyAllTables } from './reset-demo-town.ts';

/* For tests: an empty database beside the folder of pictures, which many may share. */

export const now = new Date('2026-03-10T04:00:00Z');

export type Place = {
  database: Database;
  storage: Storage;
  connectionString: string;
  leave(): Promise<void>;
};

export async function makePlace(files: string): Promise<Place> {
  const { connectionString, drop } = await createTestDatabase();
  const database = connectDatabase({ connectionString, maxConnections: 4, connectionTimeoutMs: 60_000 });
  const leave = async () => {
    await database.close();
    await drop();
  };
  return { database, storage: createDiskStorage({ folder: files }), connectionString, leave };
}

export function townIn(place: Place, changes: Partial<TownOptions> = {}): TownOptions {
  return {
    db: place.database.db,
    storage: place.storage,
    secret: 'a secret',
    log: () => {},
    now,
    ...changes,
  };
}

/** As two processes do that start together, each with connections of its own. */
export async function fillTwiceAtOnce(place: Place, log: (line: string) => void): Promise<void> {
  const { connectionString } = place;
  const other = connectDatabase({ connectionString, maxConnections: 2, connectionTimeoutMs: 60_000 });
  try {
    await Promise.all([
      fillDemoTown(townIn(place, { log })),
      fillDemoTown(townIn(place, { db: other.db, log })),
    ]);
  } finally {
    await other.close();
  }
}

export async function allRows({ database: { db } }: Place) {
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const follows = await db
    .selectFrom('follows')
    .selectAll()
    .orderBy('follower_id')
    .orderBy('followee_id')
    .execute();
  const posts = await db.selectFrom('posts').selectAll().orderBy('id').execute();
  const comments = await db.selectFrom('comments').selectAll().orderBy('id').execute();
  const uploads = await db.selectFrom('uploads').selectAll().orderBy('id').execute();
  // The hash is salted; that it fits the password has a test of its own.
  return {
    users: users.map((user) => ({ ...user, password_hash: null })),
    follows,
    posts,
    comments,
    uploads,
  };
}

export async function countUsers(place: Place): Promise<number> {
  return (await place.database.db.selectFrom('users').select('id').execute()).length;
}

/** Nothing is left but that the town was here. */
export function deleteEverybody({ database: { db } }: Place): Promise<void> {
  return transaction(db, async (tx) => {
    const marks = await tx.selectFrom('demo_town').selectAll().execute();
    await emptyAllTables(tx);
    await tx.insertInto('demo_town').values(marks).execute();
  });
}

export function register(place: Place, username: string, email: string | null) {
  return place.database.db.insertInto('users').values({ username, username_key: username, email }).execute();
}

export const fullDisk = (storage: Storage): Storage => ({
  ...storage,
  put: () => Promise.reject(new Error('disk full')),
});
