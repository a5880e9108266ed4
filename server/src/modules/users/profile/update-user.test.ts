import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeWaitingFiles } from '../../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createImage, createPost } from '../../../../test/test-posts.ts';
import { filesOf, pdf, photo, upload } from '../../uploads/upload-test-rig.ts';

let app: TestApp;
/** Whose changes are all refused. */
let unchanged: Person;
beforeAll(async () => {
  app = await startTestApp();
  unchanged = await createPerson(app);
});
afterAll(() => app.close());

const save = (who: Person, body: Record<string, unknown>, id = who.id) =>
  app.send('PUT', `/user/${id}`, { body, token: who.token });
const shown = async (id: number) => (await app.get(`/user/${id}`)).data;
const rowOf = (id: number) =>
  app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const usesOf = async (id: number) => {
  const rows = await app.db
    .selectFrom('upload_uses')
    .innerJoin('uploads', 'uploads.id', 'upload_uses.upload_id')
    .select(['upload_uses.kind', 'uploads.url'])
    .where('upload_uses.owner_id', '=', id)
    .where('upload_uses.kind', 'in', ['avatar', 'background'])
    .orderBy('upload_uses.kind')
    .execute();
  return rows.map(({ kind, url }) => [kind, url]);
};

test('one edits oneself, in part; a stranger and a missing person look the same', async () => {
  const [me, other] = [await createPerson(app), await createPerson(app)];
  const changes = { nickname: ' 山中有座桥 ', bio: '画山水，也画桥。', backgroundInfo: '十年插画' };
  const saved = await save(me, changes);
  expect(saved).toMatchObject({ code: 1, msg: '保存成功' });
  expect(saved.data).toMatchObject({ ...changes, nickname: '山中有座桥', background: '' });
  expect((await save(me, { bio: '' })).data).toMatchObject({ nickname: '山中有座桥', bio: '' });
  const again = await app.send('PUT', `/api/user/${me.id}`, { body: { bio: '改' }, token: me.token });
  expect(again.data).toMatchObject({ bio: '改', backgroundInfo: '十年插画' });

  const foreign = await save(me, changes, other.id);
  const missing = await save(me, changes, 999_999);
  expect(foreign.raw).toBe(missing.raw);
  expect(await shown(other.id)).toMatchObject({ nickname: '' });
});

test.each([
  [{ email: 'a@b.cn' }, '不能在这里修改：邮箱'],
  [{ mobile: '13812345678', bio: '新' }, '不能在这里修改：手机号'],
  [{ nickname: '新', email: 'a@b.cn', mobile: '1' }, '不能在这里修改：邮箱、手机号'],
  [{ username: 'other' }, '不能在这里修改：用户名'],
  [{ bio: '新', score: 999, role: 'admin' }, '不能在这里修改：经验、身份'],
  [{ follower_count: 9 }, '不能在这里修改：follower_count'],
  [{ password_hash: 'x', password: 'y' }, '不能在这里修改：密码'],
  [{ ['x'.repeat(100)]: 1 }, `不能在这里修改：${'x'.repeat(30)}`],
  [{ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }, '不能在这里修改：a、b、c、d、e等'],
  [{ 'a\u202eb': 1 }, '不能在这里修改：未知字段'],
  [{}, '没有要修改的内容'],
])('%j is refused by name and changes nothing', async (body, msg) => {
  const before = await rowOf(unchanged.id);
  expect(await save(unchanged, body)).toMatchObject({ code: 1000, msg });
  expect(await rowOf(unchanged.id)).toEqual(before);
});

