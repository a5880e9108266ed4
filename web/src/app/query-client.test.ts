import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { frameErrors } from '@zaojie/contract/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure, NetworkFailure } from '../api/client.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function timesAsked(error: Error): Promise<number> {
  const client = createQueryClient();
  const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(error);
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn });
  const unsubscribe = observer.subscribe(() => {});
  await vi.runAllTimersAsync();
  unsubscribe();
  return queryFn.mock.calls.length;
}

test('a call that got no answer is repeated twice', async () => {
  expect(await timesAsked(new NetworkFailure('断网'))).toBe(3);
});

test('so is one that came when the server had no time', async () => {
  expect(await timesAsked(new ApiFailure({ ...frameErrors.unavailable, data: null }, 503, 2))).toBe(3);
});

test('a refusal is not repeated', async () => {
  expect(await timesAsked(new ApiFailure({ ...frameErrors.forbidden, data: null }, 200, null))).toBe(1);
});

test('without a network a question fails at once and is logged, instead of waiting for it', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('window', {});
  onlineManager.setOnline(false);
  try {
    expect(await timesAsked(new NetworkFailure('断网'))).toBe(3);
    expect(logged).toHaveBeenCalledWith('没有取到', ['x'], expect.any(NetworkFailure));
  } finally {
    onlineManager.setOnline(true);
    vi.unstubAllGlobals();
    logged.mockRestore();
  }
});
