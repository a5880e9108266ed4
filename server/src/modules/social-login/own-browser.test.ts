import { limits } from '@zaojie/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { cookiesOf, openBrowser, type TestBrowser } from '../../../test/test-browser.ts';
import { issueSandboxCode } from '../../platform/social-login/sandbox-provider.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'http://zaojie.test' } });
});
afterAll(() => app.close());

const OTHER_BROWSER = { code: 1205, msg: '这次微信登录不是在这个浏览器里发起的，请重新登录' };
const OVER = { code: 1202, msg: '微信授权已失效，请重新登录' };

type Answer = { code: string; state: string };
type Way = {
  start: (browser: TestBrowser) => ReturnType<TestBrowser['get']>;
  comeBack: (browser: Pick<TestBrowser, 'get' | 'post'>, answer: Answer) => ReturnType<TestBrowser['get']>;
};
const ways: [string, Way][] = [
  [
    'one call',
    {
      start: (browser) => browser.get('/user/wechat/params'),
      comeBack: (browser, answer) => browser.post('/user/wechat/login', answer),
    },
  ],
  [
    'by a ticket',
    {
      start: (browser) => browser.get('/wxauth/authurl?callback=/wxauth/callback'),
      comeBack: (browser, answer) =>
        browser.get(`/wxauth/callback?${new URLSearchParams(answer).toString()}`),
    },
  ],
];

describe.each(ways)('coming back from WeChat, %s', (name, { start, comeBack }) => {
  const code = () => issueSandboxCode(app.services.secret, { openid: `own-${name}`, nickname: '秋禾' });
  const begin = async (browser: TestBrowser): Promise<Answer> => ({
    code: code(),
    state: (await start(browser)).data['state'] as string,
  });

  test("a link opened in another browser signs nobody in, and leaves the owner's login usable", async () => {
    const owner = openBrowser(app);
    const answer = await begin(owner);
    const victim = openBrowser(app);
    expect(await comeBack(victim, answer)).toMatchObject(OTHER_BROWSER);
    // One that has asked for itself holds a key, but not this one.
    await begin(victim);
    expect(await comeBack(victim, answer)).toMatchObject(OTHER_BROWSER);
    expect((await comeBack(owner, answer)).code).toBe(1);
  });

  test('the key is out of reach of scripts and other sites, and lives as long as the state', async () => {
    const cookies = cookiesOf(await start(openBrowser(app)));
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^wx_\w{16}=[\w-]{43}; /);
    expect(cookies[0]?.split('; ').slice(1).sort()).toEqual(
      ['HttpOnly', `Max-Age=${limits.qrCodeSeconds}`, 'Path=/', 'SameSite=Lax'].sort(),
    );
  });

  test('two tabs that ask at once both come back', async () => {
    const browser = openBrowser(app);
    const answers = await Promise.all([begin(browser), begin(browser)]);
    for (const answer of answers) expect((await comeBack(browser, answer)).code).toBe(1);
  });

  test('ten at once from the right browser are one; a replay and its key are worth nothing', async () => {
    const browser = openBrowser(app);
    const answer = await begin(browser);
    const key = new Map(browser.cookies);
    const uses = await Promise.all(Array.from({ length: 10 }, () => comeBack(browser, answer)));
    expect(uses.filter((use) => use.code === 1)).toHaveLength(1);
    const left = [...browser.cookies.keys()].toSorted();
    expect(left).toEqual(name === 'one call' ? ['device', 'page'] : []);
    for (const [cookie, value] of key) browser.cookies.set(cookie, value);
    expect(await comeBack(browser, answer)).toMatchObject(OVER);
  });

  test('a state that is over says so, in any browser', async () => {
    const browser = openBrowser(app);
    const answer = await begin(browser);
    app.passSeconds(limits.qrCodeSeconds + 1);
    expect(await comeBack(browser, answer)).toMatchObject(OVER);
    expect(await comeBack(openBrowser(app), answer)).toMatchObject(OVER);
  });
});

test('behind TLS the key is bound to this very host', async () => {
  const secure = await startTestApp({ env: { PUBLIC_URL: 'https://zaojie.test' } });
  const cookies = cookiesOf(await secure.get('/user/wechat/params'));
  expect(cookies[0]).toMatch(/^__Host-wx_\w{16}=/);
  expect(cookies[0]?.split('; ')).toContain('Secure');
  await secure.close();
});

test('the phone that scans a QR code needs no key of the screen', async () => {
  const started = await app.get('/wxauth/authurl?callback=/wxauth/qrcode_callback');
  expect(cookiesOf(started)).toEqual([]);
  const code = issueSandboxCode(app.services.secret, { openid: 'phone', nickname: '大同' });
  const search = new URLSearchParams({ state: started.data['state'] as string, code });
  expect((await app.get(`/wxauth/qrcode_callback?${search.toString()}`)).code).toBe(1);
});
