import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerTo,
  applicationOf,
  applyTo,
  bountyOf,
  createApplication,
  createBounty,
  inDays,
  manage,
} from '../../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';

let app: TestApp;
let owner: Person;
let creator: Person;
let bountyId: number;
beforeAll(async () => {
  app = await startTestApp();
  [owner, creator] = [await createPerson(app), await createPerson(app)];
});
beforeEach(async () => {
  bountyId = await createBounty(app, owner);
});
afterAll(() => app.close());

const rowsOf = (id: number) =>
  app.db.selectFrom('bounty_applications').selectAll().where('bounty_id', '=', id).execute();
const call = (who: Person, path: string, body: object) => app.post(path, body, { token: who.token });

describe('applying', () => {
  test('once, with the first set of words', async () => {
    const answer = await applyTo(app, creator, bountyId, { days: 12 });
    expect(answer).toMatchObject({
      code: 1,
      msg: '应征提交成功',
      data: { price: 4000, days: 12, status: 'pending', status_label: '已投递', is_own: true, order: null },
    });
    expect(await applyTo(app, creator, bountyId)).toMatchObject({ code: 2023, msg: '您已申请过该约稿' });
    expect(await bountyOf(app, bountyId, creator)).toMatchObject({
      has_applied: true,
      applications_count: 1,
      my_application_id: answer.data['id'],
      can: { apply: false },
    });
  });

  test.each([
    [{ price: undefined }, '请输入报价'],
    [{ price: 2999.99 }, '报价不能低于最低预算 ¥3000'],
    [{ price: 5000.01 }, '报价不能高于最高预算 ¥5000'],
    [{ price: 10_000_000.01 }, '报价不能高于最高预算 ¥5000'],
    [{ price: '9'.repeat(30) }, '报价不能高于最高预算 ¥5000'],
    [{ price: '四千' }, '请输入正确的金额：最多两位小数'],
    [{ proposal: ' ' }, '请填写应征说明'],
    [{ files: ['/files/documents/aa/x.pdf'] }, '附件不存在，请重新上传'],
    [{ bounty_id: 999_999 }, '约稿不存在或已删除'],
  ])('%j: %s, and nothing is kept', async (change, msg) => {
    expect(await applyTo(app, creator, bountyId, change)).toMatchObject({ status: 200, msg });
    expect(await rowsOf(bountyId)).toEqual([]);
  });

  test('not to one’s own, not to what is closed, stopped, taken or over', async () => {
    expect(await applyTo(app, owner, bountyId)).toMatchObject({ code: 2021, msg: '不能申请自己的约稿' });
    const closed = { code: 2022, msg: '该约稿已关闭' };
    await manage(app, owner, bountyId, 'stop_recruit');
    expect(await applyTo(app, creator, bountyId)).toMatchObject(closed);
    await manage(app, owner, bountyId, 'close');
    expect(await applyTo(app, creator, bountyId)).toMatchObject(closed);
    const taken = await createBounty(app, owner);
    await answerTo(app, owner, await createApplication(app, creator, taken), 'accept');
    expect(await applyTo(app, await createPerson(app), taken)).toMatchObject(closed);
    const over = await createBounty(app, owner, { deadline: inDays(app, 0) });
    await app.db
      .updateTable('bounties')
      .set({ deadline: inDays(app, -1) })
      .where('id', '=', over)
      .execute();
    expect(await applyTo(app, creator, over)).toMatchObject(closed);
  });

  test('a block keeps the two apart, whoever made it', async () => {
    const [kept, keeper] = [await createPerson(app), await createPerson(app)];
    await call(owner, '/user/block', { user_id: kept.id });
    await call(keeper, '/user/block', { user_id: owner.id });
    for (const who of [kept, keeper]) {
      expect(await applyTo(app, who, bountyId)).toMatchObject({ code: 2027 });
      expect((await bountyOf(app, bountyId, who)).can.apply).toBe(false);
    }
    expect(await rowsOf(bountyId)).toEqual([]);
  });

  test('ten times at once: one application, counted once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => applyTo(app, creator, bountyId)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 2023)).toHaveLength(9);
    expect(await rowsOf(bountyId)).toHaveLength(1);
    expect((await bountyOf(app, bountyId)).applications_count).toBe(1);
  });

  test('what only the site may say is not taken from the caller', async () => {
    const other = await createPerson(app);
    const id = await createApplication(app, creator, bountyId, {
      status: 'accepted',
      user_id: other.id,
      owner_id: creator.id,
      viewed_at: '2020-01-01',
    });
    expect(await applicationOf(app, id, creator)).toMatchObject({
      status: 'pending',
      applicant: { id: creator.id },
      viewed_at: null,
    });
  });
});

