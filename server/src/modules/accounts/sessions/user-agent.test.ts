import { expect, test } from 'vitest';
import { deviceOf } from './user-agent.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0',
    'computer',
    'Windows，Edge',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'phone',
    'iPhone，Safari',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
    'phone',
    'Android，Chrome',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer', 'Linux，Firefox'],
  ['curl/8.5.0', 'unknown', '未知设备'],
  ['', 'unknown', '未知设备'],
])('%s', (userAgent, kind, label) => {
  expect(deviceOf(userAgent)).toEqual({ kind, label });
});
