import { gameLimits } from '@zaojie/contract/games/game-limits';
import { gameCommentOrderNames, gameOrderNames, gameStatusNames } from '@zaojie/contract/games/game-words';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillTable } from '../../../../test/fill-table.ts';
import { keptPlanUses } from '../../../../test/kept-plan.ts';
import { planReads, type PlanRead } from '../../../../test/plan-reads.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { repliesQuery, threadsQuery } from '../comments/comment.queries.ts';
import { detailQuery, findGame } from '../detail/detail.queries.ts';
import { gamesNear, nearQuery } from '../detail/related.sql.ts';
import { ownQuery } from '../publishing/list-own.ts';
import { toReviewQuery } from '../publishing/review-game.ts';
import { mineQuery } from '../purchases/list-mine.ts';
import { countQuery, isByPrice, listPublished, listQuery, type ListShape } from './list.queries.ts';
import { loadStore, storeQuery } from './store.queries.ts';
import { countingWayOf, wayOf, type Asked, type Store } from './way.rules.ts';

const GAMES = 100_000;
const RATINGS = 1_000_000;
/** One in a hundred stands under the first game, each of another person; of the others each game has ten, side by side. */
const OF_FIRST = RATINGS / 100;
const EACH = 10;
const DEVELOPERS = 2_000;
/** A type that one in five thousand has, a platform of one in three thousand, a price of one in four thousand. */
const [RARE_TYPE, RARE_PLATFORM, RARE_FEN] = [1 << 12, 1 << 5, 88_800];
/** A price that is common enough, and that no game on the last of the common platforms has. */
const [APART_FEN, APART_PLATFORM] = [20_000, 1 << 4];

let app: TestApp;
let viewer: Person;
let maker: Person;
let store: Store;
let [first, rare] = [0, 0];

beforeAll(async () => {
  app = await startTestApp();
  [viewer, maker] = [await createPerson(app), await createPerson(app)];
  await fillTable(
    app.db,
    'users',
    sql`insert into users (username, username_key) select 'seed_' || n, 'seed_' || n from generate_series(1, ${OF_FIRST}::int) n`,
  );
  const { rows: people } = await sql<{ last: number }>`select max(id) as last from users`.execute(app.db);
  const last = sql`${people[0]?.last ?? 0}::bigint`;
  const picture = JSON.stringify({ url: '/files/a.webp', width: 1, height: 1, blur: '', widths: [] });
  await fillTable(
    app.db,
    'games',
    sql`
      insert into games (user_id, title, summary, description, type_mask, platform_mask, price_fen, cover, link, status,
        submitted_at, published_at, rank, rating_rank, created_at, updated_at)
      select case when n % 1000 = 0 then ${viewer.id}::bigint else ${last} - n % ${DEVELOPERS}::int end, 'game ' || n, 's', 'd',
        case when n % 5000 = 7 then ${RARE_TYPE}::int else (1 << (1 + n % 11)) | (1 << (1 + n / 11 % 11)) end,
        case when n % 3000 = 8 then ${RARE_PLATFORM}::int else 1 << (1 + n / 3 % 4) end,
        case when n % 4000 = 9 then ${RARE_FEN}::int when n / 3 % 4 = 0 and n % 10 = 2 then ${APART_FEN}::int else n / 7 % 100 * 100 end, ${picture}::jsonb, 'l',
        case n % 50 when 0 then 'draft' when 1 then 'pending' else 'published' end, now() - n * interval '1 second',
        now() - n * interval '1 minute', (n::bigint * 7919 % 100003) * 0.001, (n::bigint * 104729 % 50021) * 0.0001, now(), now()
      from generate_series(1, ${GAMES}::int) n`,
  );
  await fillTable(app.db, 'game_stats', sql`insert into game_stats (game_id) select id from games`);
  const { rows: ids } = await sql<{ first: number; rare: number }>`
    select min(id) as first, min(id) filter (where type_mask = ${RARE_TYPE}::int) as rare from games
    where status = 'published'`.execute(app.db);
  [first, rare] = [ids[0]?.first ?? 0, ids[0]?.rare ?? 0];
  await fillTable(
    app.db,
    'game_comments',
    sql`
      insert into game_comments (game_id, user_id, content, rating, rated_at, like_count, created_at)
      select case when n % 100 = 0 then ${first}::bigint else ${first} + 1 + n / ${EACH}::int % (${GAMES}::int - 2) end,
        ${last} - case when n % 100 = 0 then n / 100 else n end % ${OF_FIRST}::int, 'text', 1 + n / 3 % 5,
        now() - n * interval '1 second', n / 7 % 97, now()
      from generate_series(1, ${RATINGS}::int) n`,
  );
  await fillTable(
    app.db,
    'game_purchases',
    sql`
      insert into game_purchases (game_id, user_id, seller_id, status, paid_fen, fee_fen, created_at)
      select id, case when id % 100 = 1 then ${viewer.id}::bigint else ${last} - id % ${OF_FIRST}::int end, ${maker.id}::bigint, 'free', 0, 0,
        created_at from games`,
  );
  await sql`vacuum analyze games, game_stats, game_comments, game_purchases, users`.execute(app.db);
  store = await loadStore(app.db);
}, 600_000);
afterAll(() => app.close());

