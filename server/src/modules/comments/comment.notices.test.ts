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

describe('comments', () => {
  test('reach the author of the post, who can answer from there', async () => {
    const postId = await createPost(rig.app, author);
    const commentId = await speak(reader, postId, { content: '构图很稳' });
    await rig.likeComment(author, commentId);
    await rig.deliver();
    expect(await rig.notices(author)).toMatchObject([
      {
        type: 'at',
        kind: 'comment',
        actors: [{ id: reader.id }],
        content: '构图很稳',
        link: `/post/${postId}#comment-${commentId}`,
        comment: { id: commentId, parent_id: 0, user_id: reader.id, is_liked: true },
      },
    ]);
  });

  test('that answer somebody reach them too; nobody hears twice', async () => {
    const [other, postId] = [await createPerson(rig.app), await createPost(rig.app, author)];
    const top = await speak(reader, postId);
    await speak(other, postId, { parent_id: top, content: `@${reader.username} @${author.username} 同感` });
    expect(await kindsOf(reader)).toEqual(['reply']);
    expect(await kindsOf(author)).toEqual(['comment', 'comment']);
    await speak(author, postId, { parent_id: top });
    expect(await kindsOf(author)).toEqual(['comment', 'comment']);
    expect(await kindsOf(reader)).toEqual(['reply', 'reply']);
  });

  test('that call people by username or by a nickname only they bear reach them', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => createPerson(rig.app)));
    const [named, one, two, nobody] = people as [Person, Person, Person, Person];
    const rename = (who: Person, nickname: string) =>
      rig.app.db.updateTable('users').set({ nickname }).where('id', '=', who.id).execute();
    await rename(named, `独${named.id}`);
    for (const twin of [one, two]) await rename(twin, `双${one.id}`);
    // Somebody else's username as one's own nickname doesn't bring their mail.
    await rename(nobody, author.username);
    const postId = await createPost(rig.app, reader);
    await speak(reader, postId, { content: `@独${named.id} @双${one.id} @${author.username}，来看` });
    expect(await kindsOf(named)).toEqual(['comment_mention']);
    expect(await kindsOf(author)).toEqual(['comment_mention']);
    for (const who of [one, two, nobody]) expect(await kindsOf(who)).toEqual([]);
  });

  test('on one’s own post are no news', async () => {
    const postId = await createPost(rig.app, author);
    await speak(author, postId, { content: `@${author.username} 自言自语` });
    await rig.likePost(author, postId);
    expect(await kindsOf(author)).toEqual([]);
  });
});

test('likes of a comment lead to it, and can be taken back', async () => {
  const postId = await createPost(rig.app, author);
  const commentId = await speak(reader, postId, { content: '云的边缘真好' });
  await rig.likeComment(author, commentId);
  await rig.deliver();
  expect(await rig.notices(reader)).toMatchObject([
    {
      type: 'like',
      kind: 'comment_like',
      actors: [{ id: author.id }],
      content: '云的边缘真好',
      link: `/post/${postId}#comment-${commentId}`,
      comment: null,
    },
  ]);
  await rig.likeComment(author, commentId);
  expect(await kindsOf(reader)).toEqual([]);
});

test('the post’s new title and picture are shown with its comments', async () => {
  const postId = await createPost(rig.app, author, { title: '城门' });
  const commentId = await speak(reader, postId, { content: '构图很稳' });
  await rig.deliver();
  const subject = {
    kind: 'comment',
    id: commentId,
    excerpt: '构图很稳',
    link: `/post/${postId}#comment-${commentId}`,
  };
  expect(await rig.notices(author)).toMatchObject([{ subject: { ...subject, title: '城门', picture: '' } }]);
  const cover = await createImage(rig.app, author);
  const form = { title: '城门，第二稿', content: '<p>重画了云。</p>', media_urls: [cover] };
  await rig.app.post(`/posts/edit/${postId}`, form, { token: author.token });
  await rig.deliver();
  expect(await rig.notices(author)).toMatchObject([
    {
      content: '构图很稳',
      subject: { ...subject, title: form.title, picture: cover },
      post: { id: postId, title: form.title, cover_image: cover },
    },
  ]);
});

test('a deleted comment takes those of its replies along', async () => {
  const [other, postId] = [await createPerson(rig.app), await createPost(rig.app, author)];
  const top = await speak(reader, postId);
  await speak(other, postId, { parent_id: top });
  await rig.likeComment(other, top);
  expect(await kindsOf(author)).toEqual(['comment', 'comment']);
  await rig.app.post(`/posts/delComment/${top}`, {}, { token: reader.token });
  for (const who of [author, reader]) expect(await kindsOf(who)).toEqual([]);
});
