// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { toast, ToastHost } from './toast.tsx';

// The first load of the drawing code can outlast the time limit of a test on a busy machine.
beforeAll(() => import('./toast-view.tsx'), 60_000);

afterEach(cleanup);

const shown = (text: string) => screen.findByText(text);

test('news from before the host was there is not lost', async () => {
  toast.error('登录失败，请稍后重试');
  render(<ToastHost />);
  expect(await shown('登录失败，请稍后重试')).toBeTruthy();
});

test('only the last three wait', async () => {
  for (const message of ['一', '二', '三', '四']) toast.info(message);
  render(<ToastHost />);
  expect(await shown('四')).toBeTruthy();
  expect(screen.getByText('二')).toBeTruthy();
  expect(screen.queryByText('一')).toBeNull();
});

test('carries one action', async () => {
  const onRetry = vi.fn<() => void>();
  render(<ToastHost />);
  act(() => toast.error('操作失败', { action: { label: '重试', onClick: onRetry } }));
  await shown('操作失败');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('the same id replaces what is shown', async () => {
  render(<ToastHost />);
  act(() => toast.info('上传中', { id: 'upload' }));
  await shown('上传中');
  act(() => toast.success('上传好了', { id: 'upload' }));
  await shown('上传好了');
  await waitFor(() => expect(screen.queryByText('上传中')).toBeNull());
});

test('what was shown goes by itself, and leaves no clock behind when its host goes first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { unmount } = render(<ToastHost />);
    act(() => toast.info('会走的'));
    await act(() => import('./toast-view.tsx'));
    expect(screen.getByText('会走的')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(3_000));
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText('会走的')).toBeNull();
    act(() => toast.error('按过的', { action: { label: '重试', onClick: () => undefined } }));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    act(() => toast.info('还在的'));
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
