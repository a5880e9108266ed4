import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../log.ts';
import type { Hub, HubMessage } from './hub.ts';
import { findReachableRedis } from './reachable-redis.rig.ts';
import { createRedisHub } from './redis-hub.ts';
import { startTcpProxy } from './tcp-proxy.rig.ts';

const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 100_000 });

const redisUrl = await findReachableRedis();
const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push(line) });
const opened: Hub[] = [];

function openHub(url = redisUrl ?? ''): Hub {
  const hub = createRedisHub({ url, log });
  opened.push(hub);
  return hub;
}

function listen(hub: Hub, channel: string): { heard: unknown[]; stop: () => void } {
  const heard: unknown[] = [];
  const stop = hub.subscribe(channel, (message: HubMessage) => heard.push(message['n'] ?? message.type));
  return { heard, stop };
}

/** Publishes until the other side hears: subscriptions reach Redis a moment after the call. */
async function connected(from: Hub, to: Hub): Promise<void> {
  const channel = `probe:${randomUUID()}`;
  const { heard, stop } = listen(to, channel);
  await vi.waitFor(
    () => {
      from.publish(channel, { type: 'probe' });
      expect(heard).not.toEqual([]);
    },
    { timeout: 60_000, interval: 20 },
  );
  stop();
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((hub) => hub.close()));
  lines.length = 0;
});

describe.skipIf(redisUrl === null)('the Redis hub', () => {
  test('reaches listeners of both hubs exactly once and in order', async () => {
    const [here, there] = [openHub(), openHub()];
    const channel = `order:${randomUUID()}`;
    const [local, remote] = [listen(here, channel), listen(there, channel)];
    await connected(here, there);
    await connected(there, here);
    const numbers = Array.from({ length: 500 }, (_, n) => n);
    for (const n of numbers) here.publish(channel, { type: 'tick', n });
    expect(local.heard).toEqual(numbers);
    await eventually(() => expect(remote.heard).toHaveLength(500));
    // Our own echo comes back on the same connection before this answer does.
    await connected(there, here);
    expect(remote.heard).toEqual(numbers);
    expect(local.heard).toEqual(numbers);
  });

  test('an unsubscribed listener hears nothing, the remaining one still does', async () => {
    const [here, there] = [openHub(), openHub()];
    const channel = `leave:${randomUUID()}`;
    const [gone, stays] = [listen(there, channel), listen(there, channel)];
    await connected(here, there);
    gone.stop();
    here.publish(channel, { type: 'one' });
    await eventually(() => expect(stays.heard).toEqual(['one']));
    stays.stop();
    here.publish(channel, { type: 'two' });
    await connected(here, there);
    expect([gone.heard, stays.heard]).toEqual([[], ['one']]);
    const admin = new Redis(redisUrl ?? '');
    await eventually(async () => {
      expect(await admin.pubsub('NUMSUB', `zaojie:${channel}`)).toEqual([`zaojie:${channel}`, 0]);
    });
    admin.disconnect();
  });

  test('recovers with its subscriptions after its connections were killed', async () => {
    const proxy = await startTcpProxy(redisUrl ?? '', 6379);
    const [here, there] = [openHub(proxy.url), openHub()];
    const channel = `cut:${randomUUID()}`;
    const [atHere, atThere] = [listen(here, channel), listen(there, channel)];
    await connected(here, there);
    await connected(there, here);
    await killClients(proxy.upstreamPorts());
    here.publish(channel, { type: 'local-at-once' });
    expect(atHere.heard).toEqual(['local-at-once']);
    await eventually(() => expect(lines.join('')).toContain('Redis is unreachable'));
    await connected(here, there);
    await connected(there, here);
    here.publish(channel, { type: 'out' });
    there.publish(channel, { type: 'in' });
    await eventually(() => expect(atHere.heard).toEqual(['local-at-once', 'out', 'in']));
    await eventually(() => expect(new Set(atThere.heard.slice(-2))).toEqual(new Set(['in', 'out'])));
    expect(lines.join('')).toContain('Redis is back');
    await here.close();
    await proxy.close();
  });

  test('notices a publisher connection that stopped answering, and recovers', async () => {
    const proxy = await startTcpProxy(redisUrl ?? '', 6379);
    const [here, there] = [openHub(proxy.url), openHub()];
    await connected(here, there);
    proxy.stall();
    await connected(here, there);
    expect(lines.join('')).toContain('Redis is back');
    await here.close();
    await proxy.close();
  });

  test('ignores what others wrote on its channel', async () => {
    const hub = openHub();
    const channel = `foreign:${randomUUID()}`;
    const { heard } = listen(hub, channel);
    const stranger = new Redis(redisUrl ?? '');
    await eventually(async () => expect(await stranger.publish(`zaojie:${channel}`, 'not json')).toBe(1));
    await stranger.publish(`zaojie:${channel}`, '{"from":"x"}');
    await stranger.publish(`zaojie:${channel}`, '{"from":"x","message":{"type":"fine"}}');
    await eventually(() => expect(heard).toEqual(['fine']));
    stranger.disconnect();
  });
});

describe('without Redis', () => {
  test('local listeners hear once, publishing never throws, closing is quick', async () => {
    const hub = openHub('redis://127.0.0.1:1');
    const { heard } = listen(hub, 'a');
    await eventually(() => expect(lines.join('')).toContain('Redis is unreachable'));
    hub.publish('a', { type: 'x' });
    const circular: HubMessage = { type: 'circular' };
    circular['self'] = circular;
    hub.publish('a', circular);
    expect(heard).toEqual(['x', 'circular']);
    const startedAt = performance.now();
    await hub.close();
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });

  test('closing right after opening is quick too', async () => {
    const startedAt = performance.now();
    await createRedisHub({ url: 'redis://127.0.0.1:1', log }).close();
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });
});

async function killClients(ports: (number | undefined)[]): Promise<void> {
  const admin = new Redis(redisUrl ?? '');
  const clients = String(await admin.client('LIST')).split('\n');
  const ours = clients.filter((line) => ports.some((port) => line.includes(`:${port} laddr`)));
  expect(ours).toHaveLength(2);
  for (const line of ours) await admin.client('KILL', 'ID', Number(/^id=(\d+)/.exec(line)?.[1]));
  admin.disconnect();
}
