// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { channelEvents, type ChannelSettings } from '@zaojie/contract/channels/channel.schemas';
import type { MessageSettings } from '@zaojie/contract/notifications/notification.schemas';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../ui/feedback/toast.tsx';
import { bytesOfKey, keyOfBytes } from './browser-push.ts';
import { ChannelSettingsPart } from './channel-settings.tsx';

const settings: MessageSettings = {
  accept_from: 'everyone',
  notify_message: true,
  notify_at: true,
  notify_like: false,
  notify_follow: true,
  quiet_enabled: false,
  quiet_from: 1380,
  quiet_to: 480,
};

let stored: ChannelSettings;
let sent: unknown[] = [];
let refusal: string | null = null;
const said: string[] = [];

beforeEach(() => {
  stored = {
    events: channelEvents.map((event) => ({
      event,
      site: true,
      mail: event === 'order',
      push: false,
      is_site_fixed: event === 'order' || event === 'money' || event === 'system',
    })),
    mail: { state: 'ready', address: 'l***@example.com', is_sandbox: false },
    push: { public_key: '', is_sandbox: false, browsers: 0 },
  };
  sent = [];
  refusal = null;
  said.length = 0;
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      sent.push(JSON.parse(typeof body === 'string' ? body : '{}'));
      if (refusal !== null) return Response.json({ code: 1000, msg: refusal, data: null });
    }
    return Response.json({ code: 1, msg: '', data: stored });
  });
  vi.spyOn(toast, 'error').mockImplementation((message) => void said.push(message));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show() {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ChannelSettingsPart settings={settings} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('table');
}
const cell = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

test('what is always told on the site stands fixed, the rest is as it was set', async () => {
  await show();
  expect([cell('约稿和订单').checked, cell('约稿和订单').disabled]).toEqual([true, true]);
  expect([cell('赞').checked, cell('赞').disabled]).toEqual([false, false]);
  expect(cell('用邮件告诉我：约稿和订单').checked).toBe(true);
  expect(cell('用浏览器告诉我：赞').disabled).toBe(true);
  screen.getByText('这个站点还没有开通浏览器推送。');
});

test('a switch is sent alone, and a refused one goes back with the words of the server', async () => {
  await show();
  refusal = '系统繁忙';
  await act(async () => void fireEvent.click(cell('用邮件告诉我：赞')));
  await waitFor(() => expect(said).toEqual(['系统繁忙']));
  expect(sent).toEqual([{ event: 'like', channel: 'mail', is_on: true }]);
  expect(cell('用邮件告诉我：赞').checked).toBe(false);
});

test.each([
  ['off', '这个站点还没有开通邮件。'],
  ['none', '账号还没有绑定邮箱。'],
  ['unconfirmed', 'l***@example.com 还没有确认是你的，确认后才会往那里发通知。'],
] as const)('mail that is %s can’t be switched, and it is said why', async (state, sentence) => {
  stored.mail = { ...stored.mail, state };
  await show();
  screen.getByText(sentence);
  expect(cell('用邮件告诉我：约稿和订单').disabled).toBe(true);
});

test('a browser without push says so', async () => {
  stored.push = { public_key: 'BAAB', is_sandbox: false, browsers: 0 };
  await show();
  await screen.findByText(/这个浏览器不支持推送/);
  expect(cell('用浏览器告诉我：赞').disabled).toBe(true);
});

test('keys survive the way into bytes and back', () => {
  const key = 'BPx_-Q9dUw';
  expect(keyOfBytes(bytesOfKey(key).buffer)).toBe(key);
});
