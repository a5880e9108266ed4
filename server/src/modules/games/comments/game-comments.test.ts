import type { GameComment } from '@zaojie/contract/games/game-comment.schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { commentOnGame, createDraft, createGame, gameOf } from '../../../../test/test-games.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';

let app: TestApp;
let owner: Person;
let reader: Person;
let id: number;
beforeAll(async () => {
  app = await startTestApp();
  [owner, reader] = [await createPerson(app), await createPerson(app)];
});
beforeEach(async () => {
  id = await createGame(app, owner);
});
afterAll(() => app.close());

const say = (who: Person, form: Record<string, unknown> = {}) => commentOnGame(app, who, id, form);
const idOf = async (answer: ReturnType<typeof say>) => (await answer).data['id'] as number;
async function list(query = '', viewer?: Person) {
  const { data } = await app.get(`/game/comments?id=${id}&${query}`, viewer && { token: viewer.token });
  return data as unknown as { data: GameComment[]; total: number; next_cursor: string | null };
}
const remove = (who: Person, commentId: number) =>
  app.post(`/game/deleteComment/${commentId}`, {}, { token: who.token });

test.each([
  [{ content: ' 好 ' }, '评论内容至少2个字符'],
  [{ content: undefined }, '评论内容至少2个字符'],
  [{ rating: 6 }, '评分从1到5'],
  [{ rating: 0 }, '评分从1到5'],
  [{ rating: 4.5 }, '评分从1到5'],
  [{ rating: 5, parent_id: 1 }, '回复不带评分'],
])('%j: %s', async (form, msg) => {
  expect(await say(reader, form)).toMatchObject({ code: 1000, msg });
});

test('a rating moves the game’s figures; sending again replaces text and stars, likes and answers stay', async () => {
  const first = await idOf(say(reader, { rating: 2, content: '有点难' }));
  await app.post('/game/likeComment', { comment_id: first }, { token: owner.token });
  await say(owner, { parent_id: first, content: '下个版本会改' });
  const again = await say(reader, { rating: 5, content: '改好了，真好' });
  expect(again.data).toMatchObject({ id: first, rating: 5, like_count: 1, reply_count: 1 });
  const game = await gameOf(app, id, reader);
  expect(game).toMatchObject({ rating: 5, rating_count: 1, comment_count: 2, recent_rating: 5 });
  expect(game.rating_histogram[0]).toEqual({ rating: 5, count: 1 });
  expect(game.my_review).toEqual({ comment_id: first, rating: 5, content: '改好了，真好' });
  await say(reader, { content: '再说一句' });
  expect(await gameOf(app, id)).toMatchObject({ rating_count: 1, comment_count: 3 });
});

test('the developer answers as such, and doesn’t rate', async () => {
  expect(await say(owner, { rating: 5 })).toMatchObject({ code: 2512, msg: '不能给自己的游戏评分' });
  const first = await idOf(say(reader, { rating: 4 }));
  await say(owner, { parent_id: first });
  const { data } = await list('', owner);
  expect(data[0]).toMatchObject({
    is_developer: false,
    replies: [{ is_developer: true, is_mine: true, reply_user: { id: reader.id }, can: { delete: true } }],
  });
});

test('an answer to an answer stands beside it and names whom it means', async () => {
  const first = await idOf(say(reader));
  const answer = await idOf(say(owner, { parent_id: first }));
  const third = await createPerson(app);
  expect((await say(third, { parent_id: answer })).data).toMatchObject({
    parent_id: first,
    reply_user: { id: owner.id },
  });
  for (let n = 0; n < 3; n++) await say(third, { parent_id: first });
  const { data, total } = await list();
  expect([total, data[0]?.reply_count, data[0]?.replies.length]).toEqual([1, 5, 3]);
  const replies = await app.get(`/game/replies?comment_id=${first}`);
  expect(replies.data['total']).toBe(5);
  const other = await createGame(app, owner);
  expect((await commentOnGame(app, third, other, { parent_id: first })).code).toBe(2511);
});

test('fifty ratings at once are fifty ratings', async () => {
  const people = await Promise.all(Array.from({ length: 50 }, () => createPerson(app)));
  await Promise.all(people.map((person, n) => say(person, { rating: 1 + (n % 5) })));
  // And each once more, all to five, twice in two windows.
  await Promise.all(people.flatMap((person) => [say(person, { rating: 5 }), say(person, { rating: 5 })]));
  const game = await gameOf(app, id);
  expect(game).toMatchObject({ rating: 5, rating_count: 50, comment_count: 50 });
  expect(game.rating_histogram.map(({ count }) => count)).toEqual([50, 0, 0, 0, 0]);
});

