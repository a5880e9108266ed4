// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOGOUT_EVENT, saveSession } from '../../api/session.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { BlockMenuItem } from './block-menu-item.tsx';
import { FollowButton } from './follow-button.tsx';

const said: string[] = [];
const asked: { address: string; body: unknown }[] = [];

beforeEach(() => {
  said.length = 0;
  asked.length = 0;
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

async function choose(item: string, isBlocked: boolean, answer: { code: number; msg: string }) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, body: JSON.parse(init.body as string) as unknown });
    return Response.json({ ...answer, data: {} });
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <FollowButton userId={7} isFollowed canFollow />
        <Menu
          label="更多操作"
          renderTrigger={(trigger) => (
            <button type="button" {...trigger}>
              更多
            </button>
          )}
        >
          <BlockMenuItem user={{ id: 7, name: '阿砚' }} isBlocked={isBlocked} />
        </Menu>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: '更多' }));
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: item })));
}

test('拉黑 asks first, then keeps away and ends the follow on the page', async () => {
  const ask = vi.spyOn(dialog, 'confirm').mockResolvedValue(true);
  await choose('拉黑', false, { code: 1, msg: '' });
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ title: '拉黑 阿砚？', danger: true });
  expect(asked).toEqual([{ address: '/api/user/block', body: { user_id: 7 } }]);
  expect(said).toEqual(['已加入黑名单']);
  screen.getByRole('button', { name: '关注' });
});

test('取消 changes nothing', async () => {
  vi.spyOn(dialog, 'confirm').mockResolvedValue(false);
  await choose('拉黑', false, { code: 1, msg: '' });
  expect([asked, said]).toEqual([[], []]);
});

test('取消拉黑 lets back', async () => {
  vi.spyOn(dialog, 'confirm').mockResolvedValue(true);
  await choose('取消拉黑', true, { code: 1, msg: '' });
  expect(asked).toEqual([{ address: '/api/user/unblock', body: { user_id: 7 } }]);
  expect(said).toEqual(['已移出黑名单']);
});

test('a refusal is said in the words of the server', async () => {
  vi.spyOn(dialog, 'confirm').mockResolvedValue(true);
  await choose('拉黑', false, { code: 1301, msg: '用户不存在' });
  expect(said).toEqual(['用户不存在']);
  screen.getByRole('button', { name: '已关注，取消关注' });
});
