import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bountyFormFor, bountyOf, createBounty, inDays, publishBounty } from '../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createImage } from '../../../test/test-posts.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await createPerson(app);
});
afterAll(() => app.close());

const countBounties = async () => (await app.db.selectFrom('bounties').select('id').execute()).length;

test('published with the fields of the call alone, it is open and as it was written', async () => {
  const image = await createImage(app, owner);
  const form = bountyFormFor(app, { images: [image], is_urgent: 1, is_commercial: '1', allow_multiple: 0 });
  const answer = await app.post('/bounty/publish', form, { token: owner.token });
  expect(answer).toMatchObject({
    code: 1,
    msg: '约稿发布成功',
    data: { status: 'open', status_label: '进行中' },
  });
  expect(await bountyOf(app, answer.data['id'] as number)).toMatchObject({
    title: form.title,
    category: 1,
    category_word: 'illustration',
    category_name: '插画',
    style: 3,
    style_word: 'traditional',
    style_name: '古风',
    description: form.description,
    budget_min: 3000,
    budget_max: 5000,
    deadline: form.deadline,
    images: [image],
    pictures: [{ url: image, width: 640, height: 480 }],
    reference_link: '',
    is_urgent: true,
    is_commercial: true,
    allow_multiple: false,
    usage: 'commercial',
    show_from: null,
    credit: true,
    status: 'open',
    is_enterprise: false,
    publisher_info: { id: owner.id, is_self: false },
    is_owner: false,
    has_applied: false,
    is_favorite: false,
    is_following: false,
    applications_count: 0,
    publisher_record: { hired: 0, completed: 0, pays_on_time: null, reply_rate: null },
    notes: [],
  });
});

describe('what is wrong is told to the character, and nothing is published', () => {
  test.each([
    [{ title: undefined }, '请填写约稿标题'],
    [{ title: '   ' }, '请填写约稿标题'],
    [{ category: 9 }, '请选择约稿类型'],
    [{ style: '' }, '请选择画风'],
    [{ description: '' }, '请填写约稿描述'],
    [{ budget_min: '' }, '请填写预算范围'],
    [{ budget_max: null }, '请填写预算范围'],
    [{ budget_min: 5000, budget_max: 3000 }, '最低预算不能高于最高预算'],
    [{ budget_min: 5000, budget_max: 3000, deadline: '' }, '最低预算不能高于最高预算'],
    [{ deadline: undefined }, '请选择截稿日期'],
    [{ deadline: '2020-01-01' }, '截稿日期不能早于今天'],
    [{ budget_max: 1_000_001 }, '预算不能超过¥1000000'],
    [{ images: ['a', 'b', 'c', 'd', 'e'] }, '最多只能上传4张图片'],
    [{ images: ['/files/images/aa/other.webp'] }, '图片地址不正确，请先上传自己的图片'],
    [{ reference_link: 'javascript:alert(1)' }, '参考链接只能是 http 或 https 开头的网址'],
  ])('%j: %s', async (change, msg) => {
    const before = await countBounties();
    expect(await publishBounty(app, owner, change)).toMatchObject({ status: 200, msg });
    expect(await countBounties()).toBe(before);
  });

  test("somebody else's picture, one that is too large, and a visitor", async () => {
    const foreign = await createImage(app, await createPerson(app));
    expect(await publishBounty(app, owner, { images: [foreign] })).toMatchObject({ code: 2002 });
    const large = await createImage(app, owner);
    await app.db.updateTable('uploads').set({ byte_size: 5_242_881 }).where('url', '=', large).execute();
    expect(await publishBounty(app, owner, { images: [large] })).toMatchObject({
      msg: '文件大小不能超过5MB',
    });
    expect((await app.post('/bounty/publish', bountyFormFor(app))).status).toBe(401);
  });
});

test('today is early enough, by the calendar in Shanghai', async () => {
  expect(await publishBounty(app, owner, { deadline: inDays(app, 0) })).toMatchObject({ code: 1 });
  expect(await publishBounty(app, owner, { deadline: inDays(app, -1) })).toMatchObject({ code: 2004 });
});

test('what only the site may say is not taken from the caller', async () => {
  const other = await createPerson(app);
  const id = await createBounty(app, owner, {
    status: 'completed',
    user_id: other.id,
    applications_count: 99,
    is_enterprise: 1,
    view_count: 5,
    id: 1,
    stop_recruit: true,
    created_at: '2000-01-01',
  });
  expect(await bountyOf(app, id)).toMatchObject({
    status: 'open',
    publisher_info: { id: owner.id },
    applications_count: 0,
    is_enterprise: false,
    view_count: 0,
    stop_recruit: false,
  });
});

test('use, show-from and credit are kept as they were chosen', async () => {
  const id = await createBounty(app, owner, { usage: 'buyout', show_from: 'never', credit: 0 });
  expect(await bountyOf(app, id)).toMatchObject({ usage: 'buyout', show_from: 'never', credit: false });
});
