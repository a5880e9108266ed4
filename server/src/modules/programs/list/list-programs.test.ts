import type { ProgramCard } from '@zaojie/contract/programs/program.schemas';
import type { SearchResult } from '@zaojie/contract/search/search.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createPost } from '../../../../test/test-posts.ts';
import {
  addMemberTo,
  createProgram,
  createProgramDraft,
  programmer,
  programOf,
} from '../../../../test/test-programs.ts';

let app: TestApp;
let owner: Person;
let other: Person;
let ids: Record<'forest' | 'lava' | 'letters', number>;
beforeAll(async () => {
  app = await startTestApp();
  [owner, other] = [await createPerson(app), await createPerson(app)];
  const musician = { discipline: 'music', pay: 'share', pay_words: '8%', places: 1 };
  const forest = await createProgram(app, owner, { title: '林境', roles: [programmer, musician] });
  app.passSeconds(60);
  const lava = await createProgram(app, owner, {
    title: '熔岩要塞',
    summary: '每死一次，城墙就矮一格。',
    stage: 'prototype',
    engine: 'own',
    genre_ids: [2],
    roles: [{ ...programmer, pay: 'share' }],
  });
  app.passSeconds(60);
  const letters = await createProgram(app, other, {
    title: '环星彼岸',
    summary: '用八十封信讲完一次返航。',
    stage: 'idea',
    engine: 'renpy',
    genre_ids: [9],
    roles: [],
  });
  await createProgramDraft(app, owner, { title: '还没写完' });
  ids = { forest, lava, letters };
});
afterAll(() => app.close());

async function list(query = '', viewer?: Person) {
  const answer = await app.get(`/program/index?${query}`, viewer && { token: viewer.token });
  const data = answer.data as unknown as { data: ProgramCard[]; total: number; next_cursor: string | null };
  return { ...data, names: data.data.map(({ title }) => title) };
}

test.each([
  ['', ['环星彼岸', '熔岩要塞', '林境']],
  ['order=new', ['环星彼岸', '熔岩要塞', '林境']],
  ['order=rubbish&stage=rubbish&pay=rubbish&genre=x&cursor=rubbish', ['环星彼岸', '熔岩要塞', '林境']],
  ['stage=prototype', ['熔岩要塞']],
  ['engine=renpy', ['环星彼岸']],
  ['genre=9', ['环星彼岸', '林境']],
  ['genre=99', []],
  ['discipline=programming', ['熔岩要塞', '林境']],
  ['pay=share', ['熔岩要塞', '林境']],
  ['discipline=programming&pay=share', ['熔岩要塞']],
  ['discipline=music&pay=paid', []],
  ['keyword=城墙', ['熔岩要塞']],
  ['keyword=林', ['林境']],
  [`keyword=${encodeURIComponent('100%_')}`, []],
  ['stage=developing&engine=godot&genre=1&discipline=music&keyword=鹿', ['林境']],
  ['per_page=2&page=2', ['林境']],
])('%s', async (query, names) => {
  expect((await list(query)).names).toEqual(names);
});

test.each(['active', 'new', 'hot'])('by %s, page after page by the cursor', async (order) => {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list(`order=${order}&per_page=1&cursor=${cursor}`);
    seen.push(...page.names);
    cursor = page.next_cursor;
  }
  expect(seen.sort()).toEqual(['林境', '熔岩要塞', '环星彼岸'].sort());
});

test('the counts beside the filters', async () => {
  const { data } = await app.get('/program/categories');
  expect(data).toMatchObject({ total: 3, recruiting: 2 });
  const counted = (name: string) =>
    (data[name] as { id: unknown; count: number }[])
      .filter(({ count }) => count > 0)
      .map(({ id, count }) => [id, count]);
  expect(counted('stages')).toEqual([
    ['idea', 1],
    ['prototype', 1],
    ['developing', 1],
  ]);
  expect(counted('disciplines')).toEqual([
    ['music', 1],
    ['programming', 2],
  ]);
  expect(counted('pays')).toEqual([
    ['paid', 1],
    ['share', 2],
  ]);
});

