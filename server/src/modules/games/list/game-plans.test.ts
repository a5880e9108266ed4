import { gameCommentOrderNames, gameOrderNames, gameStatusNames } from '@zaojie/contract/games/game-words';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillTable } from '../../../../test/fill-table.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { repliesQuery, threadsQuery } from '../comments/comment.queries.ts';
import { ownQuery } from '../publishing/list-own.ts';
import { toReviewQuery } from '../publishing/review-game.ts';
import { mineQuery } from '../purchases/list-mine.ts';
import { groupsQuery, pricesQuery } from './list-categories.ts';
import { countQuery, listQuery, type ListShape } from './list.queries.ts';

/** Plans don’t change from here to 100,000 games with 1,000,000 ratings. */
const MANY = 10_000;
/** Ten a game; one in a hundred stands under the first game. */
const RATINGS = 100_000;

let app: TestApp;
let viewer: Person;
let maker: Person;
let first: number;

beforeAll(async () => {
  app = await startTestApp();
  [viewer, maker] = [await createPerson(app), await createPerson(app)];
  await fillTable(
    app.db,
    'users',
    sql`insert into users (username, username_key) select 'seed_' || n, 'seed_' || n from generate_series(1, ${RATINGS / 100}::int) n`,
  );
  const picture = JSON.stringify({ url: '/files/a.webp', width: 1, height: 1, blur: '', widths: [] });
  await fillTable(
    app.db,
    'games',
    sql`
      insert into games (user_id, title, summary, description, type_mask, platform_mask, price_fen, cover, link, status,
        submitted_at, published_at, rank, rating_rank, created_at, updated_at)
      select case when n % 1000 = 0 then ${viewer.id}::bigint else ${maker.id} end, 'game ' || n, 's', 'd',
        (1 << (1 + n % 12)) | (1 << (1 + (n / 12) % 12)), 1 << (1 + n % 5), (n % 100) * 100, ${picture}::jsonb, 'l',
        case n % 50 when 0 then 'draft' when 1 then 'pending' else 'published' end, now() - n * interval '1 second',
        now() - n * interval '1 minute', (n::bigint * 7919 % 100003) * 0.001, (n::bigint * 104729 % 50021) * 0.0001, now(), now()
      from generate_series(1, ${MANY}::int) n`,
  );
  await fillTable(app.db, 'game_stats', sql`insert into game_stats (game_id) select id from games`);
  ({ id: first } = await app.db
    .selectFrom('games')
    .select('id')
    .where('status', '=', 'published')
    .orderBy('id')
    .executeTakeFirstOrThrow());
  await fillTable(
    app.db,
    'game_comments',
    sql`
      insert into game_comments (game_id, user_id, content, rating, rated_at, like_count, created_at)
      select case when n <= ${RATINGS / 100}::int then ${first}::bigint else 1 + n % ${MANY}::int end,
        (select max(id) from users) - (n % ${MANY}::int + n / ${MANY}::int * 37) % ${RATINGS / 100}::int, 'text', 1 + n % 5,
        now() - n * interval '1 second', n % 97, now()
      from generate_series(1, ${RATINGS}::int) n on conflict do nothing`,
  );
  await fillTable(
    app.db,
    'game_purchases',
    sql`
      insert into game_purchases (game_id, user_id, seller_id, status, paid_fen, fee_fen, created_at)
      select id, case when id % 100 = 1 and k = 0 then ${viewer.id}::bigint
        else (select max(id) from users) - (id + k) % ${RATINGS / 100}::int end, ${maker.id}::bigint, 'free', 0, 0, created_at
      from games, generate_series(0, 4) k`,
  );
  await sql`vacuum analyze games, game_stats, game_comments, game_purchases, users`.execute(app.db);
}, 600_000);
afterAll(() => app.close());

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) ${query}`.execute(app.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const tables = /Seq Scan on (games|game_stats|game_comments|game_purchases|game_builds)\b/;

/** What a page reads of each table, at most: everything else is passed over inside an index. */
function expectNoWalk(plan: string, most = 200): void {
  expect(plan).not.toMatch(tables);
  const read = [...plan.matchAll(/Scan.*\(actual time=\S+ rows=([\d.]+) loops=(\d+)\)/g)].map(
    ([, rows, loops]) => Number(rows) * Number(loops),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(Math.max(...read)).toBeLessThanOrEqual(most);
}

const plain: Omit<ListShape, 'order'> = {
  limit: 12,
  offset: 0,
  hasViewer: true,
  byTypes: false,
  byPlatforms: false,
  byMin: false,
  byMax: false,
  byDeveloper: false,
};
const values = () => ({
  viewerId: sql`${viewer.id}::bigint`,
  typeMask: sql`${1 << 7}`,
  platformMask: sql`${1 << 5}`,
  minFen: sql`1000`,
  maxFen: sql`2000`,
  developerId: sql`${maker.id}`,
});
const indexOf = {
  new: 'games_newest',
  hot: 'games_ranked',
  rating: 'games_best',
  price_asc: 'games_by_price',
  price_desc: 'games_by_price',
};
const either = [false, true];

describe.each(gameOrderNames)('the store by %s', (order) => {
  test('every choice of filters is read from the index of its order, which carries what is asked', async () => {
    for (const byTypes of either) {
      for (const byPlatforms of either) {
        for (const [byMin, byMax] of [
          [false, false],
          [true, false],
          [true, true],
        ] as const) {
          const shape = { ...plain, order, byTypes, byPlatforms, byMin, byMax };
          const plan = await planOf(listQuery(shape, values()));
          expect(plan).toMatch(
            new RegExp(`Index Only Scan(?: Backward)? using ${indexOf[order]}|using games_by_price`),
          );
          expectNoWalk(plan);
        }
      }
    }
  }, 60_000);

  test('of one developer', async () => {
    expect(await planOf(listQuery({ ...plain, order, byDeveloper: true }, values()))).not.toMatch(tables);
  });
});

test('counting and the categories read indexes alone', async () => {
  const filters = { byTypes: true, byPlatforms: true, byMin: false, byMax: true, byDeveloper: false };
  for (const query of [countQuery(filters, values()), groupsQuery, pricesQuery]) {
    const plan = await planOf(query);
    expect(plan).not.toMatch(tables);
    expect(plan).toContain('Index Only Scan');
  }
});

describe('comments of a game with thousands of ratings', () => {
  test.each(gameCommentOrderNames)(
    'by %s, of all ratings and of one, from the start and from far down',
    async (order) => {
      for (const rating of [null, 4]) {
        for (const after of [null, { likes: 50, id: RATINGS / 2 }]) {
          const list = { gameId: first, viewerId: viewer.id, rating, order, limit: 10, offset: 0, after };
          const plan = await planOf(threadsQuery(list));
          expect(plan).toMatch(/using game_comments_(newest|useful|of_rating_)/);
          expectNoWalk(plan);
        }
      }
    },
  );

  test('answers', async () => {
    const list = { parentId: 1, viewerId: viewer.id, limit: 10, offset: 0, afterId: null };
    expect(await planOf(repliesQuery(list))).toContain('game_comments_answers');
  });
});

test('what somebody has, makes and has to look at', async () => {
  const page = { limit: 12, offset: 24 };
  expectNoWalk(await planOf(mineQuery(viewer.id, page)));
  for (const status of [null, ...gameStatusNames]) {
    expectNoWalk(await planOf(ownQuery({ userId: viewer.id, status }, page)));
  }
  expectNoWalk(await planOf(toReviewQuery(page)));
});

test.each([
  ['/game/index'],
  ['/game/index?order=hot&game_type=3,4&platform=1&price_min=1&price_max=50&page=3'],
  ['/game/categories'],
  ['/game/published?status=draft'],
  ['/game/mine'],
])('%s takes three statements at most', async (path) => {
  app.queries.length = 0;
  expect((await app.get(path, { token: viewer.token })).code).toBe(1);
  expect(app.queries.filter((query) => !query.includes('token_hash')).length).toBeLessThanOrEqual(3);
});

test('a game and its comments take three statements at most', async () => {
  for (const call of [
    () => app.post('/game/detail', { id: first }, { token: viewer.token }),
    () => app.get(`/game/comments?id=${first}`, { token: viewer.token }),
  ]) {
    app.queries.length = 0;
    expect((await call()).code).toBe(1);
    expect(app.queries.filter((query) => !query.includes('token_hash')).length).toBeLessThanOrEqual(3);
  }
});
