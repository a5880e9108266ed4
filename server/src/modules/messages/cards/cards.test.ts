import { randomUUID } from 'node:crypto';
import type { ChatCard } from '@zaojie/contract/messages/chat-card.schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo, createApplication, createBounty, manage } from '../../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import {
  acquaint,
  block,
  chatOf,
  expectTrueCounts,
  hide,
  historyOf,
  read,
  revoke,
  say,
  sent,
  sessionsOf,
} from '../message-test-rig.ts';

let app: TestApp;
let client: Person;
let creator: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp();
  stranger = await createPerson(app);
  await meetAnew();
});
afterAll(() => app.close());

/** Two others, for what counts everything that they have. */
async function meetAnew(): Promise<void> {
  [client, creator] = [await createPerson(app), await createPerson(app)];
  await acquaint(app, client, creator);
}

async function makeOrder(): Promise<number> {
  const bountyId = await createBounty(app, client);
  const accepted = await answerTo(app, client, await createApplication(app, creator, bountyId), 'accept');
  return accepted.data['order_id'] as number;
}

const bounty = (id: unknown) => ({ type: 'bounty', card_id: id });
const order = (id: unknown) => ({ type: 'order', card_id: id });
const refusal = { code: 1710, msg: '要发送的内容不存在，或不能发给对方' };
const setPending = (id: number) =>
  app.db.updateTable('bounties').set({ status: 'pending' }).where('id', '=', id).execute();

test('a bounty is answered as it stands for whoever reads, however it was when it was sent', async () => {
  const id = await createBounty(app, client, { title: '横幅插画' });
  const told: unknown[] = [];
  const stop = app.services.hub.subscribe(`user:${creator.id}`, (frame) => void told.push(frame['message']));
  const message = await sent(app, client, creator, { ...bounty(id), content: '不作数的话' });
  stop();
  const card = {
    type: 'bounty',
    id,
    is_gone: false,
    title: '横幅插画',
    price_min: 3000,
    price_max: 5000,
    status: 'open',
    status_label: '进行中',
    is_live: true,
    path: `/commission?bounty=${id}`,
  };
  expect(message).toMatchObject({ type: 'bounty', content: '[约稿] 横幅插画', file: null, card });
  expect(told).toMatchObject([{ msg_id: message.msg_id, card }]);

  await app.post('/bounty/edit', { id, title: '横幅插画，两张' }, { token: client.token });
  await manage(app, client, id, 'close');
  const [read_] = (await historyOf(app, creator, client)).data;
  expect(read_).toMatchObject({
    content: '[约稿] 横幅插画',
    card: { title: '横幅插画，两张', status: 'closed', is_live: false },
  });

  await app.post('/bounty/delete', { id }, { token: client.token });
  const [gone] = (await historyOf(app, client, creator)).data;
  expect(gone?.card).toMatchObject({ type: 'bounty', id, is_gone: true, title: '', path: '', price_max: 0 });
});

test('one that is not public yet shows to its owner alone', async () => {
  const id = await createBounty(app, client);
  await setPending(id);
  expect((await sent(app, client, creator, bounty(id))).card).toMatchObject({ is_gone: false });
  const [theirs] = (await historyOf(app, creator, client)).data;
  expect(theirs?.card).toMatchObject({ is_gone: true, title: '' });
});

test('an order goes between its two, and lists say what it is in words', async () => {
  const id = await makeOrder();
  const message = await sent(app, creator, client, order(id));
  expect(message.card).toMatchObject({
    type: 'order',
    id,
    price_min: 4000,
    price_max: 4000,
    status_label: '待付定金',
    is_live: true,
    path: `/order/${id}`,
  });
  const [session] = await sessionsOf(app, client);
  expect(session?.last_message).toMatchObject({
    content: `[订单] ${message.card?.title}`,
    card: { id, is_gone: false },
  });
});

