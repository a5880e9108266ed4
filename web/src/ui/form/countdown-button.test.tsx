// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountdownButton } from './countdown-button.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-18T15:00:00+08:00') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole('button');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function press() {
  fireEvent.click(button());
  await pass(0);
}

test('counts sixty seconds down after a code was sent, then may send again', async () => {
  const onSend = vi.fn<() => Promise<void>>(() => Promise.resolve());
  render(<CountdownButton onSend={onSend} />);
  expect(button().textContent).toBe('获取验证码');
  await press();
  expect(button().textContent).toBe('60 秒后重发');
  expect(button().hasAttribute('disabled')).toBe(true);
  await pass(13_000);
  expect(button().textContent).toBe('47 秒后重发');
  await pass(46_000);
  expect(button().textContent).toBe('1 秒后重发');
  await pass(1_000);
  expect(button().textContent).toBe('获取验证码');
  await press();
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('does not count when sending was refused', async () => {
  render(<CountdownButton onSend={() => Promise.resolve(false)} />);
  await press();
  expect(button().textContent).toBe('获取验证码');
  expect(button().hasAttribute('disabled')).toBe(false);
});

test('is busy while the code is being sent, and a second press sends nothing', async () => {
  const answer = new EventTarget();
  const onSend = vi.fn<() => Promise<void>>(
    () => new Promise((resolve) => answer.addEventListener('sent', () => resolve())),
  );
  render(<CountdownButton onSend={onSend} />);
  await press();
  expect(button().getAttribute('aria-busy')).toBe('true');
  await press();
  expect(onSend).toHaveBeenCalledTimes(1);
  answer.dispatchEvent(new Event('sent'));
  await pass(0);
  expect(button().getAttribute('aria-busy')).toBeNull();
  expect(button().textContent).toBe('60 秒后重发');
});

test('a tab that slept shows the true rest', async () => {
  render(<CountdownButton onSend={() => Promise.resolve()} />);
  await press();
  vi.setSystemTime(Date.now() + 40_000);
  await pass(250);
  expect(button().textContent).toBe('20 秒后重发');
});
