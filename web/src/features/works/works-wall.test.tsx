// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { OwnWork } from '@zaojie/contract/works/work.schemas';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DialogHost } from '../../ui/dialog/dialog-host.tsx';
import { useWorkActions } from './use-work-actions.ts';
import { WatermarkPanel } from './watermark-panel.tsx';
import { ownWorksQuery } from './work-queries.ts';
import { someWork } from './work-test-rig.ts';
import { WorksWall } from './works-wall.tsx';

beforeAll(
  () =>
    Promise.all([
      import('../../ui/dialog/dialog-frame.tsx'),
      import('../../ui/dialog/dialog-question.tsx'),
      import('./work-dialog.tsx'),
    ]),
  60_000,
);

let stored: OwnWork[];
let watermark: boolean;
let sent: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  stored = [someWork(1, { tags: ['山水'] }), someWork(2), someWork(3, { tags: ['山水'] })];
  watermark = false;
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const data = {
      data: stored,
      total: stored.length,
      per_page: 50,
      current_page: 1,
      last_page: 1,
      public_total: stored.length,
      watermark,
      watermark_text: '造界 7',
    };
    if (method !== 'POST') return Response.json({ code: 1, msg: '', data });
    const given = JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>;
    sent.push({ path: address.replace('/api/profile/works/', ''), body: given });
    const work = stored.find(({ id }) => id === given['id']);
    if (address.endsWith('/watermark')) watermark = given['watermark'] === true;
    return Response.json({ code: 1, msg: '', data: address.endsWith('/edit') ? { ...work, ...given } : {} });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page() {
  const { data } = useQuery(ownWorksQuery);
  const actions = useWorkActions();
  if (!data) return null;
  return (
    <>
      <WatermarkPanel all={data} onMark={(mark) => void actions.mark(mark)} />
      <WorksWall works={data.works} actions={actions} />
      <DialogHost />
    </>
  );
}

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await screen.findByRole('list', { name: '我的作品' });
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('by keys: one is moved to the front and becomes the cover', async () => {
  await open();
  const handle = screen.getByRole('button', { name: /^作品2，拖动/ });
  handle.focus();
  fireEvent.keyDown(handle, { key: 'ArrowLeft' });
  await waitFor(() => expect(titles()).toEqual(['作品2', '作品1', '作品3']));
  expect(screen.getByText('已移到第 1 件，共 3 件')).toBeTruthy();
  await waitFor(() => expect(sent).toEqual([{ path: 'move', body: { id: 2 } }]));
  const cover = screen.getAllByRole('listitem').find((item) => item.textContent.includes('封面'));
  expect(cover?.textContent).toContain('作品2');
  fireEvent.keyDown(screen.getByRole('button', { name: /^作品2，拖动/ }), { key: 'ArrowRight' });
  await waitFor(() => expect(sent.at(-1)).toEqual({ path: 'move', body: { id: 2, after_id: 1 } }));
});

test('a tag shows only its works, which then have no order to change', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: '山水 2' }));
  expect(titles()).toEqual(['作品1', '作品3']);
  expect(screen.queryByRole('button', { name: /拖动/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '全部 3' }));
  expect(titles()).toHaveLength(3);
});

test('title, tags and who may see it are edited in one place', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: '编辑 作品2' }));
  const dialog = within(await screen.findByRole('dialog', { name: '编辑作品' }));
  fireEvent.change(dialog.getByLabelText('标题'), { target: { value: ' ' } });
  fireEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('请填写作品标题')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('标题'), { target: { value: '烟雨石桥' } });
  const tag = dialog.getByLabelText('标签');
  fireEvent.change(tag, { target: { value: '桥' } });
  fireEvent.keyDown(tag, { key: 'Enter' });
  fireEvent.click(dialog.getByRole('radio', { name: '仅自己可见' }));
  fireEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { path: 'edit', body: { id: 2, title: '烟雨石桥', tags: ['桥'], visibility: 'hidden' } },
  ]);
  expect(titles()).toEqual(['作品1', '烟雨石桥', '作品3']);
  expect(screen.getAllByText('仅自己可见')).toHaveLength(1);
});

test('several are deleted at once, after a question', async () => {
  await open();
  expect(screen.queryByRole('toolbar')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: '选择 作品1' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '选择 作品3' }));
  const bar = within(screen.getByRole('toolbar', { name: '批量操作' }));
  expect(bar.getByText('已选 2 件')).toBeTruthy();
  expect(bar.queryByRole('button', { name: '设为封面' })).toBeNull();
  fireEvent.click(bar.getByRole('button', { name: '删除' }));
  const question = within(await screen.findByRole('dialog', { name: '删除作品' }));
  expect(question.getByText('确定要删除这 2 件作品吗？删除后将无法恢复。')).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(titles()).toEqual(['作品2']));
  expect(sent).toEqual([{ path: 'delete', body: { ids: [1, 3] } }]);
});

test('the mark is shown on the cover at once, before the server has redrawn it', async () => {
  await open();
  const panel = within(screen.getByRole('region', { name: '水印' }));
  expect(panel.queryByText('造界 7')).toBeNull();
  fireEvent.click(panel.getByRole('switch'));
  expect(await panel.findByText('造界 7')).toBeTruthy();
  await waitFor(() => expect(sent).toEqual([{ path: 'watermark', body: { watermark: true } }]));
  expect(await panel.findByText('正在重画，过一会儿都会换好')).toBeTruthy();
});
