import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { closeRedis, connectRedis } from '../realtime/redis-connection.ts';
import { addressKey } from './address-key.ts';

export type AddressLimit = 'api' | 'registrations' | 'codes';

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export type RateLimiter = {
  take(limit: AddressLimit, address: string): Promise<Verdict>;
  close(): Promise<void>;
};

type Limits = NonNullable<Config['rateLimits']>;
type Window = { points: number; seconds: number };

/** A slow Redis may hold a request up this long; then the count of this process decides. */
const REDIS_PATIENCE_MS = 50;

const ALLOWED: Promise<Verdict> = Promise.resolve({ allowed: true });

export function createRateLimiter(options: {
  limits: Config['rateLimits'];
  redisUrl: string | null;
  log: Log;
}): RateLimiter {
  const { limits, redisUrl, log } = options;
  if (!limits) return { take: () => ALLOWED, close: async () => {} };
  const redis = redisUrl
    ? connectRedis({ url: redisUrl, name: 'zaojie-limits', log, commandTimeoutMs: REDIS_PATIENCE_MS })
    : null;
  const counters = createCounters(limits, redis);
  return {
    take: (limit, address) => counters[limit].consume(addressKey(address)).then(allow, refuse),
    close: async () => {
      if (redis) await closeRedis(redis);
    },
  };
}

function createCounters(limits: Limits, redis: Redis | null): Record<AddressLimit, RateLimiterAbstract> {
  return {
    api: createCounter('api', { points: limits.apiPerMinute, seconds: 60 }, redis),
    registrations: createCounter(
      'registrations',
      { points: limits.registrationsPerHour, seconds: 3_600 },
      redis,
    ),
    codes: createCounter('codes', { points: limits.codesPerHour, seconds: 3_600 }, redis),
  };
}

function createCounter(
  name: AddressLimit,
  { points, seconds }: Window,
  redis: Redis | null,
): RateLimiterAbstract {
  const window = { keyPrefix: `zaojie:limit:${name}`, points, duration: seconds };
  const inMemory = new RateLimiterMemory(window);
  if (!redis) return inMemory;
  return new RateLimiterRedis({
    ...window,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inMemory,
    // Who is over the limit stays so until the window ends: no need to ask Redis again during a flood.
    inMemoryBlockOnConsumed: points,
  });
}

const allow = (): Promise<Verdict> => ALLOWED;

function refuse(reason: unknown): Verdict {
  if (!(reason instanceof RateLimiterRes)) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1_000)) };
}
