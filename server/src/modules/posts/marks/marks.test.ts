import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNoticeRig, type NoticeRig } from '../../../../test/test-notices.ts';
import { createAdmin, createPerson, type Person } from '../../../../test/test-people.ts';
import { createPost } from '../../../../test/test-posts.ts';

let rig: NoticeRig;
let admin: Person;
let author: Person;
beforeAll(async () => {
  rig = await createNoticeRig();
  admin = await createAdmin(rig.app);
  author = await createPerson(rig.app);
});
afterAll(() => rig.app.close());

const mark = (id: number, move: string) => rig.app.post('/admin/posts', { id, move }, { token: admin.token });
const list = async (query = '') => (await rig.app.get(`/admin/posts?${query}`, { token: admin.token })).data;

test('a post is pinned and praised; the author hears of it once, and the log says who did it', async () => {
  const id = await createPost(rig.app, author);
  expect(await mark(id, 'pin')).toMatchObject({ code: 1, data: { is_top: true, is_essence: false } });
  expect(await mark(id, 'pin')).toMatchObject({ code: 1, data: { is_top: true } });
  await mark(id, 'praise');
  await rig.deliver();
  const titles = (await rig.notices(author)).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['你的帖子被加精', '你的帖子被置顶']);
  expect(await list('mark=pinned')).toMatchObject({
    total: 1,
    data: [{ id }],
    counts: { pinned: 1, essence: 1 },
  });
  const log = (await rig.app.get('/admin/audit?subject=post', { token: admin.token })).data[
    'data'
  ] as unknown[];
  expect(log).toHaveLength(2);
  await mark(id, 'unpin');
  expect(await list('mark=pinned')).toMatchObject({ total: 0 });
  const feed = await rig.app.get(`/posts/detail?id=${id}`);
  expect(feed.data).toMatchObject({ is_top: false, is_essence: true });
});

test('what is gone can’t be marked', async () => {
  expect(await mark(999_999, 'pin')).toMatchObject({ code: expect.any(Number) });
  expect((await mark(999_999, 'pin')).code).not.toBe(1);
});
