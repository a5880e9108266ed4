import { afterEach, describe, expect, test } from 'vitest';
import { sendRaw } from './raw-request.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp | null = null;
afterEach(() => app?.close());

async function start(env: Record<string, string>): Promise<TestApp> {
  app = await startTestApp({ env });
  return app;
}

describe('who the caller is', () => {
  /** How many different callers are counted, when each call names others on the left. */
  async function callersSeen(env: Record<string, string>, forwarded: (i: number) => string, ip = '10.0.0.1') {
    const started = await start({ ...env, RATE_LIMIT: 'on', RATE_LIMIT_API_PER_MINUTE: '1' });
    let seen = 0;
    for (let i = 0; i < 4; i++) {
      const options = { ip, headers: { 'x-forwarded-for': forwarded(i) } };
      if ((await started.get('/site/index', options)).status === 200) seen++;
    }
    return seen;
  }
  const spoofed = (i: number) => `198.51.100.${i}, 203.0.113.7`;

  test.each([
    ['no proxy: the connection', {}, spoofed, 1],
    ['one proxy: what it wrote, on the right', { TRUST_PROXY: '1' }, spoofed, 1],
    ['one proxy, callers that differ', { TRUST_PROXY: 'true' }, (i: number) => `198.51.100.${i}`, 4],
    ['two proxies', { TRUST_PROXY: '2' }, (i: number) => `198.51.100.${i}, 203.0.113.7, 10.0.0.2`, 1],
    ['two proxies, callers that differ', { TRUST_PROXY: '2' }, (i: number) => `203.0.113.${i}, 10.0.0.2`, 4],
    ['known proxies', { TRUST_PROXY: '10.0.0.0/8' }, (i: number) => `${spoofed(i)}, 10.9.9.9`, 1],
    ['known proxies, callers that differ', { TRUST_PROXY: '10.0.0.0/8' }, (i: number) => `203.0.113.${i}`, 4],
    ['rubbish where the caller should be', { TRUST_PROXY: '10.0.0.0/8' }, (i: number) => `x${i}, "><b>`, 1],
  ])('%s', async (_name, env, forwarded, expected) => {
    expect(await callersSeen(env, forwarded)).toBe(expected);
  });

  test('a connection from elsewhere than the known proxies is believed in nothing', async () => {
    const forwarded = (i: number) => `203.0.113.${i}`;
    expect(await callersSeen({ TRUST_PROXY: '10.0.0.0/8' }, forwarded, '192.0.2.1')).toBe(1);
  });
});

describe('metrics', () => {
  const token = 'a-token-for-metrics';
  const bearer = { authorization: `Bearer ${token}` };
  const forwarded = { 'x-forwarded-for': '127.0.0.1' };
  const statusOf = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await app?.app.inject({ url: '/metrics', headers, remoteAddress }))?.statusCode;

  test('without a token: from this machine and not through a proxy', async () => {
    await start({});
    expect(await statusOf({})).toBe(200);
    expect(await statusOf(forwarded)).toBe(404);
    expect(await statusOf({ forwarded: 'for=127.0.0.1' })).toBe(404);
    expect(await statusOf({}, '203.0.113.9')).toBe(404);
    expect(await statusOf({ authorization: 'Bearer null' }, '203.0.113.9')).toBe(404);
  });

  test('behind a proxy without a token: not at all', async () => {
    await start({ TRUST_PROXY: '1' });
    expect(await statusOf({})).toBe(404);
    expect(await statusOf(forwarded)).toBe(404);
    expect(await statusOf(bearer)).toBe(404);
  });

  test('behind a proxy with one: by it', async () => {
    await start({ TRUST_PROXY: '1', METRICS_TOKEN: token });
    expect(await statusOf({ ...forwarded, ...bearer })).toBe(200);
    expect(await statusOf({})).toBe(404);
    expect(await statusOf({ ...forwarded, authorization: `Bearer ${token}x` })).toBe(404);
    expect(await statusOf({ ...forwarded, authorization: token })).toBe(404);
  });
});

describe('the host', () => {
  const bad = { code: 400, msg: '这个网址不属于本站，请检查后重试', data: null };

  test('a foreign one is refused before any address is made of it, also by a target that names it', async () => {
    const started = await start({});
    await started.app.listen({ port: 0, host: '127.0.0.1' });
    const target = '/api/wxauth/authurl';
    const link = await sendRaw(started, { target, host: 'my-laptop:3000' });
    expect(link.body).toContain('http://my-laptop:3000/');
    for (const request of [
      { target, host: 'evil.example' },
      { target, host: 'localhost@evil.example' },
      { target: `http://evil.example${target}` },
      { target: `http://localhost@evil.example${target}` },
    ]) {
      const answer = await sendRaw(started, request);
      expect([answer.status, JSON.parse(answer.body)]).toEqual([400, bad]);
    }
    const page = await sendRaw(started, { target: '/home', host: 'evil.example' });
    expect(page).toMatchObject({ status: 400, body: expect.stringContaining('ALLOWED_HOSTS') });
    expect((await sendRaw(started, { target: '/healthz', host: '10.1.2.3:3000' })).status).toBe(200);
  });

  test('behind a proxy it is the one that the proxy passes on', async () => {
    const started = await start({ TRUST_PROXY: '1', ALLOWED_HOSTS: 'zaojie.example' });
    const ask = (host: string, proto = 'https') =>
      started.get('/wxauth/authurl', { headers: { 'x-forwarded-host': host, 'x-forwarded-proto': proto } });
    expect((await ask('zaojie.example')).data['qrcode_url']).toMatch(/^https:\/\/zaojie\.example\//);
    expect((await ask('zaojie.example', 'javascript')).data['qrcode_url']).toMatch(
      /^http:\/\/zaojie\.example\//,
    );
    expect(await ask('evil.example')).toMatchObject({ status: 400, ...bad });
  });

  test('with PUBLIC_URL, addresses are made of that whatever name was used', async () => {
    const started = await start({ PUBLIC_URL: 'https://zaojie.example' });
    const ask = (host: string) => started.get('/wxauth/authurl', { headers: { host } });
    for (const host of ['zaojie.example', 'localhost:3000']) {
      expect((await ask(host)).data['qrcode_url']).toMatch(/^https:\/\/zaojie\.example\//);
    }
    expect(await ask('192.168.1.7')).toMatchObject({ status: 400, ...bad });
  });
});
