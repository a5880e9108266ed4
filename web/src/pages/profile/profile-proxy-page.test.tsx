// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { OwnProxies, Proxy, ProxyAct } from '@zaojie/contract/proxies/proxy.schemas';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readActing } from '../../api/acting.ts';
import { saveSession } from '../../api/session.ts';
import { ActingBanner } from '../../features/proxies/acting-banner.tsx';
import { ProfileProxyPage } from './profile-proxy-page.tsx';

const mountain = { id: 1, nickname: '林见山', avatar: '' };
const inkstone = { id: 2, nickname: '阿砚', avatar: '' };

const makeProxy = (parts: Partial<Proxy> = {}): Proxy => ({
  id: 1,
  principal: mountain,
  agent: inkstone,
  scopes: [{ name: 'orders', label: '订单进度' }],
  state: 'active',
  state_label: '生效中',
  expires_at: '2030-01-01T00:00:00.000Z',
  days_left: 40,
  offered_at: '2026-01-01T00:00:00.000Z',
  ended_at: null,
  can: { answer: false, edit: false, revoke: false, resign: false, act: false },
  ...parts,
});
const act: ProxyAct = {
  id: 5,
  principal: mountain,
  agent: inkstone,
  by: 'agent',
  scope: 'orders',
  scope_label: '订单进度',
  deed: '更新进度',
  detail: '',
  subject: 'order',
  subject_id: 16,
  created_at: '2026-01-02T00:00:00.000Z',
};
const can = (name: keyof Proxy['can']) => ({ ...makeProxy().can, [name]: true });

let own: OwnProxies;
let acts: ProxyAct[];
let isDown: boolean;
let sent: { path: string; body: unknown }[];
const gone: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  saveSession({ ...inkstone, username: 'a', score: 0, token: 't', expires_at: '2030-01-01T00:00:00Z' });
  [own, acts, isDown, sent] = [{ given: [], taken: [] }, [], false, []];
  gone.length = 0;
  vi.spyOn(globalThis.location, 'assign').mockImplementation((path) => void gone.push(String(path)));
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (isDown) return new Response(JSON.stringify({ code: 500, msg: '服务器开小差了', data: null }));
    if (method === 'POST') sent.push({ path: address, body: JSON.parse(body as string) });
    const data = address.startsWith('/api/proxy/acts') ? { data: acts, next_cursor: null } : own;
    return new Response(JSON.stringify({ code: 1, msg: '好', data }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (part = <ProfileProxyPage />) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );

test('nobody yet: it says what it is for, and how to begin', async () => {
  show();
  expect(await screen.findByText(/还没有授权给谁/)).toBeDefined();
  expect(await screen.findByText('还没有人代你操作过。')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: /我代理的/ }));
  expect(screen.getByText('还没有人请你代为操作。')).toBeDefined();
});

test('what was done is listed with both names, and leads to where it was done', async () => {
  own.given = [makeProxy({ can: can('revoke') })];
  acts = [act];
  show();
  expect(await screen.findByText('由 阿砚 代 林见山 操作')).toBeDefined();
  expect(screen.getByRole('link', { name: '更新进度' }).getAttribute('href')).toBe('/order/16');
});

test('a change of the principal’s stands among them, with what became different', async () => {
  own.given = [makeProxy({ can: can('edit') })];
  const change = { scope: null, scope_label: '', deed: '修改授权', detail: '增加发布内容' };
  acts = [{ ...act, id: 6, by: 'principal', subject: null, subject_id: null, ...change }, act];
  show();
  expect(await screen.findByText('林见山 改了给 阿砚 的授权')).toBeDefined();
  expect(screen.getByText('增加发布内容')).toBeDefined();
  expect(screen.queryByRole('link', { name: '修改授权' })).toBeNull();
});

test('what was given is changed in the dialog that gave it, as it stands; days go with it where they were touched', async () => {
  own.given = [makeProxy({ can: can('edit') })];
  show();
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '修改给 阿砚 的授权' }));
    return within(await screen.findByRole('dialog', { name: '修改给 阿砚 的授权' }));
  };
  let form = await open();
  expect(form.queryByLabelText('授权给谁')).toBeNull();
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: /订单进度/ }).checked).toBe(true);
  fireEvent.click(form.getByRole('checkbox', { name: /订单进度/ }));
  fireEvent.click(form.getByRole('button', { name: '保存修改' }));
  expect(form.getByText('请至少选择一项')).toBeDefined();
  fireEvent.click(form.getByRole('checkbox', { name: /发布内容/ }));
  fireEvent.click(form.getByRole('button', { name: '保存修改' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([{ path: '/api/proxy/edit', body: { id: 1, scopes: ['posts'] } }]),
  );
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  form = await open();
  fireEvent.click(form.getByRole('button', { name: '增加期限' }));
  fireEvent.click(form.getByRole('button', { name: '保存修改' }));
  await vi.waitFor(() =>
    expect(sent.at(-1)).toEqual({
      path: '/api/proxy/edit',
      body: { id: 1, scopes: ['orders'], days: 41 },
    }),
  );
});

test('whoever is asked finds the question first, and answers', async () => {
  own.given = [makeProxy({ can: can('revoke') })];
  own.taken = [makeProxy({ id: 9, state: 'offered', state_label: '待接受', can: can('answer') })];
  show();
  fireEvent.click(await screen.findByRole('button', { name: '接受 林见山' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([{ path: '/api/proxy/answer', body: { id: 9, accept: true } }]),
  );
});

test('acting begins on a page of the scope, anew, and ends where it began', async () => {
  own.taken = [makeProxy({ can: can('act') })];
  show();
  fireEvent.click(await screen.findByRole('button', { name: '代 林见山 操作' }));
  expect([readActing(), gone]).toEqual(['1', ['/order']]);
  cleanup();
  show(<ActingBanner />);
  const banner = within(screen.getByRole('complementary', { name: '代理操作' }));
  expect(await banner.findByText('正在代 林见山 操作')).toBeDefined();
  expect(banner.getByRole('link', { name: '订单进度' }).getAttribute('href')).toBe('/order');
  fireEvent.click(banner.getByRole('button', { name: '退出代理' }));
  expect([readActing(), gone]).toEqual([null, ['/order', '/profile/proxy']]);
});

test('what has ended says so, and still leads out', async () => {
  sessionStorage.setItem('act-for', '1');
  own.taken = [makeProxy({ state: 'revoked', state_label: '已收回', ended_at: '2026-02-01T00:00:00.000Z' })];
  show(<ActingBanner />);
  expect(await screen.findByText('这份授权已经失效')).toBeDefined();
  expect(screen.getByRole('button', { name: '退出代理' })).toBeDefined();
});

test('without an answer it can be asked for again', async () => {
  isDown = true;
  show();
  const again = await screen.findAllByRole('button', { name: '重试' });
  isDown = false;
  for (const button of again) fireEvent.click(button);
  expect(await screen.findByText(/还没有授权给谁/)).toBeDefined();
});
