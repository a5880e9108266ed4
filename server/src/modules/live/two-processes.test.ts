import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE_MS, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { findReachableRedis } from '../../platform/realtime/reachable-redis.rig.ts';
import { createRedisHub } from '../../platform/realtime/redis-hub.ts';
import { connect, eventually, listen, type Client } from './live-test-rig.ts';

const redisUrl = await findReachableRedis();

describe.skipIf(redisUrl === null)('two processes on one database and one Redis', () => {
  let here: TestApp;
  let there: TestApp;
  let hereUrl: string;
  let thereUrl: string;
  let a: Person;
  let b: Person;

  beforeAll(async () => {
    const url = redisUrl ?? '';
    let database = '';
    here = await startTestApp({
      reroute: async (connectionString) => (database = connectionString),
      connectionTimeoutMs: PATIENCE_MS,
      services: ({ log }) => ({ hub: createRedisHub({ url, log }) }),
    });
    there = await startTestApp({
      reroute: async () => database,
      connectionTimeoutMs: PATIENCE_MS,
      services: ({ log }) => ({ hub: createRedisHub({ url, log }) }),
    });
    [hereUrl, thereUrl] = [await listen(here), await listen(there)];
    [a, b] = [await createPerson(here), await createPerson(here)];
    await Promise.all([heardThrough(here, there), heardThrough(there, here)]);
  });
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  /** Subscriptions reach Redis a moment after the call. */
  async function heardThrough(from: TestApp, to: TestApp): Promise<void> {
    const channel = `probe:${randomUUID()}`;
    let isHeard = false;
    const stop = to.services.hub.subscribe(channel, () => (isHeard = true));
    await eventually(() => {
      from.services.hub.publish(channel, { type: 'probe' });
      expect(isHeard).toBe(true);
    });
    stop();
  }

  const say = (app: TestApp, from: Person, to: Person) =>
    app.post(
      '/message/send',
      { to_user: to.id, content: '在', client_id: randomUUID() },
      { token: from.token },
    );
  const seqsOf = (client: Client) => client.of('message').map(({ message }) => message.seq);

  test('a message sent through either reaches both sides, once and in order', async () => {
    const mine = await connect(here, hereUrl, a);
    const theirs = await connect(there, thereUrl, b);
    await Promise.all([heardThrough(here, there), heardThrough(there, here)]);
    // What two processes send crosses on its way; what one sends arrives as it was sent.
    const bothHave = async (count: number) => {
      const all = Array.from({ length: count }, (_, i) => i + 1);
      for (const client of [mine, theirs]) await eventually(() => expect(seqsOf(client)).toEqual(all));
    };
    await say(here, a, b);
    await bothHave(1);
    await say(there, b, a);
    await bothHave(2);
    for (let i = 0; i < 10; i++) await Promise.all([say(here, a, b), say(here, b, a)]);
    await bothHave(22);
    for (let i = 0; i < 10; i++) await say(there, a, b);
    await bothHave(32);
    await Promise.all([mine.close(), theirs.close()]);
  });

  test('who sends through both at once: nothing lost, nothing doubled', async () => {
    const mine = await connect(here, hereUrl, a);
    await heardThrough(there, here);
    const before = 32;
    await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? say(here, a, b) : say(there, b, a))));
    const all = Array.from({ length: 40 }, (_, i) => i + before + 1);
    await eventually(() => expect(seqsOf(mine).toSorted((x, y) => x - y)).toEqual(all));
    await mine.close();
  });

  test('logging out at one closes the socket at the other', async () => {
    const person = await createPerson(here);
    const client = await connect(there, thereUrl, person);
    await heardThrough(here, there);
    await here.post('/user/logout', {}, { token: person.token });
    expect(await client.closed).toBe(4403);
  });

  test('five sockets a person, wherever they are', async () => {
    const person = await createPerson(here);
    const clients: Client[] = [];
    for (let i = 0; i < 3; i++) {
      clients.push(await connect(here, hereUrl, person), await connect(there, thereUrl, person));
      await heardThrough(there, here);
    }
    expect(await clients[0]?.closed).toBe(4409);
    expect(clients.slice(1).map(({ socket }) => socket.readyState)).toEqual([1, 1, 1, 1, 1]);
    await Promise.all(clients.map((client) => client.close()));
  });

  test('who is connected at one is online at the other', async () => {
    const watcher = await connect(here, hereUrl, b);
    await heardThrough(there, here);
    const client = await connect(there, thereUrl, a);
    await eventually(() =>
      expect(watcher.of('online')).toContainEqual({ type: 'online', user_id: a.id, is_online: true }),
    );
    await Promise.all([client.close(), watcher.close()]);
  });
});
