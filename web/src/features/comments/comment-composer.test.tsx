// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft } from '../../api/drafts/draft-shelf.ts';
import { saveSession } from '../../api/session.ts';
import { currentDialog, forgetDialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { CommentContext } from './comment-context.ts';

const close = vi.fn<() => void>();
const surroundings = { postId: 1, authorId: 20, onCountChange: () => undefined };
let arrive: () => Promise<void>;

function signIn(id: number) {
  saveSession({ id, username: '', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
}

beforeEach(() => {
  close.mockClear();
  localStorage.clear();
  signIn(7);
  vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        const answer = { code: 1, msg: '', data: { id: 12, post_id: 1, parent_id: 9 } };
        arrive = () => act(async () => resolve(Response.json(answer)));
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>('回复 @画师');
const write = (value: string) => fireEvent.change(field(), { target: { value } });

async function answerDialog(isSure: boolean) {
  const asked = currentDialog();
  await act(async () => asked?.answer(isSure));
  if (asked) forgetDialog(asked.id);
}

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CommentContext value={surroundings}>
          <CommentComposer target={{ id: 9, parentId: 9, userId: 20, nickname: '画师' }} onClose={close} />
        </CommentContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function send(text: string) {
  show();
  write(text);
  await act(async () => void fireEvent.submit(field().closest('form') as Element));
}

test('sent twice at once, the words go out once', async () => {
  show();
  write('先说这些');
  const fetched = vi.spyOn(globalThis, 'fetch');
  await act(async () => {
    fireEvent.submit(field().closest('form') as Element);
    fireEvent.submit(field().closest('form') as Element);
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a reply box is empty and put away when its words have arrived', async () => {
  await send('先说这些');
  expect(close).not.toHaveBeenCalled();
  await arrive();
  expect(field().value).toBe('');
  expect(close).toHaveBeenCalledTimes(1);
});

test('words typed while others are on their way stay, and so does the box', async () => {
  await send('先说这些');
  write('先说这些，还有');
  await arrive();
  expect(toast.success).toHaveBeenCalledTimes(1);
  expect(field().value).toBe('先说这些，还有');
  expect(close).not.toHaveBeenCalled();
});

const words = () => readDraft(7, 'comment:1:9');

test('a reply that was left, by a reload or another page, is there again', async () => {
  show();
  write('写到一半');
  cleanup();
  show();
  expect(field().value).toBe('写到一半');
});

test('Esc puts an empty box away and asks about words: they go only when given up', async () => {
  show();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(1);

  write('写到一半');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(currentDialog()).toMatchObject({ title: '放弃写到一半的回复吗？', cancelText: '继续写' });
  await answerDialog(false);
  expect(field().value).toBe('写到一半');
  expect(close).toHaveBeenCalledTimes(1);

  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  await answerDialog(true);
  expect(close).toHaveBeenCalledTimes(2);
  expect(words()).toBe('');
});

test('sent words are gone, even when the page was left before the answer', async () => {
  await send('先说这些');
  expect(words()).toBe('先说这些');
  cleanup();
  await arrive();
  expect(words()).toBe('');
});

test('the words are of the person who wrote them', () => {
  show();
  write('我的话');
  act(() => signIn(8));
  expect(field().value).toBe('');
  act(() => signIn(7));
  expect(field().value).toBe('我的话');
});

test('what another tab writes shows here, unless somebody is writing here', () => {
  show();
  write('这边');
  const elsewhere = (text: string | null) => {
    const newValue = text === null ? null : JSON.stringify({ at: Date.now(), text });
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: 'zaojie:draft:7:comment:1:9', newValue }),
        ),
    );
  };
  const focused = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  field().focus();
  elsewhere('那边');
  expect(field().value).toBe('这边');
  focused.mockReturnValue(false);
  elsewhere('这边那边');
  expect(field().value).toBe('这边那边');
  elsewhere(null);
  expect(field().value).toBe('');
});

test('an @ offers people; arrows and Enter choose one, and Esc leaves the reply open', async () => {
  const people = ['阿青', '阿砚'].map((nickname, place) => ({
    id: place + 1,
    nickname,
    username: `user${place}`,
    avatar: '',
  }));
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, msg: '', data: { data: people } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CommentContext value={surroundings}>
          <CommentComposer target={{ id: 9, parentId: 9, userId: 20, nickname: '画师' }} onClose={close} />
        </CommentContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const type = (value: string) => {
    write(value);
    field().setSelectionRange(value.length, value.length);
    fireEvent.select(field());
  };
  const list = () => screen.findByRole('list', { name: '要提到的人' }, { timeout: 30_000 });
  type('谢谢@阿');
  await list();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field().value).toBe('谢谢@阿砚 ');
  expect(screen.queryByRole('list', { name: '要提到的人' })).toBeNull();
  type('谢谢@阿砚 @');
  await list();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryByRole('list', { name: '要提到的人' })).toBeNull();
  expect(currentDialog()).toBeNull();
  fireEvent.keyDown(field(), { key: 'Escape' });
  await answerDialog(true);
  expect(close).toHaveBeenCalledTimes(1);
}, 60_000);

test('whoever is told to slow down reads for how long, and keeps the words', async () => {
  const said = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  const refusal = { code: 429, msg: '操作太频繁，请 40 秒后再试', data: null };
  vi.stubGlobal('fetch', async () =>
    Response.json(refusal, { status: 429, headers: { 'retry-after': '40' } }),
  );
  await send('先说这些');
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith('操作太频繁，请 40 秒后再试'), {
    timeout: 60_000,
  });
  expect(field().value).toBe('先说这些');
  expect(close).not.toHaveBeenCalled();
});
