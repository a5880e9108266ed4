// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Ago } from './ago.tsx';

const MADE = '2026-03-01T08:00:00Z';
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('a page drawn a minute before is taken over without a complaint', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:59:30Z') });
  const page = document.createElement('div');
  document.body.append(page);
  const ago = <Ago at={MADE} did="发布" />;
  page.innerHTML = renderToString(ago);
  expect(page.textContent).toBe('59分钟前发布');
  vi.setSystemTime(new Date('2026-03-01T09:00:30Z'));
  const complain = vi.fn<(error: unknown) => void>();
  act(() => {
    root = hydrateRoot(page, ago, { onRecoverableError: complain });
  });
  expect(complain).not.toHaveBeenCalled();
  expect(page.querySelector('time')?.dateTime).toBe(MADE);
});

test('a moment in milliseconds is told as well', () => {
  expect(renderToString(<Ago at={Date.parse(MADE)} />)).toContain('dateTime="2026-03-01T08:00:00.000Z"');
});
