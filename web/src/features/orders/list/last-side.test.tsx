// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnSideKey, sideIn, useLastSide } from './last-side.ts';

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  globalThis.history.replaceState(null, '', '/order');
});
afterEach(() => {
  cleanup();
  forget();
  globalThis.history.replaceState(null, '', '/');
});

/** As another tab would. */
const keep = (side: string) => localStorage.setItem('zaojie:order-side', side);
const forget = () => {
  localStorage.clear();
  for (const path of ['/order', '/orders']) document.cookie = `order-side=; Path=${path}; Max-Age=0`;
};

function Side() {
  const [side, choose] = useLastSide();
  return <button onClick={() => choose('seller')}>{side}</button>;
}
const page = () => (
  <QueryClientProvider client={client}>
    <Side />
  </QueryClientProvider>
);
const shown = () => screen.getByRole('button').textContent;

test.each([
  [null, 'buyer'],
  [undefined, 'buyer'],
  ['seller', 'seller'],
  ['constructor', 'buyer'],
])('a cookie that says %s means the %s', (kept, side) => expect(sideIn(kept)).toBe(side));

test.each(['/order', '/orders'])('what is chosen is there again at %s', (path) => {
  render(page());
  expect(shown()).toBe('buyer');
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toBe('seller');
  cleanup();
  globalThis.history.replaceState(null, '', path);
  // For the server, which draws that side next time.
  expect(document.cookie).toContain('order-side=seller');
  render(page());
  expect(shown()).toBe('seller');
});

test('what another tab chooses meanwhile changes nothing here', () => {
  const { rerender } = render(page());
  keep('seller');
  rerender(page());
  expect(shown()).toBe('buyer');
});

test('a page that came drawn is taken over on the side it was drawn for', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  client.setQueryData(drawnSideKey, 'seller');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
  const drawn = container.querySelector('button');
  expect(drawn?.textContent).toBe('seller');
  keep('buyer');
  act(() => void render(page(), { container, hydrate: true }));
  expect(container.querySelector('button')).toBe(drawn);
  expect(shown()).toBe('seller');
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test('later visits begin with what was chosen last, not with what was drawn', () => {
  client.setQueryData(drawnSideKey, 'buyer');
  keep('seller');
  render(page());
  expect(shown()).toBe('seller');
});