describe('the list', () => {
  test('by use, by newness and by rating', async () => {
    const people = [await createPerson(app), await createPerson(app), await createPerson(app)];
    const made: number[] = [];
    for (const [n, person] of people.entries()) made.push(await idOf(say(person, { rating: 3 + n })));
    await app.post('/game/likeComment', { comment_id: made[1] }, { token: reader.token });
    const idsOf = async (query: string) => (await list(query)).data.map((comment) => comment.id);
    expect(await idsOf('')).toEqual([made[1], made[2], made[0]]);
    expect(await idsOf('order=new')).toEqual([made[2], made[1], made[0]]);
    expect(await list('rating=5')).toMatchObject({ total: 1, data: [{ id: made[2] }] });
    const first = await list('per_page=2');
    expect(await idsOf(`per_page=2&cursor=${first.next_cursor ?? ''}`)).toEqual([made[0]]);
    expect(await idsOf('per_page=2&page=2')).toEqual([made[0]]);
  });

  test('of a draft there is none', async () => {
    const draft = await createDraft(app, owner);
    expect((await app.get(`/game/comments?id=${draft}`)).code).toBe(2501);
    expect((await commentOnGame(app, reader, draft)).code).toBe(2501);
  });
});

describe('blocking', () => {
  test('hides the comments of a blocked person, and keeps them from the blocker’s games', async () => {
    const blocked = await createPerson(app);
    const theirs = await idOf(say(blocked));
    await say(reader);
    await app.post('/user/block', { user_id: blocked.id }, { token: owner.token });
    expect((await list('', owner)).data.map(({ user_id }) => user_id)).toEqual([reader.id]);
    expect((await list()).data).toHaveLength(2);
    expect(await say(blocked)).toMatchObject({ code: 2508, msg: '对方暂时不接受你的互动' });
    expect((await app.get(`/game/replies?comment_id=${theirs}`, { token: owner.token })).data['total']).toBe(
      0,
    );
  });

  test('a thread of somebody who keeps one away looks gone', async () => {
    const blocked = await createPerson(app);
    const thread = await idOf(say(reader));
    await app.post('/user/block', { user_id: blocked.id }, { token: reader.token });
    expect((await say(blocked, { parent_id: thread })).code).toBe(2511);
    expect((await app.post('/game/likeComment', { comment_id: thread }, { token: blocked.token })).code).toBe(
      2511,
    );
  });
});

describe('deleting', () => {
  test('one’s own goes with its rating and answers', async () => {
    const first = await idOf(say(reader, { rating: 4 }));
    await say(owner, { parent_id: first });
    expect(await remove(reader, first)).toMatchObject({
      msg: '评论已删除',
      data: { comment_count: 0, rating: 0, rating_count: 0 },
    });
    expect((await list()).total).toBe(0);
    expect((await gameOf(app, id, reader)).my_review).toBeNull();
    expect((await say(reader, { rating: 3 })).code).toBe(1);
  });

  test('somebody else’s, the developer included, answers like none', async () => {
    const first = await idOf(say(reader));
    for (const who of [owner, await createPerson(app)]) {
      expect(await remove(who, first)).toMatchObject({ code: 2511, msg: '评论不存在或已删除' });
    }
    expect((await remove(owner, 999_999)).code).toBe(2511);
    expect((await gameOf(app, id)).comment_count).toBe(1);
  });

  test('twice at once counts once', async () => {
    const first = await idOf(say(reader, { rating: 4 }));
    const answers = await Promise.all([remove(reader, first), remove(reader, first), remove(reader, first)]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([1, 2511, 2511]);
    expect(await gameOf(app, id)).toMatchObject({ comment_count: 0, rating_count: 0 });
  });
});

test('who is answered and whose comment is liked hears of it; the developer hears of comments', async () => {
  const [speaker, third] = [await createPerson(app), await createPerson(app)];
  const first = await idOf(say(speaker));
  await say(third, { parent_id: first });
  await app.post('/game/likeComment', { comment_id: first }, { token: third.token });
  await app.deliver();
  const toldTo = async (who: Person) => {
    const { data } = await app.get('/message/notifications', { token: who.token });
    return (data['data'] as { kind: string; title: string; link: string }[]) ?? [];
  };
  expect((await toldTo(speaker)).map(({ kind }) => kind).sort()).toEqual(['comment_like', 'reply']);
  const told = (await toldTo(owner)).filter(({ link }) => link.startsWith(`/games/${id}#`));
  expect(told.map(({ title }) => title)).toEqual(['你的游戏有新评论', '你的游戏有新评论']);
});
