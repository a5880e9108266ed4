// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const slides = ['千峰晓色', '雪夜归人', '浮岛小镇', '第七舱段'].map((title, index) => ({
  url: `/files/${index}.webp`,
  width: 1200,
  height: 675,
  blur: '',
  widths: [],
  title,
  nickname: `画师${index}`,
  post_id: index + 1,
}));
let isReduced = false;

beforeEach(() => {
  isReduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && isReduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show() {
  render(
    <MemoryRouter>
      <Carousel slides={slides} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('region', { name: '精选作品' })).toBeDefined();
  return screen.getByRole('button', { name: '下一张' });
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const label = () => screen.getByRole('link').textContent;

test('the label names the work and leads to its post', () => {
  show();
  expect(label()).toBe('千峰晓色');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/post/1');
  pass(5000);
  expect(label()).toBe('雪夜归人');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/post/2');
});

test.each([
  ['the pointer is on it', 'mouseEnter', 'mouseLeave'],
  ['the keyboard is in it', 'focus', 'blur'],
] as const)('it waits while %s', (_, come, leave) => {
  const inside = show();
  fireEvent[come](inside);
  pass(20_000);
  expect(label()).toBe('千峰晓色');
  fireEvent[leave](inside);
  pass(5000);
  expect(label()).toBe('雪夜归人');
});

test('people who asked for less motion move it themselves', () => {
  isReduced = true;
  show();
  pass(20_000);
  expect(label()).toBe('千峰晓色');
  fireEvent.click(screen.getByRole('button', { name: '下一张' }));
  expect(label()).toBe('雪夜归人');
});

test('arrows, buttons and indicators all move it', () => {
  const inside = show();
  fireEvent.keyDown(inside, { key: 'ArrowLeft' });
  expect(label()).toBe('第七舱段');
  fireEvent.keyDown(inside, { key: 'ArrowRight' });
  expect(label()).toBe('千峰晓色');
  fireEvent.click(screen.getByRole('button', { name: '上一张' }));
  expect(label()).toBe('第七舱段');
  const third = screen.getByRole('button', { name: '第 3 张：浮岛小镇' });
  fireEvent.click(third);
  expect(label()).toBe('浮岛小镇');
  expect(third.getAttribute('aria-current')).toBe('true');
});

test('a finger drawn to the left brings the next work, one that scrolls does not', () => {
  show();
  const picture = document.querySelector('[aria-hidden] img') as Element;
  const touch = (clientX: number, clientY: number) => [{ clientX, clientY }];
  fireEvent.touchStart(picture, { touches: touch(200, 100) });
  fireEvent.touchMove(picture, { touches: touch(170, 180) });
  fireEvent.touchEnd(picture, { changedTouches: touch(120, 300) });
  expect(label()).toBe('千峰晓色');
  fireEvent.touchStart(picture, { touches: touch(200, 100) });
  fireEvent.touchMove(picture, { touches: touch(170, 105) });
  fireEvent.touchEnd(picture, { changedTouches: touch(120, 110) });
  expect(label()).toBe('雪夜归人');
});
