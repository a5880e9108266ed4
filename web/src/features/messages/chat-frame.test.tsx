// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure, NetworkFailure } from '../../api/client.ts';
import { ChatFrame } from './chat-frame.tsx';
import { Refused, stubServer } from './chat-test-rig.ts';
import { ChatOpening } from './conversation/chat-opening.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(current: string | null, isPhone: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ChatFrame current={current} isOpen={current !== null}>
          <p>聊天</p>
        </ChatFrame>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await act(async () => undefined);
}

test.each([
  ['beside each other', null, false],
  ['on a phone', null, true],
  ['beside a chat that begins', '1-2', false],
])('who has no chats is told once, %s', async (_where, current, isPhone) => {
  stubServer(() => ({ data: [], next_cursor: null }));
  await show(current, isPhone);
  expect(await screen.findAllByText('还没有私信。')).toHaveLength(1);
  expect(screen.queryByText('选一个会话，接着聊。')).toBeNull();
  expect(screen.getAllByRole('link', { name: '去社区认识创作者' })).toHaveLength(1);
});

test('a list that could not be had is no empty list', async () => {
  stubServer(() => new Refused(500, '暂不可用'));
  await show(null, false);
  await screen.findByRole('button', { name: '重试' });
  expect(screen.queryByText('还没有私信。')).toBeNull();
});

test('nobody there: one way back; not asked: one more try', () => {
  const opening = (error: Error) => (
    <MemoryRouter>
      <ChatOpening error={error} isFetching={false} onRetry={() => undefined} />
    </MemoryRouter>
  );
  const { rerender } = render(
    opening(new ApiFailure({ code: 1301, msg: '用户不存在', data: null }, 200, null)),
  );
  expect(screen.getByRole('heading', { level: 2, name: '用户不存在' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '回到消息' }).getAttribute('href')).toBe('/chat/messages');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  rerender(opening(new NetworkFailure('网络异常')));
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '回到消息' })).toBeNull();
});
