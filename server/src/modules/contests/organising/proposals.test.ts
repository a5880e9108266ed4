import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  contestFormFor,
  contestOf,
  createContestDraft,
  giveMoney,
  openContest,
  proposeContest,
  runDueJobs,
} from '../../../../test/test-contests.ts';
import { createAdmin, createPerson, type Person } from '../../../../test/test-people.ts';
import { createImage } from '../../../../test/test-posts.ts';
import { getBalances, verifyLedger } from '../../ledger/index.ts';

let app: TestApp;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, admin] = [await createPerson(app), await createAdmin(app)];
});
afterAll(() => app.close());

const call = (path: string, body: object, who: Person) => app.post(path, body, { token: who.token });
const decide = (id: number, verdict: string, reason = '', who = admin) =>
  call('/admin/events/decide', { id, verdict, reason }, who);
const titles = async (who: Person) => {
  await app.deliver();
  await runDueJobs(app);
  const { data } = await app.get('/message/notifications?per_page=50', { token: who.token });
  return (data['data'] as { title: string }[]).map(({ title }) => title);
};
async function money(who: Person) {
  const { availableFen, frozenFen } = await getBalances(app.db, who.id);
  return [availableFen, frozenFen];
}
const expectSound = async () => expect((await verifyLedger(app.db)).faults).toEqual([]);

describe('a proposal', () => {
  test('says what is missing, and what is wrong with its hours', async () => {
    expect(await call('/events/create', { title: '短', category: 'art' }, owner)).toMatchObject({
      code: 1000,
      msg: '活动名称至少4个字符',
    });
    const { data } = await call('/events/create', { title: '四十八小时', category: 'art' }, owner);
    expect(data).toMatchObject({ status: 'draft', can: { propose: false, edit: true, delete: true } });
    const id = Number(data['id']);
    expect(await call('/events/propose', { id }, owner)).toMatchObject({
      code: 2802,
      msg: '提交前还需要：封面、一句话介绍、题目、规则、评审标准、奖项、时间安排',
    });
    const whole = await contestFormFor(app, owner, { id });
    const late = { ...whole, submissions_close_at: whole['starts_at'] };
    expect((await call('/events/edit', late, owner)).code).toBe(1);
    expect(await call('/events/propose', { id }, owner)).toMatchObject({
      code: 2803,
      msg: '时间安排不正确：活动开始到交稿截止至少要有1小时',
    });
    expect((await call('/events/edit', whole, owner)).data).toMatchObject({
      missing: [],
      prize_pool: 160.02,
    });
    expect((await call('/events/propose', { id }, owner)).data).toMatchObject({ status: 'proposed' });
    expect((await call('/events/edit', whole, owner)).code).toBe(2801);
    expect((await call('/events/withdraw', { id }, owner)).data).toMatchObject({ status: 'draft' });
    expect((await call('/events/delete', { id }, owner)).code).toBe(1);
    expect((await app.get(`/events/draft?id=${id}`, { token: owner.token })).code).toBe(2800);
  });

  test.each([
    [{ criteria: [{ name: '切题', weight: 99 }] }, '各项权重加起来要等于 100%'],
    [
      {
        criteria: [
          { name: '一', weight: 50 },
          { name: '一', weight: 50 },
        ],
      },
      '评审标准的名称不能重复',
    ],
    [{ prizes: [{ name: '一等', winners: 51, amount: 1 }] }, '名额过多'],
    [{ prizes: [{ name: '一等', winners: 50, amount: 100_000 }] }, '奖金池不能超过¥1000000'],
    [{ prizes: [{ name: '一等', winners: 1, amount: -1 }] }, /请输入正确的金额/],
    [{ sponsors: [{ name: '甲', link: 'javascript:alert(1)' }] }, /只能是 http 或 https/],
    [{ team_max: 11 }, '队伍最多10人'],
    [{ starts_at: '明天' }, '开始时间不正确'],
    [{ category: 'dance' }, '请选择活动类别'],
  ])('%j: %s', async (change, msg) => {
    const form = await contestFormFor(app, owner, change);
    expect(await call('/events/create', form, owner)).toMatchObject({
      code: 1000,
      msg: expect.stringMatching(msg),
    });
  });

  test('shows its owner’s pictures only, and rules without scripts', async () => {
    const foreign = await createImage(app, admin);
    expect(
      (await call('/events/create', await contestFormFor(app, owner, { cover: foreign }), owner)).code,
    ).toBe(2804);
    const form = await contestFormFor(app, owner, {
      rules: '<p onclick="x()">好<script>alert(1)</script></p>',
    });
    expect((await call('/events/create', form, owner)).data).toMatchObject({ rules: '<p>好</p>' });
  });

  test('is nobody else’s before it is approved, its theme before it starts', async () => {
    const id = await proposeContest(app, owner);
    const stranger = await createPerson(app);
    for (const who of [undefined, { token: stranger.token }]) {
      expect((await app.get(`/events/detail?id=${id}`, who)).code).toBe(2800);
      expect((await app.get(`/events/entries?id=${id}`, who)).code).toBe(2800);
    }
    for (const path of ['edit', 'propose', 'withdraw', 'delete']) {
      expect((await call(`/events/${path}`, { id }, stranger)).code).toBe(2800);
    }
    expect((await app.get(`/events/draft?id=${id}`, { token: stranger.token })).code).toBe(2800);
    expect((await contestOf(app, id, owner)).theme).toBeNull();
    const draft = await createContestDraft(app, owner);
    expect((await app.get(`/events/detail?id=${draft}`, { token: admin.token })).code).toBe(2800);
    expect((await decide(draft, 'approve')).code).toBe(2800);
  });

  test('is decided by somebody else, with a reason, and found in the search afterwards', async () => {
    const [id, own] = [
      await proposeContest(app, owner, {
        title: '给一句台词配乐大赛',
        category: 'music',
        rules: '<p>加微信</p>',
      }),
      await proposeContest(app, admin),
    ];
    expect((await decide(own, 'approve')).code).toBe(2808);
    const { data } = await app.get('/admin/events', { token: admin.token });
    expect(
      (data['data'] as { id: number; found_words: string[] }[]).find((each) => each.id === id),
    ).toMatchObject({
      found_words: ['加微信'],
      theme: '极光以下',
    });
    expect(await decide(id, 'reject')).toMatchObject({ code: 1000, msg: '请填写理由' });
    expect((await decide(id, 'reject', '奖金太少')).data).toMatchObject({ status: 'rejected' });
    expect((await decide(id, 'approve')).code).toBe(2801);
    expect((await call('/events/edit', { id, summary: '改过了' }, owner)).data).toMatchObject({
      status: 'draft',
    });
    await call('/events/propose', { id }, owner);
    const [, frozen] = await money(owner);
    expect(await decide(id, 'approve')).toMatchObject({
      code: 2806,
      msg: expect.stringMatching(/还差 ¥160\.02/),
    });
    await giveMoney(app, owner, 16_002);
    // At once: one of them approves it, the money is put down once.
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve'), decide(id, 'approve')]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([1, 2801, 2801]);
    expect(await money(owner)).toEqual([0, (frozen ?? 0) + 16_002]);
    const contest = await contestOf(app, id);
    expect(contest).toMatchObject({ status: 'open', theme: null, tag: { name: '给一句台词配乐大赛' } });
    expect(JSON.stringify(contest)).not.toContain('极光');
    const found = await app.get(`/common/search?keyword=${encodeURIComponent('台词配乐')}&type=activity`);
    expect(JSON.stringify(found.data)).toContain('给一句台词配乐大赛');
    expect(await titles(owner)).toEqual(expect.arrayContaining(['活动没有通过审核', '活动通过了审核']));
    await expectSound();
  });
});

