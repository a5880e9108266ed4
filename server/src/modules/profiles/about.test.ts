import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';

let app: TestApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  [author, reader] = [await createPerson(app), await createPerson(app)];
});
afterAll(() => app.close());

const save = (body: object, who = author) =>
  app.send('PUT', `/user/${author.id}`, { body, token: who.token });
const aboutOf = async (viewer?: Person) =>
  (await app.get(`/profile/about?user_id=${author.id}`, viewer ? { token: viewer.token } : {})).data;

test('of somebody new: nothing said, nothing done, no judgement', async () => {
  expect(await aboutOf()).toMatchObject({
    user_id: author.id,
    city: '',
    about: '',
    skills: [],
    tools: [],
    links: [],
    is_personal_verified: false,
    credit: { completed_works: 0, on_time_rate: null, rating: 0, reviews_count: 0, satisfaction: 95 },
  });
});

test('what is sent is changed, the rest stays; the city stands on the page as well', async () => {
  const links = [{ label: '作品集', url: 'https://example.com/a?b=1' }];
  expect(
    await save({ city: '杭州', about: '画山。\n也画水。', skills: ['山水', '山水'], links }),
  ).toMatchObject({
    code: 1,
  });
  expect(await save({ tools: ['铅笔'], nickname: '阿砚' })).toMatchObject({ code: 1 });
  expect(await aboutOf()).toMatchObject({
    city: '杭州',
    about: '画山。\n也画水。',
    skills: ['山水'],
    tools: ['铅笔'],
    links,
  });
  const basic = await app.get(`/profile/basic?user_id=${author.id}`);
  expect(basic.data).toMatchObject({ city: '杭州', nickname: '阿砚', is_business_verified: false });
  await save({ links: [], about: '' });
  expect(await aboutOf()).toMatchObject({ about: '', links: [], skills: ['山水'] });
});

test.each([
  [{ links: [{ label: '', url: 'javascript:alert(1)' }] }, '链接要以 http:// 或 https:// 开头'],
  [{ links: [{ url: 'https://user@example.com/' }] }, '链接要以 http:// 或 https:// 开头'],
  [{ links: [{ url: '' }] }, '请填写链接地址'],
  [{ links: Array.from({ length: 6 }, () => ({ url: 'https://a.example/' })) }, '链接最多5个'],
  [{ skills: ['一', '二', '三', '四', '五', '六', '七'] }, '擅长最多6个'],
  [{ skills: ['字'.repeat(13)] }, '擅长每个不能超过12个字符'],
  [{ tools: 'pen' }, '工具格式不正确'],
  [{ city: '城'.repeat(21) }, '城市不能超过20个字符'],
  [{ about: '字'.repeat(1001) }, '关于我不能超过1000个字符'],
])('%j is refused', async (body, msg) => {
  expect(await save(body)).toMatchObject({ code: 1000, msg });
});

test('nobody writes about somebody else; who is kept away isn’t shown', async () => {
  expect(await save({ about: '别人写的' }, reader)).toMatchObject({ msg: '用户不存在' });
  await app.post('/user/block', { user_id: author.id }, { token: reader.token });
  expect(await aboutOf(reader)).toMatchObject({ city: '', skills: [], tools: [] });
  await app.post('/user/block', { user_id: reader.id }, { token: author.token });
  const answer = await app.get(`/profile/about?user_id=${author.id}`, { token: reader.token });
  expect(answer).toMatchObject({ msg: '用户不存在' });
});
