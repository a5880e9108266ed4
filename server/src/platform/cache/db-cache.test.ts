import { expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { cachedFor, createDbCache } from './db-cache.ts';

const newDb = () => ({}) as Db;

test('what is kept is kept for its time by the given clock, and for its database only', () => {
  let now = 1_000;
  const cacheOf = createDbCache<number>({ ttlMs: 500, max: 2 });
  const [db, other] = [newDb(), newDb()];
  cacheOf(db, () => new Date(now)).set('a', 1);
  expect(cacheOf(db).get('a')).toBe(1);
  expect(cacheOf(other).get('a')).toBeUndefined();
  now += 501;
  expect(cacheOf(db).get('a')).toBeUndefined();
});

test('whoever asks at the same time shares one reading, and a failure is not kept', async () => {
  let readings = 0;
  const read = cachedFor(60_000, async () => {
    readings++;
    if (readings === 1) throw new Error('no');
    return { readings };
  });
  const db = newDb();
  const failed = await Promise.allSettled([read(db), read(db)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([read(db), read(db)])).toEqual([{ readings: 2 }, { readings: 2 }]);
  expect(readings).toBe(2);
});