const bigTables = new Set(['games', 'game_stats', 'game_comments', 'game_purchases']);
const isBig = ({ table, index }: PlanRead) => index !== '' || bigTables.has(table);
/** Nothing is read from end to end, and no more entries than said, those passed over included. */
const isShort = (most: number) => (read: PlanRead) =>
  !isBig(read) || (read.node !== 'Seq Scan' && read.entries <= most);

async function expectNoWalk(query: RawBuilder<unknown>, most = 200): Promise<string[]> {
  const reads = await planReads(app.db, query);
  expect(reads.filter(isBig).length).toBeGreaterThan(0);
  expect(reads.filter((read) => !isShort(most)(read))).toEqual([]);
  return reads.map(({ index }) => index);
}

type Choice = { types?: number; platforms?: number; price?: [minFen: number, maxFen: number] };
const askedOf = ({ types, platforms, price }: Choice): Asked => ({
  types: types ?? null,
  platforms: platforms ?? null,
  price: price ? { minFen: price[0], maxFen: price[1] } : null,
});
const filtersOf = ({ types, platforms, price }: Choice) => ({
  byTypes: types !== undefined,
  byPlatforms: platforms !== undefined,
  byPrice: price !== undefined,
  byDeveloper: false,
});
const valuesOf = ({ types = 0, platforms = 0, price = [0, 0] }: Choice) => ({
  viewerId: viewer.id,
  typeMask: types,
  platformMask: platforms,
  minFen: price[0],
  maxFen: price[1],
  developerId: maker.id,
});
const placesOf = (choice: Choice) => {
  const { viewerId, typeMask, platformMask, minFen, maxFen, developerId } = valuesOf(choice);
  return {
    viewerId: sql`${viewerId}::bigint`,
    typeMask: sql`${typeMask}`,
    platformMask: sql`${platformMask}`,
    minFen: sql`${minFen}`,
    maxFen: sql`${maxFen}`,
    developerId: sql`${developerId}`,
  };
};
const plain = { limit: 12, offset: 0, hasViewer: true } as const;
const countOf = (choice: Choice) =>
  countQuery({ ...filtersOf(choice), way: countingWayOf(store, askedOf(choice)) }, placesOf(choice));
const counts = new Map<Choice, number>();
async function shapeOf(order: ListShape['order'], choice: Choice): Promise<ListShape> {
  const matches = counts.get(choice) ?? (await countOf(choice).execute(app.db)).rows[0]?.total ?? 0;
  counts.set(choice, matches);
  const wanted = { isByPrice: isByPrice(order), wanted: plain.limit, matches };
  return { ...plain, ...filtersOf(choice), order, way: wayOf(store, askedOf(choice), wanted) };
}

const types = [undefined, 1 << 7, (1 << 7) | RARE_TYPE, RARE_TYPE, 1 << 13];
const platforms = [undefined, APART_PLATFORM, RARE_PLATFORM];
const prices = [
  undefined,
  [0, 100_000],
  [1000, 2000],
  [1000, 1000],
  [APART_FEN, APART_FEN],
  [RARE_FEN, 100_000],
  [5, 6],
] as const;
/** Common, rare and nobody’s, in every combination. */
const choices: Choice[] = types.flatMap((type) =>
  platforms.flatMap((platform) =>
    prices.map((price) => ({
      ...(type !== undefined && { types: type }),
      ...(platform !== undefined && { platforms: platform }),
      ...(price && { price: [price[0], price[1]] as [number, number] }),
    })),
  ),
);

/** Where what is asked for is neither common nor rare, a page costs most: about the root of all games times a page. */
const MOST = 6_000;
const indexOf = {
  new: 'games_newest',
  hot: 'games_ranked',
  rating: 'games_best',
  price_asc: 'games_by_price',
  price_desc: 'games_by_price',
};

