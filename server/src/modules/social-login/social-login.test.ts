import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { openBrowser, type TestBrowser } from '../../../test/test-browser.ts';
import { issueSandboxCode } from '../../platform/social-login/sandbox-provider.ts';

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'http://zaojie.test' } });
  browser = openBrowser(app);
});
afterAll(() => app.close());

type Started = { url: string; state: string; poll_key: string; qrcode_url: string };
const start = async (callback: string, redirect = '/community') => {
  return (await browser.get(`/wxauth/authurl?${query({ callback, redirect })}`)).data as Started;
};
const codeFor = (openid: string, nickname = '秋禾') =>
  issueSandboxCode(app.services.secret, { openid, nickname });
const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
const status = async (state: string, poll_key?: string) =>
  (await browser.get(`/wxauth/check_qrcode_status?${query({ state, ...(poll_key && { poll_key }) })}`)).data;

describe('QR code', () => {
  test('waiting, scanned, confirmed, signed in; then it is over', async () => {
    const { state, poll_key, url, qrcode_url } = await start('/wxauth/qrcode_callback');
    expect(url).toMatch(/^http:\/\/zaojie\.test\/sandbox\/wechat\/authorize\?/);
    expect(Buffer.from(qrcode_url.split('/').pop() ?? '', 'base64url').toString()).toBe(url);
    expect(await status(state, poll_key)).toMatchObject({ status: 'waiting' });

    const scan = await browser.get(`/wxauth/qrcode_callback?${query({ state, code: codeFor('qr-1') })}`);
    expect(scan.data).toMatchObject({ nickname: '秋禾' });
    expect(await status(state, poll_key)).toMatchObject({ status: 'scanned', nickname: '秋禾' });

    const confirm = { state, confirm_key: scan.data['confirm_key'], allow: true };
    expect((await browser.post('/wxauth/qrcode_confirm', confirm)).data).toEqual({ status: 'confirmed' });
    const confirmed = await status(state, poll_key);
    expect(confirmed).toMatchObject({ status: 'confirmed', openid: 'qr-1', redirect: '/community' });

    const { openid, ticket } = confirmed;
    const signedIn = await browser.post('/wxauth/openid_login', { openid, ticket });
    const { token } = signedIn.data['userinfo'] as { token: string };
    expect((await browser.get('/user/index', { token })).data).toMatchObject({ nickname: '秋禾' });
    expect((await browser.post('/wxauth/openid_login', { openid, ticket })).msg).toBe(
      '微信授权已失效，请重新登录',
    );
    expect(await status(state, poll_key)).toMatchObject({ status: 'expired' });
  });

  test('whoever only saw the code gets no ticket and no name', async () => {
    const { state } = await start('/wxauth/qrcode_callback');
    const scan = await browser.get(`/wxauth/qrcode_callback?${query({ state, code: codeFor('qr-2') })}`);
    await browser.post('/wxauth/qrcode_confirm', {
      state,
      confirm_key: scan.data['confirm_key'],
      allow: true,
    });
    for (const key of [undefined, 'wrong-key-wrong-key-wrong']) {
      const seen = await status(state, key);
      expect(seen).toMatchObject({ status: 'confirmed', nickname: '' });
      expect(seen).not.toHaveProperty('ticket');
      expect(seen).not.toHaveProperty('openid');
    }
  });

  test('refusing on the phone ends it', async () => {
    const { state, poll_key } = await start('/wxauth/qrcode_callback');
    const scan = await browser.get(`/wxauth/qrcode_callback?${query({ state, code: codeFor('qr-3') })}`);
    const confirm = { state, confirm_key: scan.data['confirm_key'], allow: false };
    expect((await browser.post('/wxauth/qrcode_confirm', confirm)).data).toEqual({ status: 'refused' });
    expect((await browser.post('/wxauth/qrcode_confirm', { ...confirm, allow: true })).code).toBe(1202);
    expect(await status(state, poll_key)).toMatchObject({ status: 'refused' });
  });

  test('after five minutes it is expired in every respect', async () => {
    const { state, poll_key } = await start('/wxauth/qrcode_callback');
    app.passSeconds(301);
    expect(await status(state, poll_key)).toMatchObject({ status: 'expired', expires_in: 0 });
    const scan = await browser.get(`/wxauth/qrcode_callback?${query({ state, code: codeFor('qr-4') })}`);
    expect(scan.code).toBe(1202);
  });

  test('a failed exchange ends the attempt, so the screen offers a new code', async () => {
    const { state, poll_key } = await start('/wxauth/qrcode_callback');
    const scan = await browser.get(`/wxauth/qrcode_callback?${query({ state, code: 'forged.code' })}`);
    expect(scan).toMatchObject({ code: 1203, msg: '微信登录失败，请稍后重试' });
    expect(await status(state, poll_key)).toMatchObject({ status: 'expired' });
  });
});