test.each([
  [{ nickname: '' }, '请输入昵称'],
  [{ nickname: ' \u3000\t' }, '请输入昵称'],
  [{ nickname: null }, '请输入昵称'],
  [{ nickname: '\u200b\u200d\u2060' }, '昵称不能只有空白'],
  [{ nickname: '\u3164\u2800\u115f' }, '昵称不能只有空白'],
  [{ nickname: '\u0301' }, '昵称不能只有空白'],
  [{ nickname: '字'.repeat(21) }, '昵称不能超过20个字符'],
  [{ nickname: '两\n行' }, '内容包含无法识别的字符'],
  [{ nickname: 'a\u202eb' }, '内容包含无法识别的字符'],
  [{ nickname: 'a\u0000b' }, '内容包含无法识别的字符'],
  [{ nickname: 'a\ud800b' }, '内容包含无法识别的字符'],
  [{ bio: '字'.repeat(201) }, '简介不能超过200个字符'],
  [{ bio: ['x'] }, '简介格式不正确'],
  [{ backgroundInfo: '字'.repeat(101) }, '背景介绍不能超过100个字符'],
  [{ backgroundInfo: { url: 'x' } }, '背景介绍格式不正确'],
  [{ avatar: 7 }, '头像地址不正确'],
  [{ avatar: 'https://evil.example/a.png' }, '图片地址不正确，请先上传自己的图片'],
  [{ avatar: '/files/images/00/nobody-640.webp' }, '图片地址不正确，请先上传自己的图片'],
  [{ background: 'javascript:alert(1)' }, '图片地址不正确，请先上传自己的图片'],
  [{ backgroundInfo: 'https://evil.example/a.png' }, '图片地址不正确，请先上传自己的图片'],
  [{ backgroundInfo: '//evil.example/a.png' }, '图片地址不正确，请先上传自己的图片'],
])('PUT %j says %s and changes nothing', async (body, msg) => {
  expect((await save(unchanged, { bio: '留着', ...body })).msg).toBe(msg);
  const still = { nickname: '', bio: '', avatar: '', backgroundInfo: '' };
  expect(await shown(unchanged.id)).toMatchObject(still);
});

test('names may be emoji with joints, and of full length', async () => {
  const me = await createPerson(app);
  for (const nickname of ['👩‍🎨', '字'.repeat(20), '😀'.repeat(20)]) {
    expect((await save(me, { nickname })).data).toMatchObject({ nickname });
  }
});

test('a portrait is an upload of one’s own; the one before is gone, file and all', async () => {
  const me = await createPerson(app);
  const send = async (bytes: Buffer) => (await upload(app, me.token, bytes, 'me.jpg')).data['url'] as string;
  const [first, second] = [await send(await photo(320, 320)), await send(await photo(400, 400))];
  expect((await save(me, { avatar: first })).data).toMatchObject({ avatar: first });
  expect((await save(me, { avatar: first })).code).toBe(1);
  expect(await usesOf(me.id)).toEqual([['avatar', first]]);

  expect((await save(me, { avatar: second })).data).toMatchObject({ avatar: second });
  await removeWaitingFiles(app);
  const names = (await filesOf(app)).join('\n');
  expect(names).not.toContain(first.split('/').at(-1));
  expect(names).toContain(second.split('/').at(-1));
  expect(await usesOf(me.id)).toEqual([['avatar', second]]);

  expect((await save(me, { avatar: '' })).data).toMatchObject({ avatar: '' });
  expect(await usesOf(me.id)).toEqual([]);
});

test('somebody else’s picture and a document are nobody’s portrait', async () => {
  const [me, other] = [await createPerson(app), await createPerson(app)];
  const theirs = await createImage(app, other);
  const document = (await upload(app, me.token, pdf(), 'a.pdf')).data['url'];
  for (const avatar of [theirs, document]) {
    expect((await save(me, { avatar })).msg).toBe('图片地址不正确，请先上传自己的图片');
  }
  expect(await rowOf(me.id)).toMatchObject({ avatar: '' });
});

test('the background is a picture, by either field; words and a picture stand side by side', async () => {
  const me = await createPerson(app);
  const [first, second] = [await createImage(app, me), await createImage(app, me)];
  expect((await save(me, { backgroundInfo: first })).data).toMatchObject({
    background: first,
    backgroundInfo: first,
  });
  expect((await save(me, { background: second, backgroundInfo: '画桥的人' })).data).toMatchObject({
    background: second,
    backgroundInfo: '画桥的人',
  });
  expect(await usesOf(me.id)).toEqual([['background', second]]);
  expect((await save(me, { background: '' })).data).toMatchObject({
    background: '',
    backgroundInfo: '画桥的人',
  });
});

test('a picture that a post shows too stays when it is a portrait no longer', async () => {
  const me = await createPerson(app);
  const [shared, other] = [await createImage(app, me), await createImage(app, me)];
  await createPost(app, me, { media_urls: [shared] });
  await save(me, { avatar: shared });
  await save(me, { avatar: other });
  const rows = await app.db.selectFrom('uploads').select('url').where('url', '=', shared).execute();
  expect(rows).toHaveLength(1);
});

test('saves that race leave one portrait, and it is used', async () => {
  const me = await createPerson(app);
  const urls = await Promise.all(Array.from({ length: 8 }, () => createImage(app, me)));
  const answers = await Promise.all(urls.map((avatar) => save(me, { avatar })));
  expect(answers.every(({ code }) => code === 1)).toBe(true);
  const { avatar } = await rowOf(me.id);
  expect(await usesOf(me.id)).toEqual([['avatar', avatar]]);
});
