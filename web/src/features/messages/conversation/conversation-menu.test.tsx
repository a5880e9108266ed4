// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ChatStatus } from '@zaojie/contract/messages/message.schemas';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOGOUT_EVENT, saveSession } from '../../../api/session.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { FollowButton } from '../../users/follow-button.tsx';
import { CHAT, PEER, Refused, stubServer } from '../chat-test-rig.ts';
import { SendingNote } from '../composer/sending-note.tsx';
import { ConversationMenu } from './conversation-menu.tsx';

const said: string[] = [];

const statusWith = (facts: Partial<ChatStatus>): ChatStatus => ({
  chat_identify: CHAT,
  user: { id: PEER, username: 'peer', nickname: '阿砚', avatar: '', bio: '' },
  is_online: false,
  last_seen_at: null,
  is_followed: true,
  unread_count: 0,
  is_blocked: false,
  is_pinned: false,
  stranger_left: null,
  last_seq: 3,
  peer_read_seq: 0,
  reason: '',
  can: { send: true, follow: true },
  ...facts,
});

beforeEach(() => {
  said.length = 0;
  vi.spyOn(toast, 'success').mockImplementation((message) => void said.push(message));
  vi.spyOn(toast, 'error').mockImplementation((message) => void said.push(message));
  saveSession({ id: 1, username: 'me', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
});
afterEach(() => {
  globalThis.dispatchEvent(new Event(LOGOUT_EVENT));
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(status: ChatStatus) {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <FollowButton userId={PEER} isFollowed canFollow />
        <ConversationMenu status={status} />
        <SendingNote status={status} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

async function choose(item: string) {
  fireEvent.click(screen.getByRole('button', { name: '会话操作' }));
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: item })));
}

test('拉黑 asks, keeps the other side away and ends the follow that the page shows', async () => {
  const ask = vi.spyOn(dialog, 'confirm').mockResolvedValue(true);
  const asked = stubServer(() => ({ is_blocked: true }));
  show(statusWith({}));
  await choose('拉黑');
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ danger: true, confirmText: '拉黑' });
  await waitFor(() => expect(said).toHaveLength(1));
  expect(asked).toMatchObject([{ path: '/user/block', body: { user_id: PEER } }]);
  screen.getByRole('button', { name: '关注' });
});

test('a refusal changes nothing and is said in the words of the server', async () => {
  vi.spyOn(dialog, 'confirm').mockResolvedValue(true);
  stubServer(() => new Refused(1301, '用户不存在'));
  show(statusWith({}));
  await choose('拉黑');
  await waitFor(() => expect(said).toEqual(['用户不存在']));
  screen.getByRole('button', { name: '已关注，取消关注' });
});

test('取消拉黑 below the log asks nothing', async () => {
  const ask = vi.spyOn(dialog, 'confirm');
  const asked = stubServer(() => ({ is_blocked: false }));
  show(statusWith({ is_blocked: true, can: { send: false, follow: false }, reason: '你已拉黑对方' }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '取消拉黑' })));
  await waitFor(() => expect(said).toHaveLength(1));
  expect(asked).toMatchObject([{ path: '/user/unblock', body: { user_id: PEER } }]);
  expect(ask).not.toHaveBeenCalled();
});
