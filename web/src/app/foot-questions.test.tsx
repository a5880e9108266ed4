// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClipboardQuestion } from '../features/layout/clipboard-question.tsx';
import { ConsentAsk } from '../features/legal/consent-ask.tsx';

beforeEach(() => {
  const pending = [{ kind: 'terms', name: '用户协议', version: 2, accepted_version: 1 }];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) =>
    Response.json({ code: 1, msg: '', data: init.method === 'POST' ? {} : pending }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Clipboard() {
  const [isAsking, setAsking] = useState(true);
  return isAsking ? <ClipboardQuestion onAnswer={() => setAsking(false)} /> : null;
}

function Page({ hasClipboard }: { hasClipboard: boolean }) {
  return (
    <MemoryRouter>
      <ConsentAsk />
      {hasClipboard ? <Clipboard /> : null}
    </MemoryRouter>
  );
}

function inScope(client: QueryClient, hasClipboard: boolean) {
  return (
    <QueryClientProvider client={client}>
      <Page hasClipboard={hasClipboard} />
    </QueryClientProvider>
  );
}

const asked = () => ['协议更新', '读取剪贴板'].filter((name) => screen.queryByLabelText(name) !== null);

test('the clipboard waits until the agreements are answered', async () => {
  const client = new QueryClient();
  const { rerender } = render(inScope(client, false));
  await waitFor(() => expect(asked()).toEqual(['协议更新']));
  rerender(inScope(client, true));
  expect(asked()).toEqual(['协议更新']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '同意' })));
  await waitFor(() => expect(asked()).toEqual(['读取剪贴板']));
});

test('the agreements wait until the clipboard is answered', async () => {
  const client = new QueryClient();
  render(inScope(client, true));
  expect(asked()).toEqual(['读取剪贴板']);
  await waitFor(() => expect(client.getQueryData(['legal', 'pending'])).toHaveLength(1));
  expect(asked()).toEqual(['读取剪贴板']);
  fireEvent.click(screen.getByRole('button', { name: '不用了' }));
  await waitFor(() => expect(asked()).toEqual(['协议更新']));
});
