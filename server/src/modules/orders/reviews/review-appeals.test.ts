import type { ReviewAppeal } from '@zaojie/contract/orders/review-appeal.endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNoticeRig, type NoticeRig } from '../../../../test/test-notices.ts';
import { createAdmin, type Person } from '../../../../test/test-people.ts';
import { recomputeFigures } from '../../storefronts/index.ts';
import { addService } from '../../storefronts/storefront-test-rig.ts';
import { createPair, detailOf, orderIn, post, type Pair } from '../order-test-rig.ts';
import { appealsQuery } from './appeal.queries.ts';

let rig: NoticeRig;
let admins: Person[];
beforeAll(async () => {
  rig = await createNoticeRig();
  admins = [await createAdmin(rig.app), await createAdmin(rig.app)];
});
afterAll(() => rig.app.close());

type Rated = Pair & { orderId: number; reviewId: number };

async function rate(pair: Pair, rating: number): Promise<Rated> {
  const orderId = await orderIn(rig.app, pair, 'completed', { priceFen: 0 });
  await post(rig.app, pair.client, 'review', { order_id: orderId, rating, content: '说好的没有做到' });
  await post(rig.app, pair.creator, 'review', { order_id: orderId, rating: 5, content: '好' });
  await rig.app.deliver();
  const { reviews } = await detailOf(rig.app, pair.creator, orderId);
  return { ...pair, orderId, reviewId: reviews.theirs?.id ?? 0 };
}

async function rated(rating = 1): Promise<Rated> {
  const pair = await createPair(rig.app);
  await addService(rig.app, pair.creator);
  return rate(pair, rating);
}

const appeal = (who: Person, reviewId: number, words = '草图、线稿都按时交了') =>
  rig.app.post('/order/reviewAppeal', { review_id: reviewId, words }, { token: who.token });
async function queue(state = 'open'): Promise<ReviewAppeal[]> {
  const answer = await rig.app.get(`/admin/reviews?state=${state}&per_page=50`, {
    token: admins[0]?.token ?? '',
  });
  return answer.data['data'] as ReviewAppeal[];
}
async function appealOf(reviewId: number): Promise<ReviewAppeal> {
  const found = (await queue()).find((one) => one.review_id === reviewId);
  if (!found) throw new Error('no appeal');
  return found;
}
const decide = (id: number, verdict: 'keep' | 'remove', who = admins[0]) =>
  rig.app.post('/admin/reviews', { id, verdict, reason: '看过订单' }, { token: who?.token ?? '' });
const reviewsOf = async (userId: number) => (await rig.app.get(`/order/reviews?user_id=${userId}`)).data;
const figuresOf = (userId: number) =>
  rig.app.db
    .selectFrom('storefronts')
    .select(['review_count', 'rating_sum', 'satisfied_count'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

test('whom it is about appeals once; nobody else can, and nobody twice at a time', async () => {
  const { client, creator, reviewId } = await rated();
  expect(await appeal(client, reviewId)).toMatchObject({ code: 2428 });
  expect(await appeal(creator, reviewId, ' ')).toMatchObject({ code: 1000 });
  const answers = await Promise.all([1, 2, 3, 4].map(() => appeal(creator, reviewId)));
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, 2963, 2963, 2963]);
  expect(answers.find(({ code }) => code === 1)?.data).toMatchObject({
    appeal_state: 'open',
    can: { appeal: false },
  });
  expect(await appealOf(reviewId)).toMatchObject({
    rating: 1,
    words: '草图、线稿都按时交了',
    can: { decide: true },
  });
});

test('one that is kept counts as before, and its appellant reads why', async () => {
  const { creator, reviewId } = await rated();
  await appeal(creator, reviewId);
  const before = await figuresOf(creator.id);
  expect(await decide((await appealOf(reviewId)).id, 'keep')).toMatchObject({
    code: 1,
    data: { state: 'kept' },
  });
  await rig.app.deliver();
  expect(await figuresOf(creator.id)).toEqual(before);
  expect((await rig.notices(creator)).map(({ title }) => title)).toContain('评价申诉没有成立');
});

test('one that is removed leaves every list and every figure, and both read why', async () => {
  const first = await rated(1);
  await rate(first, 5);
  const { client, creator, reviewId, orderId } = first;
  expect(await reviewsOf(creator.id)).toMatchObject({ total: 2 });
  await appeal(creator, reviewId);
  await decide((await appealOf(reviewId)).id, 'remove');
  await rig.app.deliver();
  expect(await reviewsOf(creator.id)).toMatchObject({ total: 1, data: [{ rating: 5 }] });
  expect((await detailOf(rig.app, creator, orderId)).reviews.theirs).toBeNull();
  expect((await detailOf(rig.app, client, orderId)).reviews.mine).toBeNull();
  expect(await figuresOf(creator.id)).toEqual({ review_count: 1, rating_sum: 5, satisfied_count: 1 });
  expect((await recomputeFigures(rig.app.db, rig.app.services.now)).changed).toEqual([]);
  expect((await rig.notices(creator)).map(({ title }) => title)).toContain('评价申诉成立');
  expect((await rig.notices(client)).map(({ title }) => title)).toContain('你写的评价已被移除');
  const deeds = await rig.app.get('/admin/audit?subject=review', { token: admins[0]?.token ?? '' });
  expect(deeds.raw).toContain('评价申诉成立，移除评价');
});

test('of two administrators at once one decides', async () => {
  const { creator, reviewId } = await rated();
  await appeal(creator, reviewId);
  const { id } = await appealOf(reviewId);
  const answers = await Promise.all(
    admins.flatMap((admin) => [decide(id, 'keep', admin), decide(id, 'remove', admin)]),
  );
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 2965)).toHaveLength(3);
  await rig.app.deliver();
  expect((await recomputeFigures(rig.app.db, rig.app.services.now)).changed).toEqual([]);
});

test('whoever is part of it leaves it to another administrator', async () => {
  const { creator, reviewId } = await rated();
  await appeal(creator, reviewId);
  await rig.app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', creator.id).execute();
  expect(await decide((await appealOf(reviewId)).id, 'remove', creator)).toMatchObject({ code: 2966 });
});

test('the queue is read along its index', async () => {
  const plan = await rig.app.db.transaction().execute(async (tx) => {
    // As with a hundred thousand rows, where reading them all would cost too much.
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<{
      'QUERY PLAN': string;
    }>`explain ${appealsQuery({ state: 'open', limit: 20, offset: 0 })}`.execute(tx);
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('review_appeals_of_state');
});
