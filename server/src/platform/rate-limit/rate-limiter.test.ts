import { randomInt } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { findReachableRedis } from '../realtime/reachable-redis.rig.ts';
import { startTcpProxy } from '../realtime/tcp-proxy.rig.ts';
import { paces, type Pace } from './paces.ts';
import { createRateLimiter, type AddressLimit, type Caller, type RateLimiter } from './rate-limiter.ts';

const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 100_000 });

const redisUrl = await findReachableRedis();
const limits = { apiPerMinute: 5, registrationsPerHour: 2, codesPerHour: 3, failedLogins: 4 };
const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push(line) });
const opened: RateLimiter[] = [];

function open(url: string | null): RateLimiter {
  const limiter = createRateLimiter({ limits, redisUrl: url, log });
  opened.push(limiter);
  return limiter;
}

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

async function allowedOf(
  tries: number,
  limiter: RateLimiter,
  limit: AddressLimit,
  address: string,
): Promise<number> {
  const verdicts = await Promise.all(Array.from({ length: tries }, () => limiter.take(limit, address)));
  return verdicts.filter((verdict) => verdict.allowed).length;
}

async function pacedOf(tries: number, limiter: RateLimiter, pace: Pace, caller: Caller): Promise<number> {
  const verdicts = await Promise.all(Array.from({ length: tries }, () => limiter.keepPace(pace, caller)));
  return verdicts.filter((verdict) => verdict.allowed).length;
}

/** The seconds to wait; 0 when it was allowed. */
async function waitAfter(limiter: RateLimiter, limit: AddressLimit, address: string): Promise<number> {
  const verdict = await limiter.take(limit, address);
  return verdict.allowed ? 0 : verdict.retryAfterSeconds;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((limiter) => limiter.close()));
  lines.length = 0;
});

describe('in memory', () => {
  test('allows as many as configured, for each limit and address by itself', async () => {
    const limiter = open(null);
    expect(await allowedOf(9, limiter, 'api', '10.0.0.1')).toBe(5);
    expect(await allowedOf(9, limiter, 'registrations', '10.0.0.1')).toBe(2);
    expect(await allowedOf(9, limiter, 'codes', '10.0.0.1')).toBe(3);
    expect(await allowedOf(9, limiter, 'api', '10.0.0.2')).toBe(5);
  });

  test('says when to come back: within the minute, or within the hour', async () => {
    const limiter = open(null);
    for (const limit of ['api', 'codes'] as const) await allowedOf(9, limiter, limit, '10.0.0.1');
    const apiSeconds = await waitAfter(limiter, 'api', '10.0.0.1');
    const codesSeconds = await waitAfter(limiter, 'codes', '10.0.0.1');
    expect(apiSeconds).toBeGreaterThan(50);
    expect(apiSeconds).toBeLessThanOrEqual(60);
    expect(codesSeconds).toBeGreaterThan(3_500);
    expect(codesSeconds).toBeLessThanOrEqual(3_600);
  });

  test('allows again when the window is over', async () => {
    vi.useFakeTimers();
    try {
      const limiter = open(null);
      expect(await allowedOf(9, limiter, 'api', '10.0.0.1')).toBe(5);
      vi.advanceTimersByTime(59_000);
      expect(await waitAfter(limiter, 'api', '10.0.0.1')).toBe(1);
      vi.advanceTimersByTime(1_001);
      expect(await allowedOf(9, limiter, 'api', '10.0.0.1')).toBe(5);
    } finally {
      vi.useRealTimers();
    }
  });

  test('counts the neighbours of one IPv6 /64 together', async () => {
    const limiter = open(null);
    expect(await allowedOf(5, limiter, 'api', '2001:db8:1:2::1')).toBe(5);
    expect(await allowedOf(5, limiter, 'api', '2001:db8:1:2:ffff::9')).toBe(0);
    expect(await allowedOf(5, limiter, 'api', '2001:db8:1:3::1')).toBe(5);
  });

  test('what is given back can be taken again', async () => {
    const limiter = open(null);
    expect(await allowedOf(4, limiter, 'failedLogins', '10.0.0.1')).toBe(4);
    await limiter.giveBack('failedLogins', '10.0.0.1');
    expect(await allowedOf(3, limiter, 'failedLogins', '10.0.0.1')).toBe(1);
  });

  test('a pace is kept by each person alone, in every one of its windows, whatever the address', async () => {
    vi.useFakeTimers();
    try {
      const limiter = open(null);
      const [minute, hour] = paces.comment.person;
      expect(await pacedOf(99, limiter, 'comment', { userId: 1 })).toBe(minute.points);
      expect(await pacedOf(1, limiter, 'comment', { userId: 2 })).toBe(1);
      expect(await pacedOf(1, limiter, 'like', { userId: 1 })).toBe(1);
      let written = minute.points;
      for (let minutes = 1; minutes < 30; minutes++) {
        vi.advanceTimersByTime(60_001);
        written += await pacedOf(99, limiter, 'comment', { userId: 1 });
      }
      expect(written).toBe(hour.points);
      vi.advanceTimersByTime(60_001);
      const verdict = await limiter.keepPace('comment', { userId: 1 });
      expect(verdict).toMatchObject({ allowed: false });
      expect('retryAfterSeconds' in verdict && verdict.retryAfterSeconds).toBeGreaterThan(1_000);
    } finally {
      vi.useRealTimers();
    }
  });

  test('visitors keep it by their address, apart from the people there', async () => {
    const limiter = open(null);
    const [{ points }] = paces.search.visitors;
    expect(await pacedOf(points + 9, limiter, 'search', { address: '10.0.0.1' })).toBe(points);
    expect(await pacedOf(1, limiter, 'search', { address: '10.0.0.2' })).toBe(1);
    expect(await pacedOf(1, limiter, 'search', { userId: 1 })).toBe(1);
  });

  test('without limits everything is allowed', async () => {
    const limiter = createRateLimiter({ limits: null, redisUrl: 'redis://127.0.0.1:1', log });
    expect(await pacedOf(500, limiter, 'post', { userId: 1 })).toBe(500);
    expect(await allowedOf(50, limiter, 'registrations', '10.0.0.1')).toBe(50);
    await limiter.close();
  });
});

