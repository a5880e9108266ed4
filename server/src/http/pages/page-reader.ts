import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../../frame/module.ts';
import { PAGE_COOKIE } from '../../frame/page-cookie.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { readCookie, readOpenCookie } from '../call/cookies.ts';
import { originOf } from '../hosts.ts';

/** A member whom a page may be drawn for: who asks in their name, and what a cookie says that the pages wrote themselves. */
export type Reader = { token: string; kept: (cookie: string) => string | null };

/** Null where the page is drawn for visitors, who share it: nothing of what their browsers keep may be in it. */
export type PageReader = (request: FastifyRequest) => Promise<Reader | null>;

/** A page of one's own is drawn for each who asks, and so it counts as a call. Who asks too often gets that of visitors. */
export function createPageReader(options: {
  authenticate: Authenticate;
  rateLimiter: RateLimiter;
  publicUrl: string | null;
}): PageReader {
  const { authenticate, rateLimiter, publicUrl } = options;
  return async (request) => {
    const { cookie } = request.headers;
    const token = readCookie(cookie, PAGE_COOKIE, originOf(request, publicUrl));
    if (token === null || (await authenticate(token)) === null) return null;
    if (!(await rateLimiter.take('api', request.ip)).allowed) return null;
    return { token, kept: (name) => readOpenCookie(cookie, name) };
  };
}
