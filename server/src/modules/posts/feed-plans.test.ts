import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { feedPage, type FeedRequest } from './feed-pages.ts';
import { postsQuery } from './post-rows.ts';
import { recommendedPage } from './recommended-page.ts';

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  reader = await createPerson(app);
  for (const statement of fill) await statement.execute(app.db);
  await sql`insert into follows (follower_id, followee_id) select ${reader.id}, id from users where username like 'u%' limit 50`.execute(
    app.db,
  );
  await sql`insert into circle_members (circle_id, user_id) select id, ${reader.id} from circles limit 3`.execute(
    app.db,
  );
  await sql`insert into tag_follows (tag_id, user_id) select id, ${reader.id} from tags limit 3`.execute(
    app.db,
  );
  await sql`analyze`.execute(app.db);
}, 120_000);
afterAll(() => app.close());

/** Large enough that reading a whole table would look cheap to nobody. */
const fill = [
  sql`insert into users (username, username_key) select 'u' || n, 'u' || n from generate_series(100, 2100) n`,
  sql`insert into circles (name) select '圈' || n from generate_series(1, 20) n`,
  sql`insert into tags (name, name_key) select 't' || n, 't' || n from generate_series(1, 200) n`,
  sql`insert into posts (user_id, circle_id, title, content, excerpt, created_at, rank)
    select (select min(id) from users where username like 'u%') + n % 2000, (select min(id) from circles) + n % 20,
      'post ' || n, '<p>x</p>', '<p>x</p>', now() - n * interval '1 minute', 10000 - n * 0.001
    from generate_series(1, 20000) n`,
  sql`insert into post_stats (post_id) select id from posts`,
  sql`insert into post_tags (post_id, tag_id, position, created_at, rank)
    select p.id, (select min(id) from tags) + p.id % 200, 0, p.created_at, p.rank from posts p`,
  sql`insert into post_likes (post_id, user_id) select p.id, p.user_id from posts p`,
];

function request(change: Partial<FeedRequest>): FeedRequest {
  const whole: FeedRequest = {
    viewerId: reader.id,
    filter: 'latest',
    order: 'new',
    tagIds: [],
    circleId: null,
    userId: null,
    limit: 10,
    offset: 0,
    after: null,
  };
  return { ...whole, ...change };
}

const deep = { k0: 0, k1: '9990', id: 5 };
const yesterday = { k0: 0, k1: '2020-01-01 00:00:00+00', id: 5 };
const pages: [string, () => RawBuilder<unknown>][] = [
  ['latest', () => feedPage(request({}))],
  ['latest, far down', () => feedPage(request({ after: yesterday }))],
  ['all', () => feedPage(request({ filter: 'all' }))],
  ['all, far down', () => feedPage(request({ filter: 'all', after: yesterday }))],
  ['follow', () => feedPage(request({ filter: 'follow' }))],
  ['by tag', () => feedPage(request({ tagIds: [1, 2] }))],
  ['in a circle', () => feedPage(request({ circleId: 1 }))],
  ['hot in a circle', () => feedPage(request({ circleId: 1, order: 'hot' }))],
  ['of a person', () => feedPage(request({ userId: 100 }))],
  ['recommend', () => recommendedPage(request({ filter: 'recommend' }), reader.id)],
  ['recommend, far down', () => recommendedPage(request({ filter: 'recommend', after: deep }), reader.id)],
];

test.each(pages)('%s reads no big table from end to end', async (_name, page) => {
  const query = postsQuery(page(), { viewerId: reader.id, html: 'excerpt' });
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(app.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan on (posts|post_stats|post_tags|post_likes|users|comments)\b/);
});
