import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '@zaojie/contract/bounties/application.schemas';
import {
  answerTo,
  applicationOf,
  bountyOf,
  createApplication,
  createBounty,
  runDueJobs,
} from '../../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';

let app: TestApp;
let owner: Person;
let creators: Person[];
let bountyId: number;
beforeAll(async () => {
  app = await startTestApp();
  creators = await Promise.all(Array.from({ length: 10 }, () => createPerson(app)));
});
beforeEach(async () => {
  owner = await createPerson(app);
  bountyId = await createBounty(app, owner);
});
afterAll(() => app.close());

const applyAll = async (count: number, id = bountyId) => {
  const ids: number[] = [];
  for (const [index, who] of creators.slice(0, count).entries()) {
    ids.push(await createApplication(app, who, id, { price: 5000 - index * 100, days: 20 - index }));
  }
  return ids;
};
const ordersOf = (id: number) =>
  app.db.selectFrom('orders').selectAll().where('bounty_id', '=', id).execute();
type Page = { data: Application[]; total: number; next_cursor: string | null; stats?: unknown };
const received = async (query = '') =>
  (await app.get(`/bounty/receivedapplications?${query}`, { token: owner.token })).data as unknown as Page;

describe('what the publisher may do', () => {
  test('read, shortlist and back, decline with a reason that the applicant sees', async () => {
    const [id = 0] = await applyAll(1);
    const [creator] = creators;
    expect(await answerTo(app, owner, id, 'view')).toMatchObject({
      code: 1,
      data: { order_id: null, application: { status: 'viewed' } },
    });
    expect(await answerTo(app, owner, id, 'view')).toMatchObject({ code: 1 });
    expect(await answerTo(app, owner, id, 'shortlist')).toMatchObject({ msg: '已加入候选' });
    expect(await answerTo(app, owner, id, 'shortlist')).toMatchObject({ code: 2029 });
    await answerTo(app, owner, id, 'unshortlist');
    await answerTo(app, owner, id, 'decline', { reason: '风格不太合适' });
    const seen = await applicationOf(app, id, creator as Person);
    expect(seen).toMatchObject({ status: 'declined', status_label: '未选中', reason: '风格不太合适' });
    expect(seen.viewed_at).not.toBeNull();
    expect(seen.can).toEqual({
      view: false,
      shortlist: false,
      unshortlist: false,
      accept: false,
      decline: false,
      edit: false,
      withdraw: false,
      delete: true,
    });
    expect(await answerTo(app, owner, id, 'accept')).toMatchObject({ code: 2029 });
    expect(await answerTo(app, owner, id, 'burn')).toMatchObject({ msg: '不支持的操作' });
  });

  test('accepting makes the order, and takes the place', async () => {
    const [first = 0, second = 0] = await applyAll(2);
    const answer = await answerTo(app, owner, first, 'accept');
    const [order] = await ordersOf(bountyId);
    expect(answer).toMatchObject({
      code: 1,
      data: {
        order_id: order?.id,
        application: {
          status: 'accepted',
          order: { id: order?.id, status: 'pending_deposit', status_label: '待付定金', final_price: 5000 },
        },
      },
    });
    expect(order).toMatchObject({
      client_id: owner.id,
      creator_id: creators[0]?.id,
      price_fen: 500_000,
      brief: '雨夜的竹林，主角提灯上山。',
    });
    expect(order?.order_numbers).toMatch(/^ZJ\d{18}$/);
    expect(await applicationOf(app, first, creators[0] as Person)).toMatchObject({
      order: { id: order?.id },
    });
    expect(await bountyOf(app, bountyId, owner)).toMatchObject({
      status: 'in_progress',
      publisher_record: { hired: 1 },
      can: { delete: false, close: false },
    });
    expect(await answerTo(app, owner, second, 'accept')).toMatchObject({
      code: 2031,
      msg: '这个约稿已经选定了创作者',
    });
  });

  test('ten at once for one place: one order', async () => {
    const ids = await applyAll(10);
    const answers = await Promise.all(ids.map((id) => answerTo(app, owner, id, 'accept')));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.every(({ code }) => code === 1 || code === 2031)).toBe(true);
    expect(await ordersOf(bountyId)).toHaveLength(1);
    const counts = (await bountyOf(app, bountyId, owner)).application_counts;
    expect(counts).toEqual({ all: 10, unread: 9, shortlisted: 0, accepted: 1, declined: 0 });
  });

  test('one application ten times at once: one order', async () => {
    const many = await createBounty(app, owner, { allow_multiple: 1 });
    const [id = 0] = await applyAll(1, many);
    const answers = await Promise.all(Array.from({ length: 10 }, () => answerTo(app, owner, id, 'accept')));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await ordersOf(many)).toHaveLength(1);
  });

  test('with several places it goes on recruiting', async () => {
    const many = await createBounty(app, owner, { allow_multiple: 1 });
    const [first = 0, second = 0] = await applyAll(2, many);
    await answerTo(app, owner, first, 'accept');
    expect((await bountyOf(app, many)).status).toBe('active');
    expect(await answerTo(app, owner, second, 'accept')).toMatchObject({ code: 1 });
    expect(await ordersOf(many)).toHaveLength(2);
  });

  test('the rest is declined in one go, counts and record with it', async () => {
    const [first = 0] = await applyAll(5);
    await answerTo(app, owner, first, 'accept');
    const body = { bounty_id: bountyId, reason: '已经选了别人' };
    const answer = await app.post('/bounty/declinerest', body, { token: owner.token });
    expect(answer).toMatchObject({ msg: '已婉拒 4 份应征', data: { declined: 4 } });
    expect((await app.post('/bounty/declinerest', body, { token: owner.token })).data).toEqual({
      declined: 0,
    });
    expect(await bountyOf(app, bountyId, owner)).toMatchObject({
      applications_count: 5,
      viewed_count: 5,
      application_counts: { declined: 4, accepted: 1 },
      publisher_record: { reply_rate: 100 },
    });
  });
});

