import { dayAfter, dayInShanghai } from '@zaojie/contract/days';
import type { Application } from '@zaojie/contract/bounties/application.schemas';
import type { Bounty, BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { tasksOf } from '../src/worker.ts';
import { runDue } from '../src/platform/jobs/run-due.rig.ts';
import type { CallAnswer, TestApp } from './test-app.ts';
import type { Person } from './test-people.ts';

let counter = 0;

export const inDays = (test: TestApp, count: number) => dayAfter(dayInShanghai(test.services.now()), count);

/** Everything that the form must have, and nothing else. */
export const bountyFormFor = (test: TestApp, change: Record<string, unknown> = {}) => ({
  title: `第 ${++counter} 个约稿`,
  category: 1,
  style: 3,
  description: '雨夜的竹林，主角提灯上山。',
  budget_min: 3000,
  budget_max: 5000,
  deadline: inDays(test, 7),
  ...change,
});

export function publishBounty(
  test: TestApp,
  owner: Person,
  change: Record<string, unknown> = {},
): Promise<CallAnswer> {
  return test.post('/bounty/publish', bountyFormFor(test, change), { token: owner.token });
}

export async function createBounty(
  test: TestApp,
  owner: Person,
  change: Record<string, unknown> = {},
): Promise<number> {
  const answer = await publishBounty(test, owner, change);
  if (answer.code !== 1) throw new Error(answer.msg);
  return answer.data['id'] as number;
}

export function applyTo(
  test: TestApp,
  who: Person,
  bountyId: number,
  change: Record<string, unknown> = {},
): Promise<CallAnswer> {
  const form = {
    bounty_id: bountyId,
    price: 4000,
    proposal: '竹子和雨想用干一点的笔触。',
    files: [],
    ...change,
  };
  return test.post('/bounty/apply', form, { token: who.token });
}

export async function createApplication(
  test: TestApp,
  who: Person,
  bountyId: number,
  change: Record<string, unknown> = {},
): Promise<number> {
  const answer = await applyTo(test, who, bountyId, change);
  if (answer.code !== 1) throw new Error(answer.msg);
  return answer.data['id'] as number;
}

export const manage = (test: TestApp, owner: Person, id: number, action: string, more: object = {}) =>
  test.post('/bounty/manage', { id, action, ...more }, { token: owner.token });

export const answerTo = (test: TestApp, owner: Person, id: number, action: string, more: object = {}) =>
  test.post('/bounty/manageapplication', { id, action, ...more }, { token: owner.token });

export async function bountyOf(test: TestApp, id: number, viewer?: Person): Promise<BountyDetail> {
  const answer = await test.get(`/bounty/detail?id=${id}`, viewer && { token: viewer.token });
  return answer.data as unknown as BountyDetail;
}

export async function applicationOf(test: TestApp, id: number, viewer: Person): Promise<Application> {
  const answer = await test.get(`/bounty/applicationdetail?id=${id}`, { token: viewer.token });
  return answer.data as unknown as Application;
}

export type Listed = { data: Bounty[]; total: number; next_cursor: string | null; last_page: number };

export async function market(test: TestApp, query = '', viewer?: Person): Promise<Listed> {
  const answer = await test.get(`/bounty/index?${query}`, viewer && { token: viewer.token });
  return answer.data as unknown as Listed;
}

/** Whatever is due by the test's clock, as the worker would run it. */
export async function runDueJobs(test: TestApp): Promise<void> {
  const { failed } = await runDue({ db: test.db, tasks: tasksOf(test.services) }, test.services.now());
  for (const { error } of failed) throw error;
}

/** An order that was paid, finished or failed: what the orders will do by calls of their own. */
export async function moveOrder(test: TestApp, orderId: number, from: string, to: string): Promise<void> {
  await test.db.updateTable('orders').set({ status: to }).where('id', '=', orderId).execute();
  await test.db
    .insertInto('outbox_events')
    .values({ type: 'order.moved', payload: JSON.stringify({ orderId, from, to }) })
    .execute();
  await test.deliver();
}
