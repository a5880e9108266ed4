// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentDialog, forgetDialog } from '../../../ui/dialog/dialogs.ts';
import { PasswordForm } from './password-form.tsx';

const good = { 手机号: '138 0571 2046', 验证码: '409217', 新密码: 'qingshan88' };
const send = vi.fn<typeof fetch>();
const onReset = vi.fn<(mobile: string) => void>();

beforeEach(() => vi.stubGlobal('fetch', send));
afterEach(() => {
  cleanup();
  const dialog = currentDialog();
  if (dialog) forgetDialog(dialog.id);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function answer(code: number, msg: string, data: unknown = null) {
  send.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ code, msg, data }))));
}
function fillIn(values: Partial<typeof good>) {
  render(<PasswordForm task="reset" onDone={onReset} />);
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const messages = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test.each<[Partial<typeof good>, string[]]>([
  [{}, ['请输入手机号', '请输入验证码', '请输入密码']],
  [{ ...good, 手机号: '1380571204' }, ['手机号格式不正确']],
  [{ ...good, 验证码: '12345' }, ['验证码必须是6位数字']],
  [{ ...good, 新密码: 'abc1234' }, ['密码长度必须在8-20位之间']],
  [{ ...good, 新密码: 'qingshanshan' }, ['密码必须包含字母和数字']],
])('%j is told %j', async (values, expected) => {
  fillIn(values);
  await press('重设密码');
  await waitFor(() => expect(messages()).toEqual(expected));
  expect(send).not.toHaveBeenCalled();
});

test('asks for a code of its own kind, and fills it in where it is a demo', async () => {
  answer(1, '验证码已发送', { resend_after: 60, sandbox_code: '409217' });
  fillIn({ 手机号: good.手机号 });
  await press('获取验证码');
  expect(send.mock.calls[0]?.[1]?.body).toBe('{"mobile":"13805712046","event":"reset"}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /秒后重发/ }).disabled).toBe(true);
  await press('填入');
  expect(screen.getByLabelText<HTMLInputElement>('验证码').value).toBe('409217');
});

test('sets the password and hands the number over', async () => {
  answer(1, '密码已重设，请重新登录', {});
  fillIn(good);
  await press('重设密码');
  await waitFor(() => expect(onReset).toHaveBeenCalledWith('13805712046'));
  expect(send.mock.calls[0]?.[0]).toBe('/api/user/resetPassword');
  expect(JSON.parse(send.mock.calls[0]?.[1]?.body as string)).toEqual({
    mobile: '13805712046',
    code: '409217',
    password: 'qingshan88',
  });
});

test.each([
  ['a wrong code', () => answer(1106, '验证码错误或已过期', { field: 'code' }), '验证码错误或已过期', 1],
  ['a refusal without words', () => answer(1000, ''), '重设密码失败，请稍后重试', 0],
  ['no network', () => send.mockRejectedValue(new TypeError('offline')), '重设密码失败，请稍后重试', 0],
])('%s is explained', async (_, prepare, message, underFields) => {
  prepare();
  fillIn(good);
  await press('重设密码');
  await waitFor(() =>
    expect(currentDialog()).toMatchObject({ kind: 'error', title: '重设密码失败', message }),
  );
  expect(messages()).toHaveLength(underFields);
  expect(onReset).not.toHaveBeenCalled();
});
