// @vitest-environment happy-dom
import { renderHook, cleanup, act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAnswer, noteSilence, useLine, watchLine } from './line.ts';

let stop: () => void;
let isReachable: boolean;
let probes: number;
const tell = (name: string) => act(async () => void window.dispatchEvent(new Event(name)));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  isReachable = true;
  probes = 0;
  vi.stubGlobal('fetch', async () => {
    probes += 1;
    if (!isReachable) throw new TypeError('no route');
    return new Response();
  });
  stop = watchLine();
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the browser says that it is offline: told at once, and for a moment when it is back', async () => {
  const { result } = renderHook(() => useLine());
  await tell('offline');
  expect(result.current).toBe('down');
  await tell('online');
  expect(result.current).toBe('back');
  await pass(3_000);
  expect(result.current).toBe('up');
});

test('a call without an answer is told only when the line is really dead', async () => {
  const { result } = renderHook(() => useLine());
  await act(async () => noteSilence());
  expect(probes).toBe(1);
  expect(result.current).toBe('up');
  isReachable = false;
  await act(async () => noteSilence());
  expect(result.current).toBe('down');
  await pass(3_000);
  expect(result.current).toBe('down');
  isReachable = true;
  await pass(3_000);
  expect(result.current).toBe('back');
});

test('a probe that hangs counts as no answer within two seconds', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  const { result } = renderHook(() => useLine());
  await act(async () => noteSilence());
  await pass(2_000);
  expect(result.current).toBe('down');
});

test('any answer ends it', async () => {
  const { result } = renderHook(() => useLine());
  await tell('offline');
  act(() => noteAnswer());
  expect(result.current).toBe('back');
});
