import type { NoticeType } from '@zaojie/contract/notifications/notification.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { noticesQuery, type NoticeList } from './notice-list.queries.ts';

let app: TestApp;
let userId: number;
beforeAll(async () => {
  app = await startTestApp();
  for (const statement of fill) await statement.execute(app.db);
  await sql`analyze`.execute(app.db);
  const { rows } = await sql<{ id: number }>`select min(id) as id from users`.execute(app.db);
  userId = rows[0]?.id ?? 0;
}, 120_000);
afterAll(() => app.close());

/** One person has most of it and has read all but the last ten: the worst case of every list. */
const fill = [
  sql`insert into users (username, username_key) select 'u' || n, 'u' || n from generate_series(100, 1100) n`,
  sql`insert into posts (user_id, title, content, excerpt)
    select (select min(id) from users) + n % 1000, 'post ' || n, '<p>x</p>', '<p>x</p>' from generate_series(1, 3000) n`,
  sql`insert into comments (post_id, user_id, content) select p.id, p.user_id, '好看' from posts p`,
  sql`insert into comment_likes (comment_id, user_id) select c.id, c.user_id from comments c`,
  sql`insert into follows (follower_id, followee_id)
    select u.id, (select min(id) from users) + n from users u cross join generate_series(0, 3) n
    where u.id <> (select min(id) from users) + n`,
  sql`insert into notices (user_id, type, kind, key, subject_kind, subject_id, actor_count, is_read, created_at, updated_at)
    select (select min(id) from users) + case when n % 3 = 0 then n % 1000 else 0 end,
      (array['at', 'like', 'follow', 'system'])[1 + n % 4], 'system', 's:' || n,
      (array['post', 'comment', 'user', 'site'])[1 + n % 4], 1 + n % 1000, 1, n > 10, now(),
      now() - n * interval '1 minute'
    from generate_series(1, 40000) n`,
  sql`insert into notice_actors (notice_id, actor_id, created_at)
    select n.id, (select min(id) from users) + n.id % 1000, n.created_at from notices n`,
];

const cases: [string, Partial<NoticeList>][] = [
  ['all', {}],
  ['all, far down', { after: { at: 1_700_000_000_000_000, id: 5 } }],
  ...(['at', 'like', 'follow', 'system'] satisfies NoticeType[]).map(
    (type): [string, Partial<NoticeList>] => [type, { type }],
  ),
  ['unread', { isUnreadOnly: true }],
  ['unread of a type', { isUnreadOnly: true, type: 'like' }],
];

test.each(cases)('%s: reads only as much as it shows', async (_name, change) => {
  const list = { userId, type: null, isUnreadOnly: false, limit: 20, offset: 0, after: null, ...change };
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain (analyze, buffers) ${noticesQuery(list, app.services.noticeFlags)}`.execute(app.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(
    /Seq Scan on (notices|notice_actors|users|posts|comments|comment_likes|follows)\b/,
  );
  // The topmost line counts for everything below it.
  const pages = Number(/shared hit=(\d+)/.exec(plan)?.[1]);
  expect(pages).toBeLessThan(500);
});
