import { Redis } from 'ioredis';

/** For tests: the Redis to test against, or null where there is none. */
export async function findReachableRedis(): Promise<string | null> {
  const url = process.env['REDIS_URL'] || 'redis://127.0.0.1:6379';
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: 1_000, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return url;
  } catch {
    return null;
  } finally {
    redis.disconnect();
  }
}
