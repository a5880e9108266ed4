import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createCircle, createPost } from '../../../../test/test-posts.ts';

let app: TestApp;
let author: Person;
let reader: Person;
let circleId: number;
let lastRead: number;
beforeAll(async () => {
  app = await startTestApp();
  author = await createPerson(app, 'new_author');
  reader = await createPerson(app, 'new_reader');
  circleId = await createCircle(app, '新帖圈');
  lastRead = await createPost(app, author);
});
afterAll(() => app.close());

async function count(query = '', who?: Person): Promise<unknown> {
  const answer = await app.get(`/posts/new-count?after_id=${lastRead}${query}`, who && { token: who.token });
  expect(answer.code).toBe(1);
  return answer.data['count'];
}

it('counts what others have posted since, and nothing that is gone', async () => {
  expect(await count('', reader)).toBe(0);
  await createPost(app, author, { circle_id: circleId });
  const gone = await createPost(app, author);
  await createPost(app, reader);
  expect(await count('', reader)).toBe(2);
  expect(await count('', author)).toBe(1);
  expect(await count()).toBe(3);
  expect(await count('&filter=all')).toBe(3);
  expect(await count(`&circle_id=${circleId}`, reader)).toBe(1);
  await app.post(`/posts/del/?id=${gone}`, {}, { token: author.token });
  expect(await count('', reader)).toBe(1);
});

it('counts those of the followed only where the list shows no others', async () => {
  expect(await count('&filter=follow', reader)).toBe(0);
  await app.post(`/api/user/follow/${author.id}`, {}, { token: reader.token });
  expect(await count('&filter=follow', reader)).toBe(1);
  expect(await count('&filter=follow')).toBe(0);
});

it('counts those with any of the tags, each once', async () => {
  const tags = [
    { id: -1, name: '新帖甲' },
    { id: -2, name: '新帖乙' },
  ];
  const id = await createPost(app, author, { tags });
  const rows = await app.db.selectFrom('post_tags').select('tag_id').where('post_id', '=', id).execute();
  expect(rows).toHaveLength(2);
  expect(await count(`&tags=${rows.map((row) => row.tag_id).join()}`, reader)).toBe(1);
});

it('leaves out whom one has blocked, and what one dismissed', async () => {
  const other = await createPerson(app, 'new_other');
  const before = Number(await count('', reader));
  await createPost(app, other);
  const second = await createPost(app, other);
  expect(await count('', reader)).toBe(before + 2);
  await app.post('/posts/dismiss', { post_id: second }, { token: reader.token });
  expect(await count('', reader)).toBe(before + 1);
  await app.post('/user/block', { user_id: other.id }, { token: reader.token });
  expect(await count('', reader)).toBe(before);
});

it('goes no further than one more than is shown, and knows nothing of what is unknown', async () => {
  await app.db
    .insertInto('posts')
    .values(
      Array.from({ length: 120 }, (_, n) => ({
        user_id: author.id,
        title: `第${n}帖`,
        content: '<p>x</p>',
        excerpt: '',
        created_at: new Date(),
      })),
    )
    .execute();
  expect(await count('', reader)).toBe(100);
  const unknown = await app.get('/posts/new-count?after_id=999999');
  expect(unknown.data).toEqual({ count: 0 });
  const rubbish = await app.get('/posts/new-count?after_id=x');
  expect(rubbish.msg).toBe('无效的帖子ID');
});
