import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createAdmin, createPerson, type Person } from '../../../../test/test-people.ts';
import { readTar } from '../../../db/backup/tar.ts';
import { orderWithPicture, smallPicture } from '../order-files.rig.ts';
import { createPair, orderIn, post, type Pair } from '../order-test-rig.ts';

let app: TestApp;
let pair: Pair;
beforeAll(async () => {
  app = await startTestApp();
  pair = await createPair(app);
});
afterAll(() => app.close());

const ask = (who: Person, orderId: number) =>
  app.app.inject({ url: `/api/order/evidence.tar?order_id=${orderId}`, headers: { token: who.token } });

async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
  const members = new Map<string, Buffer>();
  async function* once() {
    yield bytes;
  }
  for await (const { name, body } of readTar(once())) {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    members.set(name, Buffer.concat(chunks));
  }
  return members;
}

test('one archive: what was said and done, and the files whose hashes it names', async () => {
  const admin = await createAdmin(app);
  const { orderId, fileId } = await orderWithPicture(app, pair, { isAccepted: false });
  const say = async (who: Person, to: Person, content: string) => {
    const answer = await app.post('/message/send', { to_user: to.id, content }, { token: who.token });
    if (answer.code !== 1) throw new Error(answer.msg);
    return answer.data['msg_id'] as number;
  };
  await say(pair.client, pair.creator, '月亮再大一点');
  const recalled = await say(pair.client, pair.creator, '当我没说');
  await app.post('/message/revoke', { msg_id: recalled }, { token: pair.client.token });
  await post(app, pair.client, 'dispute', {
    order_id: orderId,
    reason: '不是约定的画风',
    evidence: '太暗了',
  });

  const archive = await ask(pair.creator, orderId);
  expect(archive.headers).toMatchObject({ 'content-type': 'application/x-tar', 'cache-control': 'no-store' });
  const members = await unpack(archive.rawPayload);
  const name = `第1版/${fileId}-成稿.png`;
  expect([...members.keys()]).toEqual([
    '证据包.json',
    '时间线.txt',
    '文件与哈希.txt',
    '修改清单.txt',
    '聊天记录.txt',
    '付款.txt',
    '陈述.txt',
    name,
  ]);
  const text = (member: string) => members.get(member)?.toString() ?? '';
  expect(members.get(name)).toEqual(await smallPicture());
  const hash = createHash('sha256')
    .update(await smallPicture())
    .digest('hex');
  expect(text('文件与哈希.txt')).toContain(hash);
  expect(text('聊天记录.txt')).toContain('月亮再大一点');
  expect(text('聊天记录.txt')).toContain('（撤回了一条消息）');
  expect(archive.rawPayload.includes('当我没说')).toBe(false);
  expect(text('陈述.txt')).toContain('太暗了');

  // The arbiter gets the same; the client no original before the end.
  expect([...(await unpack((await ask(admin, orderId)).rawPayload)).keys()]).toContain(name);
  expect([...(await unpack((await ask(pair.client, orderId)).rawPayload)).keys()]).not.toContain(name);
});

test('a stranger, a missing order and an order without a dispute get no archive', async () => {
  const stranger = await createPerson(app);
  const admin = await createAdmin(app);
  const disputed = await orderIn(app, pair, 'disputing');
  const quiet = await orderIn(app, pair, 'delivered');
  const code = async (who: Person, id: number) =>
    (JSON.parse((await ask(who, id)).payload) as { code: number }).code;
  expect(await code(stranger, disputed)).toBe(2400);
  expect(await code(pair.client, 999_999)).toBe(2400);
  expect(await code(admin, quiet)).toBe(2400);
  expect(await code(pair.client, quiet)).toBe(2443);
  expect((await app.app.inject({ url: `/api/order/evidence.tar?order_id=${disputed}` })).statusCode).toBe(
    401,
  );
});