describe('what the applicant may do with it', () => {
  test('edit it until it is read; what is left out stays', async () => {
    const id = await createApplication(app, creator, bountyId, { days: 5 });
    const edit = (change: object) => call(creator, '/bounty/editApplication', { id, ...change });
    expect(await edit({ price: 3500 })).toMatchObject({ code: 1, data: { price: 3500, days: 5 } });
    expect(await edit({ price: 1 })).toMatchObject({ msg: '报价不能低于最低预算 ¥3000' });
    await answerTo(app, owner, id, 'view');
    expect(await edit({ price: 3600 })).toMatchObject({ code: 2030, msg: '对方已经看过，不能再修改' });
    expect(await applicationOf(app, id, creator)).toMatchObject({ price: 3500, status: 'viewed' });
  });

  test('withdraw it and come again: the same row, new to its reader, counts right', async () => {
    const id = await createApplication(app, creator, bountyId);
    await answerTo(app, owner, id, 'shortlist');
    expect(await bountyOf(app, bountyId)).toMatchObject({ applications_count: 1, viewed_count: 1 });
    expect(await call(creator, '/bounty/withdraw', { id })).toMatchObject({ data: { status: 'withdrawn' } });
    expect(await call(creator, '/bounty/withdraw', { id })).toMatchObject({ code: 2029 });
    expect(await bountyOf(app, bountyId, creator)).toMatchObject({
      applications_count: 0,
      viewed_count: 0,
      has_applied: false,
      can: { apply: true },
    });
    expect(await app.get(`/bounty/applicationdetail?id=${id}`, { token: owner.token })).toMatchObject({
      code: 2028,
    });
    expect(await createApplication(app, creator, bountyId, { price: 4500 })).toBe(id);
    expect(await applicationOf(app, id, owner)).toMatchObject({
      status: 'pending',
      price: 4500,
      viewed_at: null,
    });
    expect(await bountyOf(app, bountyId)).toMatchObject({ applications_count: 1, viewed_count: 0 });
  });

  test('delete it: what still waited is taken back', async () => {
    const id = await createApplication(app, creator, bountyId);
    expect(await call(creator, '/bounty/deleteApplication', { id })).toMatchObject({ code: 1 });
    expect(await call(creator, '/bounty/deleteApplication', { id })).toMatchObject({ code: 2028 });
    expect((await bountyOf(app, bountyId)).applications_count).toBe(0);
  });

  test('one that was chosen can be neither withdrawn nor deleted', async () => {
    const id = await createApplication(app, creator, bountyId);
    await answerTo(app, owner, id, 'accept');
    const refused = { code: 2029, msg: '应征已选中，不能进行此操作' };
    expect(await call(creator, '/bounty/withdraw', { id })).toMatchObject(refused);
    expect(await call(creator, '/bounty/deleteApplication', { id })).toMatchObject(refused);
  });
});

test('strangers see nothing of it, and a foreign id is a missing one', async () => {
  const [id, stranger] = [await createApplication(app, creator, bountyId), await createPerson(app)];
  const refused = { code: 2028, msg: '应征不存在或已删除' };
  expect(await app.get(`/bounty/applicationdetail?id=${id}`, { token: stranger.token })).toMatchObject(
    refused,
  );
  expect(await answerTo(app, stranger, id, 'accept')).toMatchObject(refused);
  expect(await answerTo(app, creator, id, 'accept')).toMatchObject(refused);
  expect(await call(stranger, '/bounty/withdraw', { id })).toMatchObject(refused);
  expect(await call(owner, '/bounty/withdraw', { id })).toMatchObject(refused);
});
