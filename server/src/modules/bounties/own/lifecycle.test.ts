import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerTo,
  applicationOf,
  applyTo,
  bountyOf,
  createApplication,
  createBounty,
  inDays,
  manage,
  market,
  moveOrder,
  runDueJobs,
} from '../../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createImage } from '../../../../test/test-posts.ts';

const DAY = 86_400;

let app: TestApp;
let owner: Person;
let creator: Person;
let other: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, creator, other] = [await createPerson(app), await createPerson(app), await createPerson(app)];
});
afterAll(() => app.close());

const call = (who: Person, path: string, body: object) => app.post(path, body, { token: who.token });

/** The clock moves, what is due runs, and what was emitted is delivered. */
async function passDays(days: number): Promise<void> {
  app.passSeconds(days * DAY);
  await runDueJobs(app);
  await app.deliver();
}

async function hire(who: Person, bountyId: number): Promise<{ applicationId: number; orderId: number }> {
  const applicationId = await createApplication(app, who, bountyId);
  const { data } = await answerTo(app, owner, applicationId, 'accept');
  return { applicationId, orderId: data['order_id'] as number };
}

describe('what the owner does', () => {
  test('closes it, applicants run out, and opens it again', async () => {
    const id = await createBounty(app, owner);
    const applicationId = await createApplication(app, creator, id);
    expect(await manage(app, owner, id, 'close')).toMatchObject({
      msg: '约稿已关闭',
      data: { status: 'closed', status_label: '已关闭', can: { reopen: true, close: false } },
    });
    expect((await applicationOf(app, applicationId, creator)).status).toBe('expired');
    expect(await manage(app, owner, id, 'close')).toMatchObject({
      code: 2009,
      msg: '约稿已关闭，不能进行此操作',
    });
    expect(await manage(app, owner, id, 'reopen')).toMatchObject({ code: 1, data: { status: 'open' } });
    expect(await createApplication(app, creator, id)).toBe(applicationId);
  });

  test('stops recruiting and resumes', async () => {
    const id = await createBounty(app, owner);
    expect(await manage(app, owner, id, 'stop_recruit')).toMatchObject({
      data: { stop_recruit: true, can: { stop_recruit: false, reopen: true } },
    });
    expect(await manage(app, owner, id, 'stop_recruit')).toMatchObject({ code: 2009 });
    await manage(app, owner, id, 'reopen');
    expect(await applyTo(app, creator, id)).toMatchObject({ code: 1 });
  });

  test('extends the deadline, to a later day only', async () => {
    const id = await createBounty(app, owner);
    expect(await manage(app, owner, id, 'extend')).toMatchObject({ msg: '请选择截稿日期' });
    expect(await manage(app, owner, id, 'extend', { deadline: inDays(app, 7) })).toMatchObject({
      code: 2005,
    });
    expect(await manage(app, owner, id, 'extend', { deadline: inDays(app, -1) })).toMatchObject({
      code: 2004,
    });
    const later = inDays(app, 9);
    expect(await manage(app, owner, id, 'extend', { deadline: later })).toMatchObject({
      data: { deadline: later },
    });
  });

  test('edits what may change; terms lock with the first application, a note can still be added', async () => {
    const id = await createBounty(app, owner, { images: [await createImage(app, owner)] });
    const edit = (change: object) => call(owner, '/bounty/edit', { id, ...change });
    expect(await edit({ budget_max: 6000, is_commercial: 1 })).toMatchObject({
      data: { budget_max: 6000, usage: 'commercial', can: { edit_terms: true } },
    });
    expect(await edit({ budget_min: 7000 })).toMatchObject({ code: 2006, msg: '最低预算不能高于最高预算' });
    await createApplication(app, creator, id);
    const before = await bountyOf(app, id, owner);
    const locked = { code: 2007 };
    expect(await edit({ budget_max: 8000 })).toMatchObject(locked);
    expect(await edit({ description: '改一改' })).toMatchObject(locked);
    expect(await edit({ deadline: inDays(app, 20) })).toMatchObject(locked);
    expect(await bountyOf(app, id, owner)).toEqual(before);
    expect(await edit({ title: '新的标题', images: [], budget_max: 6000 })).toMatchObject({
      code: 1,
      data: { title: '新的标题', images: [], can: { edit: true, edit_terms: false } },
    });
    expect(await call(owner, '/bounty/append', { id, content: '书脊宽 18 mm' })).toMatchObject({ code: 1 });
    expect((await bountyOf(app, id)).notes).toMatchObject([{ content: '书脊宽 18 mm' }]);
    for (let n = 1; n < 10; n++) await call(owner, '/bounty/append', { id, content: `第 ${n} 条` });
    expect(await call(owner, '/bounty/append', { id, content: '多了' })).toMatchObject({ code: 2010 });
  });

  test('deletes it, but not while an order lives', async () => {
    const id = await createBounty(app, owner);
    const { orderId, applicationId } = await hire(creator, id);
    expect(await call(owner, '/bounty/delete', { id })).toMatchObject({ code: 2008 });
    await moveOrder(app, orderId, 'pending_confirm', 'cancelled');
    expect(await call(owner, '/bounty/delete', { id })).toMatchObject({ code: 1 });
    expect(await call(owner, '/bounty/delete', { id })).toMatchObject({ code: 2001 });
    expect(await app.get(`/bounty/detail?id=${id}`)).toMatchObject({ code: 2001 });
    expect((await market(app, 'per_page=50')).data.some((each) => each.id === id)).toBe(false);
    expect(await applicationOf(app, applicationId, creator)).toMatchObject({ bounty: { id } });
    expect(await call(creator, '/bounty/deleteApplication', { id: applicationId })).toMatchObject({
      code: 1,
    });
  });

  test('invites a creator, once', async () => {
    const id = await createBounty(app, owner);
    const invite = (userId: number) => call(owner, '/bounty/invite', { bounty_id: id, user_id: userId });
    expect(await invite(creator.id)).toMatchObject({ code: 1, msg: '已发出邀请' });
    expect(await invite(creator.id)).toMatchObject({ code: 2012 });
    expect(await invite(owner.id)).toMatchObject({ code: 2011 });
    expect(await invite(999_999)).toMatchObject({ code: 1301 });
    await createApplication(app, other, id);
    expect(await invite(other.id)).toMatchObject({ code: 2013 });
    const blocker = await createPerson(app);
    await call(blocker, '/user/block', { user_id: owner.id });
    expect(await invite(blocker.id)).toMatchObject({ code: 1301 });
  });
});