describe.each(gameOrderNames)('the store by %s', (order) => {
  test('whatever the filters, a page reads a few of the hundred thousand, from an index', async () => {
    const wrong: unknown[] = [];
    for (const choice of choices) {
      const shape = await shapeOf(order, choice);
      const index = { order: indexOf[order], words: 'games_of_words', price: 'games_by_price' }[shape.way];
      const reads = await planReads(app.db, listQuery(shape, placesOf(choice)));
      const isRight = reads.some((read) => read.index === index) && reads.every(isShort(MOST));
      if (!isRight) wrong.push({ choice, way: shape.way, reads });
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  test('without filters no more than is shown, of one developer no more than they have', async () => {
    const shape = await shapeOf(order, {});
    await expectNoWalk(listQuery(shape, placesOf({})), plain.limit * 2);
    const { rows } = await sql<{ id: number }>`select max(user_id) as id from games`.execute(app.db);
    const of = { ...placesOf({}), developerId: sql`${rows[0]?.id ?? 0}` };
    await expectNoWalk(listQuery({ ...shape, byDeveloper: true }, of), gameLimits.gamesMost);
  });

  test('every way finds the same', async () => {
    const choice: Choice = { types: 1 << 7, platforms: RARE_PLATFORM, price: [100, 9000] };
    const found = async (way: ListShape['way']) =>
      (await listPublished(app.db, { ...(await shapeOf(order, choice)), way }, valuesOf(choice))).map(
        ({ id }) => id,
      );
    const byOrder = await found('order');
    expect(byOrder.length).toBeGreaterThan(3);
    expect(await found('words')).toEqual(byOrder);
    expect(await found('price')).toEqual(byOrder);
  });
});

test.each(['order', 'words', 'price'] as const)('a page by %s is planned once', async (way) => {
  const choice: Choice = { types: 1 << 7, platforms: APART_PLATFORM, price: [500, 6000] };
  const shape = { ...(await shapeOf('rating', choice)), way };
  const uses = await keptPlanUses(app.db, 'games', (db) => listPublished(db, shape, valuesOf(choice)));
  expect(uses).toBeGreaterThan(0);
});

test('counting what the store doesn’t know, and what it knows, read indexes alone', async () => {
  for (const choice of choices.filter(({ price }) => price)) {
    await expectNoWalk(countOf(choice), GAMES);
  }
  expect((await planReads(app.db, storeQuery)).map(({ node }) => node)).toEqual(['Index Only Scan']);
});

test('a game with those like it, of common types and of rare ones', async () => {
  for (const id of [first, rare]) {
    await expectNoWalk(nearQuery(sql`${id}::bigint`), 1_000);
    const near = sql`${[...(await gamesNear(app.db, id))]}::bigint[]`;
    const asked = { id: sql`${id}::bigint`, viewerId: sql`${viewer.id}::bigint`, now: sql`now()`, near };
    await expectNoWalk(detailQuery(true, asked), 1_000);
    await expectNoWalk(detailQuery(false, asked), 1_000);
  }
  const near = await gamesNear(app.db, rare);
  const game = await findGame(app.db, { id: rare, viewerId: viewer.id, now: new Date(), near });
  expect(game?.related.map(({ type_mask: mask }) => mask)).toEqual(Array(gameLimits.related).fill(RARE_TYPE));
});

describe('comments of a game with ten thousand ratings', () => {
  test.each(gameCommentOrderNames)(
    'by %s, of all ratings and of one, from the start and from far down',
    async (order) => {
      for (const rating of [null, 4]) {
        for (const after of [null, { likes: 50, id: RATINGS / 2 }]) {
          const list = { gameId: first, viewerId: viewer.id, rating, order, limit: 10, offset: 0, after };
          const indexes = await expectNoWalk(threadsQuery(list));
          expect(indexes.join()).toMatch(/game_comments_(newest|useful|of_rating_)/);
        }
      }
    },
  );

  test('answers', async () => {
    const list = { parentId: 1, viewerId: viewer.id, limit: 10, offset: 0, afterId: null };
    expect(await expectNoWalk(repliesQuery(list))).toContain('game_comments_answers');
  });
});

test('what somebody has, makes and has to look at', async () => {
  const page = { limit: 12, offset: 24 };
  await expectNoWalk(mineQuery(viewer.id, page));
  for (const status of [null, ...gameStatusNames]) {
    await expectNoWalk(ownQuery({ userId: viewer.id, status }, page));
  }
  await expectNoWalk(toReviewQuery(page));
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

test('a game takes one statement, its comments two', async () => {
  const calls: [number, () => ReturnType<TestApp['get']>][] = [
    [1, () => app.post('/game/detail', { id: first }, { token: viewer.token })],
    [2, () => app.get(`/game/comments?id=${first}`, { token: viewer.token })],
  ];
  for (const [statements, call] of calls) {
    app.queries.length = 0;
    expect((await call()).code).toBe(1);
    expect(app.queries.filter((query) => !query.includes('token_hash'))).toHaveLength(statements);
  }
});
