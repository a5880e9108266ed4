// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guideIsPutOff } from '../../../api/guide-mark.ts';
import { forgetGuide, wishForGuide } from '../../../api/guide-wish.ts';
import { LOGOUT_EVENT, saveSession } from '../../../api/session.ts';
import { GuidanceLater } from '../guidance-later.tsx';
import './welcome-card.tsx';

const answers: Record<string, unknown> = {};
const asked: string[] = [];

function server(address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) {
  const path = new URL(address, 'http://here').pathname;
  asked.push(`${method} ${path}${body === undefined ? '' : ` ${body}`}`);
  return Promise.resolve(new Response(JSON.stringify({ code: 1, msg: '好', data: answers[path] ?? {} })));
}

const show = (path = '/home') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Link to="/home">首页</Link>
        <GuidanceLater />
      </QueryClientProvider>
    </MemoryRouter>,
  );
const signIn = () =>
  saveSession({ id: 7, username: 'lin', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const closed = () => asked.filter((one) => one.startsWith('POST /api/guidance/close'));

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answers['/api/guidance/index'] = { is_new: true, creator: null, client: null };
  answers['/api/posts/tags'] = {
    data: [{ id: 3, name: '水彩', posts_count: 2, created_at: '', is_followed: false }],
  };
  answers['/api/posts/followTag'] = { is_followed: true, followers_count: 1 };
  answers['/api/guidance/people'] = [
    { id: 9, nickname: '阿九', avatar: '', bio: '', works_count: 3, tags: ['水彩'] },
  ];
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  cleanup();
  guideIsPutOff.on = '';
  forgetGuide();
  globalThis.dispatchEvent(new Event(LOGOUT_EVENT));
  vi.unstubAllGlobals();
});

test('three steps, each can be left out, and the end is kept', async () => {
  signIn();
  show();
  await screen.findByRole('button', { name: '开始' });
  await click('开始');
  screen.getByRole('heading', { name: '先认识一下' });
  await click('下一步');
  fireEvent.click(await screen.findByRole('button', { name: '水彩' }));
  await waitFor(() => expect(asked).toContain('POST /api/posts/followTag {"tag_id":3}'));
  await click('跳过这步');
  await screen.findByText('常发 #水彩');
  expect(closed()).toEqual([]);
  await click('完成');
  expect(screen.queryByRole('region')).toBeNull();
  expect(closed()).toEqual(['POST /api/guidance/close {"part":"welcome"}']);
});

test('what was wanted before signing in has its page to itself', async () => {
  signIn();
  guideIsPutOff.on = '/post/5';
  show('/post/5');
  await act(() => Promise.resolve());
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: '首页' }));
  await screen.findByRole('button', { name: '开始' });
  await click('不用了');
  expect(closed()).toHaveLength(1);
});

test('nobody who isn’t new, and nobody who didn’t sign in here, is shown around', async () => {
  answers['/api/guidance/index'] = { is_new: false, creator: null, client: null };
  signIn();
  show();
  await waitFor(() => expect(localStorage.getItem('zaojie:guide')).toBeNull());
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  asked.length = 0;
  show();
  await act(() => Promise.resolve());
  expect(asked).toEqual([]);
});

test('it can be asked for again', async () => {
  answers['/api/guidance/index'] = { is_new: false, creator: null, client: null };
  signIn();
  forgetGuide();
  show('/profile/info');
  act(() => wishForGuide(7));
  await screen.findByRole('heading', { name: '先认识一下' });
  await click('关闭新手引导');
  expect(screen.queryByRole('region')).toBeNull();
});
