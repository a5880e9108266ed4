// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const read = vi.fn<() => Promise<string>>();

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

/** The clipboard is looked at once a load, so each arrival loads the code anew. */
async function arrive(path: string) {
  vi.resetModules();
  const { ShareLinks } = await import('./incoming-links.tsx');
  render(
    <MemoryRouter initialEntries={[path]}>
      <ShareLinks />
      <Where />
    </MemoryRouter>,
  );
  // Its code comes in its own time.
  await act(() => import('./clipboard-link.tsx'));
}
const gesture = () => act(async () => void fireEvent.pointerDown(document.body));
const where = () => screen.getByTestId('where').textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  read.mockReset().mockResolvedValue(`看看这个 ${location.origin}/?s=${btoa('42')}`);
  vi.stubGlobal('navigator', {
    permissions: { query: async () => ({ state: 'prompt' }) },
    clipboard: { readText: read },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the first gesture brings the question, with its reason; yes opens the post', async () => {
  await arrive('/home');
  expect(screen.queryByRole('button', { name: '允许' })).toBeNull();
  await gesture();
  await screen.findByText('允许读取剪贴板，就能直接打开复制好的分享链接。');
  expect(read).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '允许' }));
  await waitFor(() => expect(where()).toBe('/post/42'));
});

test('after a no it is never asked again, and nothing is read', async () => {
  await arrive('/');
  await gesture();
  fireEvent.click(await screen.findByRole('button', { name: '不用了' }));
  expect(screen.queryByRole('button', { name: '允许' })).toBeNull();
  cleanup();
  await arrive('/');
  await gesture();
  expect(screen.queryByRole('button', { name: '允许' })).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

test('elsewhere nobody is asked', async () => {
  await arrive('/community');
  await gesture();
  expect(screen.queryByRole('button', { name: '允许' })).toBeNull();
});
