import { describe, expect, it } from 'vitest';
import { isWechatBrowser } from './in-app-browser.ts';

const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

describe('isWechatBrowser', () => {
  it.each([
    [`${ios} MicroMessenger/8.0.50(0x1800323d) NetType/WIFI Language/zh_CN`, true],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/116 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20231202 MicroMessenger/8.0.47',
      true,
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/107 Safari/537.36 micromessenger/7.0.20', true],
    [ios, false],
    ['Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
    ['NotMicroMessengerAtAll', false],
    ['', false],
  ])('%s → %s', (userAgent, expected) => {
    expect(isWechatBrowser(userAgent)).toBe(expected);
  });
});
