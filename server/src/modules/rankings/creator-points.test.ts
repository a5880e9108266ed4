import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { computeRankings } from './compute-rankings.ts';
import { rootPoints } from './ranking.rules.ts';
import { complete, follow, like, linesOf, pointsOf, posts, settle, settleMany, SIX } from './rankings.rig.ts';

let app: TestApp;
let maker: number;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());
// Who was here before stays; each test looks for its own people in lists made anew.
beforeEach(async () => {
  await sql`delete from ranking_snapshots`.execute(app.db);
  maker = await settle(app);
});

const compute = () => computeRankings(app.db, SIX);

describe('what counts for how much', () => {
  type Given = (app: TestApp) => Promise<unknown>;
  const table: [string, number, Given][] = [
    ['a like', 10, async () => like(app, [await settle(app)], await posts(app, maker))],
    ['ten people’s likes', 100, async () => like(app, await settleMany(app, 10), await posts(app, maker))],
    ['one’s own like', 0, async () => like(app, [maker], await posts(app, maker))],
    [
      'a new follower of somebody who posts',
      30,
      async () => {
        await posts(app, maker);
        await follow(app, [await settle(app)], maker);
      },
    ],
    ['a follower of somebody who shows nothing', 0, async () => follow(app, [await settle(app)], maker)],
    ['a work', 40, () => posts(app, maker, { isWork: true, daysAgo: 2 })],
    ['words without a picture', 0, () => posts(app, maker, { daysAgo: 2 })],
    ['a completed order', 200, async () => complete(app, { by: maker, for: await settle(app) })],
    [
      'what came before the week',
      0,
      async () => {
        const old = await posts(app, maker, { isWork: true });
        await like(app, [await settle(app)], old, 7.1);
        await follow(app, [await settle(app)], maker, 8);
        await complete(app, { by: maker, for: await settle(app), daysAgo: 9 });
      },
    ],
    ['what comes after six', 0, async () => like(app, [await settle(app)], await posts(app, maker), -0.1)],
    [
      'likes of what was deleted',
      0,
      async () => {
        const post = await posts(app, maker, { isWork: true, daysAgo: 2 });
        await like(app, [await settle(app)], post);
        await app.db.updateTable('posts').set({ deleted_at: SIX }).where('id', '=', post).execute();
      },
    ],
  ];
  test.each(table)('%s: %d', async (_what, expected, happen) => {
    await happen(app);
    await compute();
    expect(await pointsOf(app, maker)).toBe(expected);
  });

  test('a month counts thirty days, all counts everything', async () => {
    const post = await posts(app, maker);
    for (const days of [1, 20, 100]) await like(app, [await settle(app)], post, days);
    await compute();
    expect(await pointsOf(app, maker)).toBe(10);
    expect(await pointsOf(app, maker, { period: 'month' })).toBe(20);
    expect(await pointsOf(app, maker, { period: 'all' })).toBe(30);
  });

  test('administrators don’t compete', async () => {
    await like(app, [await settle(app)], await posts(app, maker));
    await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', maker).execute();
    await compute();
    expect((await linesOf(app)).map(({ id }) => id)).not.toContain(maker);
  });
});

describe('nobody is pumped up', () => {
  test('a hundred likes of one account are worth ten people’s', async () => {
    const other = await settle(app);
    const pump = await settle(app);
    for (let i = 0; i < 100; i++) await like(app, [pump], await posts(app, maker));
    await like(app, await settleMany(app, 11), await posts(app, other));
    await compute();
    expect(await pointsOf(app, maker)).toBe(rootPoints(10, 100));
    const both = (await linesOf(app)).filter(({ id }) => id === maker || id === other);
    expect(both.map(({ id }) => id)).toEqual([other, maker]);
  });

  test('so are one’s own works and one client’s orders', async () => {
    for (let i = 0; i < 9; i++) await posts(app, maker, { isWork: true, daysAgo: 2 });
    const client = await settle(app);
    for (let i = 0; i < 4; i++) await complete(app, { by: maker, for: client });
    await compute();
    expect(await pointsOf(app, maker)).toBe(rootPoints(40, 9) + rootPoints(200, 4));
  });
});

describe('disciplines', () => {
  const listsOf = async (id: number) => {
    const found: string[] = [];
    for (const category of ['all', '2d', '3d', 'music', 'programming']) {
      if ((await linesOf(app, { category })).some((line) => line.id === id)) found.push(category);
    }
    return found;
  };

  test.each([
    [
      ['配乐', '求助'],
      ['all', 'music'],
    ],
    [['Unity'], ['all', 'programming']],
    [
      ['插画', '建模'],
      ['all', '2d', '3d'],
    ],
    [['随便写的'], ['all']],
  ])('%j is in %j', async (tags, lists) => {
    await posts(app, maker, { tags, isWork: true, daysAgo: 2 });
    await compute();
    expect(await listsOf(maker)).toEqual(lists);
  });

  test('less than a quarter of what somebody does isn’t what they do', async () => {
    for (let i = 0; i < 7; i++) await posts(app, maker, { tags: ['插画'], isWork: true, daysAgo: 2 });
    await posts(app, maker, { tags: ['配乐'] });
    await posts(app, maker, { tags: ['建模'] });
    await posts(app, maker, { tags: ['建模'] });
    await posts(app, maker, { tags: ['建模'] });
    await compute();
    expect(await listsOf(maker)).toEqual(['all', '2d', '3d']);
  });

  test('what is offered in the market tells of it too', async () => {
    await posts(app, maker, { isWork: true, daysAgo: 2 });
    await app.db
      .insertInto('storefronts')
      .values({ user_id: maker, categories_shown: [2] })
      .execute();
    await compute();
    expect(await listsOf(maker)).toEqual(['all', '2d']);
  });
});
