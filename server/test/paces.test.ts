import { readConfig } from '../src/config.ts';
import { gather } from '../src/frame/module.ts';
import { createLog } from '../src/log.ts';
import { modules } from '../src/modules/all.ts';
import { paces, type PaceRule } from '../src/platform/rate-limit/paces.ts';
import { createRateLimiter, type RateLimiter } from '../src/platform/rate-limit/rate-limiter.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessFiles, callRow, createStages, routeOf } from './access-matrix-calls.ts';
import type { Caller } from './access-matrix-rows.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { watchTables, type WrittenTables } from './written-tables.ts';
import { createPerson } from './test-people.ts';
import { commentOn, createPost } from './test-posts.ts';

const routes = gather(modules, 'routes');
const rawRoutes = gather(modules, 'rawRoutes');
const writing = routes.filter(({ endpoint }) => endpoint.method !== 'GET');

test('every route that writes has a pace, and one for visitors where they may call', () => {
  const without = writing.filter(({ pace, endpoint }) => {
    const rule: PaceRule | null = pace && paces[pace];
    return !rule || (endpoint.access === 'public' && !rule.visitors);
  });
  expect(without.map(({ endpoint }) => endpoint.path)).toEqual([]);
  expect(new Set([...routes, ...rawRoutes].flatMap(({ pace }) => pace ?? []))).toEqual(
    new Set(Object.keys(paces)),
  );
});

describe('whoever goes too fast gets 429, the sentence and Retry-After, and changes nothing:', () => {
  let isTooFast = false;
  const allowed = { allowed: true } as const;
  const rateLimiter: RateLimiter = {
    take: async () => allowed,
    giveBack: async () => {},
    keepPace: async () => (isTooFast ? { allowed: false, retryAfterSeconds: 7 } : allowed),
    close: async () => {},
  };
  let app: TestApp;
  let written: WrittenTables;
  beforeAll(async () => {
    app = await startTestApp({ rateLimiter });
    written = await watchTables(app.db);
  });
  beforeEach(() => {
    isTooFast = false;
  });
  afterAll(() => app.close());

  const pacedEndpoints = new Set(routes.filter(({ pace }) => pace !== null).map(({ endpoint }) => endpoint));

  const files = Object.values(accessFiles).map((access) => ({
    access,
    rows: access.rows.filter(({ endpoint }) => pacedEndpoints.has(endpoint)),
  }));

  describe.each(files.filter(({ rows }) => rows.length > 0))('of one module', ({ access, rows }) => {
    const stages = createStages(() => app, access);

    test.each(rows.map((row) => ({ name: routeOf(row.endpoint), row })))('$name', async ({ row }) => {
      const stage = await stages.get();
      // Whoever may not call at all is told so, however fast.
      const isForAdmins = row.endpoint.access === 'admin';
      const callers = (Object.keys(row.outcomes) as Caller[]).filter(
        (who) => row.outcomes[who] !== 'login' && (!isForAdmins || who === 'admin'),
      );
      await written.take();
      isTooFast = true;
      for (const caller of callers) {
        const answer = await callRow(row, caller, stage);
        expect(answer).toMatchObject({
          status: 429,
          code: 429,
          msg: '操作太频繁，请 7 秒后再试',
          data: null,
        });
        expect(answer.headers['retry-after']).toBe('7');
      }
      expect(await written.take()).toEqual([]);
    });
  });
});

describe('with the numbers of the product', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT: 'on', RATE_LIMIT_FAILED_LOGINS: '5' } });
  });
  afterAll(() => app.close());

  test('one account that comments without end is slowed, another goes on', async () => {
    const [fast, slow] = [await createPerson(app), await createPerson(app)];
    const post = await createPost(app, fast);
    const [{ points }] = paces.comment.person;
    const answers = [];
    for (let i = 0; i < points + 3; i++) answers.push((await commentOn(app, fast, post)).status);
    expect(answers.indexOf(429)).toBe(points);
    expect(answers.slice(points)).toEqual([429, 429, 429]);
    const { comment_count: count } = (await app.get(`/posts/detail?id=${post}`)).data;
    expect(count).toBe(points);
    expect((await commentOn(app, slow, post)).code).toBe(1);
  });

  test('what is refused for its form does not count', async () => {
    const person = await createPerson(app);
    const [{ points }] = paces.post.person;
    for (let i = 0; i < points + 5; i++) {
      expect((await app.post('/posts/add', { title: '' }, { token: person.token })).code).toBe(1000);
    }
    expect(await createPost(app, person)).toBeGreaterThan(0);
  });

  test('one address that fails to sign in again and again is slowed, whichever accounts it tries', async () => {
    const person = await createPerson(app);
    const ip = '203.0.113.9';
    const attempt = (account: string, password: string, from = ip) =>
      app.post('/user/login', { account, password }, { ip: from });
    for (let i = 0; i < 8; i++) expect((await attempt(person.username, 'abcd1234')).code).toBe(1);
    const burst = await Promise.all(Array.from({ length: 12 }, (_, i) => attempt(`nobody${i}`, 'abcd1234')));
    expect(burst.filter(({ code }) => code === 1101)).toHaveLength(5);
    const slowed = burst.filter(({ status }) => status === 429);
    expect(slowed).toHaveLength(7);
    expect(Number(slowed[0]?.headers['retry-after'])).toBeGreaterThan(600);
    expect((await attempt(person.username, 'abcd1234')).status).toBe(429);
    expect((await attempt(person.username, 'abcd1234', '203.0.113.10')).code).toBe(1);
  });
});

test('visitors search at the pace of their address, people at their own', async () => {
  const config = readConfig({});
  const search = { person: [{ points: 99, seconds: 60 }], visitors: [{ points: 2, seconds: 60 }] };
  const parts = { limits: config.rateLimits, redisUrl: null, log: createLog('silent') };
  const app = await startTestApp({
    rateLimiter: createRateLimiter({ ...parts, paces: { ...paces, search } }),
  });
  const ask = async (options: { ip: string; token?: string }) =>
    (await app.get('/common/search?keyword=画', options)).status;
  const there = { ip: '203.0.113.1' };
  expect([await ask(there), await ask(there), await ask(there)]).toEqual([200, 200, 429]);
  expect(await ask({ ip: '203.0.113.2' })).toBe(200);
  const { token } = await createPerson(app);
  expect(await ask({ ...there, token })).toBe(200);
  await app.close();
});
