// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fileAddresses } from './file-address.ts';

const address = '/private-files/7/3.1800.abc/a-640.webp';
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an address tells when it runs out; public ones never do', () => {
  vi.useFakeTimers({ now: 1_799_999 });
  expect(fileAddresses.hasRunOut(address)).toBe(false);
  vi.setSystemTime(1_800_000);
  expect(fileAddresses.hasRunOut(address)).toBe(true);
  expect(fileAddresses.hasRunOut('/files/images/aa/a-640.webp')).toBe(false);
  expect(fileAddresses.isRenewable(address)).toBe(true);
  expect(fileAddresses.isRenewable('/files/images/aa/a-640.webp')).toBe(false);
});

test('the server gives a new one, or nothing', async () => {
  const asked: string[] = [];
  const answers = [
    { code: 1, msg: '', data: { url: '/private-files/7/3.3600.def/a-640.webp' } },
    { code: 1409, msg: '文件不存在', data: null },
  ];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(answers.shift()));
  });
  expect(await fileAddresses.renew(address)).toBe('/private-files/7/3.3600.def/a-640.webp');
  expect(await fileAddresses.renew(address)).toBeNull();
  expect(asked[0]).toBe(`/api/common/fileAddress?url=${encodeURIComponent(address)}`);
});
