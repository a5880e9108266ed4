// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Service } from '@zaojie/contract/storefronts/service.schemas';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DialogHost } from '../../../ui/dialog/dialog-host.tsx';
import { currentDialog, forgetDialog } from '../../../ui/dialog/dialogs.ts';
import { servicesQuery } from './service-queries.ts';
import { someService } from './service-test-rig.ts';
import { ServicesBoard } from './services-board.tsx';

beforeAll(() => import('../../../ui/dialog/dialog-question.tsx'), 60_000);

let stored: Service[] = [];
let sent: { path: string; body: Record<string, unknown> }[] = [];
let refusal: string | null = null;

beforeEach(() => {
  stored = [someService(), someService({ id: 2, name: '角色立绘', base_price: 3200, price_from: 3200 })];
  sent = [];
  refusal = null;
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'POST') {
      return Response.json({ code: 1, msg: '', data: { data: stored, total: stored.length } });
    }
    const given = JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>;
    sent.push({ path: address.replace('/api/profile/services/', ''), body: given });
    if (refusal !== null) return Response.json({ code: 2103, msg: refusal, data: null });
    if (address.endsWith('/add')) {
      const made = someService({
        id: 9,
        name: String(given['name']),
        base_price: Number(given['base_price']),
      });
      stored = [...stored, made];
      return Response.json({ code: 1, msg: '', data: made });
    }
    if (address.endsWith('/edit')) {
      const [first] = stored;
      stored = [{ ...(first ?? someService()), name: String(given['name']) }, ...stored.slice(1)];
      return Response.json({ code: 1, msg: '', data: stored[0] });
    }
    if (address.endsWith('/toggle')) {
      stored = stored.map((each) =>
        each.id === given['id'] ? { ...each, is_active: given['is_active'] === true } : each,
      );
    }
    return Response.json({ code: 1, msg: '', data: {} });
  });
});
afterEach(() => {
  cleanup();
  for (let asked = currentDialog(); asked; asked = currentDialog()) forgetDialog(asked.id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page() {
  const { data } = useQuery(servicesQuery);
  return (
    <>
      <Link to="/elsewhere">走开</Link>
      {data ? <ServicesBoard services={data.data} /> : null}
      <DialogHost />
    </>
  );
}

function open(address = '/profile/pricing') {
  const routes = [
    { path: '/profile/pricing', element: <Page /> },
    { path: '/elsewhere', element: <p>别处</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const preview = () => within(screen.getByRole('region', { name: '客户看到的' }));

test('a new one: the messages come with the first try, each goes when its field is right', async () => {
  const router = open('/profile/pricing?service=new');
  await screen.findByLabelText('名字');
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  type('名字', '头像');
  expect(preview().getByText('头像')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  press('保存');
  const said = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
  await waitFor(() =>
    expect(said()).toEqual(['请选择类型', '请选择画风', '请填写服务说明', '请填写起价', '工期为1-365天']),
  );
  expect(sent).toEqual([]);
  type('类型', 'illustration');
  type('画风', 'anime');
  type('说明', '半身');
  type('起价', '￥３００');
  expect(said()).toEqual(['工期为1-365天']);
  type('工期', ' ５ ');
  expect(preview().getByText('300')).toBeTruthy();
  press('保存');
  await waitFor(() => expect(router.state.location.search).toBe('?service=9'));
  expect(sent[0]).toMatchObject({
    path: 'add',
    body: { name: '头像', category: 'illustration', style: 'anime', base_price: '300', days: '5' },
  });
  expect(screen.queryByText('还没有保存')).toBeNull();
});

test('options and add-ons are part of the price; their order is changed by keys', async () => {
  open();
  await screen.findByDisplayValue('书籍封面');
  press('加一个选项');
  type('第 1 个选项的名称', '单面');
  type('第 1 个选项的差价', '200');
  press('加一个选项');
  type('第 2 个选项的名称', '全封');
  type('第 2 个选项的差价', '100');
  expect(preview().getByText('2,900')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('button', { name: /^选项 全封，拖动/ }), { key: 'ArrowUp' });
  expect(screen.getByLabelText<HTMLInputElement>('第 1 个选项的名称').value).toBe('全封');
  press('加一项');
  type('第 1 个加购项的名称', '加急');
  fireEvent.click(screen.getByRole('radio', { name: '%' }));
  type('第 1 个加购项的加价比例', '３０％');
  type('第 1 个加购项多含的修改次数', '２');
  expect(preview().getByText(/含 3 次修改，可加购 2 次/)).toBeTruthy();
  press('保存');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    options: [
      { name: '全封', price_difference: '100' },
      { name: '单面', price_difference: '200' },
    ],
    addons: [{ name: '加急', kind: 'percent', amount: '30', extra_revisions: '2' }],
  });
});

test('leaving what isn’t saved is asked about, also for another service', async () => {
  const router = open();
  await screen.findByDisplayValue('书籍封面');
  type('名字', '海报');
  expect(screen.getByText('1 处改动没保存')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: /角色立绘/ }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '留下' }));
  await waitFor(() => expect(currentDialog()).toBeNull());
  expect(screen.getByDisplayValue('海报')).toBeTruthy();
  fireEvent.click(screen.getByText('走开'));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '离开' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('what is given up is as it was, and the bar goes', async () => {
  open();
  await screen.findByDisplayValue('书籍封面');
  type('名字', '海报');
  press('放弃');
  expect(screen.getByDisplayValue('书籍封面')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('the calculator suggests a price, and puts it in', async () => {
  open();
  await screen.findByDisplayValue('书籍封面');
  const calculator = within(screen.getByRole('region', { name: '算一算该报多少' }));
  expect(calculator.getByText('¥1,850')).toBeTruthy();
  expect(calculator.getByText('¥2,660')).toBeTruthy();
  fireEvent.click(calculator.getByRole('radio', { name: '复杂' }));
  fireEvent.click(calculator.getByRole('checkbox'));
  fireEvent.change(calculator.getByLabelText('小时数'), { target: { value: '10' } });
  fireEvent.blur(calculator.getByLabelText('小时数'));
  press('用 ¥1,700 当起价');
  expect(screen.getByLabelText<HTMLInputElement>('起价').value).toBe('1700');
});

test('one is switched off and on, and put in order by keys', async () => {
  open();
  await screen.findByDisplayValue('书籍封面');
  fireEvent.click(screen.getByRole('switch', { name: '接这个服务' }));
  expect(await screen.findByText('¥2,800 起，已停')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('button', { name: /^服务 角色立绘，拖动/ }), { key: 'ArrowLeft' });
  await waitFor(() => expect(sent.at(-1)).toEqual({ path: 'sort', body: { ids: [2, 1] } }));
  expect(sent[0]).toEqual({ path: 'toggle', body: { id: 1, is_active: false } });
});
