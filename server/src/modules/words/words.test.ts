import type { ReportCase } from '@zaojie/contract/reports/report.schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost, publish } from '../../../test/test-posts.ts';
import { createDraft } from '../../../test/test-games.ts';
import { advance, openContest, registerFor, submitFor } from '../../../test/test-contests.ts';
import { createProgram, formOf, save } from '../../../test/test-programs.ts';
import { createWordFilter } from './word-filter.ts';

let app: TestApp;
let admin: Person;
let author: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createAdmin(app);
  await add('禁词\n笨蛋,遮盖\n代练,待审', 'refuse');
});
beforeEach(async () => {
  author = await createPerson(app);
});
afterAll(() => app.close());

const add = (words: string, level: string) =>
  app.post('/admin/words', { words, level }, { token: admin.token });
const list = async (query = '') => (await app.get(`/admin/words?${query}`, { token: admin.token })).data;
async function casesOf(kind: string): Promise<ReportCase[]> {
  await app.deliver();
  return (await app.get(`/admin/reports?kind=${kind}`, { token: admin.token })).data['data'] as ReportCase[];
}
const decide = (id: number, action: string) =>
  app.post('/admin/reports', { id, action, note: '看过了' }, { token: admin.token });
const isSeen = async (postId: number) => (await app.get(`/posts/detail?id=${postId}`)).code === 1;

describe('the list', () => {
  test('begins with what the store looked for, and takes lines with a level of their own', async () => {
    expect(await list('keyword=加 微-信')).toMatchObject({
      total: 1,
      data: [{ word: '加微信', level: 'hold' }],
    });
    expect(await list('keyword=笨蛋')).toMatchObject({ data: [{ level: 'mask', level_label: '遮盖' }] });
    expect(await add('新词\n笨蛋\n\n，，，', 'hold')).toMatchObject({
      data: { added: 1, changed: 1, skipped: 1 },
    });
    expect(await add('笨蛋', 'mask')).toMatchObject({ data: { added: 0, changed: 1 } });
    expect(await add('。', 'mask')).toMatchObject({ code: 2975 });
  });

  test('is exported as it can be imported, and every change is in the log', async () => {
    const before = (await app.get('/admin/words/export', { token: admin.token })).data as {
      text: string;
      count: number;
    };
    expect(before.text).toContain('禁词,拒绝\n笨蛋,遮盖');
    expect(await add(before.text, 'mask')).toMatchObject({ data: { added: 0, changed: 0 } });
    await add('一时', 'mask');
    const [row] = (await list('keyword=一时'))['data'] as { id: number }[];
    const removal = { ids: [row?.id ?? 0] };
    expect(await app.post('/admin/words/remove', removal, { token: admin.token })).toMatchObject({
      data: { removed: 1 },
    });
    expect(await app.post('/admin/words/remove', removal, { token: admin.token })).toMatchObject({
      data: { removed: 0 },
    });
    const log = await app.get('/admin/audit?subject=words', { token: admin.token });
    expect(log.raw).toContain('删除 1 个：一时');
  });

  test('is tried without changing anything', async () => {
    const answer = await app.post('/admin/words/try', { text: '你这笨 蛋，找代练' }, { token: admin.token });
    expect(answer.data).toMatchObject({
      outcome: 'hold',
      hits: [
        { word: '笨蛋', level: 'mask', count: 1 },
        { word: '代练', level: 'hold' },
      ],
      masked: '你这* *，找代练',
    });
  });

  test('another process has it at once by word of mouth, and within a second without', async () => {
    const other = createWordFilter({
      ...app.services,
      hub: { ...app.services.hub, subscribe: () => () => undefined },
    });
    const near = createWordFilter(app.services);
    const texts = [{ text: '刚加的', isHtml: false }];
    expect((await other.check(texts)).isRefused).toBe(false);
    expect((await near.check(texts)).isRefused).toBe(false);
    await add('刚加的', 'refuse');
    expect((await near.check(texts)).isRefused).toBe(true);
    await expect.poll(async () => (await other.check(texts)).isRefused, { timeout: 5_000 }).toBe(true);
  });
});

