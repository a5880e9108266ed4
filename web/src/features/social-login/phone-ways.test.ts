// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handToWechat, saveCode } from './phone-ways.ts';

const ADDRESS = 'https://zaojie.example/wxauth/authorize/abc';
const copied: string[] = [];
const clicked: string[] = [];
let drawn: Blob | null;

function stubPhone(more: object) {
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  vi.stubGlobal('navigator', { userAgent: 'Android', maxTouchPoints: 5, clipboard, ...more });
}

beforeEach(() => {
  copied.length = 0;
  clicked.length = 0;
  drawn = new Blob(['png'], { type: 'image/png' });
  vi.stubGlobal('Path2D', function Path2D() {});
  const pen = { fillRect: () => undefined, setTransform: () => undefined, fill: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    pen as unknown as CanvasRenderingContext2D as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(drawn));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
  vi.stubGlobal('setTimeout', () => 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shareOf = (outcome: () => Promise<void>) => vi.fn<(data: ShareData) => Promise<void>>(outcome);
const dismissed = () => Promise.reject(new DOMException('', 'AbortError'));

test('the phone’s own sheet takes the link; whoever closes it is told nothing', async () => {
  const share = shareOf(() => Promise.resolve());
  stubPhone({ share });
  expect(await handToWechat(ADDRESS)).toBeNull();
  expect(share.mock.calls[0]?.[0].url).toBe(ADDRESS);
  stubPhone({ share: shareOf(dismissed) });
  expect(await handToWechat(ADDRESS)).toBeNull();
  expect(copied).toEqual([]);
});

test('without a sheet, or where it fails, the link is copied', async () => {
  stubPhone({});
  expect(await handToWechat(ADDRESS)).toMatchObject({ isDone: true });
  stubPhone({ share: shareOf(() => Promise.reject(new Error('not allowed'))) });
  expect(await handToWechat(ADDRESS)).toMatchObject({ isDone: true });
  expect(copied).toEqual([ADDRESS, ADDRESS]);
});

test('the code is saved as a picture: as a download, on an iPhone by its sheet', async () => {
  stubPhone({ share: shareOf(() => Promise.resolve()), canShare: () => true });
  expect(await saveCode(ADDRESS)).toMatchObject({ isDone: true });
  expect(clicked).toEqual(['造界登录二维码.png']);

  const share = shareOf(() => Promise.resolve());
  stubPhone({ share, canShare: () => true, userAgent: 'iPhone' });
  expect(await saveCode(ADDRESS)).toBeNull();
  expect(share.mock.calls[0]?.[0].files?.map(({ type }) => type)).toEqual(['image/png']);
  expect(clicked).toHaveLength(1);
});

test('a code that cannot be drawn says what else to do', async () => {
  drawn = null;
  stubPhone({});
  expect(await saveCode(ADDRESS)).toEqual({ isDone: false, sentence: '保存失败，请截屏保存二维码' });
});
