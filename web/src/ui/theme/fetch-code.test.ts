// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fetchCode } from './fetch-code.ts';

const hints = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));

test('what a part needs is hinted once each, a few at a time, and not what the page has', async () => {
  document.head.innerHTML = '<script type="text/plain" src="/assets/here.js"></script>';
  const files = ['here', 'a', 'b', 'c', 'd', 'e'].map((name) => `assets/${name}.js`);
  vi.useFakeTimers();
  try {
    const part = { is: 'part' };
    // The code is asked for at once, whatever is hinted.
    const asked = vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part));
    const coming = fetchCode(asked, files);
    expect(asked).toHaveBeenCalledOnce();
    void fetchCode(asked, ['assets/a.js', 'assets/f.js']);
    expect(hints()).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(hints()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
    vi.advanceTimersToNextTimer();
    expect(hints()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/assets/${name}.js`));
    expect(vi.getTimerCount()).toBe(0);
    await expect(coming).resolves.toBe(part);
  } finally {
    vi.useRealTimers();
  }
});