describe('what time does', () => {
  test('past the deadline with nobody accepted: closed, applicants run out', async () => {
    const id = await createBounty(app, owner, { deadline: inDays(app, 2) });
    const applicationId = await createApplication(app, creator, id);
    await passDays(2);
    expect((await bountyOf(app, id)).status).toBe('open');
    await passDays(1);
    expect((await bountyOf(app, id)).status).toBe('closed');
    expect((await applicationOf(app, applicationId, creator)).status).toBe('expired');
    expect(await manage(app, owner, id, 'reopen')).toMatchObject({ code: 2004 });
    expect(await manage(app, owner, id, 'reopen', { deadline: inDays(app, 3) })).toMatchObject({ code: 1 });
  });

  test('a deadline that was moved closes it on the new day', async () => {
    const id = await createBounty(app, owner, { deadline: inDays(app, 1) });
    await manage(app, owner, id, 'extend', { deadline: inDays(app, 4) });
    await passDays(3);
    expect((await bountyOf(app, id)).status).toBe('open');
    await passDays(2);
    expect((await bountyOf(app, id)).status).toBe('closed');
  });

  test('a deposit that never comes: the order lapses, the bounty is open again, the applicant still a candidate', async () => {
    const id = await createBounty(app, owner);
    const waiting = await createApplication(app, other, id);
    const { applicationId } = await hire(creator, id);
    await passDays(1);
    expect(await applicationOf(app, applicationId, creator)).toMatchObject({
      status: 'shortlisted',
      decided_at: null,
      order: { status: 'cancelled', status_label: '已取消' },
    });
    expect(await bountyOf(app, id, owner)).toMatchObject({ status: 'open', can: { delete: true } });
    expect((await applicationOf(app, waiting, other)).status).toBe('pending');
    expect(await answerTo(app, owner, waiting, 'accept')).toMatchObject({ code: 1 });
  });
});

