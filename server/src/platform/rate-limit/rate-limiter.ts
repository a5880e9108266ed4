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
import { paces as ownPaces, type Pace, type Paces, type Window } from './paces.ts';

export type AddressLimit = 'api' | 'registrations' | 'codes' | 'failedLogins' | 'clientErrors';

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export type Caller = { userId: number } | { address: string };

export type RateLimiter = {
  take(limit: AddressLimit, address: string): Promise<Verdict>;
  /** For limits on failures: what was taken before the outcome was known. */
  giveBack(limit: AddressLimit, address: string): Promise<void>;
  keepPace(pace: Pace, caller: Caller): Promise<Verdict>;
  close(): Promise<void>;
};

type Limits = NonNullable<Config['rateLimits']>;
type Counter = RateLimiterAbstract;

/** A browser sends a handful; whoever sends more only fills the log. */
const CLIENT_ERRORS: Window = { points: 30, seconds: 600 };

/** A slow Redis may hold a request up this long; then the count of this process decides. */
const REDIS_PATIENCE_MS = 50;

const ALLOWED: Promise<Verdict> = Promise.resolve({ allowed: true });
const NO_LIMITS: RateLimiter = {
  take: () => ALLOWED,
  giveBack: async () => {},
  keepPace: () => ALLOWED,
  close: async () => {},
};

export function createRateLimiter(options: {
  limits: Config['rateLimits'];
  redisUrl: string | null;
  log: Log;
  paces?: Paces;
}): RateLimiter {
  const { limits, redisUrl, log, paces = ownPaces } = options;
  if (!limits) return NO_LIMITS;
  const redis = redisUrl
    ? connectRedis({ url: redisUrl, name: 'zaojie-limits', log, commandTimeoutMs: REDIS_PATIENCE_MS })
    : null;
  const counters = createCounters(limits, redis);
  const paceCounters = createPaceCounters(paces, redis);
  return {
    take: (limit, address) => consume(counters[limit], addressKey(address)),
    giveBack: async (limit, address) => {
      await counters[limit].reward(addressKey(address)).catch(() => {});
    },
    keepPace: (pace, caller) => paceCounters(pace, caller),
    close: async () => {
      if (redis) await closeRedis(redis);
    },
  };
}

function createCounters(limits: Limits, redis: Redis | null): Record<AddressLimit, Counter> {
  const counter = (name: AddressLimit, points: number, seconds: number, isFinal = true) =>
    createCounter(`limit:${name}`, { points, seconds }, redis, isFinal);
  return {
    api: counter('api', limits.apiPerMinute, 60),
    registrations: counter('registrations', limits.registrationsPerHour, 3_600),
    codes: counter('codes', limits.codesPerHour, 3_600),
    failedLogins: counter('failedLogins', limits.failedLogins, 900, false),
    clientErrors: counter('clientErrors', CLIENT_ERRORS.points, CLIENT_ERRORS.seconds),
  };
}

function createPaceCounters(
  paces: Paces,
  redis: Redis | null,
): (pace: Pace, caller: Caller) => Promise<Verdict> {
  const known = new Map<string, Counter>();
  const counterOf = (name: string, window: Window): Counter => {
    const full = `${name}:${window.seconds}`;
    const counter = known.get(full) ?? createCounter(full, window, redis);
    known.set(full, counter);
    return counter;
  };
  return async (pace, caller) => {
    const isPerson = 'userId' in caller;
    const windows = isPerson ? paces[pace].person : (paces[pace].visitors ?? []);
    const key = isPerson ? `u${caller.userId}` : addressKey(caller.address);
    for (const window of windows) {
      const verdict = await consume(counterOf(`pace:${pace}:${isPerson ? 'p' : 'v'}`, window), key);
      if (!verdict.allowed) return verdict;
    }
    return ALLOWED;
  };
}

function createCounter(
  name: string,
  { points, seconds }: Window,
  redis: Redis | null,
  isFinal = true,
): Counter {
  const window = { keyPrefix: `zaojie:${name}`, points, duration: seconds };
  const inMemory = new RateLimiterMemory(window);
  if (!redis) return inMemory;
  return new RateLimiterRedis({
    ...window,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inMemory,
    // Who is over the limit stays so until the window ends, unless something is given back: no need to ask Redis again
    // during a flood.
    ...(isFinal && { inMemoryBlockOnConsumed: points }),
  });
}

function consume(counter: Counter, key: string): Promise<Verdict> {
  return counter.consume(key).then(() => ALLOWED, refuse);
}

function refuse(reason: unknown): Verdict {
  if (!(reason instanceof RateLimiterRes)) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1_000)) };
}
