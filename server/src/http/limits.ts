import { frameErrors } from '@zaojie/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BoundRoute } from '../frame/action.ts';
import type { Viewer } from '../frame/context.ts';
import { Refusal } from '../frame/refusal.ts';
import type { AddressLimit, RateLimiter, Verdict } from '../platform/rate-limit/rate-limiter.ts';
import { isApiCall, isOwnCall } from './request-kind.ts';

/** What one address may ask of the API altogether. */
export function limitApi(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request) => {
    if (isApiCall(request) && !isOwnCall(request)) demand(await limiter.take('api', request.ip));
  });
}

export async function takeFromLimit(
  limiter: RateLimiter,
  limit: AddressLimit,
  address: string,
): Promise<void> {
  demand(await limiter.take(limit, address));
}

export async function keepPace(
  limiter: RateLimiter,
  { pace }: Pick<BoundRoute, 'pace'>,
  request: FastifyRequest,
  viewer: Viewer | null,
): Promise<void> {
  if (pace === null || isOwnCall(request)) return;
  const userId = viewer?.agent?.userId ?? viewer?.userId;
  demand(await limiter.keepPace(pace, userId === undefined ? { address: request.ip } : { userId }));
}

/** Taken beforehand and given back unless the call is refused: a burst can't get in more than the limit. */
export async function countFailure<T>(
  limiter: RateLimiter,
  limit: AddressLimit | null,
  address: string,
  work: () => Promise<T>,
): Promise<T> {
  if (limit === null) return work();
  await takeFromLimit(limiter, limit, address);
  let isRefused = false;
  try {
    return await work();
  } catch (error) {
    isRefused = error instanceof Refusal;
    throw error;
  } finally {
    if (!isRefused) await limiter.giveBack(limit, address);
  }
}

function demand(verdict: Verdict): void {
  if (verdict.allowed) return;
  const { retryAfterSeconds } = verdict;
  throw new Refusal(frameErrors.tooManyRequests, {
    values: { wait: inWords(retryAfterSeconds) },
    retryAfterSeconds,
  });
}

function inWords(seconds: number): string {
  if (seconds < 120) return `${seconds} 秒`;
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} 分钟` : `${Math.ceil(seconds / 3_600)} 小时`;
}
