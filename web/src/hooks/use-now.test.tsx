// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { drawAsOf, useNow } from './use-now.ts';

const EVENING = new Date('2026-03-01T15:59:50Z');
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function Day() {
  return <p>{useNow().toISOString().slice(0, 16)}</p>;
}

test('a page drawn before midnight is taken over as it stands, and goes on with the day', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Day />);
  expect(page.textContent).toBe('2026-03-01T15:59');
  vi.setSystemTime(EVENING.getTime() + 20_000);
  drawAsOf(EVENING.getTime());
  const complain = vi.fn<(error: unknown) => void>();
  act(() => {
    root = hydrateRoot(page, <Day />, { onRecoverableError: complain });
  });
  expect(complain).not.toHaveBeenCalled();
  expect(page.textContent).toBe('2026-03-01T16:00');
});
