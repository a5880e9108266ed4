import type { FigureDay } from '@zaojie/contract/site/figure.endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';
import { keepMissingDays, recomputeDays } from './count-days.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createAdmin(app);
});
afterAll(() => app.close());

const look = async () =>
  (await app.get('/admin/figures', { token: admin.token })).data as unknown as {
    days: FigureDay[];
    waiting: { path: string; count: number }[];
  };
const { DAY } = { DAY: 86_400 };

test('today is counted as it goes, yesterday is kept, and reckoning anew changes nothing', async () => {
  const author = await createPerson(app);
  const postId = await createPost(app, author);
  await commentOn(app, admin, postId);
  await app.post('/report/add', { kind: 'post', target_id: postId, reason: 'spam' }, { token: admin.token });
  const first = await look();
  expect(first.days).toHaveLength(90);
  expect(first.days.at(-1)).toMatchObject({ posts: 1, comments: 1, active_people: 2, reports: 1 });
  expect(Object.fromEntries(first.waiting.map(({ path, count }) => [path, count]))).toEqual({
    '/admin/reports': 1,
    '/admin/appeals': 0,
    '/admin/disputes': 0,
    '/admin/events': 0,
    '/admin/feedback': 0,
    '/admin/games': 0,
    '/admin/reviews': 0,
    '/admin/verifications': 0,
    '/admin/withdrawals': 0,
  });
  app.passSeconds(DAY);
  const { siteFigures, now } = app.services;
  expect(await keepMissingDays(app.db, siteFigures, now())).toBe(1);
  expect(await keepMissingDays(app.db, siteFigures, now())).toBe(0);
  const second = await look();
  expect(second.days.at(-2)).toEqual(first.days.at(-1));
  expect(second.days.at(-1)).toMatchObject({ posts: 0 });
  expect(await recomputeDays(app.db, siteFigures, now())).toEqual({ checked: 90, changed: [] });
  await app.db.updateTable('site_figures').set({ posts: 7 }).where('posts', '=', 1).execute();
  expect((await recomputeDays(app.db, siteFigures, now())).changed).toHaveLength(1);
  expect((await look()).days.at(-2)).toEqual(first.days.at(-1));
});
