// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSessionOver } from '../../../api/browser-session.ts';
import { currentDialog, forgetDialog } from '../../../ui/dialog/dialogs.ts';
import { LoginForm } from './login-form.tsx';

const userinfo = {
  id: 7,
  username: 'lin',
  nickname: '林见山',
  avatar: '',
  score: 0,
  token: 'secret',
  expires_at: '',
};
const demo = { account: 'creator', password: 'demo1234', nickname: '阿砚', avatar: '', role: '创作者' };
const send = vi.fn<typeof fetch>();
const onSignedIn = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  const dialog = currentDialog();
  if (dialog) forgetDialog(dialog.id);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function answer(code: number, msg: string, data: unknown = null, init: ResponseInit = {}) {
  send.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ code, msg, data }), init)));
}

function fillIn(account: string, password: string) {
  render(<LoginForm demoAccounts={[demo]} onSignedIn={onSignedIn} />);
  fireEvent.change(screen.getByLabelText('账号'), { target: { value: account } });
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } });
}
const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: '登录' })));
const messages = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test.each([
  ['', '', ['请输入账号', '请输入密码'], 'account'],
  ['   ', 'secret', ['请输入账号'], 'account'],
  ['li', 'secret', ['账号长度不能小于3个字符'], 'account'],
  ['lin', '', ['请输入密码'], 'password'],
  ['lin', 'abcde', ['密码长度不能小于6个字符'], 'password'],
  ['li', 'abcde', ['账号长度不能小于3个字符', '密码长度不能小于6个字符'], 'account'],
])('account %j with password %j is told %j', async (account, password, expected, focused) => {
  fillIn(account, password);
  await submit();
  await waitFor(() => expect(messages()).toEqual(expected));
  expect(document.activeElement?.getAttribute('name')).toBe(focused);
  expect(send).not.toHaveBeenCalled();
});

test('after registering only the password is left to type', async () => {
  render(<LoginForm account="lin" demoAccounts={[]} onSignedIn={onSignedIn} />);
  expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('lin');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('密码')));
});

test('signing in keeps the session and says so once', async () => {
  answer(1, '登录成功', { userinfo });
  fillIn('  lin ', 'secret');
  await submit();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[0]).toBe('/api/user/login');
  expect(send.mock.calls[0]?.[1]?.body).toBe('{"account":"lin","password":"secret"}');
  expect(localStorage.getItem('token')).toBe('secret');
  expect(currentDialog()).toBeNull();
});

test('a mobile may be typed as it is written', async () => {
  answer(1, '登录成功', { userinfo });
  fillIn('１３８ 0571 2046', 'secret');
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[1]?.body).toBe('{"account":"13805712046","password":"secret"}');
});

test('two submissions at once are one call', async () => {
  answer(1, '登录成功', { userinfo });
  fillIn('lin', 'secret');
  const form = document.querySelector('form') as HTMLFormElement;
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(send).toHaveBeenCalledTimes(1);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

const locked = { status: 429, headers: { 'retry-after': '90' } };
test.each([
  ['a wrong password', () => answer(1101, '账号或密码错误'), '账号或密码错误'],
  ['a refusal without words', () => answer(1101, ''), '未知错误'],
  ['an answer without a token', () => answer(1, '', { userinfo: { id: 7 } }), '未获取到token'],
  ['an answer without data', () => answer(1, ''), '未获取到token'],
  ['no network', () => send.mockRejectedValue(new TypeError('offline')), '登录失败，请稍后重试'],
  ['a lockout', () => answer(1102, '请稍后再试', null, locked), '请稍后再试（还需等待 1 分 30 秒）'],
])('%s is explained in a dialog', async (_, prepare, message) => {
  prepare();
  fillIn('lin', 'secret');
  await submit();
  await waitFor(() => expect(currentDialog()).toMatchObject({ kind: 'error', title: '登录失败', message }));
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(localStorage.getItem('token')).toBeNull();
});

test('a demo account enters at once, by one call however often it is pressed', async () => {
  answer(1, '登录成功', { userinfo });
  fillIn('', '');
  const pill = screen.getByRole('button', { name: /阿砚/ });
  await act(async () => {
    fireEvent.click(pill);
    fireEvent.click(pill);
  });
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[1]?.body).toBe('{"account":"creator","password":"demo1234"}');
});

test('a demo account that is refused says why and stands in the form', async () => {
  answer(1101, '账号或密码错误');
  fillIn('', '');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /阿砚/ })));
  await waitFor(() =>
    expect(currentDialog()).toMatchObject({ title: '登录失败', message: '账号或密码错误' }),
  );
  expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('creator');
});

test('whoever does not want to stay signed in gets a session that ends with the browser', async () => {
  answer(1, '登录成功', { userinfo });
  fillIn('lin', 'secret');
  const keep = screen.getByLabelText<HTMLInputElement>('30 天内保持登录');
  expect(keep.checked).toBe(true);
  fireEvent.click(keep);
  await submit();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[1]?.body).toBe('{"account":"lin","password":"secret","remember":false}');
  expect(isSessionOver()).toBe(false);
  document.cookie = 'browser_open=1; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
  expect(isSessionOver()).toBe(true);
});
