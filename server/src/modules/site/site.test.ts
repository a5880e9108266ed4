import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: {
      RATE_LIMIT: 'on',
      SITE_COPYRIGHT: '© 某某社',
      SITE_POLICE_FILING: '京公网安备11010502030233号',
      CLAIM_WORKS: '0',
    },
  });
});
afterAll(() => app.close());

const report = (body: object, ip = '10.1.0.1') => app.post('/site/clientError', body, { ip });
const logged = () =>
  app.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'client error');

test('the foot of the page is what was set, and the rest what a demo shows', async () => {
  const { data } = await app.get('/site/index');
  expect(data['footer']).toEqual({
    copyright: '© 某某社',
    filings: [
      { text: '沪ICP备2026000000号-1', href: 'https://beian.miit.gov.cn' },
      {
        text: '京公网安备11010502030233号',
        href: 'https://beian.mps.gov.cn/#/query/webSearch?code=11010502030233',
      },
    ],
    contact_email: 'hello@zaojie.example',
  });
});

test('the landing page promises what was set', async () => {
  const { data } = await app.get('/site/index');
  expect(data['claims']).toEqual({ creators: 70_000, works: 0, answers: 10, minutes: 3 });
});

test("a visitor's failure is in the log with its route and stack, and without anybody's data", async () => {
  const answer = await report({
    kind: 'recoverable',
    route: '/post/:id',
    message: 'no lin@mail.example',
    stack: '\n    at Gallery (/assets/home.js:1:2)',
  });
  expect(answer.code).toBe(1);
  expect(logged()).toMatchObject([
    {
      level: 40,
      kind: 'recoverable',
      route: '/post/:id',
      message: 'no …',
      stack: '\n    at Gallery (/assets/home.js:1:2)',
    },
  ]);
});

test.each([
  ['another kind', { kind: 'joke' }],
  ['an address with a query', { route: '/login?redirect=/home' }],
  ['a long message', { message: 'x'.repeat(501) }],
  ['a long stack', { stack: 'x'.repeat(4001) }],
  ['no message', { message: undefined }],
])('%s is refused and not logged', async (_, part) => {
  const before = logged().length;
  const answer = await report({ kind: 'uncaught', route: '/home', message: '出错了', ...part });
  expect(answer.code).toBe(1000);
  expect(answer.msg).toMatch(/^错误报告/);
  expect(logged()).toHaveLength(before);
});

test('an address that reports without end is slowed, and nobody else', async () => {
  const body = { kind: 'uncaught', route: '/home', message: '出错了' };
  const answers = [];
  for (let sent = 0; sent < 31; sent += 1) answers.push(await report(body, '10.2.0.1'));
  expect(answers.map(({ status }) => status).slice(-2)).toEqual([200, 429]);
  expect((await report(body, '10.3.0.1')).status).toBe(200);
});
