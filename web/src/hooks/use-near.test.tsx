// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNear } from './use-near.ts';

const BELOW_PX = 300;

/** The place stands so far below the window: it is reported where the margin reaches it. */
class BelowObserver {
  constructor(
    private readonly tell: (entries: { isIntersecting: boolean }[]) => void,
    private readonly options: { rootMargin: string },
  ) {}
  observe() {
    if (Number.parseInt(this.options.rootMargin, 10) >= BELOW_PX) this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

function Place() {
  const { place, isNear } = useNear();
  return <div ref={place}>{isNear ? '近' : '远'}</div>;
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', BelowObserver);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(['pointerMove', 'touchStart', 'wheel', 'keyDown'] as const)(
  'what stands just below the window comes with the first %s, not before',
  (sign) => {
    render(<Place />);
    expect(screen.queryByText('远')).not.toBeNull();
    act(() => void fireEvent[sign](document.body));
    expect(screen.queryByText('近')).not.toBeNull();
  },
);
