import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';
import { transaction } from '../../db/transaction.ts';
import { createDispatcher } from '../../platform/events/dispatcher.ts';
import { creditDeed } from './credit-deed.ts';
import { createScoreSubscribers } from './score.subscribers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const open = () =>
  createDispatcher({
    db: app.db,
    connectionString: '',
    subscribers: createScoreSubscribers(app.services),
    log: app.services.log,
  });
const like = (who: Person, id: number) => app.post('/posts/like', { post_id: id }, { token: who.token });

async function scoreOf(person: Person): Promise<number> {
  const { score } = await app.db
    .selectFrom('users')
    .select('score')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const entries = await app.db
    .selectFrom('score_entries')
    .select('points')
    .where('user_id', '=', person.id)
    .execute();
  expect(score).toBe(entries.reduce((sum, entry) => sum + entry.points, 0));
  return score;
}

test('a post, a comment and likes received count; one’s own likes and undoing don’t', async () => {
  const [author, reader] = [await createPerson(app), await createPerson(app)];
  const id = await createPost(app, author);
  const comment = await commentOn(app, reader, id);
  const comment_id = comment.data['id'] as number;
  await like(author, id);
  await like(reader, id);
  await like(reader, id);
  await like(reader, id);
  await app.post('/posts/likeComment', { comment_id }, { token: author.token });
  await open().drain();
  expect([await scoreOf(author), await scoreOf(reader)]).toEqual([5 + 1, 2 + 1]);

  await app.post(`/posts/delComment/${comment_id}`, {}, { token: reader.token });
  await app.post(`/posts/del/?id=${id}`, {}, { token: author.token });
  await open().drain();
  expect([await scoreOf(author), await scoreOf(reader)]).toEqual([6, 3]);
});

test('posts count five times a day and comments ten; the next day in Shanghai anew', async () => {
  const [author, reader] = [await createPerson(app), await createPerson(app)];
  const ids = [];
  for (let i = 0; i < 7; i++) ids.push(await createPost(app, author));
  for (let i = 0; i < 12; i++) await commentOn(app, reader, ids[0] ?? 0);
  await open().drain();
  expect([await scoreOf(author), await scoreOf(reader)]).toEqual([25, 20]);
  app.passSeconds(86_400);
  await createPost(app, author);
  await open().drain();
  expect(await scoreOf(author)).toBe(30);
});

test('50 likes at once, worked off by four at once, are 50 points; the 51st is none', async () => {
  const author = await createPerson(app);
  const id = await createPost(app, author);
  await open().drain();
  const readers = await Promise.all(Array.from({ length: 51 }, () => createPerson(app)));
  const [last, ...crowd] = readers;
  await Promise.all(crowd.map((reader) => like(reader, id)));
  await Promise.all(Array.from({ length: 4 }, () => open().drain()));
  await open().drain();
  expect(await scoreOf(author)).toBe(5 + 50);
  if (last) await like(last, id);
  await open().drain();
  expect(await scoreOf(author)).toBe(5 + 50);
});

test('eighty deeds at once, each told twice, never pass the cap', async () => {
  const author = await createPerson(app);
  const credit = (n: number) =>
    transaction(app.db, (tx) =>
      creditDeed(tx, { kind: 'like', userId: author.id, source: `test:${n}` }, app.services.now()),
    );
  // As many at once as there are connections to spare; two of them tell the same.
  const lane = async (first: number) => {
    for (let n = first; n < 80; n += 8) await credit(n);
  };
  await Promise.all(Array.from({ length: 16 }, (_, index) => lane(index % 8)));
  expect(await scoreOf(author)).toBe(50);
});