describe('what was received', () => {
  test('is filtered and sorted, page by page', async () => {
    const ids = await applyAll(5);
    await answerTo(app, owner, ids[2] ?? 0, 'shortlist');
    const idsOf = async (query: string) => (await received(query)).data.map(({ id }) => id);
    expect(await idsOf('')).toEqual(ids.toReversed());
    expect(await idsOf(`bounty_id=${bountyId}&sort=price_asc`)).toEqual(ids.toReversed());
    expect(await idsOf('sort=price_desc')).toEqual(ids);
    expect(await idsOf('sort=days')).toEqual(ids.toReversed());
    expect(await idsOf('sort=rating')).toEqual(ids.toReversed());
    expect(await idsOf('status=shortlisted')).toEqual([ids[2]]);
    expect(await idsOf('status=rubbish&sort=rubbish&bounty_id=x')).toEqual(ids.toReversed());
    expect(await idsOf('bounty_id=999999')).toEqual([]);
    const first = await received('sort=price_asc&per_page=3');
    expect(first.total).toBe(5);
    const next = await received(`sort=price_asc&per_page=3&cursor=${first.next_cursor}`);
    expect([...first.data, ...next.data].map(({ price }) => price)).toEqual([4600, 4700, 4800, 4900, 5000]);
  });

  test('shows nothing of people who are kept away', async () => {
    await applyAll(2);
    await app.post('/user/block', { user_id: creators[0]?.id }, { token: owner.token });
    const { data, total } = await received();
    expect([data.map(({ applicant }) => applicant.id), total]).toEqual([[creators[1]?.id], 1]);
  });

  test('takes at most three statements', async () => {
    await applyAll(5);
    await received();
    for (const path of ['/bounty/receivedapplications', '/bounty/myapplications', '/bounty/mybounties']) {
      app.queries.length = 0;
      await app.get(path, { token: owner.token });
      // One more looks the token up.
      expect(app.queries.length).toBeLessThanOrEqual(4);
    }
  });
});

test('my applications with their figures', async () => {
  const creator = await createPerson(app);
  const ids: number[] = [];
  for (let n = 0; n < 3; n++) ids.push(await createApplication(app, creator, await createBounty(app, owner)));
  await answerTo(app, owner, ids[0] ?? 0, 'accept');
  await answerTo(app, owner, ids[1] ?? 0, 'decline');
  const mine = async (query = '') =>
    (await app.get(`/bounty/myapplications?${query}`, { token: creator.token })).data as unknown as Page;
  expect(await mine()).toMatchObject({ total: 3, stats: { sent: 3, chosen_rate: 50, read_hours: 0 } });
  expect((await mine('status=declined')).data.map(({ id }) => id)).toEqual([ids[1]]);
});

test('the reply rate: answered within seven days or not', async () => {
  const [first = 0, second = 0] = await applyAll(3);
  await answerTo(app, owner, first, 'decline');
  expect((await bountyOf(app, bountyId)).publisher_record.reply_rate).toBe(100);
  await app.post('/bounty/withdraw', { id: second }, { token: creators[1]?.token ?? '' });
  app.passSeconds(7 * 86_400 + 60);
  await runDueJobs(app);
  await runDueJobs(app);
  expect((await bountyOf(app, bountyId)).publisher_record.reply_rate).toBe(50);
});