describe('what people write', () => {
  test.each([
    ['/posts/add', () => ({ title: '禁 词', content: '<p>好</p>' })],
    ['/posts/add', () => ({ title: '好好', content: '<p>禁<b>词</b></p>' })],
    ['/posts/add', () => ({ title: '好好', content: '<p>好</p>', tags: [{ id: -1, name: '禁词' }] })],
    ['/message/send', () => ({ to_user: admin.id, content: '禁词' })],
    ['/feedback/send', () => ({ kind: 'idea', content: '希望网站能够支持禁词这样的功能' })],
    [
      '/bounty/publish',
      () => ({
        title: '禁词',
        category: 1,
        style: 3,
        description: '雨夜的竹林，主角提灯上山。',
        budget_min: 1,
        budget_max: 2,
        deadline: '2099-01-01',
      }),
    ],
  ])('%s is refused with a sentence that tells no word', async (path, body) => {
    const answer = await app.post(path, body(), { token: author.token });
    expect(answer).toMatchObject({ code: 2976, msg: '内容里有本站不允许的词语，请修改后再提交' });
    expect(answer.raw).not.toContain('禁词');
  });

  test('is masked where it is stored', async () => {
    const postId = await createPost(app, author, { title: '笨蛋日记', content: '<p>笨<i>蛋</i></p>' });
    const stored = await app.db
      .selectFrom('posts')
      .select(['title', 'content'])
      .where('id', '=', postId)
      .executeTakeFirstOrThrow();
    expect(stored.title).toBe('**日记');
    expect(stored.content).not.toContain('笨');
  });

  test('a post is held until somebody has looked, and then comes out or stays away', async () => {
    const [first, second] = [
      await publish(app, author, { title: '代练一' }),
      await publish(app, author, { title: '代练二' }),
    ];
    expect(first).toMatchObject({ code: 1, msg: '已提交，审核通过后大家就能看到' });
    const [one, two] = [first.data['id'] as number, second.data['id'] as number];
    expect([await isSeen(one), await isSeen(two)]).toEqual([false, false]);
    const cases = await casesOf('post');
    const caseOf = (id: number) => cases.find((each) => each.target_id === id);
    expect(caseOf(one)).toMatchObject({
      is_held: true,
      title: '代练一',
      reports: [{ reporter: null, description: '碰到过滤的词：代练' }],
    });
    expect(await decide(caseOf(one)?.id ?? 0, 'dismiss')).toMatchObject({ code: 1 });
    expect(await decide(caseOf(two)?.id ?? 0, 'remove')).toMatchObject({ code: 1 });
    expect([await isSeen(one), await isSeen(two)]).toEqual([true, false]);
  });

  test('a comment is let through and reported by the filter itself', async () => {
    const answer = await commentOn(app, author, await createPost(app, admin), { content: '找代练' });
    expect(answer).toMatchObject({ code: 1 });
    const found = (await casesOf('comment')).find((each) => each.target_id === answer.data['id']);
    expect(found).toMatchObject({ is_held: false, reports_count: 1, reports: [{ reporter: null }] });
  });

  test('what is found again in an open case isn’t counted twice, and what is new stands in the same report', async () => {
    await add('外快', 'hold');
    const token = { token: author.token };
    const id = (await app.post('/posts/series/add', { title: '代练' }, token)).data['id'] as number;
    const edit = (description: string) =>
      app.post(`/posts/series/edit/${id}`, { title: '代练', description }, token);
    for (const description of ['', '赚外快', '赚外快']) {
      await edit(description);
      await app.deliver();
    }
    const found = (await casesOf('series')).find((each) => each.target_id === id);
    expect(found).toMatchObject({ reports_count: 1, reports: [{ reporter: null }] });
    expect(found?.reports[0]?.description).toBe('碰到过滤的词：代练\n碰到过滤的词：代练、外快，写在：赚外快');
    const reader = await createPerson(app);
    const report = { kind: 'series', target_id: id, reason: 'spam', description: '' };
    for (const _ of [1, 2]) await app.post('/report/add', report, { token: reader.token });
    expect((await casesOf('series')).find((each) => each.target_id === id)).toMatchObject({
      reports_count: 2,
    });
  });

  test('a game waits as before, by the list as it is now', async () => {
    await add('买断制', 'hold');
    const id = await createDraft(app, author, { summary: '买断制的小游戏' });
    expect(await app.post('/game/publish', { id }, { token: author.token })).toMatchObject({
      data: { status: 'pending' },
    });
  });
});

test('projects and events are listened to like all else that people read', async () => {
  const token = { token: author.token };
  const id = await createProgram(app, author);
  const form = await formOf(app, id, author);
  const edit = (change: object) => save(app, author, id, { version: form.version, ...change });
  for (const change of [{ title: '禁词' }, { summary: '一个禁词' }, { pitch: '<p>禁<b>词</b></p>' }]) {
    expect(await edit(change)).toMatchObject({ msg: expect.stringContaining('词') as string });
  }
  expect((await edit({ summary: '找代练' })).code).not.toBe(1);
  expect((await edit({ summary: '别做笨蛋' })).data).toMatchObject({ summary: '别做**' });
  const reader = await createPerson(app);
  const apply = (message: string) =>
    app.post('/program/apply', { role_id: form.roles[0]?.id, message }, { token: reader.token });
  expect((await apply('找我没有禁词')).code).not.toBe(1);
  expect((await app.post('/program/createTeam', { name: '禁词队' }, token)).code).not.toBe(1);

  const eventId = await openContest(app, { owner: author, admin });
  expect((await app.post('/events/amend', { id: eventId, addition: '禁词' }, token)).code).not.toBe(1);
  expect((await app.post('/events/create', { title: '禁词大赛', category: 'art' }, token)).code).not.toBe(1);
  await registerFor(app, eventId, reader);
  await advance(app, eventId, admin);
  const entryId = await submitFor(app, eventId, reader, { title: '笨蛋的一天' });
  const entry = await app.db
    .selectFrom('contest_entries')
    .select('title')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  expect(entry.title).toBe('**的一天');
});
