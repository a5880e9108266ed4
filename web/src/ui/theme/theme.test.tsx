// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, useTheme } from './theme.ts';

let systemIsDark = false;
let systemListeners: Set<() => void>;

beforeEach(() => {
  systemIsDark = false;
  systemListeners = new Set();
  localStorage.clear();
  document.documentElement.className = '';
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_: string, listener: () => void) => systemListeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => systemListeners.delete(listener),
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Toggle() {
  const { theme, toggle } = useTheme();
  return (
    <button type="button" onClick={toggle}>
      {theme}
    </button>
  );
}

function systemTurns(dark: boolean) {
  systemIsDark = dark;
  act(() => {
    for (const listener of systemListeners) listener();
  });
}

function shown() {
  return screen.getByRole('button').textContent;
}

const isDark = () => document.documentElement.classList.contains('dark');

test('follows the system live while nothing is saved', () => {
  render(<Toggle />);
  expect(shown()).toBe('light');
  systemTurns(true);
  expect(shown()).toBe('dark');
  expect(isDark()).toBe(true);
  systemTurns(false);
  expect(shown()).toBe('light');
  expect(isDark()).toBe(false);
});

test('a toggle saves the choice, and the system no longer decides', () => {
  render(<Toggle />);
  fireEvent.click(screen.getByRole('button'));
  expect(isDark()).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');
  systemTurns(true);
  systemTurns(false);
  expect(shown()).toBe('dark');
});

test('a choice in another tab arrives here', () => {
  render(<Toggle />);
  localStorage.setItem('theme', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
  expect(shown()).toBe('dark');
});

test('other keys of the storage do not matter, clearing it returns to the system', () => {
  render(<Toggle />);
  act(() => chooseTheme('dark'));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(shown()).toBe('dark');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(shown()).toBe('light');
});

test('an unknown saved value counts as none', () => {
  localStorage.setItem('theme', 'sepia');
  render(<Toggle />);
  systemTurns(true);
  expect(shown()).toBe('dark');
});

test('the browser chrome takes the colour of the paper', () => {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  chooseTheme('dark');
  expect(meta.content).toBe('#111416');
  chooseTheme('light');
  expect(meta.content).toBe('#fbfaf7');
  meta.remove();
});

test('works for this page when the storage is denied', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<Toggle />);
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toBe('dark');
});