describe.skipIf(redisUrl === null)('with Redis', () => {
  test('two processes share one count', async () => {
    const [one, other] = [open(redisUrl), open(redisUrl)];
    await eventually(async () => {
      // Both are connected once a count made by one is seen by the other.
      const probe = someAddress();
      expect(await allowedOf(5, one, 'api', probe)).toBe(5);
      expect(await allowedOf(1, other, 'api', probe)).toBe(0);
    });
    // A busy machine may keep Redis from answering in time, and each counts by itself then: so they may try again.
    await eventually(async () => {
      const address = someAddress();
      const [a, b] = await Promise.all([
        allowedOf(20, one, 'api', address),
        allowedOf(20, other, 'api', address),
      ]);
      expect(a + b).toBe(5);
      expect(await waitAfter(one, 'api', address)).toBeGreaterThan(50);
      expect(await waitAfter(other, 'api', address)).toBeGreaterThan(50);
    });

    await eventually(async () => {
      const person = { userId: randomInt(2 ** 40) };
      const [{ points }] = paces.post.person;
      const [here, there] = await Promise.all([
        pacedOf(points, one, 'post', person),
        pacedOf(points, other, 'post', person),
      ]);
      expect(here + there).toBe(points);
    });
  });

  test('a connection that stops answering costs little, and this process counts by itself', async () => {
    const proxy = await startTcpProxy(redisUrl ?? '', 6379);
    const [limiter, direct] = [open(proxy.url), open(redisUrl)];
    await eventually(async () => {
      const probe = someAddress();
      expect(await allowedOf(5, limiter, 'api', probe)).toBe(5);
      expect(await allowedOf(1, direct, 'api', probe)).toBe(0);
    });
    proxy.stall();
    const startedAt = performance.now();
    expect(await allowedOf(180, limiter, 'api', someAddress())).toBe(5);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    await limiter.close();
    await proxy.close();
  });
});

describe('when Redis is away', () => {
  test('this process counts by itself, at once and without errors', async () => {
    const limiter = open('redis://127.0.0.1:1');
    await eventually(() => expect(lines.join('')).toContain('Redis is unreachable'));
    const startedAt = performance.now();
    expect(await allowedOf(180, limiter, 'api', '10.0.0.1')).toBe(5);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(await waitAfter(limiter, 'api', '10.0.0.1')).toBeGreaterThan(50);
  });

  test('a Redis that accepts and never answers holds nobody up', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket.on('error', () => {})));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const limiter = open(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    await eventually(() => expect(sockets).toHaveLength(1));
    const startedAt = performance.now();
    expect(await allowedOf(180, limiter, 'api', '10.0.0.1')).toBe(5);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    await limiter.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
});
