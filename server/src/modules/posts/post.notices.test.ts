import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createNoticeRig, type NoticeRig } from '../../../test/test-notices.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createImage, createPost } from '../../../test/test-posts.ts';

let rig: NoticeRig;
let author: Person;
let reader: Person;
beforeAll(async () => {
  rig = await createNoticeRig();
});
beforeEach(async () => {
  [author, reader] = [await createPerson(rig.app), await createPerson(rig.app)];
});
afterAll(() => rig.app.close());

const speak = async (who: Person, postId: number, form: Record<string, unknown> = {}) =>
  (await commentOn(rig.app, who, postId, form)).data['id'] as number;

/** Delivers, then what lies with the person, as kinds. */
async function kindsOf(who: Person): Promise<string[]> {
  await rig.deliver();
  return (await rig.notices(who)).map((notice) => notice.kind);
}

describe('likes', () => {
  test('of a post: who, how many, which post', async () => {
    const cover = await createImage(rig.app, author);
    const postId = await createPost(rig.app, author, { title: '城门', media_urls: [cover] });
    await rig.likePost(reader, postId);
    await rig.deliver();
    expect(await rig.notices(author)).toMatchObject([
      {
        type: 'like',
        kind: 'post_like',
        actors: [{ id: reader.id, nickname: reader.username, avatar: '' }],
        actor_count: 1,
        content: '今天画到这一步。',
        link: `/post/${postId}`,
        post: { id: postId, title: '城门', cover_image: cover },
        comment: null,
        is_read: false,
      },
    ]);
    expect(await rig.notices(reader)).toEqual([]);
  });

  test('are gathered: the latest three are named; a new one makes a read notice unread and moves it up', async () => {
    const [first, second] = [await createPost(rig.app, author), await createPost(rig.app, author)];
    const fans = await Promise.all(Array.from({ length: 4 }, () => createPerson(rig.app)));
    for (const fan of fans) await rig.likePost(fan, first);
    await rig.likePost(reader, second);
    await rig.deliver();
    expect((await rig.notices(author)).map((notice) => notice.post?.id)).toEqual([second, first]);
    await rig.read(author);
    await rig.likePost(reader, first);
    await rig.deliver();
    const [top, below] = await rig.notices(author);
    expect(top).toMatchObject({ post: { id: first }, actor_count: 5, is_read: false });
    expect(top?.actors.map(({ id }) => id)).toEqual([reader.id, fans[3]?.id, fans[2]?.id]);
    expect(below).toMatchObject({ post: { id: second }, is_read: true });
  });

  test('taken back: the actor leaves, an empty notice goes, and the same like again counts once', async () => {
    const [other, postId] = [await createPerson(rig.app), await createPost(rig.app, author)];
    for (const who of [reader, other]) await rig.likePost(who, postId);
    await rig.deliver();
    await rig.likePost(reader, postId);
    await rig.deliver();
    expect(await rig.notices(author)).toMatchObject([{ actor_count: 1, actors: [{ id: other.id }] }]);
    await rig.likePost(reader, postId);
    await rig.deliver();
    expect(await rig.notices(author)).toMatchObject([{ actor_count: 2 }]);
    for (const who of [reader, other]) await rig.likePost(who, postId);
    await rig.deliver();
    expect(await rig.notices(author)).toEqual([]);
  });
});

test('a post that mentions people tells them, and only who exists', async () => {
  const mention = (id: number) => `<a data-mention="${id}" href="/user/${id}">@x</a>`;
  const content = `<p>${mention(reader.id)} ${mention(author.id)} ${mention(999_999)} 一起画</p>`;
  const postId = await createPost(rig.app, author, { content });
  await rig.deliver();
  expect(await rig.notices(reader)).toMatchObject([
    { type: 'at', kind: 'mention', link: `/post/${postId}`, actors: [{ id: author.id }], comment: null },
  ]);
  expect(await rig.notices(author)).toEqual([]);
});

test('a post that is edited is shown anew, and stays as read as it was', async () => {
  const postId = await createPost(rig.app, author, { title: '城门' });
  await rig.likePost(reader, postId);
  await rig.deliver();
  await rig.read(author);
  const cover = await createImage(rig.app, author);
  const form = { title: '城门，第二稿', content: '<p>重画了云。</p>', media_urls: [cover] };
  await rig.app.post(`/posts/edit/${postId}`, form, { token: author.token });
  await rig.deliver();
  const subject = { kind: 'post', id: postId, title: form.title, excerpt: '重画了云。', picture: cover };
  expect(await rig.notices(author)).toMatchObject([
    {
      is_read: true,
      content: '重画了云。',
      subject: { ...subject, link: `/post/${postId}` },
      post: { id: postId, title: form.title, cover_image: cover },
    },
  ]);
});

describe('what is gone', () => {
  test('a deleted post takes its notices along', async () => {
    const postId = await createPost(rig.app, author);
    const commentId = await speak(reader, postId);
    await rig.likePost(reader, postId);
    await rig.likeComment(author, commentId);
    expect((await kindsOf(author)).sort()).toEqual(['comment', 'post_like']);
    await rig.app.post(`/posts/del/?id=${postId}`, {}, { token: author.token });
    for (const who of [author, reader]) expect(await kindsOf(who)).toEqual([]);
  });

  test('news that arrive after it are not told', async () => {
    const postId = await createPost(rig.app, author);
    await speak(reader, postId);
    await rig.likePost(reader, postId);
    await rig.app.post(`/posts/del/?id=${postId}`, {}, { token: author.token });
    expect(await kindsOf(author)).toEqual([]);
  });

  test('is empty in the list until its notices are taken away', async () => {
    const postId = await createPost(rig.app, author, { title: '城门' });
    await rig.likePost(reader, postId);
    await rig.deliver();
    await rig.app.post(`/posts/del/?id=${postId}`, {}, { token: author.token });
    const [notice] = await rig.notices(author);
    expect(notice).toMatchObject({
      content: '',
      link: '',
      post: null,
      subject: { kind: 'post', title: '', link: '' },
    });
    expect(await kindsOf(author)).toEqual([]);
  });
});
