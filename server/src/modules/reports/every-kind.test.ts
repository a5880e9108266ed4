import type { ReportCase } from '@zaojie/contract/reports/report.schemas';
import type { CaseMove, ReportKind } from '@zaojie/contract/reports/report-words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo, createBounty } from '../../../test/test-bounties.ts';
import { commentOnGame, createGame } from '../../../test/test-games.ts';
import { createNoticeRig, type NoticeRig } from '../../../test/test-notices.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';
import { createAsset } from '../assets/asset-test-rig.ts';
import { chatOf, sent } from '../messages/message-test-rig.ts';
import { createPair, orderIn, post } from '../orders/order-test-rig.ts';
import { addService } from '../storefronts/storefront-test-rig.ts';
import { hangWork } from '../works/work-test-rig.ts';
import { findThing } from './targets.ts';

let rig: NoticeRig;
let admin: Person;
let owner: Person;
let reader: Person;
beforeAll(async () => {
  rig = await createNoticeRig();
  admin = await createAdmin(rig.app);
  [owner, reader] = [await createPerson(rig.app), await createPerson(rig.app)];
});
afterAll(() => rig.app.close());

const call = (path: string, body: object, who: Person) => rig.app.post(path, body, { token: who.token });
const idIn = ({ data }: { data: Record<string, unknown> }) => data['id'] as number;

async function reviewed(): Promise<number> {
  const pair = await createPair(rig.app);
  [owner, reader] = [pair.client, pair.creator];
  const order = { order_id: await orderIn(rig.app, pair, 'completed', { priceFen: 0 }) };
  await post(rig.app, pair.client, 'review', { ...order, rating: 1, content: '不好' });
  await post(rig.app, pair.creator, 'review', { ...order, rating: 5, content: '好' });
  const { id } = await rig.app.db
    .selectFrom('order_reviews')
    .select('id')
    .where('author_id', '=', pair.client.id)
    .executeTakeFirstOrThrow();
  return id;
}

/** Each is the owner's; the reader comes across it. Which can be given back is what its module says. */
const things: readonly { kind: ReportKind; comesBack: boolean; make: () => Promise<number> }[] = [
  {
    kind: 'post',
    comesBack: true,
    make: () => createPost(rig.app, owner, { tags: [{ id: -1, name: '水彩' }] }),
  },
  {
    kind: 'comment',
    comesBack: true,
    make: async () => idIn(await commentOn(rig.app, owner, await createPost(rig.app, reader))),
  },
  { kind: 'bounty', comesBack: true, make: () => createBounty(rig.app, owner) },
  {
    kind: 'application',
    comesBack: false,
    make: async () => idIn(await applyTo(rig.app, owner, await createBounty(rig.app, reader))),
  },
  { kind: 'work', comesBack: true, make: () => hangWork(rig.app, owner) },
  { kind: 'service', comesBack: true, make: () => addService(rig.app, owner) },
  { kind: 'game', comesBack: true, make: () => createGame(rig.app, owner) },
  {
    kind: 'game_comment',
    comesBack: true,
    make: async () =>
      idIn(await commentOnGame(rig.app, owner, await createGame(rig.app, reader), { rating: 1 })),
  },
  { kind: 'asset', comesBack: true, make: async () => (await createAsset(rig.app, owner)).id },
  {
    kind: 'asset_comment',
    comesBack: true,
    make: async () => {
      const asset = await createAsset(rig.app, reader);
      return idIn(await call('/assets/comment', { id: asset.id, content: '不好用' }, owner));
    },
  },
  {
    kind: 'collection',
    comesBack: false,
    make: async () => idIn(await call('/assets/collections/add', { title: '测试合集' }, owner)),
  },
  {
    kind: 'message',
    comesBack: false,
    make: async () => (await sent(rig.app, owner, reader, { content: '加微信' })).msg_id,
  },
  { kind: 'review', comesBack: true, make: reviewed },
];

const report = (who: Person, kind: ReportKind, id: number) =>
  call('/report/add', { kind, target_id: id, reason: 'inappropriate' }, who);
async function caseOf(kind: ReportKind, id: number): Promise<ReportCase> {
  const answer = await rig.app.get(`/admin/reports?kind=${kind}`, { token: admin.token });
  const found = (answer.data['data'] as ReportCase[]).find((one) => one.target_id === id);
  if (!found) throw new Error(`no case of ${kind} ${id}`);
  return found;
}
const decide = (id: number, action: CaseMove) =>
  call('/admin/reports', { id, action, note: '看过了' }, admin);
const stands = async (kind: ReportKind, id: number) =>
  (await findThing(rig.app.db, rig.app.services.reportTargets, { kind, id })) !== null;
