// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

afterEach(cleanup);

const FEEDS = [
  { value: 'latest', label: '最新' },
  { value: 'all', label: '全部', count: 12_345 },
  { value: 'follow', label: '关注' },
] as const;

function Feed() {
  const [feed, setFeed] = useState<(typeof FEEDS)[number]['value']>('latest');
  return (
    <>
      <Tabs id="feed" label="信息流" items={FEEDS} value={feed} onChange={setFeed} />
      <TabPanel id="feed" value={feed}>
        {feed}
      </TabPanel>
    </>
  );
}

function tab(name: RegExp) {
  return screen.getByRole('tab', { name });
}

function stops() {
  return screen.getAllByRole('tab').filter((element) => element.tabIndex === 0);
}

function press(key: string) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

test('arrows move the focus round, Home and End jump', () => {
  render(<Feed />);
  tab(/最新/).focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(tab(/全部/));
  press('ArrowRight');
  press('ArrowRight');
  expect(document.activeElement).toBe(tab(/最新/));
  press('ArrowLeft');
  expect(document.activeElement).toBe(tab(/关注/));
  press('Home');
  expect(document.activeElement).toBe(tab(/最新/));
  press('End');
  expect(document.activeElement).toBe(tab(/关注/));
});

test('passing over a tab does not choose it, pressing it does', () => {
  render(<Feed />);
  tab(/最新/).focus();
  press('ArrowRight');
  expect(tab(/最新/).getAttribute('aria-selected')).toBe('true');
  fireEvent.click(tab(/全部/));
  expect(tab(/全部/).getAttribute('aria-selected')).toBe('true');
  expect(tab(/最新/).getAttribute('aria-selected')).toBe('false');
});

test('only one tab can be reached with Tab: the focused one, else the chosen one', () => {
  render(<Feed />);
  expect(stops()).toEqual([tab(/最新/)]);
  tab(/最新/).focus();
  press('ArrowRight');
  expect(stops()).toEqual([tab(/全部/)]);
  fireEvent.blur(tab(/全部/));
  expect(stops()).toEqual([tab(/最新/)]);
});

test('tabs and panel name each other, counts are shortened', () => {
  render(<Feed />);
  const panel = screen.getByRole('tabpanel', { name: '最新' });
  expect(tab(/最新/).getAttribute('aria-controls')).toBe(panel.id);
  expect(tab(/全部/).textContent).toBe('全部1.2w');
});

function swipe(from: number, to: number) {
  const panel = screen.getByRole('tabpanel');
  const touch = (clientX: number) => [{ clientX, clientY: 300 }];
  fireEvent.touchStart(panel, { touches: touch(from) });
  fireEvent.touchMove(panel, { touches: touch((from + to) / 2) });
  fireEvent.touchEnd(panel, { changedTouches: touch(to) });
}

test('a finger drawn over the panel presses the next tab, and stops at the ends', () => {
  const animate = vi.fn<() => void>();
  vi.stubGlobal('matchMedia', () => ({ matches: animate.mock.calls.length > 0 }));
  Object.assign(HTMLElement.prototype, { animate });
  render(<Feed />);
  swipe(300, 100);
  expect(tab(/全部/).getAttribute('aria-selected')).toBe('true');
  expect(animate).toHaveBeenCalledTimes(1);
  swipe(300, 100);
  swipe(300, 100);
  expect(tab(/关注/).getAttribute('aria-selected')).toBe('true');
  for (let times = 0; times < 3; times += 1) swipe(100, 300);
  expect(tab(/最新/).getAttribute('aria-selected')).toBe('true');
  // Whoever asked for less motion sees the next list at once.
  expect(animate).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('a number that is on its way has its room and is not read out', () => {
  const items = [{ value: 'all', label: '全部', count: null }] as const;
  const { container } = render(
    <Tabs label="订单状态" items={items} value="all" onChange={() => undefined} />,
  );
  screen.getByRole('tab', { name: '全部' });
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('0');
});
