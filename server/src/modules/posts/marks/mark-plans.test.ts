import type { PostMark } from '@zaojie/contract/posts/post-marks.endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../../test/fill-table.ts';
import { costOf } from '../../../../test/table-reads.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { countMarked, markedQuery, MOST_COUNTED } from './mark.queries.ts';

let app: TestApp;
const PEOPLE = 1000;
const MANY = 40_000;
/** Every hundredth is pinned, every third praised. At either end of the table as many were taken away: whatever way it is read, they come first. */
const GONE = 15_000;

beforeAll(async () => {
  app = await startTestApp();
  for (const [table, insert] of fill) await fillTable(app.db, table, insert);
  await sql`vacuum analyze`.execute(app.db);
}, 300_000);
afterAll(() => app.close());

const fill = [
  [
    'users',
    sql`insert into users (username, username_key)
      select 'seed_' || n, 'seed_' || n from generate_series(1, ${PEOPLE}::int) n`,
  ],
  ['circles', sql`insert into circles (name) select '圈' || n from generate_series(1, 20) n`],
  [
    'posts',
    sql`insert into posts (user_id, circle_id, title, content, excerpt, created_at, is_top, is_essence, deleted_at)
      select (select min(id) from users where username like 'seed_%') + n % ${PEOPLE},
        (select min(id) from circles) + n % 20, 'post ' || n, repeat('x', 200), 'x',
        now() - (${MANY}::int - n) * interval '1 minute', n % 100 = 0,
        n % 3 = 0, case when n <= ${GONE} or n > ${MANY - GONE} then now() end
      from generate_series(1, ${MANY}::int) n`,
  ],
] as const;

const tables = ['posts', 'users'];

test.each<PostMark>(['all', 'pinned', 'essence'])('a page of %s reads what it shows', async (mark) => {
  for (const offset of [0, 20]) {
    const list = { mark, limit: 20, offset };
    const { walked, most } = await costOf(app.db, tables, async (tx) => {
      expect((await markedQuery(list).execute(tx)).rows).toHaveLength(20);
    });
    expect(walked).toEqual([]);
    expect(most).toBeLessThanOrEqual(20 + offset);
  }
});

test('they are counted along their indexes, no further than anybody turns pages', async () => {
  const { walked } = await costOf(app.db, tables, (tx) => countMarked(tx));
  expect(walked).toEqual([]);
  const pinned = (MANY - 2 * GONE) / 100;
  expect(await countMarked(app.db)).toEqual({ all: MOST_COUNTED, pinned, essence: MOST_COUNTED });
});
