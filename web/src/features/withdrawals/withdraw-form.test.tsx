// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { withdrawalErrors } from '@zaojie/contract/withdrawals/withdrawal.errors';
import type { PayoutAccountView, WithdrawalAllowance } from '@zaojie/contract/withdrawals/withdrawal.schemas';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WithdrawForm } from './withdraw-form.tsx';

beforeAll(() => import('../../ui/dialog/dialog-frame.tsx'), 60_000);

const card: PayoutAccountView = {
  id: 3,
  kind: 'bank',
  kind_label: '银行卡',
  bank: '招商银行',
  masked: '•••• 6621',
  holder: '林*',
  created_at: '2026-11-01T00:00:00Z',
};
let accounts: PayoutAccountView[];
let allowance: WithdrawalAllowance;
let sent: { path: string; body: Record<string, unknown>; key: string | undefined }[];
let answers: (() => Promise<Response>)[];
const onDone = vi.fn<() => void>();
const done = () => Promise.resolve(Response.json({ code: 1, msg: '', data: {} }));
const refuse = ({ code, msg }: { code: number; msg: string }) =>
  Promise.resolve(Response.json({ code, msg, data: null }));

beforeEach(() => {
  accounts = [card];
  allowance = {
    left_today: 3,
    left_today_amount: 100_000,
    left_this_month_amount: 2000,
    is_verified: false,
    has_password: true,
    kinds: ['bank', 'alipay'],
  };
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    const path = address.replace('/api/wallet/', '');
    if (method === 'POST') {
      const key = (headers as Record<string, string>)['Idempotency-Key'];
      sent.push({ path, body: JSON.parse(body as string) as Record<string, unknown>, key });
      return (answers.shift() ?? done)();
    }
    if (path === 'accounts') return Response.json({ code: 1, msg: '', data: accounts });
    const page = { data: [], total: 0, per_page: 10, current_page: 1, last_page: 1, allowance };
    return Response.json({ code: 1, msg: '', data: page });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <WithdrawForm available={8426.3} fieldId="amount" onDone={onDone} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByLabelText('正在加载')).toBeNull());
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const messages = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('nothing is said before the first press, and each message goes with its mistake', async () => {
  await open();
  expect(messages()).toEqual([]);
  press('申请提现');
  expect(messages()).toEqual(['请输入提现金额', '请输入登录密码']);
  type('提多少', '￥２，０００。０１');
  type('登录密码', 'demo1234');
  expect(messages()).toEqual(['本月提现超过2000元需要先完成实名认证，本月还可以提现 ¥2,000.00']);
  press('全部');
  expect(messages()).toEqual([]);
  expect(sent).toEqual([]);
  press('申请提现 ¥2,000.00');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({
    path: 'withdraw',
    body: { amount: '2000', account_id: 3, password: 'demo1234' },
  });
  expect(screen.getByLabelText<HTMLInputElement>('登录密码').value).toBe('');
});

test('a lost answer is asked for under the same key, other content under another', async () => {
  answers = [() => Promise.reject(new TypeError('offline')), () => refuse(withdrawalErrors.wrongPassword)];
  await open();
  type('提多少', '12.5');
  type('登录密码', 'wrongpass1');
  press(/^申请提现/);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: /^申请提现/ }).ariaBusy).not.toBe('true'));
  press(/^申请提现/);
  await waitFor(() => expect(messages()).toEqual(['登录密码不正确']));
  type('登录密码', 'demo1234');
  expect(messages()).toEqual([]);
  press(/^申请提现/);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  const [first, second, third] = sent.map(({ key }) => key);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test('without an account one is added first, with the password', async () => {
  accounts = [];
  answers = [() => Promise.resolve(Response.json({ code: 1, msg: '', data: card }))];
  await open();
  press('申请提现');
  expect(messages()).toContain('请选择收款账户');
  press('添加收款账户');
  await screen.findByRole('dialog', { name: '添加收款账户' });
  press('添加账户');
  expect(messages().slice(-4)).toEqual([
    '请输入收款人姓名',
    '请输入开户银行',
    '请输入正确的银行卡号',
    '请输入登录密码',
  ]);
  type('收款人姓名', '林见山');
  type('开户银行', '招商银行');
  type('银行卡号', '6225 8801 2345 6621');
  const passwords = screen.getAllByLabelText('登录密码');
  fireEvent.change(passwords.at(-1)!, { target: { value: 'demo1234' } });
  press('添加账户');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]?.body).toEqual({
    kind: 'bank',
    holder: '林见山',
    bank: '招商银行',
    card: '6225880123456621',
    password: 'demo1234',
  });
});

test('somebody without a password is led to set one', async () => {
  allowance = { ...allowance, has_password: false };
  await open();
  expect(screen.queryByLabelText('提多少')).toBeNull();
  press('设置登录密码');
  await screen.findByRole('dialog', { name: '设置登录密码' });
  expect(screen.getByRole('button', { name: '设置密码' })).toBeTruthy();
});
