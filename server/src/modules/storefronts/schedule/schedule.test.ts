import { dayAfter, dayInShanghai, endOfDay } from '@zaojie/contract/days';
import type { Schedule } from '@zaojie/contract/storefronts/schedule.schemas';
import type { Creator } from '@zaojie/contract/storefronts/creator.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestClock, passTime, type TestClock } from '../../../../test/test-clock.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { tasksOf } from '../../../worker.ts';
import { addService } from '../storefront-test-rig.ts';

const HOUR = 3_600_000;

let app: TestApp;
let clock: TestClock;
let creator: Person;
beforeAll(async () => {
  // Noon in Shanghai, on a day to come: sessions begin by the wall's clock.
  clock = createTestClock(new Date(endOfDay(dayInShanghai(new Date())).getTime() + 12 * HOUR));
  app = await startTestApp({ services: () => ({ now: clock.now }) });
});
beforeEach(async () => {
  creator = await createPerson(app);
  await addService(app, creator);
});
afterAll(() => app.close());

const as = ({ token }: Person) => ({ token });
const today = () => dayInShanghai(clock.now());
const inDays = (count: number) => dayAfter(today(), count);
const send = (body: object, who = creator) => app.post('/profile/schedule/save', body, as(who));
const read = async (query = '') =>
  (await app.get(`/profile/schedule?${query}`, as(creator))).data as unknown as Schedule;
const inMarket = async () => {
  const page = await app.get('/bounty/creators?per_page=50');
  return (page.data['data'] as Creator[]).find(({ id }) => id === creator.id);
};
const pass = (hours: number) => {
  const task = tasksOf(app.services)['refresh-storefront'];
  return passTime(clock, hours * HOUR, { db: app.db, tasks: task ? { 'refresh-storefront': task } : {} });
};

test('seats, switch and holidays are saved, each by itself', async () => {
  const vacation = { from: inDays(3), to: inDays(5), note: '回老家' };
  const saved = await send({ seats: '5', vacations: [vacation] });
  expect(saved).toMatchObject({ code: 1, msg: '保存成功' });
  expect(saved.data).toMatchObject({
    today: today(),
    month: today().slice(0, 7),
    seats: 5,
    free_seats: 5,
    is_accepting: true,
    commission_status: 'on',
    off_reason: null,
    next_free_day: today(),
    vacations: [{ ...vacation, days: 3 }],
    queue: [],
  });
  await send({ is_accepting: false });
  expect(await read()).toMatchObject({
    seats: 5,
    commission_status: 'off',
    off_reason: 'switched_off',
    next_free_day: null,
    vacations: [vacation],
  });
  await send({ is_accepting: true, vacations: [] });
  expect(await read('month=2031-02')).toMatchObject({
    month: '2031-02',
    vacations: [],
    commission_status: 'on',
  });
  expect(await read('month=2031-13')).toMatchObject({ month: today().slice(0, 7) });
});

test.each([
  [{ seats: 0 }, '席位为1-20席'],
  [{ seats: 21 }, '席位为1-20席'],
  [{ seats: 'x' }, '席位为1-20席'],
  [{ is_accepting: 'no' }, '请选择是否接单'],
  [{ vacations: 'x' }, '休息日期格式不正确'],
  [{ vacations: [{ to: '2031-01-01' }] }, '请选择休息开始日期'],
  [{ vacations: [{ from: '2031-02-30', to: '2031-03-01' }] }, '日期格式不正确'],
  [{ vacations: [{ from: '2020-01-01', to: '2020-01-02' }] }, '休息日期已经过去'],
])('refuses %j', async (body, msg) => {
  expect(await send({ seats: 2, ...body })).toMatchObject({ status: 200, msg });
  expect(await read()).toMatchObject({ seats: 3, vacations: [] });
});

test('holidays don’t overlap, also when two saves race', async () => {
  const overlapping = [
    { from: inDays(1), to: inDays(4) },
    { from: inDays(4), to: inDays(5) },
  ];
  expect(await send({ vacations: overlapping })).toMatchObject({ code: 2125 });
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => send({ vacations: [{ from: inDays(1), to: inDays(2 + n) }] })),
  );
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 1));
  expect((await read()).vacations).toHaveLength(1);
});

test('the market follows at midnight in Shanghai, by itself', async () => {
  await send({
    vacations: [
      { from: inDays(1), to: inDays(2) },
      { from: inDays(3), to: inDays(3) },
    ],
  });
  expect(await inMarket()).toMatchObject({
    commission_status: 'on',
    next_free_day: today(),
    resumes_on: null,
  });
  const back = inDays(4);
  await pass(11);
  expect(await inMarket()).toMatchObject({ commission_status: 'on' });
  await pass(1);
  expect(await inMarket()).toMatchObject({ commission_status: 'off', next_free_day: back, resumes_on: back });
  await pass(48);
  expect(await inMarket()).toMatchObject({ commission_status: 'off', resumes_on: back });
  await pass(23);
  expect(await inMarket()).toMatchObject({ commission_status: 'off' });
  await pass(1);
  expect(await inMarket()).toMatchObject({ commission_status: 'on', next_free_day: back, resumes_on: null });
});

test('a holiday that runs is cut short or made longer, and doesn’t reach back into one that is over', async () => {
  const from = inDays(1);
  await send({
    vacations: [
      { from, to: from },
      { from: inDays(3), to: inDays(6) },
    ],
  });
  await pass(24 * 4);
  const longer = await send({ vacations: [{ from: inDays(-4), to: inDays(9) }] });
  expect(longer.data).toMatchObject({
    vacations: expect.arrayContaining([
      expect.objectContaining({ from: inDays(-1), to: inDays(9) }),
    ]) as unknown,
    off_reason: 'vacation',
  });
  expect(await send({ vacations: [] })).toMatchObject({ data: { commission_status: 'on' } });
  expect(await read('month=2099-01')).toMatchObject({ vacations: [] });
});

test('a later save replaces the job of an earlier one', async () => {
  await send({ vacations: [{ from: inDays(1), to: inDays(2) }] });
  await send({ vacations: [] });
  const { ran } = await pass(72);
  expect(ran.filter(({ payload }) => (payload as { userId: number }).userId === creator.id)).toEqual([]);
  expect(await inMarket()).toMatchObject({ commission_status: 'on' });
});
