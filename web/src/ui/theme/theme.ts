import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const PAPER: Record<Theme, string> = { light: '#fbfaf7', dark: '#111416' };
const listeners = new Set<() => void>();

function savedTheme(): Theme | null {
  try {
    const saved = localStorage.getItem(STORAGE_KEY);
    return saved === 'dark' || saved === 'light' ? saved : null;
  } catch {
    // Storage can be denied; then every visit starts from the system setting.
    return null;
  }
}

let systemSetting: MediaQueryList | null = null;

/** One and the same object, or a listener could not be taken off again. */
function systemPrefersDark(): MediaQueryList {
  systemSetting ??= matchMedia('(prefers-color-scheme: dark)');
  return systemSetting;
}

function wantedTheme(): Theme {
  return savedTheme() ?? (systemPrefersDark().matches ? 'dark' : 'light');
}

export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function apply(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.style.colorScheme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', PAPER[theme]);
  }
  for (const listener of listeners) listener();
}

function followSystem(): void {
  if (savedTheme() === null) apply(wantedTheme());
}

function followOtherTabs(event: StorageEvent): void {
  // A null key means that the whole storage was cleared.
  if (event.key === STORAGE_KEY || event.key === null) apply(wantedTheme());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    systemPrefersDark().addEventListener('change', followSystem);
    window.addEventListener('storage', followOtherTabs);
    // The setting may have changed between the first paint and now.
    if (wantedTheme() !== currentTheme()) apply(wantedTheme());
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    systemPrefersDark().removeEventListener('change', followSystem);
    window.removeEventListener('storage', followOtherTabs);
  };
}

/** Applies a theme and remembers it: from now on the system setting no longer decides. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // The choice still holds for this page.
  }
  apply(theme);
}

export function toggleTheme(): void {
  chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
}

/** The theme on screen, kept in step with the system (until the first toggle) and with other tabs. */
export function useTheme(): { theme: Theme; toggle: () => void; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'light');
  return { theme, toggle: toggleTheme, choose: chooseTheme };
}
