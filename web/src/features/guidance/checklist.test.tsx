// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Guidance } from '@zaojie/contract/guidance/guidance.schemas';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Checklist } from './checklist.tsx';

const guidance: Guidance = {
  is_new: false,
  creator: [
    { step: 'work', is_done: true },
    { step: 'service', is_done: false },
    { step: 'schedule', is_done: false },
    { step: 'verification', is_done: false },
  ],
  client: null,
};
const asked: string[] = [];
let closing = { code: 1, msg: '', data: {} };

function show(part: 'creator' | 'client', at = '/') {
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    asked.push(body ?? address);
    return new Response(JSON.stringify(body === undefined ? { code: 1, msg: '', data: guidance } : closing));
  });
  return render(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Checklist part={part} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
afterEach(() => {
  cleanup();
  asked.length = 0;
  closing = { code: 1, msg: '', data: {} };
  vi.unstubAllGlobals();
});

test('what is done is said, what isn’t leads to where it is done', async () => {
  show('creator');
  await screen.findByText('1 / 4');
  screen.getByText('，已完成');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/profile/pricing', '/profile/schedule', '/profile/verification']);
});

test('the step of the page one stands on is marked, and leads nowhere', async () => {
  show('creator', '/profile/schedule');
  const here = (await screen.findByText('排好档期')).closest('[aria-current="step"]');
  expect(here?.textContent).toContain('就在这一页');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/profile/pricing', '/profile/verification']);
});

test('put away, it is gone; when that fails it stays', async () => {
  closing = { code: 1000, msg: '不行', data: {} };
  show('creator');
  fireEvent.click(await screen.findByRole('button', { name: '不再显示' }));
  await waitFor(() => expect(asked).toContain('{"part":"creator"}'));
  await screen.findByText('1 / 4');
  closing = { code: 1, msg: '', data: {} };
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: '不再显示' }));
  await waitFor(() => expect(screen.queryByText('开张清单')).toBeNull());
});

test('there is none where there is nothing left', async () => {
  const { container } = show('client');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.childElementCount).toBe(0);
});
