// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { saveSession } from '../../api/session.ts';
import { ReplyLine } from './reply-line.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an answer sent again after a lost one keeps its key; other words have another', async () => {
  saveSession({ id: 7, username: '', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    throw new TypeError('the answer never came');
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ReplyLine
          postId={5}
          target={null}
          nickname="画师"
          onCountChange={() => undefined}
          onSent={() => undefined}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText('回复 画师');
  for (const [count, words] of [
    [1, '谢谢你'],
    [2, '谢谢你'],
    [3, '谢谢你们'],
  ] as const) {
    fireEvent.change(field, { target: { value: words } });
    await act(async () => void fireEvent.submit(field));
    await waitFor(() => expect(keys).toHaveLength(count));
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
  }
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
