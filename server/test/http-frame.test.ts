import { frameErrors } from '@zaojie/contract/errors';
import { openApiDocument } from '@zaojie/contract/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTooDeep } from '../src/http/json-body.ts';
import { decodeCursor, encodeCursor } from '../src/frame/paging.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('unknown addresses', () => {
  test.each(['/nothing', '/user', '/user/login/extra'])('/api%s', async (path) => {
    expect(await app.get(path)).toMatchObject({ status: 404, code: 404, msg: '接口不存在', data: null });
  });

  test('the wrong method is an unknown endpoint', async () => {
    expect((await app.send('DELETE', '/user/login')).status).toBe(404);
  });

  test('an address that cannot be decoded is answered, not thrown', async () => {
    const answer = await app.get('/user/%zz');
    expect(answer.status).toBeLessThan(500);
  });

  test.each([
    '/.env',
    '/assets/missing.js',
    '/files/../../etc/passwd',
    '/files/x.webp',
    '/files/%2e%2e%2fa.webp',
  ])('no file at %s', async (url) => {
    expect((await app.app.inject({ url })).statusCode).toBe(404);
  });
});

test('every answer carries the security headers and nothing about how we are made', async () => {
  for (const url of ['/api/site/index', '/api/nothing', '/healthz', '/api/docs']) {
    const { headers } = await app.app.inject({ url });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  }
});

test('HSTS is sent behind TLS only', async () => {
  expect((await app.app.inject({ url: '/healthz' })).headers['strict-transport-security']).toBeUndefined();
  const secure = await startTestApp({ env: { PUBLIC_URL: 'https://zaojie.example' } });
  expect((await secure.app.inject({ url: '/healthz' })).headers['strict-transport-security']).toContain(
    'max-age',
  );
  await secure.close();
});

test('health, readiness and metrics', async () => {
  expect((await app.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok', database: 'ok' });
  expect((await app.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  const metrics = await app.app.inject({ url: '/metrics' });
  expect(metrics.payload).toContain('http_request_duration_seconds_bucket');
  expect(metrics.payload).toContain('database_connections');
  expect((await app.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
});

test('the OpenAPI document describes every path; the page shows them', async () => {
  const document = (await app.app.inject({ url: '/api/openapi.json' })).json<{
    openapi: string;
    paths: object;
  }>();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(Object.keys(openApiDocument()['paths'] as object));
  const page = await app.app.inject({ url: '/api/docs' });
  expect(page.headers['content-type']).toContain('text/html');
  for (const path of Object.keys(document.paths)) expect(page.payload).toContain(path);
});

test('large answers are compressed', async () => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await app.app.inject({
      url: '/api/openapi.json',
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
  }
});

test('log lines are JSON with a request id and without the address’ query', async () => {
  app.logLines.length = 0;
  await app.get('/wxauth/check_qrcode_status?state=very-secret-state-value');
  const lines = app.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const answered = lines.find((line) => line['msg'] === 'answered');
  expect(answered).toMatchObject({ route: '/api/wxauth/check_qrcode_status', method: 'GET' });
  expect(answered?.['reqId']).toMatch(/^[\da-f-]{36}$/);
  expect(app.logLines.join('')).not.toContain('very-secret-state-value');
});

describe('rate limits', () => {
  test('the API by address, with Retry-After; other addresses go on', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT: 'on', RATE_LIMIT_API_PER_MINUTE: '5' } });
    for (let i = 0; i < 5; i++) expect((await limited.get('/site/index')).status).toBe(200);
    const refused = await limited.get('/site/index');
    expect(refused).toMatchObject({ status: 429, code: frameErrors.tooManyRequests.code });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.get('/site/index', { ip: '203.0.113.7' })).status).toBe(200);
    await limited.close();
  });

  test('registrations and codes by address', async () => {
    const env = { RATE_LIMIT: 'on', RATE_LIMIT_REGISTRATIONS_PER_HOUR: '2', RATE_LIMIT_CODES_PER_HOUR: '2' };
    const limited = await startTestApp({ env });
    for (const path of ['/user/register', '/sms/send']) {
      for (let i = 0; i < 2; i++) expect((await limited.post(path, {})).status).toBe(200);
      expect((await limited.post(path, {})).status).toBe(429);
    }
    await limited.close();
  });
});

test.each([
  ['[]', false],
  [`${'['.repeat(32)}${']'.repeat(32)}`, false],
  [`${'['.repeat(33)}${']'.repeat(33)}`, true],
  [`"${'['.repeat(99)}"`, false],
  [String.raw`{"a":"\"${'{'.repeat(99)}"}`, false],
])('depth of %.40s', (json, tooDeep) => {
  expect(isTooDeep(json)).toBe(tooDeep);
});

test('cursors round-trip; anything else starts over', () => {
  expect(decodeCursor(encodeCursor(['2026-01-01', 7]), 2)).toEqual(['2026-01-01', 7]);
  for (const bad of ['', '%%%', encodeCursor([1]), Buffer.from('{"a":1}').toString('base64url')]) {
    expect(decodeCursor(bad, 2)).toBeNull();
  }
});
