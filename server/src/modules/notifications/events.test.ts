import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPerson, newMobile, requestCode, signIn, type Person } from '../../../test/test-people.ts';
import { commentOn, createImage, createPost } from '../../../test/test-posts.ts';
import { createNoticeRig, type NoticeRig } from './notification-test-rig.ts';

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

  test('of a comment lead to it, and can be taken back', async () => {
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
});

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

describe('follows', () => {
  test('come one by one, and say whether one follows back', async () => {
    const other = await createPerson(rig.app);
    for (const who of [reader, other]) await rig.follow(who, author);
    await rig.follow(author, reader);
    await rig.deliver();
    expect(await rig.notices(author)).toMatchObject([
      { type: 'follow', link: `/user/${other.id}`, is_followed: false, actor_count: 1 },
      { type: 'follow', link: `/user/${reader.id}`, is_followed: true, actor_count: 1 },
    ]);
  });

  test('ended while unread leave nothing; read ones stay, and following again is quiet', async () => {
    await rig.follow(reader, author);
    await rig.deliver();
    await rig.follow(reader, author);
    expect(await kindsOf(author)).toEqual([]);
    await rig.follow(reader, author);
    await rig.deliver();
    await rig.read(author);
    for (let i = 0; i < 2; i++) await rig.follow(reader, author);
    await rig.deliver();
    expect(await rig.notices(author)).toMatchObject([{ kind: 'follow', is_read: true }]);
  });
});

test('whoever registers is welcomed, once', async () => {
  const mobile = newMobile();
  const code = await requestCode(rig.app, mobile);
  const username = `fresh${author.id}`;
  const form = { username, mobile, code, password: 'abcd1234', email: `${username}@mail.example` };
  await rig.app.post('/user/register', form);
  const fresh = { id: 0, username, token: await signIn(rig.app, username) };
  await rig.deliver();
  expect(await rig.notices(fresh)).toMatchObject([
    { type: 'system', title: '欢迎来到造界', link: '/community', actors: [], post: null },
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

  test('a deleted comment takes those of its replies along', async () => {
    const [other, postId] = [await createPerson(rig.app), await createPost(rig.app, author)];
    const top = await speak(reader, postId);
    await speak(other, postId, { parent_id: top });
    await rig.likeComment(other, top);
    expect(await kindsOf(author)).toEqual(['comment', 'comment']);
    await rig.app.post(`/posts/delComment/${top}`, {}, { token: reader.token });
    for (const who of [author, reader]) expect(await kindsOf(who)).toEqual([]);
  });

  test('news that arrive after it are not told', async () => {
    const postId = await createPost(rig.app, author);
    await speak(reader, postId);
    await rig.likePost(reader, postId);
    await rig.app.post(`/posts/del/?id=${postId}`, {}, { token: author.token });
    expect(await kindsOf(author)).toEqual([]);
  });
});

describe('blocks', () => {
  test.each(['author', 'reader'] as const)('nothing passes when the %s blocks the other', async (blocker) => {
    const postId = await createPost(rig.app, author);
    await rig.likePost(reader, postId);
    await speak(reader, postId);
    await rig.follow(reader, author);
    await (blocker === 'author' ? rig.block(author, reader) : rig.block(reader, author));
    expect(await kindsOf(author)).toEqual([]);
  });

  test('a block takes away what was told before', async () => {
    const [other, postId] = [await createPerson(rig.app), await createPost(rig.app, author)];
    for (const who of [reader, other]) await rig.likePost(who, postId);
    await rig.follow(reader, author);
    await rig.follow(author, reader);
    await rig.deliver();
    await rig.app.post('/user/block', { user_id: reader.id }, { token: author.token });
    await rig.deliver();
    expect(await rig.notices(author)).toMatchObject([{ actor_count: 1, actors: [{ id: other.id }] }]);
    expect(await rig.notices(reader)).toEqual([]);
  });
});

test('an event told again changes nothing, not even what was read', async () => {
  const postId = await createPost(rig.app, author);
  await speak(reader, postId);
  await rig.likePost(reader, postId);
  await rig.follow(reader, author);
  const events = await rig.app.db.selectFrom('outbox_events').select(['type', 'payload']).execute();
  await rig.deliver();
  await rig.read(author);
  const before = await rig.notices(author);
  expect(before).toHaveLength(3);
  await rig.app.db
    .insertInto('outbox_events')
    .values(events.map(({ type, payload }) => ({ type, payload: JSON.stringify(payload) })))
    .execute();
  expect(await rig.deliver()).toBeGreaterThanOrEqual(3);
  expect(await rig.notices(author)).toEqual(before);
});