describe('states', () => {
  test('are spent by the first use, and bound to their flow', async () => {
    const { state } = await start('/wxauth/callback');
    const wrongFlow = await browser.get(`/wxauth/qrcode_callback?${query({ state, code: codeFor('s-1') })}`);
    expect(wrongFlow.code).toBe(1202);
    expect((await browser.post('/user/wechat/login', { state, code: codeFor('s-1') })).code).toBe(1202);
    const uses = await Promise.all(
      Array.from({ length: 10 }, () =>
        browser.get(`/wxauth/callback?${query({ state, code: codeFor('s-1') })}`),
      ),
    );
    expect(uses.filter((use) => use.code === 1)).toHaveLength(1);
  });

  test('made up by the caller are refused', async () => {
    const state = 'a'.repeat(64);
    expect((await browser.get(`/wxauth/callback?${query({ state, code: codeFor('s-2') })}`)).code).toBe(1202);
    expect((await browser.post('/user/wechat/login', { state, code: codeFor('s-2') })).code).toBe(1202);
  });
});

test('a bare openid signs nobody in', async () => {
  const { state } = await start('/wxauth/callback');
  await browser.get(`/wxauth/callback?${query({ state, code: codeFor('bare') })}`);
  for (const body of [
    { openid: 'bare' },
    { openid: 'bare', ticket: '' },
    { openid: 'bare', ticket: 'x'.repeat(43) },
  ]) {
    expect(await browser.post('/wxauth/openid_login', body)).toMatchObject({
      msg: '微信授权已失效，请重新登录',
    });
  }
});

test('a ticket belongs to its openid', async () => {
  const { state } = await start('/wxauth/callback');
  const { data } = await browser.get(`/wxauth/callback?${query({ state, code: codeFor('mine') })}`);
  expect((await browser.post('/wxauth/openid_login', { openid: 'yours', ticket: data['ticket'] })).code).toBe(
    1202,
  );
  expect((await browser.post('/wxauth/openid_login', { openid: 'mine', ticket: data['ticket'] })).code).toBe(
    1,
  );
});

test('params and login: the same person comes back to the same account; ten at once make one', async () => {
  const signIn = async () => {
    const { data } = await browser.get('/user/wechat/params?redirect=/games');
    expect(data).toMatchObject({ appid: 'sandbox', redirect_uri: 'http://zaojie.test/auth/wechat/callback' });
    return browser.post('/user/wechat/login', {
      state: data['state'],
      code: codeFor('same-person', '大'.repeat(30)),
    });
  };
  const answers = await Promise.all(Array.from({ length: 10 }, signIn));
  const users = answers.map((answer) => (answer.data['userinfo'] as { id: number; nickname: string }) ?? {});
  expect(new Set(users.map((user) => user.id)).size).toBe(1);
  expect(users[0]?.nickname).toBe('大'.repeat(20));
  expect(answers[0]?.data['redirect']).toBe('/games');
});

test.each([
  'https://evil.example/wxauth/callback',
  '//evil.example',
  '/home',
  'http://zaojie.test.evil.example/wxauth/callback',
  'javascript:alert(1)',
  '/wxauth/callback?x=1',
  '__proto__',
])('callback %s is refused', async (callback) => {
  expect(await browser.get(`/wxauth/authurl?${query({ callback })}`)).toMatchObject({
    code: 1204,
    msg: '授权地址不正确',
  });
});

test('an absolute callback of our own is fine', async () => {
  expect(
    (await browser.get(`/wxauth/authurl?${query({ callback: 'http://zaojie.test/wxauth/callback' })}`)).code,
  ).toBe(1);
});

test.each(['https://evil.example', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)'])(
  'redirect %j never leaves the site',
  async (redirect) => {
    const { state } = await start('/wxauth/callback', redirect);
    const { data } = await browser.get(`/wxauth/callback?${query({ state, code: codeFor('r') })}`);
    expect(data['redirect']).toBe('/home');
  },
);

test('a redirect over two lines is refused like any other line of text', async () => {
  const asked = query({ callback: '/wxauth/callback', redirect: '/a\nb' });
  expect((await browser.get(`/wxauth/authurl?${asked}`)).code).toBe(1000);
});

test('the stand-in for the provider goes back to our own host only', async () => {
  const page = (redirect_uri: string) =>
    app.app.inject({
      url: `/sandbox/wechat/authorize?${query({ redirect_uri, state: 'a"><script>' })}`,
      headers: { host: 'zaojie.test' },
    });
  const good = await page('http://zaojie.test/wxauth/callback');
  expect(good.payload).toContain('演示环境');
  expect(good.payload).not.toContain('<script>');
  expect((await page('http://evil.example/wxauth/callback')).json()).toMatchObject({ msg: '授权地址不正确' });
});

test('switched off: every call says so', async () => {
  const off = await startTestApp({ services: () => ({ socialProvider: null }) });
  expect((await off.get('/wxauth/authurl')).msg).toBe('微信登录未开放');
  expect((await off.get('/user/wechat/params')).msg).toBe('微信登录未开放');
  await off.close();
});
