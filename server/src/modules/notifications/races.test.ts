import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';
import { createNoticeRig, type NoticeRig } from '../../../test/test-notices.ts';

let rig: NoticeRig;
let author: Person;
let fans: Person[];
let postId: number;
beforeAll(async () => {
  rig = await createNoticeRig();
  author = await createPerson(rig.app);
  fans = await Promise.all(Array.from({ length: 50 }, () => createPerson(rig.app)));
});
beforeEach(async () => {
  await rig.app.db.deleteFrom('notices').execute();
  postId = await createPost(rig.app, author);
  await rig.deliver();
});
afterAll(() => rig.app.close());

/** Who likes the post, and who is in the notice; the counter beside them. */
async function compare() {
  const { db } = rig.app;
  const likes = await db
    .selectFrom('post_likes')
    .select('user_id')
    .where('post_id', '=', postId)
    .orderBy('user_id')
    .execute();
  const actors = await db
    .selectFrom('notice_actors')
    .innerJoin('notices', 'notices.id', 'notice_id')
    .select(['actor_id', 'actor_count'])
    .where('notices.subject_kind', '=', 'post')
    .where('notices.subject_id', '=', postId)
    .orderBy('actor_id')
    .execute();
  // A failed delivery would be tried again later and hide the failure.
  expect(rig.app.logLines.join('')).not.toContain('a delivery failed');
  return {
    likes: likes.map((like) => like.user_id),
    actors: actors.map((actor) => actor.actor_id),
    counts: [...new Set(actors.map((actor) => actor.actor_count))],
  };
}

test('fifty people like at once, four processes deliver: one notice with all of them', async () => {
  await Promise.all(fans.map((fan) => rig.likePost(fan, postId)));
  await rig.deliverByMany(4);
  await rig.deliver();
  expect(await rig.notices(author)).toMatchObject([{ kind: 'post_like', actor_count: 50 }]);
  const { likes, actors } = await compare();
  expect(actors).toEqual(likes);
});

test('however people like and take it back while it is delivered, it ends right', async () => {
  const storm = fans.slice(0, 10).map(async (fan, n) => {
    for (let i = 0; i < 5 + (n % 4); i++) await rig.likePost(fan, postId);
  });
  let isOver = false;
  const delivering = (async () => {
    while (!isOver) await rig.deliverByMany(3);
  })();
  await Promise.all(storm);
  isOver = true;
  await delivering;
  await rig.deliver();
  const { likes, actors, counts } = await compare();
  expect(actors).toEqual(likes);
  expect(counts).toEqual(likes.length > 0 ? [likes.length] : []);
});

test('events in the wrong order end right too', async () => {
  const fan = fans[0];
  if (!fan) throw new Error('nobody there');
  const events = rig.app.db.selectFrom('outbox_events').select(['type', 'payload']).orderBy('id');
  for (let i = 0; i < 2; i++) await rig.likePost(fan, postId);
  const told = await events.execute();
  await rig.app.db.deleteFrom('outbox_events').execute();
  const values = told.toReversed().map(({ type, payload }) => ({ type, payload: JSON.stringify(payload) }));
  await rig.app.db.insertInto('outbox_events').values(values).execute();
  await rig.deliver();
  expect(await rig.notices(author)).toEqual([]);
});

test('reading and liking at once: nothing is lost, and the last word counts', async () => {
  for (const fan of fans.slice(0, 5)) await rig.likePost(fan, postId);
  await rig.deliver();
  await Promise.all(fans.slice(5, 25).map((fan) => rig.likePost(fan, postId)));
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => rig.read(author)),
    rig.deliverByMany(3),
  ]);
  for (const answer of answers) if ('code' in answer) expect(answer.code).toBe(1);
  await rig.deliver();
  expect(await rig.notices(author)).toMatchObject([{ actor_count: 25 }]);
  await rig.read(author);
  expect(await rig.notices(author)).toMatchObject([{ is_read: true }]);
  const late = fans[30];
  if (late) await rig.likePost(late, postId);
  await rig.deliver();
  expect(await rig.notices(author)).toMatchObject([{ actor_count: 26, is_read: false }]);
});

test('a post deleted while people talk about it leaves no notice', async () => {
  const talking = fans
    .slice(0, 10)
    .flatMap((fan) => [rig.likePost(fan, postId), commentOn(rig.app, fan, postId)]);
  const delivering = rig.deliverByMany(3);
  await rig.app.post(`/posts/del/?id=${postId}`, {}, { token: author.token });
  await Promise.all([...talking, delivering]);
  await rig.deliverByMany(2);
  await rig.deliver();
  expect(await rig.notices(author)).toEqual([]);
});

test('a block among likes, comments and follows leaves nothing between the two', async () => {
  const [fan] = fans;
  if (!fan) throw new Error('nobody there');
  const other = await createPost(rig.app, fan);
  const deeds = [
    () => rig.likePost(fan, postId),
    () => commentOn(rig.app, fan, postId),
    () => rig.follow(fan, author),
    () => rig.likePost(author, other),
  ];
  const acting = Promise.all(deeds.map((deed) => deed()));
  const delivering = rig.deliverByMany(3);
  await rig.app.post('/user/block', { user_id: fan.id }, { token: author.token });
  await Promise.all([acting, delivering]);
  await rig.deliverByMany(2);
  await rig.deliver();
  expect([await rig.notices(author), await rig.notices(fan)]).toEqual([[], []]);
});

test('twenty devices change different settings at once, and all get their way', async () => {
  const fan = await createPerson(rig.app);
  const changes = [
    { accept_from: 'nobody' },
    { notify_at: false },
    { notify_like: false },
    { notify_follow: false },
    { quiet_enabled: true },
    { quiet_from: 60 },
    { quiet_to: 120 },
  ];
  const answers = await Promise.all(
    Array.from({ length: 21 }, (_, n) => rig.settings(fan, changes[n % changes.length] ?? {})),
  );
  expect(answers.every((answer) => answer.code === 1)).toBe(true);
  const settings = (await rig.app.get('/message/settings', { token: fan.token })).data;
  expect(settings).toEqual({ ...Object.assign({}, ...changes), notify_message: true });
});
