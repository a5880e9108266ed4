// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, readSession, saveSession } from '../../api/session.ts';
import { currentDialog, forgetDialog } from '../../ui/dialog/dialogs.ts';
import { acceptSession } from './accept-session.ts';

const person = (id: number, nickname: string, token: string) => ({
  id,
  username: `maker_${id}`,
  nickname,
  avatar: '',
  score: 0,
  token,
  expires_at: '',
});
const [mine, theirs] = [person(7, '林见山', 'mine'), person(8, '', 'theirs')];
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', send);
  send.mockImplementation(() => Promise.resolve(new Response('{"code":1,"msg":"","data":{}}')));
});
afterEach(() => {
  clearSession('logout');
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function decide(isWanted: boolean) {
  const accepting = acceptSession(theirs);
  await vi.waitFor(() => expect(currentDialog()).not.toBeNull(), { timeout: 60_000 });
  const question = currentDialog();
  expect(readSession()?.token).toBe('mine');
  question?.answer(isWanted);
  forgetDialog(question?.id ?? 0);
  await accepting;
  return question;
}
const ended = () =>
  send.mock.calls.map(([address, init]) => [address, new Headers(init?.headers).get('token')]);

test('whoever is signed out, or is the same person, is not asked', async () => {
  await acceptSession(mine);
  expect(readSession()?.token).toBe('mine');
  await acceptSession({ ...mine, token: 'newer' });
  expect(readSession()?.token).toBe('newer');
  expect(currentDialog()).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('whoever is somebody else is asked, and the old session ends', async () => {
  saveSession(mine);
  const question = await decide(true);
  expect(question).toMatchObject({ kind: 'confirm', message: '你已登录为“林见山”，要换成“maker_8”吗？' });
  expect(readSession()).toMatchObject({ token: 'theirs', user: { id: 8 } });
  expect(ended()).toEqual([['/api/user/logout', 'mine']]);
});

test('whoever stays keeps everything, and the new session ends', async () => {
  saveSession(mine);
  await decide(false);
  expect(readSession()).toMatchObject({ token: 'mine', user: { id: 7 } });
  expect(ended()).toEqual([['/api/user/logout', 'theirs']]);
});

test('a session that could not be ended, or had ended, changes nothing', async () => {
  saveSession(mine);
  send.mockImplementation(() =>
    Promise.resolve(new Response('{"code":401,"msg":"","data":null}', { status: 401 })),
  );
  await decide(false);
  expect(readSession()?.token).toBe('mine');
});
