// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guideMarkOf } from '../../api/guide-wish.ts';
import { HelpPage } from './help-page.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, msg: '', data: { data: [] } }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function show() {
  const router = createMemoryRouter([{ path: '*', element: <HelpPage /> }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test('a visitor is led to an account, which brings the guide along', () => {
  show();
  expect(screen.getByRole('link', { name: '注册一个账号' }).getAttribute('href')).toBe('/register');
  expect(screen.queryByRole('button', { name: '打开新手引导' })).toBeNull();
});

test('a member opens the guide again', () => {
  localStorage.setItem('token', 't');
  localStorage.setItem('userinfo', JSON.stringify({ id: 7 }));
  show();
  fireEvent.click(screen.getByRole('button', { name: '打开新手引导' }));
  expect(guideMarkOf(7, '/help')).toBe('wished');
});