describe('what may not be sent answers the same, and nothing is written', () => {
  test.each<[string, () => Promise<[Person, Person, Record<string, unknown>]>]>([
    ['an order shown to somebody else', async () => [client, stranger, order(await makeOrder())]],
    ['an order of others', async () => [stranger, client, order(await makeOrder())]],
    [
      'a hidden bounty of somebody else',
      async () => {
        const id = await createBounty(app, client);
        await setPending(id);
        return [creator, client, bounty(id)];
      },
    ],
    [
      'a deleted bounty',
      async () => {
        const id = await createBounty(app, client);
        await app.post('/bounty/delete', { id }, { token: client.token });
        return [client, creator, bounty(id)];
      },
    ],
    ['no such bounty', async () => [client, creator, bounty(999_999)]],
    ['no such order', async () => [client, creator, order(999_999)]],
    ['rubbish', async () => [client, creator, bounty('1; drop')]],
    ['a fraction', async () => [client, creator, order(1.5)]],
    ['nothing named', async () => [client, creator, { type: 'bounty' }]],
  ])('%s', async (_, make) => {
    const [from, to, form] = await make();
    const before = await app.db.selectFrom('messages').select('id').execute();
    expect(await say(app, from, to, form)).toMatchObject({ status: 200, ...refusal });
    expect(await app.db.selectFrom('messages').select('id').execute()).toHaveLength(before.length);
  });

  test('a type that there isn’t', async () => {
    expect(await say(app, client, creator, { type: 'wallet', card_id: 1 })).toMatchObject({
      msg: '不支持的消息类型',
    });
  });

  test('to whoever blocked the sender', async () => {
    await meetAnew();
    const id = await createBounty(app, client);
    await block(app, creator, client);
    expect(await say(app, client, creator, bounty(id))).toMatchObject({ code: 1704 });
  });
});

test('a resend is the same message, raced or after the bounty has gone', async () => {
  await meetAnew();
  const id = await createBounty(app, client);
  const form = { ...bounty(id), client_id: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 8 }, () => say(app, client, creator, form)));
  expect(new Set(answers.map((answer) => answer.data['msg_id'])).size).toBe(1);
  await app.post('/bounty/delete', { id }, { token: client.token });
  const again = await say(app, client, creator, form);
  expect(again).toMatchObject({
    code: 1,
    data: { msg_id: answers[0]?.data['msg_id'], card: { is_gone: true } },
  });
  await expectTrueCounts(app);
});

test('recalled, deleted, read and found like any other message', async () => {
  await meetAnew();
  const id = await createBounty(app, client, { title: '夜航船的封面' });
  const first = await sent(app, client, creator, bounty(id));
  const second = await sent(app, client, creator, bounty(id));
  expect((await sessionsOf(app, creator))[0]?.unread_count).toBe(3);
  const find = async (who: Person) =>
    (await app.get(`/chat/search?keyword=${encodeURIComponent('夜航船')}`, { token: who.token })).data;
  expect(await find(creator)).toMatchObject({
    messages: { total: 2, data: [{ card: { id, is_gone: false } }, { card: { id } }] },
  });
  expect((await revoke(app, client, first.msg_id)).data).toMatchObject({
    content: '',
    card: null,
    is_revoked: true,
  });
  await hide(app, creator, second.msg_id);
  expect(await find(creator)).toMatchObject({ messages: { total: 0 } });
  expect(await find(client)).toMatchObject({ messages: { total: 1 } });
  const history = (await historyOf(app, creator, client)).data;
  expect(history.map(({ card }) => card)).toEqual([null, null, null]);
  await read(app, creator, client);
  await expectTrueCounts(app);
});

test('a page of cards is read in one statement for each kind', async () => {
  await meetAnew();
  const orderId = await makeOrder();
  for (let n = 0; n < 4; n += 1) {
    await sent(app, client, creator, bounty(await createBounty(app, client)));
    await sent(app, client, creator, order(orderId));
  }
  app.queries.length = 0;
  await historyOf(app, creator, client);
  expect(app.queries.filter((query) => !query.includes('token_hash'))).toHaveLength(4);
});

test('what can be sent: one’s own bounties, and the orders with this person', async () => {
  await meetAnew();
  const orderId = await makeOrder();
  const pendingId = await createBounty(app, client);
  await setPending(pendingId);
  await createBounty(app, creator);
  const offered = async (who: Person, peer: Person) =>
    (await app.get(`/message/cards?chat_identify=${chatOf(who, peer)}`, { token: who.token }))
      .data as unknown as ChatCard[];
  const names = (cards: ChatCard[]) => cards.map(({ type, id }) => `${type} ${id}`);
  const mine = await offered(client, creator);
  expect(names(mine)).toHaveLength(3);
  expect(names(mine)).toContain(`order ${orderId}`);
  expect(names(mine)[0]).toBe(`bounty ${pendingId}`);
  expect((await offered(client, stranger)).every(({ type }) => type === 'bounty')).toBe(true);
  expect(await offered(stranger, client)).toEqual([]);
  const elsewhere = await app.get(`/message/cards?chat_identify=${chatOf(client, creator)}`, {
    token: stranger.token,
  });
  expect(elsewhere).toMatchObject({ code: 1701 });
});
