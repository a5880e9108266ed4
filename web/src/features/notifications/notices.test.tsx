// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellFrame } from '../../api/live/live-bus.ts';
import { LOGOUT_EVENT, saveSession } from '../../api/session.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { FollowButton } from '../users/follow-button.tsx';
import { Notices, type NoticeView } from './notices.tsx';

const said: string[] = [];
let sent: { path: string; body: unknown }[] = [];
let shown: Notice[] = [];
const refused = new Map<string, string>();

const actor = (id: number) => ({ id, nickname: `画师${id}`, avatar: '' });
function notice(id: number, fields: Partial<Notice> = {}): Notice {
  return {
    id,
    type: 'at',
    kind: 'comment',
    actors: [actor(3)],
    actor_count: 1,
    title: '',
    content: `第${id}句`,
    link: `/post/5#comment-${id}`,
    subject: {
      kind: 'comment',
      id,
      title: '云中驿',
      excerpt: `第${id}句`,
      picture: '',
      link: `/post/5#comment-${id}`,
    },
    post: { id: 5, title: '云中驿', cover_image: '' },
    comment: { id, parent_id: 0, user_id: 3, is_liked: false },
    is_followed: false,
    is_read: false,
    created_at: '2026-03-01T00:00:00Z',
    ...fields,
  };
}

const answers: Record<string, (query: URLSearchParams) => unknown> = {
  '/api/message/notifications': (query) => {
    const isFirst = query.get('cursor') === null;
    const data = isFirst ? shown : [notice(1, { is_read: true })];
    return {
      data,
      next_cursor: isFirst ? 'c1' : null,
      unread_count: shown.filter((one) => !one.is_read).length,
    };
  },
  '/api/message/readNotifications': () => ({ unread_count: 0 }),
  '/api/posts/addComment': () => ({ id: 77, post_id: 5, parent_id: 9 }),
  '/api/posts/likeComment': () => ({ is_liked: true, like_count: 5 }),
  '/api/api/user/follow/3': () => ({ is_followed: true, followers_count: 1 }),
  '/api/message/notificationActors': () => ({ data: [1, 2, 3, 4].map(actor), next_cursor: null }),
};

beforeEach(() => {
  localStorage.clear();
  said.length = 0;
  sent = [];
  refused.clear();
  saveSession({ id: 7, username: 'me', nickname: '我', avatar: '', score: 0, token: 't', expires_at: '' });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://site');
    sent.push({
      path: url.pathname + url.search,
      body: JSON.parse(typeof init.body === 'string' ? init.body : '0'),
    });
    const msg = refused.get(url.pathname);
    if (msg !== undefined) return Response.json({ code: 1000, msg, data: null });
    return Response.json({ code: 1, msg: '', data: answers[url.pathname]?.(url.searchParams) });
  });
  for (const kind of ['success', 'error'] as const) {
    vi.spyOn(toast, kind).mockImplementation((message) => void said.push(message));
  }
});
afterEach(() => {
  globalThis.dispatchEvent(new Event(LOGOUT_EVENT));
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Where() {
  return <p data-testid="where">{useLocation().pathname + useLocation().hash}</p>;
}

async function show(type: Notice['type'], notices: Notice[], view: NoticeView = 'all') {
  shown = notices;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/chat/at']}>
        <Notices type={type} title="通知" view={view} onView={() => undefined} />
        <FollowButton userId={3} isFollowed={false} canFollow />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('list', { name: '通知' });
  return client;
}

const asked = (path: string) => sent.filter((call) => call.path.startsWith(path));
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const unread = () => screen.queryAllByText('未读').length;

test('the list says what happened and goes on by cursor', async () => {
  await show('at', [notice(9), notice(8, { kind: 'comment_mention', is_read: true })]);
  screen.getByText('评论了你的帖子《云中驿》');
  screen.getByText('在《云中驿》的评论里提到了你');
  screen.getByText('1 条未读');
  await press('更早的通知');
  await screen.findByText('第1句');
  expect(asked('/api/message/notifications').map(({ path }) => path.split('?')[1])).toEqual([
    'type=at',
    'type=at&cursor=c1',
  ]);
});

test('opening one leads to its place and marks it read', async () => {
  await show('at', [notice(9)]);
  expect(unread()).toBe(1);
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: /评论了你的帖子/ })));
  expect(screen.getByTestId('where').textContent).toBe('/post/5#comment-9');
  const read = () => asked('/api/message/readNotifications').map(({ body }) => body);
  await waitFor(() => expect(read()).toEqual([{ id: 9 }]));
  await waitFor(() => expect(unread()).toBe(0));
  screen.getByText('没有未读');
});

test('all are marked read at once, and come back when the server refuses', async () => {
  refused.set('/api/message/readNotifications', '系统繁忙');
  await show('at', [notice(9), notice(8)]);
  await press('全部已读');
  const read = () => asked('/api/message/readNotifications').map(({ body }) => body);
  await waitFor(() => expect(read()).toEqual([{ type: 'at' }]));
  await waitFor(() => expect(said).toEqual(['标为已读失败，请稍后重试']));
  await waitFor(() => expect(unread()).toBe(2));
});

