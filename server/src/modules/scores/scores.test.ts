import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../test/fill-table.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';
import { transaction } from '../../db/transaction.ts';
import { createDispatcher } from '../../platform/events/dispatcher.ts';
import { creditDeed } from './credit-deed.ts';
import { entriesQuery } from './score.queries.ts';
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

test('a check-in counts once a day, however often it is asked for at once', async () => {
  const person = await createPerson(app);
  const ask = () => app.post('/score/checkIn', {}, { token: person.token });
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, 2660, 2660, 2660]);
  expect(await scoreOf(person)).toBe(1);
  app.passSeconds(86_400);
  expect(await ask()).toMatchObject({
    code: 1,
    data: { score: 2, today: 1, week: 2, can: { check_in: false } },
  });
});

test('the list of what made the level: by cursor, each with its place', async () => {
  const person = await createPerson(app);
  const postId = await createPost(app, person);
  await open().drain();
  for (let n = 0; n < 24; n++) {
    await transaction(app.db, (tx) =>
      creditDeed(tx, { kind: 'like', userId: person.id, source: `list:${n}` }, app.services.now()),
    );
  }
  const read = async (cursor: string | null) =>
    (await app.get(`/score/entries${cursor === null ? '' : `?cursor=${cursor}`}`, { token: person.token }))
      .data as { data: { label: string; points: number; link: string | null }[]; next_cursor: string | null };
  const first = await read(null);
  const second = await read(first.next_cursor);
  expect([first.data.length, second.data.length, second.next_cursor]).toEqual([20, 5, null]);
  expect(second.data.at(-1)).toMatchObject({ label: '发帖', points: 5, link: `/post/${postId}` });
  const { data } = await app.get('/score/overview', { token: person.token });
  expect(data).toMatchObject({ score: 29, today: 29 });
  expect((data['days'] as unknown[]).length).toBe(14);
});

test('a page of the list is read by its index, however many rows there are', async () => {
  const person = await createPerson(app);
  await fillTable(
    app.db,
    'score_entries',
    sql`insert into score_entries (user_id, kind, points, source, day, created_at)
      select ${person.id}, 'like', 1, 'plan:' || n, current_date - 30, now() from generate_series(1, 50000) n`,
  );
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off)
    ${entriesQuery({ userId: person.id, beforeId: 1_000_000, limit: 21 })}`.execute(app.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('score_entries_of_user');
  expect(plan).not.toContain('Sort');
});
