import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../../test/fill-table.ts';
import { costOf } from '../../../../test/table-reads.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { dropFavoritesOf, selectFavorites, type FavoritePage } from './favorite.queries.ts';
import { countFolders, COVERS, isNameTaken, listFolders } from './folder.queries.ts';

let app: TestApp;
/** Has most of what is kept, in a few folders of which one has nearly all. */
let collector: number;
let fullest: number;
let someone: number;
const PEOPLE = 500;
const POSTS = 20_000;
const FOLDERS = 10;

beforeAll(async () => {
  app = await startTestApp();
  for (const [table, insert] of fill) await fillTable(app.db, table, insert);
  await sql`vacuum analyze`.execute(app.db);
  const { rows } = await sql<{ first: number; folder: number }>`
    select ${first} as first, (select min(id) from favorite_folders where user_id = ${first}) as folder`.execute(
    app.db,
  );
  [collector, fullest] = [rows[0]?.first ?? 0, rows[0]?.folder ?? 0];
  someone = collector + 7;
}, 300_000);
afterAll(() => app.close());

const first = sql`(select min(id) from users where username like 'seed_%')`;
const fill = [
  [
    'users',
    sql`insert into users (username, username_key)
      select 'seed_' || n, 'seed_' || n from generate_series(1, ${PEOPLE}::int) n`,
  ],
  [
    'posts',
    sql`insert into posts (user_id, title, content, excerpt, cover_image, created_at)
      select ${first} + n % ${PEOPLE}, 'post ' || n, repeat('x', 200), 'x',
        case when n % 2 = 0 then '/cover.jpg' else '' end, now()
      from generate_series(1, ${POSTS}::int) n`,
  ],
  ['post_stats', sql`insert into post_stats (post_id) select id from posts`],
  [
    'favorite_folders',
    sql`insert into favorite_folders (user_id, name, is_default, is_public, post_count, created_at)
      select u.id, '夹' || n, n = 1, n % 2 = 0, ${POSTS}, now() from users u cross join generate_series(1, ${FOLDERS}::int) n
      where u.username like 'seed_%' order by u.id, n`,
  ],
  [
    'post_favorites',
    // The folders of one person stand beside each other, in the order of the people.
    sql`insert into post_favorites (user_id, post_id, folder_id, created_at)
      select first + person, kept.post_id,
        folder + person * ${FOLDERS} + case when kept.n % 20 = 0 then kept.n / 20 % ${FOLDERS} else 0 end,
        now() - kept.n * interval '1 minute'
      from (select ${first} as first, (select min(id) from favorite_folders) as folder) base
        cross join (select p.id as post_id, row_number() over (order by p.id) as n from posts p) kept
        cross join lateral unnest(array[0, 1 + kept.n % ${PEOPLE - 1}]) person`,
  ],
] as const;

const tables = ['posts', 'post_stats', 'post_favorites', 'favorite_folders', 'users'];
const farDown = () => ({
  moment: new Date(Date.now() - (POSTS / 2) * 60_000).toISOString(),
  id: POSTS,
});
const SHOWN = 20;

const pages: [string, () => Partial<FavoritePage>][] = [
  ['a full folder', () => ({ of: { folderId: fullest } })],
  ['a full folder, for visitors', () => ({ of: { folderId: fullest }, viewerId: null })],
  ['a full folder, for somebody else', () => ({ of: { folderId: fullest }, viewerId: someone })],
  ['a full folder, far down', () => ({ of: { folderId: fullest }, after: farDown() })],
  ['all that somebody kept', () => ({ of: { userId: collector } })],
  ['all that somebody kept, far down', () => ({ of: { userId: collector }, after: farDown() })],
  ['a folder with little in it', () => ({ of: { folderId: fullest + 3 } })],
];

test.each(pages)('%s: reads what it shows', async (_name, change) => {
  const page: FavoritePage = {
    of: { folderId: fullest },
    viewerId: collector,
    limit: SHOWN,
    offset: 0,
    after: null,
    ...change(),
  };
  const { walked, most } = await costOf(app.db, tables, async (tx) => {
    expect(await selectFavorites(tx, page)).toHaveLength(SHOWN);
  });
  expect(walked).toEqual([]);
  // The post behind what was kept, then the whole of what is shown, and one that was looked at ahead.
  expect(most).toBeLessThanOrEqual(3 * SHOWN);
});

test('the folders of one person, with their covers, read a few posts of each', async () => {
  for (const isOwn of [true, false]) {
    const { walked, most } = await costOf(app.db, tables, async (tx) => {
      const folders = await listFolders(tx, { userId: collector, isOwn, postId: 7 });
      expect(folders).toHaveLength(isOwn ? FOLDERS : FOLDERS / 2);
      expect(folders.some(({ covers }) => covers.length === COVERS)).toBe(true);
    });
    expect(walked).toEqual([]);
    expect(most).toBeLessThanOrEqual(FOLDERS * (COVERS * 3 + 1));
  }
});

test('folders are counted and named, and a post that goes is let go of, by an index', async () => {
  const { id: postId } = await app.db.selectFrom('posts').select('id').limit(1).executeTakeFirstOrThrow();
  const { walked, most } = await costOf(app.db, tables, async (tx) => {
    await countFolders(tx, collector);
    await isNameTaken(tx, collector, '夹3');
    await dropFavoritesOf(tx, postId);
  });
  expect(walked).toEqual([]);
  expect(most).toBeLessThanOrEqual(2 * FOLDERS + 10);
});
