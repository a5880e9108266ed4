import type { Log } from '../../log.ts';
import type { Hub } from './hub.ts';
import { createInProcessHub } from './in-process-hub.ts';
import { createRedisHub } from './redis-hub.ts';

export function createHub({ redisUrl, log }: { redisUrl: string | null; log: Log }): Hub {
  return redisUrl === null ? createInProcessHub(log) : createRedisHub({ url: redisUrl, log });
}