test('following moves the count and the heat, once however often it is said', async () => {
  await Promise.all(
    Array.from({ length: 10 }, () =>
      app.post('/program/follow', { id: ids.forest, following: true }, { token: other.token }),
    ),
  );
  expect(await programOf(app, ids.forest, other)).toMatchObject({ follower_count: 1, is_followed: true });
  await app.db.updateTable('programs').set({ rank: 0 }).execute();
  await app.deliver();
  expect((await list('order=hot')).names[0]).toBe('林境');
  await app.post('/program/follow', { id: ids.forest, following: false }, { token: other.token });
  expect(await programOf(app, ids.forest, other)).toMatchObject({ follower_count: 0, is_followed: false });
});

test('a devlog is a member’s own post; followers hear of it; a deleted post leaves it', async () => {
  const [member, reader] = [await createPerson(app), await createPerson(app)];
  await addMemberTo(app, owner, ids.lava, member);
  await app.post('/program/follow', { id: ids.lava, following: true }, { token: reader.token });
  const [post, foreign] = [await createPost(app, member), await createPost(app, other)];
  const add = (who: Person, postId: number) =>
    app.post('/program/addDevlog', { id: ids.lava, post_id: postId }, { token: who.token });
  expect(await add(member, foreign)).toMatchObject({ code: 2883 });
  expect(await add(other, foreign)).toMatchObject({ code: 2850 });
  expect(
    (await Promise.all(Array.from({ length: 5 }, () => add(member, post)))).map(({ code }) => code),
  ).toEqual([1, 1, 1, 1, 1]);
  expect(await programOf(app, ids.lava)).toMatchObject({ devlog_count: 1 });
  expect((await list()).names[0]).toBe('熔岩要塞');
  const logs = await app.get(`/program/devlogs?id=${ids.lava}`, { token: owner.token });
  expect(logs.data['data']).toMatchObject([
    { post_id: post, author: { id: member.id }, can: { remove: true } },
  ]);
  await app.deliver();
  expect((await app.get('/message/notifications?type=system', { token: reader.token })).raw).toContain(
    '关注的项目有新日志',
  );
  await app.post(`/posts/del?id=${post}`, {}, { token: member.token });
  await app.deliver();
  expect(await programOf(app, ids.lava)).toMatchObject({ devlog_count: 0 });
  expect((await app.get(`/program/devlogs?id=${ids.lava}`)).data['data']).toEqual([]);
});

test('who blocked somebody doesn’t see their projects', async () => {
  const reader = await createPerson(app);
  await app.post('/user/block', { user_id: owner.id }, { token: reader.token });
  expect((await list('', reader)).names).toEqual(['环星彼岸']);
});

test('looking is counted once a day and person', async () => {
  const reader = await createPerson(app);
  const before = await programOf(app, ids.letters, reader);
  await programOf(app, ids.letters, reader);
  await app.services.views.flush();
  expect((await programOf(app, ids.letters, reader)).view_count).toBe(before.view_count + 1);
});

test('a link tells what it leads to, and a chat shows it', async () => {
  const page = await app.app.inject({
    url: `/program/project/${ids.forest}`,
    headers: { host: 'localhost:3000' },
  });
  expect(page.statusCode).toBeLessThan(500);
  const chat = `${Math.min(owner.id, other.id)}-${Math.max(owner.id, other.id)}`;
  const cards = await app.get(`/message/cards?chat_identify=${chat}`, { token: owner.token });
  expect(cards.raw).toContain('/program/project/');
});

test('the search of the site finds a project by its words for as long as it is published', async () => {
  const search = async (keyword: string, viewer?: Person) => {
    const path = `/common/search?type=projects&keyword=${encodeURIComponent(keyword)}`;
    const answer = await app.get(path, viewer && { token: viewer.token });
    return answer.data as unknown as SearchResult;
  };
  const words = {
    title: '獬豸夜巡',
    summary: '断案的不是人。',
    pitch: '<p>每一关是一桩旧案，证词藏在灯影里。</p>',
  };
  const draft = await createProgramDraft(app, owner, words);
  expect((await search('獬豸')).data.data).toEqual([]);
  await app.post('/program/publish', { id: draft }, { token: owner.token });
  for (const keyword of ['獬豸', '断案', '灯影']) {
    const { data, counts, type } = await search(keyword);
    expect(data.data).toMatchObject([
      { id: draft, type: 'project', title: '獬豸夜巡', user: { id: owner.id } },
    ]);
    expect([counts.project, type]).toEqual([1, 'project']);
  }
  await app.post('/program/archive', { id: draft }, { token: owner.token });
  expect((await search('獬豸')).data.data).toEqual([]);
});
