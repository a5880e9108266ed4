import type { Creator } from '@zaojie/contract/storefronts/creator.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../../../db/transaction.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createImage } from '../../../../test/test-posts.ts';
import { refreshStorefront } from '../refresh-storefront.ts';
import { addService } from '../storefront-test-rig.ts';

let app: TestApp;
let people: Record<'cheap' | 'busy' | 'loved' | 'dear', Person>;
let reader: Person;

const as = ({ token }: Person) => ({ token });
const save = (who: Person, body: object) => app.post('/profile/storefront/save', body, as(who));
const review = async (who: Person, stars: readonly number[], orders: number) => {
  const sum = stars.reduce((total, each) => total + each, 0);
  await sql`update storefronts set review_count = ${stars.length}, rating_sum = ${sum}, completed_count = ${orders},
    satisfied_count = ${stars.filter((each) => each >= 4).length} where user_id = ${who.id}`.execute(app.db);
  await transaction(app.db, (tx) => refreshStorefront(tx, who.id, new Date()));
};

beforeAll(async () => {
  app = await startTestApp();
  const [cheap, busy, loved, dear] = [
    await createPerson(app, 'cheap'),
    await createPerson(app, 'busy'),
    await createPerson(app, 'loved'),
    await createPerson(app, 'dear'),
  ];
  people = { cheap, busy, loved, dear };
  reader = await createPerson(app);
  await addService(app, cheap, { base_price: 99.5, category: 1, style: 1 });
  await addService(app, cheap, { base_price: 500, category: 2, style: 2 });
  await addService(app, busy, { base_price: 1000, category: 1, style: 3 });
  await addService(app, loved, { base_price: 3000, category: 1, style: 3 });
  await addService(app, dear, { base_price: 10_000, category: 6, style: 5 });
  await save(dear, { types: ['动画'], styles: ['cyberpunk'] });
  await save(busy, { is_accepting: false });
  await review(busy, [4, 4, 4], 50);
  await review(loved, [5, 5, 5, 5], 4);
});
afterAll(() => app.close());

const market = async (query = '', viewer?: Person) =>
  (await app.get(`/bounty/creators?${query}`, viewer && as(viewer))).data;
const names = async (query = '', viewer?: Person) =>
  ((await market(query, viewer))['data'] as Creator[]).map(({ nickname }) => nickname);

describe('the market', () => {
  test.each([
    ['', ['loved', 'dear', 'cheap', 'busy']],
    ['sort=rubbish', ['loved', 'dear', 'cheap', 'busy']],
    ['sort=orders', ['busy', 'loved', 'dear', 'cheap']],
    ['sort=price_asc', ['cheap', 'busy', 'loved', 'dear']],
    ['sort=price_desc', ['dear', 'loved', 'busy', 'cheap']],
    ['category=1', ['loved', 'cheap', 'busy']],
    ['type=illustration&sort=price_desc', ['loved', 'busy', 'cheap']],
    ['category=插画&style=古风', ['loved', 'busy']],
    ['category=1&style=3&only_on=1', ['loved']],
    ['category=2&style=1', ['cheap']],
    ['category=4', ['dear']],
    ['category=4&style=赛博朋克', ['dear']],
    ['style=5', ['dear']],
    ['category=5', []],
    ['category=rubbish', ['loved', 'dear', 'cheap', 'busy']],
    ['price_band=0-1000', ['cheap']],
    ['price_band=1000-3000', ['busy']],
    ['price_band=1000-3000&only_on=true', []],
    ['price_band=3000-5000&sort=price_asc', ['loved']],
    ['price_band=5000-10000', []],
    ['price_band=10000%2B&sort=orders', ['dear']],
    ['price_band=all&only_on=1&sort=price_asc', ['cheap', 'loved', 'dear']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    expect(await market(query)).toMatchObject({ total: expected.length, per_page: 10, last_page: 1 });
  });

  test('shows of each what the card needs', async () => {
    const data = (await market('sort=orders'))['data'] as Creator[];
    expect(data[0]).toMatchObject({
      id: people.busy.id,
      categories: [{ id: 1, name: '插画' }],
      styles: [{ id: 3, word: 'traditional' }],
      is_business_verified: false,
      is_personal_verified: false,
      starting_price: 1000,
      showcase_images: [],
      commission_status: 'off',
      next_free_day: null,
      resumes_on: null,
      completed_works: 50,
      rating: 4,
      reviews_count: 3,
      satisfaction: 96,
    });
    expect(data[3]).toMatchObject({
      starting_price: 99.5,
      rating: 0,
      satisfaction: 95,
      commission_status: 'on',
    });
    expect(await market()).toMatchObject({ total: 4, on_total: 3 });
  });

  test.each(['rating', 'orders', 'price_asc', 'price_desc'])(
    'by %s pages by number and by cursor',
    async (sort) => {
      const whole = await names(`sort=${sort}`);
      const byNumber: string[] = [];
      for (const page of [1, 2, 3]) byNumber.push(...(await names(`sort=${sort}&per_page=2&page=${page}`)));
      expect(byNumber).toEqual(whole);
      const byCursor: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await market(`sort=${sort}&per_page=3&cursor=${cursor}`);
        byCursor.push(...(page['data'] as Creator[]).map(({ nickname }) => nickname));
        cursor = page['next_cursor'] as string | null;
      }
      expect(byCursor).toEqual(whole);
    },
  );

  test('a cursor of another sort, or a made-up one, starts over', async () => {
    const cursor = String((await market('sort=orders&per_page=1'))['next_cursor']);
    expect(await names(`sort=rating&per_page=1&cursor=${cursor}`)).toEqual(['loved']);
    const madeUp = Buffer.from(JSON.stringify(['orders', 'x', 1e300])).toString('base64url');
    expect(await names(`sort=orders&per_page=1&cursor=${madeUp}`)).toEqual(['busy']);
  });

  test('examples of services stand for whoever keeps no works, four at most', async () => {
    const someone = await createPerson(app, 'examples');
    const pictures = await Promise.all(Array.from({ length: 6 }, () => createImage(app, someone)));
    await addService(app, someone, { category: 5, name: '甲', examples: pictures.slice(0, 3) });
    await addService(app, someone, { category: 5, name: '乙', examples: pictures.slice(3) });
    const [creator] = (await market('category=5'))['data'] as Creator[];
    expect(creator?.showcase_images).toEqual([0, 3, 1, 4].map((i) => pictures[i]));
    expect(creator?.showcase[1]).toMatchObject({ title: '乙', width: 640, height: 480 });
  });

  test('hides people from each other who are apart, and counts without them', async () => {
    const [blocker, blocked] = [await createPerson(app), await createPerson(app)];
    await app.post('/user/block', { user_id: people.dear.id }, as(blocker));
    await app.post('/user/block', { user_id: blocked.id }, as(people.dear));
    for (const viewer of [blocker, blocked]) {
      expect(await names('sort=price_desc&price_band=10000%2B', viewer)).toEqual([]);
      expect(await names('category=4', viewer)).toEqual([]);
    }
    expect(await names('category=4', reader)).toEqual(['dear']);
    expect(await market('style=2', blocker)).toMatchObject({ total: 1 });
  });

  test('costs the same few statements however many there are', async () => {
    for (const [query, viewer] of [
      ['category=3&style=4', undefined],
      ['category=3&style=3&per_page=50', reader],
    ] as const) {
      app.queries.length = 0;
      await market(query, viewer);
      expect(app.queries.length).toBeLessThanOrEqual(3);
    }
  });
});

