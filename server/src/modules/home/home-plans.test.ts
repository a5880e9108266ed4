import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson } from '../../../test/test-people.ts';
import { countTown, hotCommentsQuery, listHotComments, townQuery } from './home.queries.ts';

/** Twice the cap of the figures, so that counting has to stop. */
const MANY = 20_000;
const DELETED_LIKED = 300;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { id } = await createPerson(app);
  await sql`insert into posts (user_id, title, content, excerpt, deleted_at)
    select ${id}, 'post ' || n, '', '', case when n = 1 then now() end
    from generate_series(1, ${MANY}::int) n`.execute(app.db);
  await sql`insert into comments (post_id, user_id, content, like_count)
    select (select min(id) from posts), ${id}, '很多人赞过', 100
    from generate_series(1, ${DELETED_LIKED}::int)`.execute(app.db);
}, 120_000);
afterAll(() => app.close());

const addStanding = (number: number) =>
  sql`insert into comments (post_id, user_id, content)
    select p.id, p.user_id, '没人赞过' from posts p where p.deleted_at is null order by p.id limit ${number}`.execute(
    app.db,
  );

test('comments of a deleted post neither count nor push others out', async () => {
  await addStanding(7);
  expect(await countTown(app.db)).toMatchObject({ comments: 7 });
  const hot = await listHotComments(app.db, 6);
  expect(hot.map((comment) => comment.content)).toEqual(Array.from({ length: 6 }, () => '没人赞过'));
});

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(app.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('however many there are, counting stops at the cap and no table is read from end to end', async () => {
  await addStanding(MANY - 1);
  await sql`analyze`.execute(app.db);
  expect(await countTown(app.db)).toMatchObject({ posts: 10_000, comments: 10_000 });
  const hotPlan = await planOf(hotCommentsQuery(12));
  expect(hotPlan).toMatch(/Index Scan using comments_by_likes/);
  expect(hotPlan).not.toMatch(/Seq Scan on (posts|comments)\b/);
  const townPlan = await planOf(townQuery());
  // Each comment looks for its post by its id; joined the other way all posts would be read first.
  expect(townPlan).toMatch(/Index Scan using posts_pkey/);
  expect(townPlan).not.toMatch(/Hash Join|Merge Join/);
});
