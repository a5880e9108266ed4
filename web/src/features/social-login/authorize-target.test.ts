import { describe, expect, it } from 'vitest';
import { authorizeTarget, decodeAuthorizeTarget } from './authorize-target.ts';

const origin = 'https://zaojie.example';
const provider = 'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&state=s#wechat_redirect';

function encode(address: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(address)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

describe('decodeAuthorizeTarget', () => {
  it.each([
    [provider, provider],
    [
      'https://open.weixin.qq.com/connect/qrconnect?appid=wx1',
      'https://open.weixin.qq.com/connect/qrconnect?appid=wx1',
    ],
    ['/sandbox/wechat/authorize?state=s', `${origin}/sandbox/wechat/authorize?state=s`],
    [`${origin}/sandbox/wechat/authorize?state=s`, `${origin}/sandbox/wechat/authorize?state=s`],
  ])('lets %s through', (address, target) => {
    expect(decodeAuthorizeTarget(encode(address), origin)).toBe(target);
    expect(decodeAuthorizeTarget(encode(address) + '==', origin)).toBe(target);
  });

  it.each([
    'https://evil.example/',
    'http://open.weixin.qq.com/connect/oauth2/authorize',
    'https://open.weixin.qq.com.evil.example/connect/oauth2/authorize',
    'https://open.weixin.qq.com:444/connect/oauth2/authorize',
    'https://open.weixin.qq.com@evil.example/connect/oauth2/authorize',
    'https://evil.example@open.weixin.qq.com/connect/oauth2/authorize',
    'https://evil.example/https://open.weixin.qq.com/connect/',
    'https://evil.example/?https://open.weixin.qq.com/connect/',
    'https://evilopen.weixin.qq.com/connect/oauth2/authorize',
    'https://open.weixin.qq.com/connect/../cgi-bin/redirect',
    'https://open.weixin.qq.com/connect',
    'https://open.weixin.qq.com/other',
    'https://open.weixin.qq.com\\@evil.example/connect/',
    'https:\\\\open.weixin.qq.com\\connect\\',
    'https:open.weixin.qq.com/connect/',
    '//open.weixin.qq.com/connect/oauth2/authorize',
    '//evil.example/sandbox/wechat/authorize',
    '/\\evil.example/sandbox/wechat/authorize',
    '/\t/evil.example/sandbox/wechat/authorize',
    ' https://open.weixin.qq.com/connect/oauth2/authorize',
    'https://open.weixin.qq.com/con\nnect/oauth2/authorize',
    `${origin}/home`,
    '/sandbox/wechat/authorize/../../../home',
    '/sandbox/wechat/authorized',
    '/home',
    'http://zaojie.example/sandbox/wechat/authorize',
    'javascript:alert(1)',
    'javascript://open.weixin.qq.com/connect/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://open.weixin.qq.com/connect/',
    'https://ⓞpen.weixin.qq.com/connect/',
    '',
  ])('refuses %j', (address) => {
    expect(authorizeTarget(address, origin)).toBeNull();
    expect(decodeAuthorizeTarget(encode(address), origin)).toBeNull();
  });

  it.each(['', '%%%', 'a', 'not base64!', provider, encodeURIComponent(provider), 'A'.repeat(20_000)])(
    'refuses what is not base64url of an address: %.40s',
    (encoded) => {
      expect(decodeAuthorizeTarget(encoded, origin)).toBeNull();
    },
  );
});
