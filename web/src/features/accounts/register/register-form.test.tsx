// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentDialog, forgetDialog } from '../../../ui/dialog/dialogs.ts';
import { ToastHost } from '../../../ui/feedback/toast.tsx';
import { RegisterForm } from './register-form.tsx';

const good = {
  用户名: '山中有座桥',
  邮箱: 'shan@mail.cn',
  手机号: '13805712046',
  验证码: '409217',
  密码: 'qingshan88',
  确认密码: 'qingshan88',
};
const send = vi.fn<typeof fetch>();
const onRegistered = vi.fn<(username: string) => void>();

beforeEach(() => vi.stubGlobal('fetch', send));
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
function fillIn(values: Partial<typeof good>) {
  render(
    <>
      <RegisterForm onRegistered={onRegistered} />
      <ToastHost />
    </>,
  );
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const messages = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('an empty form names every field and goes to the first', async () => {
  fillIn({});
  await press('注册');
  await waitFor(() =>
    expect(messages()).toEqual([
      '请输入用户名',
      '请输入邮箱',
      '请输入手机号',
      '请输入验证码',
      '请输入密码',
      '请确认密码',
    ]),
  );
  expect(document.activeElement).toBe(screen.getByLabelText('用户名'));
  expect(send).not.toHaveBeenCalled();
});

test.each<[Partial<typeof good>, string[]]>([
  [{ 用户名: 'ab' }, ['用户名至少3个字符']],
  [{ 邮箱: 'shan@mail' }, ['邮箱格式不正确']],
  [{ 手机号: '1380571204' }, ['手机号格式不正确']],
  [{ 手机号: '12805712046' }, ['手机号格式不正确']],
  [{ 验证码: '12345' }, ['验证码必须是6位数字']],
  [{ 验证码: '12345a' }, ['验证码必须是6位数字']],
  [{ 密码: 'abc1234', 确认密码: 'abc1234' }, ['密码长度必须在8-20位之间']],
  [{ 密码: `${'a'.repeat(20)}1`, 确认密码: `${'a'.repeat(20)}1` }, ['密码长度必须在8-20位之间']],
  [{ 密码: 'qingshanshan', 确认密码: 'qingshanshan' }, ['密码必须包含字母和数字']],
  [{ 密码: '1234567890', 确认密码: '1234567890' }, ['密码必须包含字母和数字']],
  [{ 密码: 'qingshan 88', 确认密码: 'qingshan 88' }, ['密码必须包含字母和数字']],
  [{ 确认密码: '' }, ['请确认密码']],
  [{ 确认密码: 'qingshan8' }, ['两次输入的密码不一致']],
  [{ 邮箱: 'shan', 确认密码: 'qingshan8' }, ['邮箱格式不正确', '两次输入的密码不一致']],
])('%j is told %j', async (change, expected) => {
  fillIn({ ...good, ...change });
  await press('注册');
  await waitFor(() => expect(messages()).toEqual(expected));
  expect(send).not.toHaveBeenCalled();
});

test('passing by an empty field is no mistake yet; leaving a wrong value is', async () => {
  fillIn({ 邮箱: 'shan' });
  await act(async () => void fireEvent.blur(screen.getByLabelText('用户名')));
  await act(async () => void fireEvent.blur(screen.getByLabelText('邮箱')));
  expect(messages()).toEqual(['邮箱格式不正确']);
});

test('registers with what was typed, without the repeated password', async () => {
  answer(1, '注册成功', { id: 9, username: '山中有座桥' });
  fillIn({ ...good, 手机号: '＋８６ 138 0571-2046', 验证码: '４０９ ２１７' });
  await press('注册');
  await waitFor(() => expect(onRegistered).toHaveBeenCalledWith('山中有座桥'));
  expect(send.mock.calls[0]?.[0]).toBe('/api/user/register');
  expect(JSON.parse(send.mock.calls[0]?.[1]?.body as string)).toEqual({
    username: '山中有座桥',
    email: 'shan@mail.cn',
    mobile: '13805712046',
    code: '409217',
    password: 'qingshan88',
  });
  expect(await screen.findByText('注册成功')).toBeDefined();
});

test.each([
  [
    'a taken name',
    () => answer(1103, '用户名已被注册', { field: 'username' }),
    '用户名已被注册',
    ['用户名已被注册'],
  ],
  ['a refusal of no field', () => answer(1106, '验证码错误或已过期'), '验证码错误或已过期', []],
  ['a field we do not have', () => answer(1000, '提交的内容有误', { field: 'role' }), '提交的内容有误', []],
  ['a refusal without words', () => answer(1000, ''), '注册失败，请稍后重试', []],
  ['no network', () => send.mockRejectedValue(new TypeError('offline')), '注册失败，请稍后重试', []],
])('%s is explained', async (_, prepare, message, underFields) => {
  prepare();
  fillIn(good);
  await press('注册');
  await waitFor(() => expect(currentDialog()).toMatchObject({ kind: 'error', title: '注册失败', message }));
  expect(messages()).toEqual(underFields);
  expect(onRegistered).not.toHaveBeenCalled();
});

test.each(['', '1380571204', 'abc'])('a code for the phone %j is not sent', async (mobile) => {
  fillIn({ 手机号: mobile });
  await press('获取验证码');
  expect(messages()).toEqual(['请输入正确的手机号']);
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'));
  expect(send).not.toHaveBeenCalled();
});

test('a sent code counts down, says where to look, and can be filled in where it is a demo', async () => {
  answer(1, '验证码已发送', { resend_after: 60, sandbox_code: '409217' });
  fillIn({ 手机号: '138 0571 2046' });
  await press('获取验证码');
  expect(send.mock.calls[0]?.[1]?.body).toBe('{"mobile":"13805712046","event":"register"}');
  expect(await screen.findByText('验证码已发送')).toBeDefined();
  expect(screen.getByText('验证码已发送，请看手机尾号 2046 的短信')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /秒后重发/ }).disabled).toBe(true);
  expect(screen.getByText('演示环境')).toBeDefined();
  await press('填入');
  expect(screen.getByLabelText<HTMLInputElement>('验证码').value).toBe('409217');
});

test('a code that really went out is not on the page', async () => {
  answer(1, '验证码已发送', { resend_after: 60 });
  fillIn({ 手机号: '13805712046' });
  await press('获取验证码');
  expect(screen.getByText('验证码已发送，请看手机尾号 2046 的短信')).toBeDefined();
  expect(screen.queryByText('演示环境')).toBeNull();
});

const tooSoon = { status: 429, headers: { 'retry-after': '41' } };
test.each([
  ['too soon', () => answer(1107, '发送过于频繁', null, tooSoon), '发送过于频繁（还需等待 41 秒）'],
  ['refused without words', () => answer(1108, ''), '发送验证码失败'],
  ['no network', () => send.mockRejectedValue(new TypeError('offline')), '发送验证码失败，请稍后重试'],
])('a code not sent, %s, says why and may be asked for again', async (_, prepare, message) => {
  prepare();
  fillIn({ 手机号: '13805712046' });
  await press('获取验证码');
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' }).disabled).toBe(false);
});

test.each([
  ['abc12345', true],
  ['qingshan88', false],
])('the password %s is called weak: %s, and never refused for it', async (password, isWeak) => {
  answer(1, '注册成功', { id: 9, username: '山中有座桥' });
  fillIn({ ...good, 密码: password, 确认密码: password });
  expect(screen.queryByText(/强度弱/) !== null).toBe(isWeak);
  await press('注册');
  await waitFor(() => expect(onRegistered).toHaveBeenCalled());
});
