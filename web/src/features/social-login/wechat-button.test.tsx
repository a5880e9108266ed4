// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentDialog, forgetDialog } from '../../ui/dialog/dialogs.ts';
import { WechatButton } from './wechat-button.tsx';

const send = vi.fn<typeof fetch>();
const leave = vi.fn<(address: string | URL) => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  vi.spyOn(globalThis.location, 'assign').mockImplementation(leave);
});
afterEach(() => {
  cleanup();
  const dialog = currentDialog();
  if (dialog) forgetDialog(dialog.id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

function show(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(
    <MemoryRouter>
      <WechatButton redirect="/order?a=1" />
    </MemoryRouter>,
  );
}
function answer(code: number, msg: string, data: unknown = null) {
  send.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ code, msg, data }))));
}
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: '微信登录' })));

test('elsewhere than in WeChat it leads to the QR code and keeps the wish', () => {
  show('Mozilla/5.0 (X11; Linux x86_64) Chrome/140');
  const link = screen.getByRole('link', { name: '微信扫码登录' });
  expect(link.getAttribute('href')).toBe('/wxauth/qrcode?redirect=%2Forder%3Fa%3D1');
});

test('in WeChat it leaves for the authorisation address', async () => {
  const url = 'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1#wechat_redirect';
  answer(1, '', { url });
  show('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50');
  await press();
  await waitFor(() => expect(leave).toHaveBeenCalledWith(url));
  expect(send.mock.calls[0]?.[0]).toBe(
    '/api/wxauth/authurl?callback=%2Fwxauth%2Fcallback&redirect=%2Forder%3Fa%3D1',
  );
});

test.each([
  ['the server says why', () => answer(1201, '微信登录未开放'), '微信登录未开放'],
  ['no network', () => send.mockRejectedValue(new TypeError('offline')), '获取微信授权链接失败'],
  [
    'an address of somebody else',
    () => answer(1, '', { url: 'https://evil.example/connect/' }),
    '获取微信授权链接失败',
  ],
])('in WeChat, %s: it stays and explains', async (_, prepare, message) => {
  prepare();
  show('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50');
  await press();
  await waitFor(() =>
    expect(currentDialog()).toMatchObject({ kind: 'error', title: '微信登录失败', message }),
  );
  expect(leave).not.toHaveBeenCalled();
});
