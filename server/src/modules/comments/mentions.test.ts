import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';

let app: TestApp;
let author: Person;
let friend: Person;
let postId: number;
beforeAll(async () => {
  app = await startTestApp();
  [author, friend] = [await createPerson(app), await createPerson(app)];
  await app.db.updateTable('users').set({ nickname: '阿青' }).where('id', '=', friend.id).execute();
  postId = await createPost(app, author);
});
afterAll(() => app.close());

const listed = async () =>
  ((await app.get(`/posts/comments?post_id=${postId}`)).data['data'] as { mentions: unknown }[])[0]?.mentions;

test('whom a comment names is decided when it is written, and stays when they take another name', async () => {
  const answer = await commentOn(app, author, postId, { content: '请看 @阿青 和 @查无此人，谢谢' });
  const mentions = [{ id: friend.id, name: '阿青' }];
  expect(answer.data['mentions']).toEqual(mentions);
  await app.db.updateTable('users').set({ nickname: '阿白' }).where('id', '=', friend.id).execute();
  expect(await listed()).toEqual(mentions);
  await app.deliver();
  const notices = await app.db
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', friend.id)
    .execute();
  expect(notices).toHaveLength(1);
});

test('whoever has blocked the writer is not told', async () => {
  const shy = await createPerson(app);
  await app.db.updateTable('users').set({ nickname: '阿静' }).where('id', '=', shy.id).execute();
  await app.db.insertInto('user_blocks').values({ blocker_id: shy.id, blocked_id: author.id }).execute();
  expect((await commentOn(app, author, postId, { content: '@阿静 在吗' })).code).toBe(1);
  await app.deliver();
  expect(await app.db.selectFrom('notices').select('id').where('user_id', '=', shy.id).execute()).toEqual([]);
});
