// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tellFrame } from './live/live-bus.ts';
import { saveSession } from './session.ts';
import { useUnread } from './unread.ts';

let total = 3;
const asked = vi.fn<() => void>();

function Count() {
  return <p>{useUnread().total}</p>;
}

async function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Count />
    </QueryClientProvider>,
  );
  await pass(0);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = (text: string) => vi.waitFor(() => screen.getByText(text), { timeout: 30_000 });

// The calls are fetched when they are first needed, which takes real time on a busy machine.
beforeAll(() => import('@zaojie/contract/messages/message.endpoints'), 60_000);
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked.mockClear();
  total = 3;
  vi.stubGlobal('fetch', async () => {
    asked();
    if (total < 0) throw new TypeError('offline');
    const data = { total, message: total, at: 0, like: 0, follow: 0, system: 0 };
    return new Response(JSON.stringify({ code: 1, msg: '', data }));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nobody signed in: nothing is asked', async () => {
  await show();
  await pass(120_000);
  expect(asked).not.toHaveBeenCalled();
  screen.getByText('0');
});

test('asked at once, every minute, and when the live line says so, not for every word of a storm', async () => {
  saveSession({ id: 1, username: 'me', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  await show();
  await shown('3');
  total = 4;
  await pass(60_000);
  await shown('4');

  asked.mockClear();
  total = 25;
  for (let count = 0; count < 20; count += 1) act(() => tellFrame({ type: 'sessions' }));
  await pass(1_000);
  await shown('25');
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);

  act(() => tellFrame({ type: 'typing', chat_identify: '1-2', user_id: 2 }));
  await pass(1_000);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
});

test('a failure is silent and keeps the last count', async () => {
  saveSession({ id: 1, username: 'me', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  await show();
  await shown('3');
  total = -1;
  await pass(60_000);
  await shown('3');
  total = 5;
  await pass(60_000);
  await shown('5');
});
