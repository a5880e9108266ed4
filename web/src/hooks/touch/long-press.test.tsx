// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longPress } from './long-press.ts';

const opened = vi.fn<(what: string) => void>();
const pressed = vi.fn<(what: string) => void>();

function Thing({ name, children }: { name: string; children?: React.ReactNode }) {
  return (
    <div {...longPress} data-testid={name}>
      <button type="button" onClick={() => pressed(name)}>
        {name} link
      </button>
      <input aria-label={`${name} field`} />
      <button type="button" aria-haspopup="menu" onClick={() => opened(name)}>
        {name} more
      </button>
      {children}
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (clientX: number, clientY: number) => ({
  pointerType: 'touch',
  isPrimary: true,
  clientX,
  clientY,
});
const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
async function down(name: string, options: object = {}) {
  fireEvent.pointerDown(screen.getByText(name), { ...at(50, 50), ...options });
  await vi.dynamicImportSettled();
}

test('a resting finger opens the menu, and lifting it presses nothing', async () => {
  render(<Thing name="a" />);
  await down('a link');
  rest(499);
  expect(opened).not.toHaveBeenCalled();
  rest(1);
  expect(opened.mock.calls).toEqual([['a']]);
  fireEvent.pointerUp(screen.getByText('a link'), at(50, 50));
  const lifted = createEvent.touchEnd(screen.getByText('a link'), { cancelable: true });
  fireEvent(screen.getByText('a link'), lifted);
  expect(lifted.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByText('a link'), { detail: 1 });
  expect(pressed).not.toHaveBeenCalled();
  // The next press is a press again.
  await down('a link');
  fireEvent.pointerUp(screen.getByText('a link'), at(50, 50));
  fireEvent.click(screen.getByText('a link'), { detail: 1 });
  expect(pressed.mock.calls).toEqual([['a']]);
});

test.each([
  ['moves', (thing: HTMLElement) => fireEvent.pointerMove(thing, at(50, 61))],
  ['is lifted', (thing: HTMLElement) => fireEvent.pointerUp(thing, at(50, 50))],
  ['scrolls', (thing: HTMLElement) => fireEvent.pointerCancel(thing, at(50, 50))],
  [
    'is joined by a second',
    (thing: HTMLElement) => fireEvent.pointerDown(thing, { ...at(90, 90), isPrimary: false }),
  ],
])('a finger that %s opens nothing', async (_, go) => {
  render(<Thing name="a" />);
  await down('a link');
  rest(300);
  go(screen.getByText('a link'));
  rest(1_000);
  expect(opened).not.toHaveBeenCalled();
});

test('a finger trembles a little', async () => {
  render(<Thing name="a" />);
  await down('a link');
  fireEvent.pointerMove(screen.getByText('a link'), at(56, 55));
  rest(500);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a mouse and a field mean something else', async () => {
  render(<Thing name="a" />);
  await down('a link', { pointerType: 'mouse' });
  rest(1_000);
  fireEvent.pointerDown(screen.getByLabelText('a field'), at(50, 50));
  rest(1_000);
  expect(opened).not.toHaveBeenCalled();
  const asked = createEvent.contextMenu(screen.getByText('a link'), { cancelable: true });
  fireEvent(screen.getByText('a link'), asked);
  expect(asked.defaultPrevented).toBe(false);
});

test('where the phone says first that it was long, its own menu stays away and ours opens once', async () => {
  render(<Thing name="a" />);
  await down('a link');
  rest(400);
  const asked = createEvent.contextMenu(screen.getByText('a link'), { cancelable: true });
  fireEvent(screen.getByText('a link'), asked);
  expect(asked.defaultPrevented).toBe(true);
  rest(1_000);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('of a thing within a thing the inner one is meant', async () => {
  render(
    <Thing name="outer">
      <Thing name="inner" />
    </Thing>,
  );
  await down('inner link');
  rest(500);
  expect(opened.mock.calls).toEqual([['inner']]);
  await down('outer link');
  rest(500);
  expect(opened.mock.calls).toEqual([['inner'], ['outer']]);
});

test('what has gone from the page opens nothing', async () => {
  const { unmount } = render(<Thing name="a" />);
  await down('a link');
  unmount();
  rest(1_000);
  expect(opened).not.toHaveBeenCalled();
});

test('the phone shakes only after it was touched', async () => {
  const vibrate = vi.fn<(ms: number) => boolean>(() => true);
  const activation = { hasBeenActive: false };
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { vibrate, userActivation: activation }),
  );
  render(<Thing name="a" />);
  await down('a link');
  rest(500);
  expect(vibrate).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  await down('a link');
  rest(500);
  expect(vibrate).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
