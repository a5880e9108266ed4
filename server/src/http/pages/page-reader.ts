import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../../frame/module.ts';
import { PAGE_COOKIE } from '../../frame/page-cookie.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { readCookie } from '../call/cookies.ts';
import { originOf } from '../hosts.ts';

/** The token of whoever a page may be drawn for; null where it is drawn for visitors. */
export type PageReader = (request: FastifyRequest) => Promise<string | null>;

/** A page of one's own is drawn for each who asks, and so it counts as a call. Who asks too often gets that of visitors. */
export function createPageReader(options: {
  authenticate: Authenticate;
  rateLimiter: RateLimiter;
  publicUrl: string | null;
}): PageReader {
  const { authenticate, rateLimiter, publicUrl } = options;
  return async (request) => {
    const token = readCookie(request.headers.cookie, PAGE_COOKIE, originOf(request, publicUrl));
    if (token === null || (await authenticate(token)) === null) return null;
    return (await rateLimiter.take('api', request.ip)).allowed ? token : null;
  };
}
