import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SocialProviderFailure } from './social-provider.ts';
import { createWechatProvider } from './wechat-provider.ts';

const asked: URL[] = [];
let answers: Record<string, unknown> = {};
let server: Server;
let apiUrl = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    asked.push(url);
    response.end(JSON.stringify(answers[url.pathname] ?? { errcode: 40029, errmsg: 'invalid code' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const provider = (api = apiUrl) =>
  createWechatProvider({
    adapter: 'wechat',
    appId: 'wx123',
    appSecret: 'shhh',
    authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
    apiUrl: api,
  });

test('the authorisation address is the documented one', () => {
  const url = new URL(
    provider().authorizeUrl({
      origin: 'https://zaojie.example',
      callbackPath: '/wxauth/callback',
      scope: 'snsapi_userinfo',
      state: 'abc',
    }),
  );
  expect(url.origin + url.pathname).toBe('https://open.weixin.qq.com/connect/oauth2/authorize');
  expect(url.hash).toBe('#wechat_redirect');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    appid: 'wx123',
    redirect_uri: 'https://zaojie.example/wxauth/callback',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 'abc',
  });
});

test('a code becomes a person: token first, then the profile', async () => {
  asked.length = 0;
  answers = {
    '/sns/oauth2/access_token': { access_token: 't', openid: 'o1', scope: 'snsapi_userinfo' },
    '/sns/userinfo': { openid: 'o1', nickname: '林见山', headimgurl: 'https://elsewhere/x.png' },
  };
  expect(await provider().exchange('the-code')).toEqual({ openid: 'o1', nickname: '林见山', avatar: '' });
  expect(asked.map((url) => url.pathname)).toEqual(['/sns/oauth2/access_token', '/sns/userinfo']);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    appid: 'wx123',
    secret: 'shhh',
    code: 'the-code',
    grant_type: 'authorization_code',
  });
});

test('the narrow scope is enough to know who it is', async () => {
  answers = { '/sns/oauth2/access_token': { access_token: 't', openid: 'o2', scope: 'snsapi_base' } };
  expect(await provider().exchange('c')).toEqual({ openid: 'o2', nickname: '', avatar: '' });
});

test('an error of theirs, and silence, are failures that give nothing away', async () => {
  answers = {};
  await expect(provider().exchange('bad')).rejects.toThrow(SocialProviderFailure);
  const unreachable = provider('http://127.0.0.1:9').exchange('c');
  await expect(unreachable).rejects.toThrow(SocialProviderFailure);
  await expect(unreachable).rejects.not.toThrow('shhh');
});