test('the unread that were asked for while all were being marked are asked for again', async () => {
  await show('at', [notice(9), notice(8)], 'unread');
  shown = [];
  await press('全部已读');
  await screen.findByText('都读过了。');
});

test('an answer goes to the comment; too short a one goes nowhere', async () => {
  await show('at', [notice(9)]);
  await press('回复');
  const field = screen.getByLabelText('回复 画师3');
  fireEvent.change(field, { target: { value: '好' } });
  await act(async () => void fireEvent.submit(field));
  screen.getByText('评论内容至少2个字符');
  expect(asked('/api/posts/addComment')).toEqual([]);
  fireEvent.change(field, { target: { value: ' 谢谢你 ' } });
  await act(async () => void fireEvent.submit(field));
  await screen.findByText('你回复：谢谢你');
  expect(asked('/api/posts/addComment')[0]?.body).toEqual({
    post_id: 5,
    parent_id: 9,
    reply_user_id: 3,
    content: '谢谢你',
  });
  await waitFor(() => expect(said).toEqual(['评论发布成功']));
  await waitFor(() => expect(asked('/api/message/readNotifications')[0]?.body).toEqual({ id: 9 }));
});

test('an answer and a like written here show among the comments that are known already', async () => {
  const client = await show('at', [notice(9)]);
  const known = {
    id: 9,
    post_id: 5,
    parent_id: 0,
    is_liked: false,
    like_count: 4,
    reply_count: 0,
    replies: [],
  };
  client.setQueryData(['comments', 5], { pages: [{ data: [known], next_cursor: null }], pageParams: [null] });
  await press('回复');
  const field = screen.getByLabelText('回复 画师3');
  fireEvent.change(field, { target: { value: '谢谢你' } });
  await act(async () => void fireEvent.submit(field));
  await screen.findByText('你回复：谢谢你');
  await press('赞');
  await waitFor(() =>
    expect(client.getQueryData(['comments', 5])).toMatchObject({
      pages: [{ data: [{ id: 9, is_liked: true, like_count: 5, reply_count: 1, replies: [{ id: 77 }] }] }],
    }),
  );
});

test('a comment is liked from here', async () => {
  await show('at', [notice(9)]);
  await press('赞');
  await waitFor(() => expect(asked('/api/posts/likeComment')[0]?.body).toEqual({ comment_id: 9 }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '赞' }).getAttribute('aria-pressed')).toBe('true'),
  );
});

const FOLLOW = {
  type: 'follow',
  kind: 'follow',
  post: null,
  comment: null,
  content: '',
  link: '/user/3',
} as const;

test('a follower is followed back', async () => {
  await show('follow', [notice(9, FOLLOW)]);
  await press('回关');
  await waitFor(() => expect(said).toEqual(['关注成功']));
  await screen.findByRole('button', { name: '已互关，取消关注' });
});

test('following back shows on the other buttons of that person', async () => {
  await show('follow', [notice(9, FOLLOW)]);
  screen.getByRole('button', { name: '关注' });
  await press('回关');
  await waitFor(() => expect(said).toEqual(['关注成功']));
  screen.getByRole('button', { name: '已关注，取消关注' });
});

test('somebody followed elsewhere needs no 回关', async () => {
  await show('follow', [notice(9, FOLLOW)]);
  await press('关注');
  await waitFor(() => expect(said).toEqual(['关注成功']));
  await screen.findByRole('button', { name: '已互关，取消关注' });
});

test('a group names three and counts all, and shows everybody on demand', async () => {
  const fields = { type: 'like', kind: 'post_like', comment: null } as const;
  await show('like', [notice(9, { ...fields, actors: [1, 2, 3].map(actor), actor_count: 4 })]);
  const row = screen.getAllByRole('listitem')[0];
  expect(row?.textContent).toContain('画师1、画师2、画师3 等 4 人 赞了你的帖子《云中驿》');
  await press('展开名单');
  const everybody = await screen.findByRole('list', { name: '全部名单' });
  expect(within(everybody).getAllByRole('link')).toHaveLength(4);
});

test('what has gone can still be read about, but leads nowhere', async () => {
  await show('at', [notice(9, { link: '', post: null, comment: null })]);
  expect(screen.queryByRole('link', { name: /评论了你的帖子/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '回复' })).toBeNull();
});

test('something new comes by itself; news of another kind does not matter', async () => {
  await show('at', [notice(8)]);
  shown = [notice(9), notice(8)];
  await act(async () => tellFrame({ type: 'notice', notice_type: 'like' }));
  expect(screen.queryByText('第9句')).toBeNull();
  await act(async () => tellFrame({ type: 'notice', notice_type: 'at' }));
  await screen.findByText('第9句');
});
