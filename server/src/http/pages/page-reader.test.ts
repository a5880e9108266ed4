import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Authenticate } from '../../frame/module.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { createPageReader } from './page-reader.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** Who the reader is said to be, and the side that their browser keeps. */
async function read(cookie: string, options: { allowed?: boolean; publicUrl?: string } = {}) {
  const { allowed = true, publicUrl = null } = options;
  const readerOf = createPageReader({
    authenticate: (async (token) => (token === 'ann' ? {} : null)) as Authenticate,
    rateLimiter: { take: async () => ({ allowed }) } as unknown as RateLimiter,
    publicUrl,
  });
  app = fastify();
  app.get('/', async (request) => {
    const reader = await readerOf(request);
    return { token: reader?.token ?? null, side: reader?.kept('order-side') ?? null };
  });
  return (await app.inject({ url: '/', headers: { cookie } })).json<unknown>();
}

const nobody = { token: null, side: null };

test('a member is known by their cookie, and what the pages keep is read for them', async () => {
  expect(await read('page=ann; order-side=seller')).toEqual({ token: 'ann', side: 'seller' });
  expect(await read('page=ann')).toEqual({ token: 'ann', side: null });
});

test.each(['order-side=seller', 'page=gone; order-side=seller', 'page=; order-side=seller'])(
  '%s is a visitor, of whom nothing is read',
  async (cookie) => expect(await read(cookie)).toEqual(nobody),
);

test('who asks too often gets the page of visitors', async () => {
  expect(await read('page=ann; order-side=seller', { allowed: false })).toEqual(nobody);
});

test('behind TLS the token is taken from the host alone; what pages write themselves has no such name', async () => {
  const publicUrl = 'https://zaojie.example';
  expect(await read('page=ann; order-side=seller', { publicUrl })).toEqual(nobody);
  expect(await read('__Host-page=ann; order-side=seller', { publicUrl })).toEqual({
    token: 'ann',
    side: 'seller',
  });
});

test('words that no page of ours would write are not passed on', async () => {
  expect(await read('page=ann; order-side=<script>')).toEqual({ token: 'ann', side: null });
});
