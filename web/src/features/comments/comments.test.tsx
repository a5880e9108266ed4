// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@zaojie/contract/comments/comment.schemas';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSession } from '../../api/session.ts';
import { currentDialog, forgetDialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { makeComment as comment, makeReply as reply } from './comment-test-rig.ts';
import { Comments } from './comments.tsx';

const MINE = 7;
const said: string[] = [];
const countChange = vi.fn<(change: (count: number) => number) => void>();
const routes = new Map<string, (query: URLSearchParams, body: string) => unknown>();
let sent: { path: string; body: string }[] = [];
let reachEnd: () => void = () => undefined;

const page = (data: Reply[], next_cursor: string | null = null) => ({ data, next_cursor });

class SightObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    reachEnd = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  said.length = 0;
  sent = [];
  routes.clear();
  countChange.mockClear();
  vi.stubGlobal('IntersectionObserver', SightObserver);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://site');
    const body = typeof init.body === 'string' ? init.body : '';
    sent.push({ path: url.pathname + url.search, body });
    const data = routes.get(url.pathname)?.(url.searchParams, body);
    if (data instanceof Error) return Response.json({ code: 1606, msg: data.message, data: null });
    return Response.json({ code: 1, msg: '', data });
  });
  for (const kind of ['success', 'error'] as const) {
    vi.spyOn(toast, kind).mockImplementation((message) => void said.push(message));
  }
});
afterEach(() => {
  cleanup();
  const dialog = currentDialog();
  if (dialog) forgetDialog(dialog.id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Where() {
  return <p data-testid="where">{useLocation().pathname + useLocation().search}</p>;
}

function show({ signedIn = true, hash = '' } = {}) {
  if (signedIn) {
    saveSession({
      id: MINE,
      username: 'me',
      nickname: '我',
      avatar: '',
      score: 0,
      token: 't',
      expires_at: '',
    });
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/post/1${hash}`]}>
        <Comments postId={1} authorId={20} count={5} onCountChange={countChange} />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const written = () =>
  within(screen.getByRole('list', { name: '评论列表' }))
    .getAllByText(/^第\d+句$/)
    .map((element) => element.textContent);
const write = (text: string, label = '评论内容') =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('comes five at a time, the next five when the end is in sight, by cursor', async () => {
  routes.set('/api/posts/comments', (query) =>
    query.get('cursor') === 'c1' ? page([comment(4), comment(3)]) : page([comment(9), comment(8)], 'c1'),
  );
  show();
  await screen.findByText('第9句');
  expect(sent[0]?.path).toBe('/api/posts/comments?post_id=1&per_page=5');
  await act(async () => reachEnd());
  await screen.findByText('第3句');
  expect(sent[1]?.path).toBe('/api/posts/comments?post_id=1&per_page=5&cursor=c1');
  expect(written()).toEqual(['第9句', '第8句', '第4句', '第3句']);
  await act(async () => reachEnd());
  expect(sent).toHaveLength(2);
  expect(screen.getByText('没有更多评论了')).toBeDefined();
});

test('a list that does not come can be asked for again', async () => {
  routes.set('/api/posts/comments', () => new Error(''));
  show();
  await screen.findByText('获取评论失败');
  routes.set('/api/posts/comments', () => page([comment(9)]));
  await press('重试');
  await screen.findByText('第9句');
});

test('sending is off while there is nothing to send; one character is too short', async () => {
  routes.set('/api/posts/comments', () => page([]));
  show();
  await screen.findByText('还没有评论，来说第一句。');
  const send = await screen.findByRole('button', { name: '发送' });
  expect(send.hasAttribute('disabled')).toBe(true);
  write('   ');
  expect(screen.getByRole('button', { name: '发送' }).hasAttribute('disabled')).toBe(true);
  write(' 好 ');
  await press('发送');
  expect(screen.getByRole('alert').textContent).toBe('评论内容至少2个字符');
  expect(sent).toHaveLength(1);
});

test('a new comment stands first at once, the box is empty and the count moves', async () => {
  routes.set('/api/posts/comments', () => page([comment(9)]));
  routes.set('/api/posts/addComment', () => comment(10, { user_id: MINE }));
  show();
  await screen.findByText('第9句');
  write('  第10句  ');
  await act(
    async () => void fireEvent.keyDown(screen.getByLabelText('评论内容'), { key: 'Enter', ctrlKey: true }),
  );
  await waitFor(() => expect(written()).toEqual(['第10句', '第9句']));
  expect(sent[1]?.body).toBe('{"post_id":1,"content":"第10句"}');
  expect(said).toEqual(['评论发布成功']);
  expect(countChange.mock.calls[0]?.[0](5)).toBe(6);
  expect(screen.getByLabelText<HTMLTextAreaElement>('评论内容').value).toBe('');
});

test('a face goes in where the cursor stands', async () => {
  routes.set('/api/posts/comments', () => page([]));
  show();
  await screen.findByText('还没有评论，来说第一句。');
  write('画得好');
  screen.getByLabelText<HTMLTextAreaElement>('评论内容').setSelectionRange(1, 1);
  await press('表情');
  await act(async () => void fireEvent.click(screen.getByText('🎨')));
  expect(screen.getByLabelText<HTMLTextAreaElement>('评论内容').value).toBe('画🎨得好');
});

test('what was written stays when it could not be sent', async () => {
  routes.set('/api/posts/comments', () => page([comment(9)]));
  routes.set('/api/posts/addComment', () => new Error(''));
  show();
  await screen.findByText('第9句');
  write('说得好');
  await press('发送');
  await waitFor(() => expect(said).toEqual(['发布评论失败']));
  expect(screen.getByLabelText<HTMLTextAreaElement>('评论内容').value).toBe('说得好');
  expect(countChange).not.toHaveBeenCalled();
});

test('a reply to a reply names its parent and whom it answers', async () => {
  const first = reply(11, { parent_id: 9, user_id: 30, reply_user: { id: 20, nickname: '画师9' } });
  routes.set('/api/posts/comments', () => page([comment(9, { replies: [first], reply_count: 1 })]));
  routes.set('/api/posts/addComment', () =>
    comment(12, { parent_id: 9, reply_user: { id: 30, nickname: '画师11' } }),
  );
  show();
  expect((await screen.findByText('@画师9')).getAttribute('href')).toBe('/user/20');
  await press('回复 画师11');
  write('同意', '回复 @画师11');
  await act(
    async () => void fireEvent.submit(screen.getByLabelText('回复 @画师11').closest('form') as Element),
  );
  await screen.findByText('@画师11');
  expect(sent[1]?.body).toBe('{"post_id":1,"content":"同意","parent_id":9,"reply_user_id":30}');
  expect(screen.queryByLabelText('回复 @画师11')).toBeNull();
});

test('further replies are opened in order and none twice', async () => {
  const first = reply(11, { parent_id: 9 });
  routes.set('/api/posts/comments', () => page([comment(9, { replies: [first], reply_count: 3 })]));
  routes.set('/api/posts/replies', () =>
    page([first, reply(12, { parent_id: 9 }), reply(13, { parent_id: 9 })]),
  );
  show();
  await screen.findByText('第9句');
  await press(/展开更多回复/);
  const replies = within(screen.getByRole('list', { name: '对 画师9 的回复' }));
  await waitFor(() => expect(replies.getAllByRole('listitem')).toHaveLength(3));
  expect(sent[1]?.path).toBe('/api/posts/replies?comment_id=9');
  expect(screen.queryByRole('button', { name: /展开更多回复/ })).toBeNull();
});

test('a like shows at once and is taken back with the words of the server', async () => {
  let answer: (value: unknown) => void = () => undefined;
  routes.set('/api/posts/comments', () => page([comment(9)]));
  routes.set('/api/posts/likeComment', () => new Error('评论不存在或已删除'));
  show();
  await screen.findByText('第9句');
  const answerLater = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    await new Promise((resolve) => (answer = resolve));
    return answerLater(address, init);
  });
  await press('赞，3');
  expect(screen.getByRole('button', { name: '取消赞，4' }).getAttribute('aria-pressed')).toBe('true');
  await act(async () => answer(null));
  await screen.findByRole('button', { name: '赞，3' });
  expect(said).toEqual(['评论不存在或已删除']);
});

test('deleting asks first, then the comment is gone and the count is the one the server gives', async () => {
  routes.set('/api/posts/comments', () => page([comment(9, { can: { delete: true } }), comment(8)]));
  routes.set('/api/posts/delComment/9', () => ({ comment_count: 2 }));
  show();
  await screen.findByText('第9句');
  await press('画师9的评论的操作');
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  expect(currentDialog()?.message).toBe('确定要删除这条评论吗？');
  await act(async () => currentDialog()?.answer(true));
  await waitFor(() => expect(written()).toEqual(['第8句']));
  expect(said).toEqual(['评论已删除']);
  expect(countChange.mock.calls[0]?.[0](5)).toBe(2);
});

test('a comment that could not be deleted stays', async () => {
  routes.set('/api/posts/comments', () => page([comment(9, { can: { delete: true } })]));
  routes.set('/api/posts/delComment/9', () => new Error(''));
  show();
  await screen.findByText('第9句');
  await press('画师9的评论的操作');
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  await act(async () => currentDialog()?.answer(true));
  await waitFor(() => expect(said).toEqual(['删除评论失败']));
  expect(written()).toEqual(['第9句']);
});

test.each([['赞，3'], ['回复 画师9']])('a visitor who presses %s is led to sign in', async (name) => {
  routes.set('/api/posts/comments', () => page([comment(9)]));
  show({ signedIn: false });
  await screen.findByText('第9句');
  await press(name);
  expect(screen.getByTestId('where').textContent).toMatch(/^\/login\?redirect=%2Fpost%2F1(%23comment-9)?$/);
  expect(sent).toHaveLength(1);
});

test('the comment that the address names is loaded, however far back, and comes into view once', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  const pages = new Map([
    [null, page([comment(30), comment(29)], 'b')],
    ['b', page([comment(28)], 'c')],
    ['c', page([comment(9)], 'd')],
  ]);
  routes.set('/api/posts/comments', (query) => pages.get(query.get('cursor')));
  show({ hash: '#comment-9' });
  await waitFor(() => expect(scrolled).toEqual(['comment-9']));
  expect(written()).toEqual(['第30句', '第29句', '第28句', '第9句']);
  // Found: the pages after it wait for whoever scrolls.
  expect(sent.filter(({ path }) => path.includes('cursor=d'))).toEqual([]);
});
