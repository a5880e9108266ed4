// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { saveSession } from '../../../api/session.ts';
import { drawToastsWith } from '../../../ui/feedback/toast.tsx';
import { makeApplication, makeBounty, makeDetail } from '../bounty-test-rig.ts';
import { BountyDialog } from './bounty-dialog.tsx';

let detail: BountyDetail | null = null;
let isRefusing = false;
let said: string[] = [];
let stopListening = () => {};

const answer = (data: unknown) => Response.json({ code: 1, msg: '', data });
const broken = () => Response.json({ code: 500, msg: '', data: null }, { status: 500 });

beforeEach(() => {
  [detail, isRefusing, said] = [makeDetail(), false, []];
  localStorage.clear();
  saveSession({ id: 12, username: 'bing', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  stopListening = drawToastsWith(({ message }) => said.push(message));
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://site');
    if (isRefusing) return broken();
    if (pathname.endsWith('/bounty/detail')) return detail ? answer(detail) : broken();
    if (pathname.endsWith('/applicationdetail')) return answer(makeApplication());
    if (pathname.endsWith('/favorite')) return answer({ is_favorite: true, favorites_count: 2 });
    return answer({ is_followed: true });
  });
});
afterEach(() => {
  cleanup();
  stopListening();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/commission?bounty=5']}>
        <BountyDialog id={5} open onClose={() => undefined} onClosed={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const find = (name: string | RegExp) => screen.findByRole('button', { name });

test('what can’t be loaded says so, and is there after another try', async () => {
  detail = null;
  show();
  await screen.findByText('加载约稿详情失败');
  detail = makeDetail();
  fireEvent.click(await find('重试'));
  await screen.findByRole('heading', { name: '等距集市场景，像素风' });
  expect(screen.getByText('选过 3 位创作者 · 完成 2 单 · 按时付款 100% · 回复率 96%')).toBeTruthy();
});

test('favourite and follow answer at once, and go back when the server doesn’t', async () => {
  show();
  fireEvent.click(await find('收藏'));
  await waitFor(() => expect(said).toEqual(['已收藏']));
  fireEvent.click(await find('关注'));
  await waitFor(() => expect(said).toEqual(['已收藏', '已关注']));

  isRefusing = true;
  fireEvent.click(await find('取消收藏'));
  await find('收藏');
  await find('取消收藏');
  expect(said.at(-1)).toBe('操作失败，请重试');
});

test('somebody unknown can’t be followed', async () => {
  const nobody = { ...makeBounty().publisher_info, id: 0 };
  detail = makeDetail({ publisher_info: nobody });
  show();
  fireEvent.click(await find('关注'));
  await waitFor(() => expect(said).toEqual(['发布者信息不完整']));
});

test.each([
  ['不能申请自己的约稿', { is_owner: true, has_applied: true }],
  ['该约稿已关闭', { status: 'completed' as const }],
  ['您已申请过该约稿', { has_applied: true, my_application_id: 31 }],
])('%s', async (label, parts) => {
  detail = makeDetail(parts);
  show();
  const button = (await find(label)) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  expect(screen.queryByRole('form', { name: '应征' })).toBeNull();
});
