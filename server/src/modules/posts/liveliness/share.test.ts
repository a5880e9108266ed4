import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createPost } from '../../../../test/test-posts.ts';
import { createDispatcher } from '../../../platform/events/dispatcher.ts';
import { postSubscribers } from '../post.subscribers.ts';
import { sweepShares } from './sweep-shares.ts';

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp();
  author = await createPerson(app);
});
afterAll(() => app.close());

const share = (id: number, who?: Person) =>
  app.post('/posts/share', { post_id: id }, { ...(who && { token: who.token }) });
const rankOf = async (id: number) =>
  (await app.db.selectFrom('posts').select('rank').where('id', '=', id).executeTakeFirstOrThrow()).rank;

test('ten people and a visitor, all at once and twice each: eleven', async () => {
  const id = await createPost(app, author);
  const people = await Promise.all(Array.from({ length: 10 }, () => createPerson(app)));
  const sharers = [...people, undefined];
  await Promise.all([...sharers, ...sharers].map((who) => share(id, who)));
  expect((await app.get(`/posts/detail?id=${id}`)).data['share_count']).toBe(11);
  expect((await share(id)).data['share_count']).toBe(11);
});

test('the next day counts again, and old marks go', async () => {
  const id = await createPost(app, author);
  await share(id);
  app.passSeconds(86_400);
  expect((await share(id)).data['share_count']).toBe(2);
  const marks = () => app.db.selectFrom('post_shares').selectAll().where('post_id', '=', id).execute();
  app.passSeconds(86_400);
  await sweepShares(app.db, app.services.now());
  expect(await marks()).toHaveLength(1);
});

test('a share lifts the post once it is told; a missing post has none', async () => {
  const id = await createPost(app, author);
  const before = await rankOf(id);
  await share(id);
  await createDispatcher({
    db: app.db,
    connectionString: '',
    subscribers: postSubscribers,
    log: app.services.log,
  }).drain();
  expect(await rankOf(id)).toBeGreaterThan(before);
  expect(await share(999_999)).toMatchObject({ msg: '帖子不存在或已删除' });
});

test('views lift a post, too', async () => {
  const id = await createPost(app, author);
  const before = await rankOf(id);
  for (let viewer = 0; viewer < 20; viewer++) app.services.views.note('post', id, `address ${viewer}`);
  await app.services.views.flush();
  expect(await rankOf(id)).toBeGreaterThan(before);
});