const titlesOf = async (who: Person) => {
  await rig.deliver();
  return (await rig.notices(who)).map(({ title }) => title);
};

describe.each(things)('$kind', ({ kind, comesBack, make }) => {
  test('is reported, taken away with a word to both sides, and given back where that can be', async () => {
    const id = await make();
    expect(await report(owner, kind, id)).toMatchObject({ code: expect.toBeOneOf([2571, 2572]) });
    expect(await report(reader, kind, id)).toMatchObject({ code: 1 });
    const one = await caseOf(kind, id);
    expect(one).toMatchObject({ owner: { id: owner.id }, can: { remove: true, undo: false } });
    expect(one.title).not.toBe('');
    expect(await decide(one.id, 'remove')).toMatchObject({ code: 1, data: { can: { undo: comesBack } } });
    expect(await titlesOf(owner)).toContainEqual(expect.stringMatching(/^你的.*已被移除$/));
    expect(await titlesOf(reader)).toContain('你的举报成立');
    if (!comesBack) {
      expect(await decide(one.id, 'undo')).toMatchObject({ code: 2960 });
      return;
    }
    expect(await stands(kind, id)).toBe(false);
    expect(await decide(one.id, 'undo')).toMatchObject({ code: 1, data: { state: 'undone' } });
    expect(await titlesOf(owner)).toContainEqual(expect.stringMatching(/^你的.*已恢复$/));
    // A work and a service come back to their owner, who shows them again.
    if (kind !== 'work' && kind !== 'service') expect(await stands(kind, id)).toBe(true);
    expect(await decide(one.id, 'undo')).toMatchObject({ code: 2575 });
  });

  test('is not there for a stranger where it isn’t everybody’s', async () => {
    const id = await make();
    const stranger = await createPerson(rig.app);
    const isPrivate = kind === 'message' || kind === 'application';
    expect(await report(stranger, kind, id)).toMatchObject({ code: isPrivate ? 2571 : 1 });
  });
});

test('a post comes back with its tags and its place in the counts', async () => {
  const postId = await createPost(rig.app, owner, { tags: [{ id: -1, name: '竹林' }] });
  const facts = async () => ({
    person: await rig.app.db.selectFrom('users').select('post_count').where('id', '=', owner.id).execute(),
    tags: await rig.app.db.selectFrom('tags').select('post_count').where('name', '=', '竹林').execute(),
    post: await rig.app.db.selectFrom('posts').select('tag_labels').where('id', '=', postId).execute(),
  });
  const before = await facts();
  await report(reader, 'post', postId);
  const { id } = await caseOf('post', postId);
  await decide(id, 'remove');
  expect((await facts()).tags).toEqual([{ post_count: 0 }]);
  await decide(id, 'undo');
  expect(await facts()).toEqual(before);
});

describe('what a moderator keeps back', () => {
  test('can’t be shown by its owner: a work, a service, a game', async () => {
    const [workId, serviceId, gameId] = [
      await hangWork(rig.app, owner),
      await addService(rig.app, owner),
      await createGame(rig.app, owner),
    ];
    for (const [kind, id] of [
      ['work', workId],
      ['service', serviceId],
      ['game', gameId],
    ] as const) {
      await report(reader, kind, id);
      await decide((await caseOf(kind, id)).id, 'remove');
    }
    expect(await call('/profile/works/edit', { id: workId, visibility: 'public' }, owner)).toMatchObject({
      code: 2961,
    });
    expect(await call('/profile/services/toggle', { id: serviceId, is_active: true }, owner)).toMatchObject({
      code: 2962,
    });
    await call('/game/withdraw', { id: gameId }, owner);
    expect(await call('/game/publish', { id: gameId }, owner)).toMatchObject({ data: { status: 'pending' } });
  });

  test('a message is shown with a little of what stood before it, and then to nobody', async () => {
    const [writer, receiver] = [await createPerson(rig.app), await createPerson(rig.app)];
    await sent(rig.app, receiver, writer, { content: '你好' });
    await sent(rig.app, writer, receiver, { content: '有事吗' });
    const id = (await sent(rig.app, writer, receiver, { content: '滚' })).msg_id;
    await report(receiver, 'message', id);
    const one = await caseOf('message', id);
    expect(one.excerpt.split('\n').map((line) => line.split('：')[1])).toEqual(['你好', '有事吗', '滚']);
    await decide(one.id, 'remove');
    const history = await rig.app.get(`/message/history?chat_identify=${chatOf(receiver, writer)}`, {
      token: receiver.token,
    });
    expect(history.raw).not.toContain('滚');
  });
});
