import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createCircle, createPost } from '../../../../test/test-posts.ts';

const AUTHORS = 12;
const BUSY = 15;

let app: TestApp;
let reader: Person;
let circleId: number;
let tagId: number;
let authorIds: number[];
/** Newest first, with what decides whether a filter takes them. */
let posts: { id: number; user_id: number; circle_id: number | null; is_tagged: boolean }[];

/** The first author posts as much as all others together, some posts of different people are of the same moment. */
const fill = (circle: number) => sql`
  insert into posts (user_id, circle_id, title, content, excerpt, created_at)
  select u.id, case when n % 3 = 0 then ${circle}::bigint end, '第 ' || n, '<p>x</p>', '<p>x</p>',
    timestamptz '2026-01-01' + (n % 20) * interval '1 minute' - (u.place % 4) * interval '1 minute'
  from (select id, row_number() over (order by id) as place from users where username like 'author%') u,
    generate_series(1, case when u.place = 1 then ${BUSY} else 3 end) n`;

beforeAll(async () => {
  app = await startTestApp();
  reader = await createPerson(app);
  circleId = await createCircle(app, '像素艺术');
  await sql`insert into users (username, username_key) select 'author' || n, 'author' || n
    from generate_series(1, ${AUTHORS}::int) n`.execute(app.db);
  await fill(circleId).execute(app.db);
  await sql`insert into post_stats (post_id) select id from posts`.execute(app.db);
  const tag = await app.db
    .insertInto('tags')
    .values({ name: '像素', name_key: '像素' })
    .returning('id')
    .executeTakeFirstOrThrow();
  tagId = tag.id;
  await sql`insert into post_tags (post_id, tag_id, position, created_at, rank)
    select id, ${tagId}, 0, created_at, rank from posts where id % 2 = 0`.execute(app.db);
  await sql`update users u set post_count = (select count(*) from posts p where p.user_id = u.id)`.execute(
    app.db,
  );
  const authors = await sql<{ id: number }>`
    select id from users where username like 'author%' order by id`.execute(app.db);
  authorIds = authors.rows.map(({ id }) => id);
  // All but the last.
  for (const id of authorIds.slice(0, -1)) await app.post(`/user/follow/${id}`, {}, { token: reader.token });
  const { rows } = await sql<(typeof posts)[number]>`
    select id, user_id, circle_id, id % 2 = 0 as is_tagged from posts
    order by created_at desc, id desc`.execute(app.db);
  posts = rows;
});
afterAll(() => app.close());

type Page = { data: { id: number }[]; total: number; next_cursor: string | null };
const feed = async (query: string, who = reader): Promise<Page> =>
  (await app.get(`/posts/index?filter=follow&${query}`, { token: who.token })).data as Page;

async function readByCursor(query: string): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null && seen.length < 200) {
    const page: Page = await feed(`${query}&per_page=4&cursor=${cursor}`);
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  return seen;
}

async function readByNumber(query: string): Promise<number[]> {
  const seen: number[] = [];
  for (let page = 1; page < 50; page++) {
    const { data } = await feed(`${query}&per_page=4&page=${page}`);
    if (data.length === 0) break;
    seen.push(...data.map(({ id }) => id));
  }
  return seen;
}

describe('more people than a page holds: whole, in order, without repeats', () => {
  const isFollowed = (post: (typeof posts)[number]) => authorIds.slice(0, -1).includes(post.user_id);
  const filters: [string, () => string, (post: (typeof posts)[number]) => boolean][] = [
    ['all', () => '', () => true],
    ['in a circle', () => `circle_id=${circleId}`, (post) => post.circle_id === circleId],
    ['with a tag', () => `tags=${tagId}`, (post) => post.is_tagged],
    ['of one of them', () => `user_id=${authorIds[0]}`, (post) => post.user_id === authorIds[0]],
    ['of somebody else', () => `user_id=${authorIds.at(-1)}`, () => false],
  ];
  test.each(filters)('%s', async (_name, query, isAsked) => {
    const expected = posts
      .filter(isFollowed)
      .filter((post) => isAsked(post) && (!query().startsWith('user_id') || isFollowed(post)))
      .map(({ id }) => id);
    expect(await readByCursor(query())).toEqual(expected);
    expect(await readByNumber(query())).toEqual(expected);
    expect((await feed(query())).total).toBe(expected.length);
  });
});

test('whom the reader has blocked since is neither shown nor counted', async () => {
  const [blocked = 0] = authorIds;
  const other = await createPerson(app);
  for (const id of authorIds.slice(0, 3)) await app.post(`/user/follow/${id}`, {}, { token: other.token });
  await app.post('/user/block', { user_id: blocked }, { token: other.token });
  const expected = posts.filter((post) => authorIds.slice(1, 3).includes(post.user_id)).map(({ id }) => id);
  const page = await feed('per_page=50', other);
  expect(page.data.map(({ id }) => id)).toEqual(expected);
  expect(page.total).toBe(expected.length);
});

test('the total holds when followed people publish and delete at the same time', async () => {
  const [ann, ben, follower] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const first = await Promise.all([createPost(app, ann), createPost(app, ben), createPost(app, ann)]);
  for (const { id } of [ann, ben]) await app.post(`/user/follow/${id}`, {}, { token: follower.token });
  await Promise.all([
    ...Array.from({ length: 4 }, (_, i) => createPost(app, i % 2 ? ann : ben)),
    ...first.flatMap((id, i) => {
      const { token } = i === 1 ? ben : ann;
      // Twice, as an impatient person would: it counts once.
      return [1, 2].map(() => app.post(`/posts/del/?id=${id}`, {}, { token }));
    }),
  ]);
  const page = await feed('per_page=50', follower);
  expect(page.data).toHaveLength(4);
  expect(page.total).toBe(4);
});