describe('what orders do', () => {
  test('paid: the others learn that somebody else was chosen; completed: so is the bounty', async () => {
    const id = await createBounty(app, owner);
    const waiting = await createApplication(app, other, id);
    const { orderId } = await hire(creator, id);
    expect((await applicationOf(app, waiting, other)).status).toBe('pending');
    await moveOrder(app, orderId, 'pending_deposit', 'pending_confirm');
    expect(await applicationOf(app, waiting, other)).toMatchObject({
      status: 'declined',
      reason: '已经选了别人',
    });
    expect((await bountyOf(app, id)).status).toBe('in_progress');
    const before = (await bountyOf(app, id)).publisher_record.completed;
    await moveOrder(app, orderId, 'delivered', 'completed');
    expect(await bountyOf(app, id)).toMatchObject({
      status: 'completed',
      status_label: '已完成',
      publisher_record: { completed: before + 1 },
    });
  });

  test('refunded before the deadline: open again, and that application ended', async () => {
    const id = await createBounty(app, owner);
    const { orderId, applicationId } = await hire(creator, id);
    await moveOrder(app, orderId, 'pending_deposit', 'pending_confirm');
    await moveOrder(app, orderId, 'in_progress', 'refunded');
    expect((await bountyOf(app, id)).status).toBe('open');
    expect(await applicationOf(app, applicationId, creator)).toMatchObject({
      status: 'declined',
      reason: '订单已取消',
    });
  });

  test('with several places: completed when recruiting ended, none is live and one was completed', async () => {
    const id = await createBounty(app, owner, { allow_multiple: 1 });
    const [one, two] = [await hire(creator, id), await hire(other, id)];
    await moveOrder(app, one.orderId, 'delivered', 'completed');
    expect((await bountyOf(app, id)).status).toBe('active');
    await manage(app, owner, id, 'stop_recruit');
    expect((await bountyOf(app, id)).status).toBe('active');
    await moveOrder(app, two.orderId, 'in_progress', 'refunded');
    expect((await bountyOf(app, id)).status).toBe('completed');
  });

  test('with several places and the deadline over, the last order decides', async () => {
    const id = await createBounty(app, owner, { allow_multiple: 1, deadline: inDays(app, 0) });
    const { orderId } = await hire(creator, id);
    await moveOrder(app, orderId, 'pending_deposit', 'in_progress');
    await passDays(1.1);
    expect(await bountyOf(app, id)).toMatchObject({ status: 'active', stop_recruit: true });
    await moveOrder(app, orderId, 'delivered', 'completed');
    expect((await bountyOf(app, id)).status).toBe('completed');
  });
});

test('an open bounty is announced when it opens, and when it opens again', async () => {
  await app.db.deleteFrom('outbox_events').execute();
  const id = await createBounty(app, owner);
  await manage(app, owner, id, 'close');
  await manage(app, owner, id, 'reopen');
  const events = await app.db.selectFrom('outbox_events').select(['type', 'payload']).execute();
  const opened = events.filter(({ type }) => type === 'bounty.opened').map(({ payload }) => payload);
  expect(opened).toEqual([
    { bountyId: id, userId: owner.id },
    { bountyId: id, userId: owner.id },
  ]);
});
