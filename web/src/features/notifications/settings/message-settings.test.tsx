// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { MessageSettings } from '@zaojie/contract/notifications/notification.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../../ui/feedback/toast.tsx';
import { AcceptFrom } from './accept-from.tsx';
import { NoticeSwitches } from './notice-switches.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { SettingsGate } from './settings-gate.tsx';

let stored: MessageSettings;
let sent: unknown[] = [];
const said: string[] = [];
let refusal: string | null = null;

beforeEach(() => {
  stored = {
    accept_from: 'everyone',
    notify_message: true,
    notify_at: true,
    notify_like: true,
    notify_follow: true,
    quiet_enabled: true,
    quiet_from: 1380,
    quiet_to: 480,
  };
  sent = [];
  said.length = 0;
  refusal = null;
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      const change = JSON.parse(typeof body === 'string' ? body : '{}') as Partial<MessageSettings>;
      sent.push(change);
      if (refusal !== null) return Response.json({ code: 1000, msg: refusal, data: null });
      stored = { ...stored, ...change };
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
    <QueryClientProvider client={new QueryClient()}>
      <SettingsGate>
        {(settings) => (
          <>
            <AcceptFrom settings={settings} />
            <NoticeSwitches settings={settings} />
            <QuietHours settings={settings} />
          </>
        )}
      </SettingsGate>
    </QueryClientProvider>,
  );
  await screen.findByRole('switch', { name: '赞' });
}

const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

test('a switch is saved at once, and only what was changed is sent', async () => {
  await show();
  await press(screen.getByRole('switch', { name: '赞' }));
  expect(isOn('赞')).toBe(false);
  await waitFor(() => expect(sent).toEqual([{ notify_like: false }]));
});

test('a refused change goes back with the words of the server, later ones stay', async () => {
  await show();
  refusal = '系统繁忙';
  await press(screen.getByRole('switch', { name: '赞' }));
  await waitFor(() => expect(said).toEqual(['系统繁忙']));
  expect(isOn('赞')).toBe(true);
  refusal = null;
  await press(screen.getByRole('switch', { name: '新粉丝' }));
  await waitFor(() => expect(stored.notify_follow).toBe(false));
  expect([isOn('赞'), isOn('新粉丝')]).toEqual([true, false]);
});

test('who may write first is one choice of three', async () => {
  await show();
  await press(screen.getByRole('radio', { name: /不接收/ }));
  await waitFor(() => expect(sent).toEqual([{ accept_from: 'nobody' }]));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /不接收/ }).checked).toBe(true);
});

test('quiet hours are saved when the time is complete, and an unfinished one is taken back', async () => {
  await show();
  screen.getByText('每天 23:00 至次日 08:00，北京时间');
  const from = screen.getByLabelText<HTMLInputElement>('开始');
  fireEvent.change(from, { target: { value: '' } });
  fireEvent.blur(from);
  expect(from.value).toBe('23:00');
  expect(sent).toEqual([]);
  fireEvent.change(from, { target: { value: '22:30' } });
  await act(async () => void fireEvent.blur(from));
  await waitFor(() => expect(sent).toEqual([{ quiet_from: 1350 }]));
  await screen.findByText('每天 22:30 至次日 08:00，北京时间');
});