describe('what is public already', () => {
  const amend = (id: number, body: object, who = owner) => call('/events/amend', { id, ...body }, who);

  test('its organiser says more about it, and changes nothing that people entered by', async () => {
    const id = await openContest(app, { owner, admin });
    const before = await contestOf(app, id);
    expect((await contestOf(app, id, owner)).can).toMatchObject({ amend: true, edit: false });
    expect((await contestOf(app, id, admin)).can.amend).toBe(false);
    const change = {
      summary: '改过的一句话',
      sponsors: [{ name: '墨行', link: '' }],
      addition: '画布不限横竖。',
      rules: '<p>换了</p>',
      prizes: [],
      starts_at: '2090-01-01T00:00:00Z',
    };
    expect(await amend(id, change)).toMatchObject({ code: 1, msg: '已保存' });
    expect(await amend(id, { addition: '截图也算。' })).toMatchObject({ code: 1 });
    const { summary, sponsors, additions, ...rest } = await contestOf(app, id);
    expect({ summary, sponsors }).toEqual({
      summary: '改过的一句话',
      sponsors: [{ name: '墨行', link: '' }],
    });
    expect(additions.map(({ text }) => text)).toEqual(['画布不限横竖。', '截图也算。']);
    expect(rest).toMatchObject({
      rules: before.rules,
      prizes: before.prizes,
      criteria: before.criteria,
      starts_at: before.starts_at,
    });
    expect((await amend(id, { addition: '别人' }, admin)).code).toBe(2800);
  });

  test('at the same time nothing that was added is lost, and there is a most', async () => {
    const id = await openContest(app, { owner, admin });
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, n) => amend(id, { addition: `第 ${n} 条` })),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(20);
    expect(answers.filter(({ code }) => code === 3110)).toHaveLength(2);
    expect((await contestOf(app, id)).additions).toHaveLength(20);
  });

  test('a draft is edited instead, and what was called off is left alone', async () => {
    const draft = await createContestDraft(app, owner);
    expect((await amend(draft, { addition: '还没有公开' })).code).toBe(2801);
    const id = await openContest(app, { owner, admin });
    await call('/admin/events/cancel', { id, reason: '不办了' }, admin);
    expect((await amend(id, { addition: '晚了' })).code).toBe(2801);
  });
});
