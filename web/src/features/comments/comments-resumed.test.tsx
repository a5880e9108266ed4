// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Comment, Reply } from '@zaojie/contract/comments/comment.schemas';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readIntention } from '../../api/intention.ts';
import { refreshSession, saveSession } from '../../api/session.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { CommentsLater } from './place/comments-later.tsx';

const MINE = 7;
let answer: () => Response;

function reply(id: number): Reply {
  const who = {
    user_id: 20,
    nickname: `画师${id}`,
    avatar: '',
    reply_user_id: 0,
    reply_user: null,
    mentions: [],
    media: [],
    quote: null,
  };
  const facts = {
    like_count: 3,
    is_liked: false,
    created_at: '2026-03-01T00:00:00Z',
    can: { delete: false },
  };
  return { id, post_id: 1, parent_id: 0, content: `第${id}句`, ...who, ...facts };
}
function comes(...data: Partial<Comment>[]) {
  answer = () => Response.json({ code: 1, msg: '', data: { data, next_cursor: null } });
}
const comment = (id: number, replies: Reply[] = []): Comment => ({
  ...reply(id),
  replies,
  reply_count: replies.length,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    // The place of the comments is in sight; so is the end of their list, which has no more.
    class {
      tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async () => answer());
  vi.spyOn(toast, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  refreshSession();
});

function Where() {
  return <p data-testid="where">{useLocation().pathname + useLocation().search}</p>;
}

function show({ signedIn = true, hash = '' } = {}) {
  const facts = { username: 'me', nickname: '我', avatar: '', score: 0, token: 't', expires_at: '' };
  if (signedIn) saveSession({ id: MINE, ...facts });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/post/1${hash}`]}>
        <CommentsLater postId={1} authorId={20} count={5} onCountChange={() => undefined} />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const write = (text: string, label = '评论内容') =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const where = () => screen.getByTestId('where').textContent;

test('a visitor who wants to write or answer signs in, and finds the box open on coming back', async () => {
  comes(comment(9, [reply(10)]));
  show({ signedIn: false });
  fireEvent.click(screen.getByRole('link', { name: /后说说你的看法/ }));
  expect(where()).toBe('/login?redirect=%2Fpost%2F1');
  cleanup();
  show();
  const own = await screen.findByLabelText('评论内容');
  await waitFor(() => expect(document.activeElement).toBe(own));
  cleanup();

  localStorage.clear();
  refreshSession();
  show({ signedIn: false });
  await screen.findByText('第9句');
  await press('回复 画师10');
  expect(where()).toBe('/login?redirect=%2Fpost%2F1%23comment-9');
  cleanup();
  show({ hash: '#comment-9' });
  const box = await screen.findByLabelText('回复 @画师10');
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(sessionStorage).toHaveLength(0);
});

test('a session that runs out while words are sent: the same person goes on with them', async () => {
  comes();
  show();
  await screen.findByText('还没有评论，来说第一句。');
  answer = () => Response.json({ code: 401, msg: '请先登录', data: null }, { status: 401 });
  write('写了很久的话');
  await press('发送');
  await waitFor(() => expect(readIntention()?.userId).toBe(MINE));
  cleanup();
  comes();
  show();
  const box = await screen.findByLabelText<HTMLTextAreaElement>('评论内容');
  expect(box.value).toBe('写了很久的话');
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test('unsent words are marked on the button they wait behind', async () => {
  comes(comment(9));
  show();
  await screen.findByText('第9句');
  await press('回复 画师9');
  write('写到一半', '回复 @画师9');
  await press('回复 画师9');
  expect(screen.queryByLabelText('回复 @画师9')).toBeNull();
  await press('回复 画师9，有草稿');
  expect(screen.getByLabelText<HTMLTextAreaElement>('回复 @画师9').value).toBe('写到一半');
});
