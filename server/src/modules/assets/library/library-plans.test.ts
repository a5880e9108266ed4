import { assetLicences, assetTypes } from '@zaojie/contract/assets/asset-words';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../../test/fill-table.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { myAssetsQuery } from '../own/list-my-assets.ts';
import { collectionsQuery } from '../collections/collection.queries.ts';
import { itemsQuery } from '../collections/item.queries.ts';
import { cellOf, cellsOf, typeOfCell } from './cells.rules.ts';
import { detailQuery } from './detail.queries.ts';
import { favoritesQuery } from './favorite.queries.ts';
import { countQuery, libraryQuery } from './library.queries.ts';

const MANY = 50_000;
let app: TestApp;
let viewer: Person;
let crowd: Person;

beforeAll(async () => {
  app = await startTestApp();
  [viewer, crowd] = [await createPerson(app), await createPerson(app)];
  await fillTable(
    app.db,
    'assets',
    sql`
      insert into assets (user_id, title, type, licence, tags, status, created_at, updated_at, published_at)
      select case when n % 20 = 0 then ${viewer.id}::bigint else ${crowd.id} end, 'asset ' || n,
        (array['image', 'audio', 'video', 'model', 'file'])[1 + n % 5],
        (array['cc0', 'cc_by', 'cc_by_nc', 'site_commercial', 'reserved'])[1 + (n / 5) % 5],
        array['many', 'tag ' || n % 1000], 'published', now(), now(), now() - n * interval '1 minute'
      from generate_series(1, ${MANY}::int) n`,
  );
  await fillTable(app.db, 'asset_stats', sql`insert into asset_stats (asset_id) select id from assets`);
  await fillTable(
    app.db,
    'asset_versions',
    sql`insert into asset_versions (asset_id, name, file_name, byte_size, mime, sha256, created_at)
      select id, '1.0', 'a.txt', 1, 'text/plain', repeat('0', 64), now() from assets`,
  );
  await fillTable(
    app.db,
    'asset_listings',
    sql`insert into asset_listings (asset_id, tag, cell, user_id, published_at, download_count)
      select a.id, tag, (array_position(array['image', 'audio', 'video', 'model', 'file'], a.type) - 1) * 5
        + array_position(array['cc0', 'cc_by', 'cc_by_nc', 'site_commercial', 'reserved'], a.licence) - 1,
        a.user_id, a.published_at, a.id % 500
      from assets a, unnest('{""}' || a.tags) tag`,
  );
  await fillTable(
    app.db,
    'asset_favorites',
    sql`insert into asset_favorites (asset_id, user_id, created_at)
      select id, case when id % 20 = 0 then ${viewer.id}::bigint else ${crowd.id} end, published_at from assets`,
  );
  await sql`insert into asset_collections (user_id, title, is_public, created_at, updated_at)
    select ${viewer.id}::bigint, 'c ' || n, n % 2 = 0, now(), now() from generate_series(1, 40) n
    union all select ${crowd.id}::bigint, 'c ' || n, true, now(), now() from generate_series(1, 400) n`.execute(
    app.db,
  );
  await fillTable(
    app.db,
    'asset_collection_items',
    sql`insert into asset_collection_items (collection_id, asset_id, is_public, added_at)
      select c.id, asset_id, c.is_public, now() - asset_id * interval '1 minute'
      from asset_collections c, lateral (
        select 1 as asset_id union all select 1000 + c.id * 100 + n from generate_series(1, 50) n
      ) chosen`,
  );
  await sql`vacuum analyze assets, asset_stats, asset_versions, asset_listings, asset_favorites, asset_collections,
    asset_collection_items`.execute(app.db);
}, 300_000);
afterAll(() => app.close());

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) ${query}`.execute(app.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** However many there are, a page touches a bounded number of rows. */
function expectNoWalk(plan: string, most: number): void {
  expect(plan).not.toMatch(/Seq Scan on (assets|asset_\w+)\b/);
  const read = [...plan.matchAll(/Scan.*\(actual time=\S+ rows=([\d.]+) loops=(\d+)\)/g)].map(
    ([, rows, loops]) => Number(rows) * Number(loops),
  );
  expect(Math.max(...read)).toBeLessThanOrEqual(most);
}

const filters = ([null, 'audio'] as const).flatMap((type) =>
  ([null, 'cc0'] as const).flatMap((licence) => ['', 'many', 'tag 7'].map((tag) => ({ type, licence, tag }))),
);

test.each(['new', 'downloads'] as const)(
  'the library by %s: every filter, from the start and from far down, walks its index',
  async (order) => {
    for (const { type, licence, tag } of filters) {
      const cells = cellsOf({ type, licence });
      for (const isAfter of [false, true]) {
        const shape = { order, limit: 24, offset: 0, hasViewer: true, isAfter };
        const plan = await planOf(
          libraryQuery(shape, {
            viewerId: sql`${viewer.id}::bigint`,
            tag: sql`${tag}`,
            cells: sql`${cells}`,
            key: order === 'new' ? sql`(now() - interval '20 days')::text` : sql`'250'`,
            id: sql`7`,
          }),
        );
        expect(plan).toContain(order === 'new' ? 'asset_listings_newest' : 'asset_listings_loaded');
        expectNoWalk(plan, 24 * cells.length);
      }
    }
  },
  60_000,
);

test('counts stop at their cap, and own lists are read from their index', async () => {
  expectNoWalk(await planOf(countQuery('tag 7')), 200);
  const page = { userId: viewer.id, limit: 24, offset: 0 };
  expectNoWalk(await planOf(favoritesQuery({ ...page, after: null })), 100);
  expectNoWalk(await planOf(myAssetsQuery({ ...page, status: null, before: null })), 100);
  expectNoWalk(await planOf(myAssetsQuery({ ...page, status: 'published', before: null })), 100);
});

test('collections: of a person, what is in one, and those that an asset stands in', async () => {
  const userId = viewer.id;
  expectNoWalk(await planOf(collectionsQuery({ userId, isOwn: true, assetId: 1 })), 40 * 12);
  const page = { collectionId: 3, viewerId: userId, limit: 24, offset: 0 };
  expectNoWalk(await planOf(itemsQuery({ ...page, after: null })), 100);
  const [, read] =
    /Scan using asset_collection_items_of_asset .*\(actual time=\S+ rows=([\d.]+) /.exec(
      await planOf(detailQuery(1, userId)),
    ) ?? [];
  expect(Number(read)).toBeLessThan(20);
});

test('a cell is a type and a licence', () => {
  const cells = assetTypes.flatMap((type) => assetLicences.map((licence) => cellOf(type, licence)));
  expect(cells).toEqual(Array.from({ length: 25 }, (_, n) => n));
  expect(cells.map(typeOfCell).filter((type) => type === 'model')).toHaveLength(5);
  expect(cellsOf({ type: null, licence: null })).toEqual(cells);
});
