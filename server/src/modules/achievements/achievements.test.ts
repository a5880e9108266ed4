import { achievements } from '@zaojie/contract/achievements/achievement-words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';
import { transaction } from '../../db/transaction.ts';
import { award, recomputeAll } from './award.ts';
import { achievementsModule } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Shown = { key: string; progress: number; earned_at: string | null };
const read = async ({ token }: Person) => {
  const { data } = await app.get('/achievement/mine', { token });
  return data as { earned: number; data: Shown[] };
};
const earnedBy = async ({ id }: Person) =>
  (await app.db.selectFrom('achievements').select('key').where('user_id', '=', id).execute())
    .map(({ key }) => key)
    .toSorted();

test('there are 24, each with a name for good and two characters', () => {
  expect(achievements).toHaveLength(24);
  expect(new Set(achievements.map(({ key }) => key)).size).toBe(24);
  expect(new Set(achievements.map(({ seal }) => seal)).size).toBe(24);
  expect(achievements.every(({ seal }) => [...seal].length === 2)).toBe(true);
});

test('earned by what happens, told once, with progress for the rest', async () => {
  const person = await createPerson(app);
  const postId = await createPost(app, person);
  await commentOn(app, person, postId);
  await app.deliver();
  expect(await earnedBy(person)).toEqual(['first_comment', 'first_post']);
  const shown = await read(person);
  expect(shown.earned).toBe(2);
  expect(shown.data.find(({ key }) => key === 'posts_20')).toMatchObject({ progress: 1, earned_at: null });
  const told = await app.db
    .selectFrom('notices')
    .select('title')
    .where('user_id', '=', person.id)
    .where('key', 'like', 'achievement-%')
    .execute();
  expect(told.map(({ title }) => title).toSorted()).toEqual(['得到成就「初笔」', '得到成就「搭话」']);
});

test('what was earned stays with its day when the number falls, and is earned once', async () => {
  const person = await createPerson(app);
  const postId = await createPost(app, person);
  await app.deliver();
  const before = (await read(person)).data.find(({ key }) => key === 'first_post')?.earned_at;
  await app.post(`/posts/del/?id=${postId}`, {}, { token: person.token });
  app.passSeconds(3600);
  await createPost(app, person);
  await app.deliver();
  await recomputeAll(app.db, app.services);
  expect((await read(person)).data.find(({ key }) => key === 'first_post')?.earned_at).toBe(before);
});

test('told by many at once each is earned once', async () => {
  const person = await createPerson(app);
  await createPost(app, person);
  const given = await Promise.all(
    Array.from({ length: 8 }, () => transaction(app.db, (tx) => award(tx, app.services, person.id))),
  );
  expect(given.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await earnedBy(person)).toEqual(['first_post']);
});

test('recomputed for everybody: what is missing is given, and a second time nothing', async () => {
  const person = await createPerson(app);
  await createPost(app, person);
  await app.db.deleteFrom('achievements').execute();
  const first = await recomputeAll(app.db, app.services);
  expect(first.earned).toBeGreaterThan(0);
  expect(await earnedBy(person)).toContain('first_post');
  expect((await recomputeAll(app.db, app.services)).earned).toBe(0);
});

test('a year after joining, without anything happening', async () => {
  const person = await createPerson(app);
  const now = new Date(app.services.now().getTime() + 365.5 * 86_400_000);
  for (const sweep of achievementsModule.sweeps ?? []) await sweep(app.services, now);
  expect(await earnedBy(person)).toEqual(['year']);
});

test('the page asks a bounded number of statements', async () => {
  const person = await createPerson(app);
  await read(person);
  app.queries.length = 0;
  await read(person);
  expect(app.queries.length).toBeLessThanOrEqual(5);
});
