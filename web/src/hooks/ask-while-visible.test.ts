// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askWhileVisible, type Ask } from './ask-while-visible.ts';

const REST_MS = 10;
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });
let stop = () => {};
let isHidden = false;

beforeEach(() => {
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

function show(visible: boolean) {
  isHidden = !visible;
  document.dispatchEvent(new Event('visibilitychange'));
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('asks again after each answer', async () => {
  const ask = vi.fn<Ask>(() => Promise.resolve(REST_MS));
  stop = askWhileVisible(ask, REST_MS);
  expect(ask).not.toHaveBeenCalled();
  await eventually(() => expect(ask.mock.calls.length).toBeGreaterThan(2));
});

test('never has two questions out, not even when the page comes back into view', async () => {
  const answers: ((rest: number) => void)[] = [];
  const ask = vi.fn<Ask>(() => new Promise((resolve) => answers.push(resolve)));
  stop = askWhileVisible(ask, 0);
  await eventually(() => expect(ask).toHaveBeenCalledTimes(1));
  show(false);
  show(true);
  await pause(REST_MS * 3);
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.(0);
  await eventually(() => expect(ask).toHaveBeenCalledTimes(2));
});

test('rests while hidden and asks at once when seen again', async () => {
  const ask = vi.fn<Ask>(() => Promise.resolve(REST_MS));
  isHidden = true;
  stop = askWhileVisible(ask, REST_MS);
  await pause(REST_MS * 5);
  expect(ask).not.toHaveBeenCalled();
  show(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a stop ends the question under way and asks no more', async () => {
  const signals: AbortSignal[] = [];
  const ask = vi.fn<Ask>((signal) => {
    signals.push(signal);
    return Promise.resolve(0);
  });
  stop = askWhileVisible(ask, 0);
  await eventually(() => expect(ask).toHaveBeenCalled());
  stop();
  const asked = ask.mock.calls.length;
  show(true);
  await pause(REST_MS * 3);
  expect(ask).toHaveBeenCalledTimes(asked);
  expect(signals.at(-1)?.aborted).toBe(true);
});
