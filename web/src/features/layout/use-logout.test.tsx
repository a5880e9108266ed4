// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from '../../api/drafts/draft-shelf.ts';
import { LOGOUT_EVENT, readSession, saveSession } from '../../api/session.ts';
import { currentDialog, forgetDialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { useLogout } from './use-logout.ts';

const said: string[] = [];
const left = vi.fn<() => void>();

function Probe() {
  const logout = useLogout();
  const { pathname } = useLocation();
  return (
    <button type="button" onClick={() => void logout()}>
      {pathname}
    </button>
  );
}

async function logoutWhenServerSays(status: number, code: number) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code, msg: '', data: {} }), { status }));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(said).toHaveLength(1));
  await act(async () => {});
}

beforeEach(() => {
  localStorage.clear();
  said.length = 0;
  left.mockClear();
  vi.spyOn(toast, 'success').mockImplementation((message) => void said.push(message));
  vi.spyOn(toast, 'error').mockImplementation((message) => void said.push(message));
  saveSession({ id: 7, username: 'a', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  globalThis.addEventListener(LOGOUT_EVENT, left);
  render(
    <MemoryRouter initialEntries={['/profile/info']}>
      <Probe />
    </MemoryRouter>,
  );
});
afterEach(() => {
  globalThis.removeEventListener(LOGOUT_EVENT, left);
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['agrees', 200, 1],
  ['no longer knows the session', 401, 401],
])('a server that %s: signed out, told so, at the sign-in page', async (_, status, code) => {
  await logoutWhenServerSays(status, code);
  expect(readSession()).toBeNull();
  expect(said).toEqual(['退出登录成功']);
  expect(left).toHaveBeenCalled();
  expect(screen.getByRole('button').textContent).toBe('/login');
});

test('a server that fails: still signed in and where one was', async () => {
  await logoutWhenServerSays(500, 500);
  expect(readSession()).not.toBeNull();
  expect(said).toEqual(['退出登录失败']);
  expect(left).not.toHaveBeenCalled();
  expect(screen.getByRole('button').textContent).toBe('/profile/info');
});

test('unsent words leave the device with the one who wrote them', async () => {
  keepDraft(7, 'comment:1:0', '写到一半');
  await logoutWhenServerSays(200, 1);
  expect(readDraft(7, 'comment:1:0')).toBe('');
});

test('a post that isn’t published is not thrown away unasked', async () => {
  keepDraft(7, 'post:new', '{}');
  fireEvent.click(screen.getByRole('button'));
  const asked = currentDialog();
  expect(asked?.title).toBe('还有没发布的草稿');
  await act(async () => asked?.answer(false));
  forgetDialog(asked?.id ?? 0);
  expect(readSession()).not.toBeNull();
  expect(readDraft(7, 'post:new')).toBe('{}');
});
