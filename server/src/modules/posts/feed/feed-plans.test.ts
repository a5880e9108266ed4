import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { statement } from '../../../db/statement.ts';
import type { FeedShape, FeedValues } from './feed-pages.ts';
import { newPostsShape } from './count-new-posts.ts';
import { listQuery, newPostsQuery } from './feed.queries.ts';

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  reader = await createPerson(app);
  for (const step of fill) await step.execute(app.db);
  await sql`insert into follows (follower_id, followee_id) select ${reader.id}, id from users where username like 'u%' limit 50`.execute(
    app.db,
  );
  await sql`insert into circle_members (circle_id, user_id) select id, ${reader.id} from circles limit 3`.execute(
    app.db,
  );
  await sql`insert into tag_follows (tag_id, user_id) select id, ${reader.id} from tags limit 3`.execute(
    app.db,
  );
  // What vacuum would do by itself, at a moment of its own: pages read are compared below.
  await sql`vacuum analyze`.execute(app.db);
});
afterAll(() => app.close());

const CHUNK = 1_000;
const addPosts = (from: number) =>
  sql`insert into posts (user_id, circle_id, title, content, excerpt, created_at, rank)
    select (select min(id) from users where username like 'u%') + n % 2000, (select min(id) from circles) + n % 20,
      'post ' || n, '<p>x</p>', '<p>x</p>', now() - n * interval '1 minute', 10000 - n * 0.001
    from generate_series(${from}::int, ${from + CHUNK - 1}::int) n`;

/** Large enough that reading a whole table would look cheap to nobody. */
const fill = [
  sql`insert into users (username, username_key) select 'u' || n, 'u' || n from generate_series(100, 2100) n`,
  sql`insert into circles (name) select '圈' || n from generate_series(1, 20) n`,
  sql`insert into tags (name, name_key) select 't' || n, 't' || n from generate_series(1, 200) n`,
  ...Array.from({ length: 20 }, (_, n) => addPosts(1 + n * CHUNK)),
  sql`insert into users (username, username_key) select 'quiet' || n, 'quiet' || n from generate_series(1, 50) n`,
  sql`insert into posts (user_id, title, content, excerpt, created_at)
    select id, 'post', '<p>x</p>', '<p>x</p>', now() - id * interval '1 minute' from users where username like 'quiet%'`,
  sql`insert into post_stats (post_id) select id from posts`,
  sql`insert into post_tags (post_id, tag_id, position, created_at, rank)
    select p.id, (select min(id) from tags) + p.id % 200, 0, p.created_at, p.rank from posts p`,
  sql`insert into post_likes (post_id, user_id) select p.id, p.user_id from posts p`,
];

function shape(change: Partial<FeedShape>): FeedShape {
  const whole: FeedShape = {
    filter: 'latest',
    order: 'new',
    limit: 10,
    shown: 10,
    offset: 0,
    hasViewer: true,
    isTagged: false,
    isInCircle: false,
    isByUser: false,
    isAfter: false,
  };
  return { ...whole, ...change };
}

function values(change: Partial<FeedValues>): FeedValues {
  const whole = { viewerId: reader.id, tagIds: [1, 2], circleId: 1, userId: 100, k0: false, k1: '', id: 5 };
  return { ...whole, ...change };
}

const longAgo = { k1: '2020-01-01 00:00:00+00' };
const pages: [string, Partial<FeedShape>, Partial<FeedValues>][] = [
  ['latest', {}, {}],
  ['latest, far down', { isAfter: true }, longAgo],
  ['all', { filter: 'all' }, {}],
  ['all, far down', { filter: 'all', isAfter: true }, longAgo],
  ['follow', { filter: 'follow' }, {}],
  ['by tag', { isTagged: true }, {}],
  ['in a circle', { isInCircle: true }, {}],
  ['hot in a circle', { isInCircle: true, order: 'hot' }, {}],
  ['of a person', { isByUser: true }, {}],
  ['recommend', { filter: 'recommend', order: 'hot' }, {}],
  ['recommend, far down', { filter: 'recommend', order: 'hot', isAfter: true }, { k1: '9990' }],
];

test.each(pages)('%s reads no big table from end to end', async (_name, shapeChange, valueChange) => {
  const query = statement<FeedValues, { 'QUERY PLAN': string }>(
    (v) => sql`explain ${listQuery(shape(shapeChange), v)}`,
  );
  const rows = await query(app.db, values(valueChange));
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan on (posts|post_stats|post_tags|post_likes|users|comments)\b/);
});

const newPosts: [string, Partial<FeedShape>][] = [
  ['the newest', {}],
  ['the newest for visitors', { hasViewer: false }],
  ['those of the followed', { filter: 'follow' }],
  ['those with a tag', { isTagged: true }],
  ['those in a circle', { isInCircle: true }],
];

test.each(newPosts)('%s since another are counted from an index', async (_name, change) => {
  const plain = { filter: 'latest', hasViewer: true, isTagged: false, isInCircle: false } as const;
  const { rows } = await sql<{ id: number }>`
    select id from posts order by created_at desc, id desc offset 3000 limit 1`.execute(app.db);
  const query = statement<FeedValues, { 'QUERY PLAN': string }>(
    (v) => sql`explain ${newPostsQuery(newPostsShape({ ...plain, ...change }), v)}`,
  );
  const lines = await query(app.db, values({ id: rows[0]?.id ?? 0 }));
  const plan = lines.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan on (posts|post_tags|users)\b/);
  expect(plan).toMatch(/Index (Only )?Scan.* using (posts|post_tags)_/);
});

async function pagesRead(shapeChange: Partial<FeedShape>, valueChange: Partial<FeedValues>): Promise<number> {
  type Explained = {
    'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
  };
  const query = statement<FeedValues, Explained>(
    (v) => sql`explain (analyze, buffers, format json) ${listQuery(shape(shapeChange), v)}`,
  );
  const [explained] = await query(app.db, values(valueChange));
  const plan = explained?.['QUERY PLAN'][0].Plan;
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
}

test('far down, recommendations read no more than at the top', async () => {
  const shapeOfIt: Partial<FeedShape> = { filter: 'recommend', order: 'hot' };
  const atTheTop = await pagesRead(shapeOfIt, {});
  const farDown = await pagesRead({ ...shapeOfIt, isAfter: true }, { k1: '9982' });
  expect(atTheTop).toBeGreaterThan(0);
  // Another way into the index costs a few pages more; reading from the top would cost fifty times as many.
  expect(farDown).toBeLessThanOrEqual(atTheTop * 2);
});

test('how much the followed have posted makes no difference', async () => {
  const quiet = await createPerson(app);
  await sql`insert into follows (follower_id, followee_id) select ${quiet.id}, id from users where username like 'quiet%'`.execute(
    app.db,
  );
  // The reader follows as many people, each with ten posts.
  const ofMany = await pagesRead({ filter: 'follow' }, {});
  const ofFew = await pagesRead({ filter: 'follow' }, { viewerId: quiet.id });
  expect(ofFew).toBeGreaterThan(0);
  expect(ofMany).toBeLessThanOrEqual(ofFew * 1.5);
});
