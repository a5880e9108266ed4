// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AUTO_ADVANCE_MS, useCarousel } from './use-carousel.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function carouselOf(count: number, isPaused = false) {
  return renderHook((props) => useCarousel(props.count, props.isPaused), {
    initialProps: { count, isPaused },
  });
}

test('goes on every 5000 ms and from the last slide to the first', () => {
  const { result } = carouselOf(3);
  expect(AUTO_ADVANCE_MS).toBe(5000);
  pass(4999);
  expect(result.current.index).toBe(0);
  pass(1);
  expect(result.current.index).toBe(1);
  pass(5000);
  expect(result.current.index).toBe(2);
  pass(5000);
  expect(result.current.index).toBe(0);
});

test('previous and next wrap at both ends', () => {
  const { result } = carouselOf(3);
  act(() => result.current.previous());
  expect(result.current.index).toBe(2);
  act(() => result.current.next());
  expect(result.current.index).toBe(0);
});

test('a choice starts the wait anew', () => {
  const { result } = carouselOf(4);
  pass(4000);
  act(() => result.current.show(2));
  pass(4999);
  expect(result.current.index).toBe(2);
  pass(1);
  expect(result.current.index).toBe(3);
});

test('a pause holds the slide; going on waits the whole time again', () => {
  const { result, rerender } = carouselOf(3);
  pass(4000);
  rerender({ count: 3, isPaused: true });
  pass(60_000);
  expect(result.current.index).toBe(0);
  rerender({ count: 3, isPaused: false });
  pass(4999);
  expect(result.current.index).toBe(0);
  pass(1);
  expect(result.current.index).toBe(1);
});

test.each([0, 1])('%i slides never move', (count) => {
  const { result } = carouselOf(count);
  pass(20_000);
  act(() => result.current.next());
  act(() => result.current.previous());
  expect(result.current.index).toBe(0);
});

test('fewer slides than before still show one that exists', () => {
  const { result, rerender } = carouselOf(5);
  act(() => result.current.show(4));
  rerender({ count: 3, isPaused: false });
  expect(result.current.index).toBe(1);
});
