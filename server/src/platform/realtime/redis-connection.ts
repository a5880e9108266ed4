import { Redis } from 'ioredis';
import type { Log } from '../../log.ts';

export type RedisConnectionOptions = {
  url: string;
  /** Shown by CLIENT LIST and in our log. */
  name: string;
  log: Log;
  /** A command without an answer by then fails. */
  commandTimeoutMs?: number;
};

const SILENCE_MS = 2_000;

/**
 * Connects in the background and keeps reconnecting. Nothing is queued or sent again: a command given while Redis is
 * away fails at once, and the caller goes on without it.
 */
export function connectRedis({ url, name, log, commandTimeoutMs }: RedisConnectionOptions): Redis {
  const redis = new Redis(url, {
    connectionName: name,
    connectTimeout: SILENCE_MS,
    disconnectTimeout: 500,
    socketTimeout: SILENCE_MS,
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    ...(commandTimeoutMs !== undefined && { commandTimeout: commandTimeoutMs }),
  });
  logOutages(redis, name, log);
  return redis;
}

/** One line when Redis goes and one when it is back, not one for each attempt. */
function logOutages(redis: Redis, connection: string, log: Log): void {
  let isAway = false;
  let reason = 'connection closed';
  redis.on('error', (error: Error) => {
    // Only the sentence: the error may carry the command it belongs to, password and all.
    reason = error.message;
  });
  redis.on('reconnecting', () => {
    if (!isAway) log.warn({ connection, reason }, 'Redis is unreachable, going on without it');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info({ connection }, 'Redis is back');
    isAway = false;
    reason = 'connection closed';
  });
}

export async function closeRedis(redis: Redis): Promise<void> {
  const hasSocket = redis.status !== 'reconnecting' && redis.status !== 'end';
  const ended = new Promise((resolve) => redis.once('end', resolve));
  redis.disconnect();
  if (hasSocket) await ended;
}
