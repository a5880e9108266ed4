// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOGOUT_EVENT, saveSession } from '../../api/session.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { FollowButton, type FollowButtonProps } from './follow-button.tsx';

const said: string[] = [];

function show(props: Partial<FollowButtonProps>) {
  render(
    <MemoryRouter>
      <FollowButton userId={7} isFollowed={false} canFollow {...props} />
    </MemoryRouter>,
  );
}

function serverAnswers(answer: { code: number; msg: string; data: unknown }) {
  const asked = vi.fn<(address: string) => Promise<Response>>(
    async () => new Response(JSON.stringify(answer)),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

beforeEach(() => {
  localStorage.clear();
  said.length = 0;
  vi.spyOn(toast, 'success').mockImplementation((message) => void said.push(message));
  vi.spyOn(toast, 'error').mockImplementation((message) => void said.push(message));
  saveSession({ id: 1, username: 'me', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
});
afterEach(() => {
  globalThis.dispatchEvent(new Event(LOGOUT_EVENT));
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('following from a post asks first; 取消 leaves everything as it was', async () => {
  const ask = vi.spyOn(dialog, 'confirm').mockResolvedValue(false);
  const asked = serverAnswers({ code: 1, msg: '', data: { is_followed: true, followers_count: 1 } });
  show({ withTip: true });
  fireEvent.click(screen.getByRole('button', { name: '关注' }));
  await waitFor(() => expect(ask).toHaveBeenCalledWith('关注后可以收到 TA 的动态'));
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
  screen.getByRole('button', { name: '关注' });
});

test('确定 follows and says so', async () => {
  vi.spyOn(dialog, 'confirm').mockResolvedValue(true);
  const asked = serverAnswers({ code: 1, msg: '', data: { is_followed: true, followers_count: 1 } });
  show({ withTip: true });
  fireEvent.click(screen.getByRole('button', { name: '关注' }));
  await screen.findByRole('button', { name: '已关注，取消关注' });
  await waitFor(() => expect(said).toEqual(['关注成功']));
  expect(asked.mock.calls[0]?.[0]).toBe('/api/api/user/follow/7');
});

test('unfollowing is immediate', async () => {
  const ask = vi.spyOn(dialog, 'confirm');
  const asked = serverAnswers({ code: 1, msg: '', data: { is_followed: false, followers_count: 0 } });
  show({ isFollowed: true, withTip: true });
  fireEvent.click(screen.getByRole('button', { name: '已关注，取消关注' }));
  screen.getByRole('button', { name: '关注' });
  await waitFor(() => expect(said).toEqual(['已取消关注']));
  expect(ask).not.toHaveBeenCalled();
  expect(asked.mock.calls[0]?.[0]).toBe('/api/api/user/unfollow/7');
});

test('a refusal is taken back, with the words of the server', async () => {
  serverAnswers({ code: 1301, msg: '用户不存在', data: null });
  show({});
  fireEvent.click(screen.getByRole('button', { name: '关注' }));
  await waitFor(() => expect(said).toEqual(['用户不存在']));
  screen.getByRole('button', { name: '关注' });
});

test('the buttons of one person move together, those that come later too', async () => {
  serverAnswers({ code: 1, msg: '', data: { is_followed: true, followers_count: 1 } });
  show({});
  show({});
  show({ userId: 8 });
  fireEvent.click(screen.getAllByRole('button', { name: '关注' })[0] ?? document.body);
  await waitFor(() => expect(said).toEqual(['关注成功']));
  expect(screen.getAllByRole('button', { name: '已关注，取消关注' })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: '关注' })).toHaveLength(1);
  show({});
  expect(screen.getAllByRole('button', { name: '已关注，取消关注' })).toHaveLength(3);
});

test('nobody follows themselves', () => {
  show({ canFollow: false });
  expect(screen.queryByRole('button')).toBeNull();
});