describe('one’s own storefront', () => {
  test('starts with what holds for a newcomer', async () => {
    const fresh = await createPerson(app);
    const answer = await app.get('/profile/storefront', as(fresh));
    expect(answer.data).toMatchObject({
      types: [],
      is_accepting: true,
      wishes_to_hear: true,
      commission_status: 'off',
      off_reason: 'no_service',
      starting_price: null,
      seats: 3,
      satisfaction: 95,
      rating: 0,
    });
    expect(await app.get('/profile/storefront')).toMatchObject({ status: 401 });
  });

  test('saves what is sent and leaves the rest; nobody sets what isn’t theirs to set', async () => {
    const someone = await createPerson(app);
    const first = await save(someone, {
      types: [1, '2', 'illustration'],
      styles: ['动漫'],
      wishes_to_hear: false,
    });
    expect(first).toMatchObject({ code: 1, msg: '保存成功' });
    expect(first.data).toMatchObject({
      types: [{ id: 1 }, { id: 2 }],
      styles: [{ id: 5 }],
      wishes_to_hear: false,
    });
    const mass = {
      is_business_verified: true,
      is_personal_verified: true,
      rating_sum: 500,
      completed_count: 99,
      is_on: true,
      user_id: reader.id,
      seats: 20,
    };
    const second = await save(someone, { ...mass, is_accepting: false });
    expect(second.data).toMatchObject({
      types: [{ id: 1 }, { id: 2 }],
      is_accepting: false,
      off_reason: 'switched_off',
      is_business_verified: false,
      is_personal_verified: false,
      completed_works: 0,
      seats: 3,
      user_id: someone.id,
    });
  });

  test.each([
    [{ types: [9] }, '请选择正确的类型'],
    [{ types: '1' }, '请选择正确的类型'],
    [{ styles: ['水墨'] }, '请选择正确的画风'],
    [{ is_accepting: 'yes' }, '请选择是否接单'],
    [{ wishes_to_hear: 1 }, '请选择是否接收约稿提醒'],
  ])('refuses %j', async (body, msg) => {
    expect(await save(reader, body)).toMatchObject({ status: 200, msg });
  });

  test('leaves the market with the last service on offer, and comes back', async () => {
    const someone = await createPerson(app, 'leaving');
    const id = await addService(app, someone, { category: 3, style: 2, base_price: 42 });
    expect(await names('category=3')).toEqual(['leaving']);
    await app.post('/profile/services/toggle', { id }, as(someone));
    expect(await names('category=3')).toEqual([]);
    await app.post('/profile/services/toggle', { id }, as(someone));
    expect(await names('category=3')).toEqual(['leaving']);
    await app.post('/profile/services/delete', { id }, as(someone));
    expect(await names('category=3')).toEqual([]);
  });

  test('saves that race leave rows that agree with it', async () => {
    const someone = await createPerson(app, 'racing');
    await addService(app, someone, { category: 6, style: 2, base_price: 42 });
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 === 0
          ? save(someone, { types: [1 + (n % 5)], is_accepting: n % 4 === 0 })
          : app.post('/profile/schedule/save', { seats: n }, as(someone)),
      ),
    );
    const { rows } = await sql<{ same: boolean; types: number }>`
      select bool_and(l.is_on = s.is_on and l.price_fen = s.starting_price_fen) as same,
        count(*) filter (where l.style = 0 and l.category = any(s.types || 6::smallint))::int as types
      from storefronts s join creator_listings l using (user_id) where user_id = ${someone.id}`.execute(
      app.db,
    );
    expect(rows[0]).toEqual({ same: true, types: 2 });
  });
});
